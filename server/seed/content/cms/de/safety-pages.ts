import type { PageText } from "../texts.ts";

const TOOLS = `
<h2>Hilfsmittel, die Sie heute nutzen können</h2>
<table>
<thead><tr><th scope="col">Hilfsmittel</th><th scope="col">Wirkung</th></tr></thead>
<tbody>
<tr><td>Einzahlungslimit</td><td>Der Höchstbetrag, den Sie pro Tag, Woche oder Monat einzahlen können</td></tr>
<tr><td>Verlustlimit</td><td>Der Höchstbetrag, den Sie pro Tag, Woche oder Monat verlieren können</td></tr>
<tr><td>Einsatzlimit</td><td>Der Höchstbetrag, den Sie pro Tag, Woche oder Monat einsetzen können</td></tr>
<tr><td>Zeitlimit</td><td>Die Höchstzahl an Minuten, die Sie am Tag spielen können</td></tr>
<tr><td>Pause</td><td>Keine Einzahlungen und kein Spiel für einen Tag, drei Tage, eine Woche oder einen Monat</td></tr>
<tr><td>Selbstsperre</td><td>Keine Einzahlungen und kein Spiel für Monate oder dauerhaft; sie kann nicht verkürzt werden</td></tr>
</tbody>
</table>
<p>Sie finden sie in Ihrem Profil unter <a href="/profile/limits">Limits und Pausen</a>, in der Kasse und in der Leiste jedes Spiels. Ein niedrigeres Limit gilt sofort, auch in einem bereits geöffneten Spiel. Während einer Pause oder Sperre können Sie Ihr Geld weiterhin auszahlen und Ihren Verlauf lesen, und wir senden Ihnen keine Angebote.</p>`;

const SIGNS = `
<h2>Anzeichen dafür, dass es kein Spiel mehr ist</h2>
<ul>
<li>Sie spielen, um Verluste zurückzugewinnen.</li>
<li>Sie geben Geld aus, das für etwas anderes gedacht war, oder leihen sich welches.</li>
<li>Sie verheimlichen, wie viel oder wie oft Sie spielen.</li>
<li>Sie sind unruhig oder gereizt, wenn Sie nicht spielen.</li>
</ul>
<p>Wenn Sie sich in einem dieser Punkte wiedererkennen, hören Sie für heute auf und sprechen Sie mit jemandem. Die folgenden Stellen sind kostenlos, von uns unabhängig und vertraulich.</p>`;

const CLOSING = `
<h2>Minderjährige</h2>
<p>Melden Sie sich auf gemeinsam genutzten Geräten ab und lassen Sie Ihr Passwort nicht im Browser speichern. Filter, wie sie in Handys und Tablets eingebaut sind, können Glücksspielseiten für eine ganze Familie sperren.</p>
<h2>Ein letztes Wort</h2>
<p>Bei jedem Spiel hier hat das Haus einen Vorteil. Auf Dauer verlieren Spielerinnen und Spieler mehr, als sie gewinnen. Betrachten Sie Ihren Einsatz als Preis für einen Abend, legen Sie ihn vorher fest und halten Sie ihn so klein, dass sich nichts ändert, wenn Sie alles verlieren.</p>`;

export const SAFETY_PAGES = {
  "responsible-gaming": {
    title: "Verantwortungsvolles Spielen",
    description:
      "Limits, Pausen und Selbstsperre bei Apogee, Warnzeichen, auf die Sie achten sollten, und kostenlose Hilfe in Ihrem Land.",
    keywords: "verantwortungsvolles Spielen, Spielerschutz, Limits, Selbstsperre, Hilfe",
    content: `
<p>Glücksspiel ist Unterhaltung, die Geld kostet. Es ist kein Einkommen und kein Ausweg aus Schulden. Diese Seite zeigt, wie Sie die Kontrolle behalten und wo Sie Hilfe finden.</p>
${TOOLS}
<p>Ein höheres Limit oder die Aufhebung eines Limits wird erst nach einer Wartezeit möglich und muss dann von Ihnen bestätigt werden. Wie lange es dauert, hängt von der Lizenz ab; die Seite mit den Limits zeigt es an.</p>
${SIGNS}
<h2>Wo Sie Hilfe finden</h2>
<table>
<thead><tr><th scope="col">Land</th><th scope="col">Organisation</th><th scope="col">Kontakt</th></tr></thead>
<tbody>
<tr><td>Kanada (Ontario)</td><td>ConnexOntario</td><td><a href="https://www.connexontario.ca">connexontario.ca</a>, 1-866-531-2600</td></tr>
<tr><td>Australien</td><td>Gambling Help Online; BetStop, das nationale Register für Selbstsperren</td><td><a href="https://www.gamblinghelponline.org.au">gamblinghelponline.org.au</a>, 1800 858 858; <a href="https://www.betstop.gov.au">betstop.gov.au</a></td></tr>
<tr><td>Deutschland</td><td>Check dein Spiel, das öffentliche Beratungsangebot zum Glücksspiel</td><td><a href="https://www.check-dein-spiel.de">check-dein-spiel.de</a>, 0800 1 37 27 00</td></tr>
<tr><td>Neuseeland</td><td>Gambling Helpline</td><td><a href="https://www.gamblinghelpline.co.nz">gamblinghelpline.co.nz</a>, 0800 654 655</td></tr>
<tr><td>Italien</td><td>Telefono Verde Nazionale per le problematiche legate al Gioco d'Azzardo (Istituto Superiore di Sanità)</td><td>800 558822</td></tr>
<tr><td>Estland</td><td>Hasartmängusõltuvuse Nõustamiskeskus</td><td>15410</td></tr>
<tr><td>Schweden</td><td>Stödlinjen</td><td><a href="https://www.stodlinjen.se">stodlinjen.se</a>, 020-81 91 00</td></tr>
<tr><td>Norwegen</td><td>Hjelpelinjen</td><td><a href="https://www.hjelpelinjen.no">hjelpelinjen.no</a>, 800 800 40</td></tr>
<tr><td>Österreich</td><td>Spielsuchthilfe</td><td><a href="https://www.spielsuchthilfe.at">spielsuchthilfe.at</a>, 01 544 13 57</td></tr>
<tr><td>Schweiz</td><td>SOS Spielsucht</td><td><a href="https://www.sos-spielsucht.ch">sos-spielsucht.ch</a>, 0800 040 080</td></tr>
<tr><td>Andere Länder</td><td>Gamblers Anonymous; Gambling Therapy</td><td><a href="https://www.gamblersanonymous.org">gamblersanonymous.org</a>; <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a></td></tr>
</tbody>
</table>
${CLOSING}`,
  },
  "responsible-gaming/EE": {
    title: "Verantwortungsvolles Spielen",
    description:
      "Limits, Pausen und Selbstsperre nach dem estnischen Regelwerk und kostenlose Hilfe in Estland.",
    keywords: "verantwortungsvolles Spielen, Estland, HAMPI, Limits, Hilfe",
    content: `
<p>Glücksspiel ist Unterhaltung, die Geld kostet. Es ist kein Einkommen und kein Ausweg aus Schulden. Nach dem estnischen Regelwerk müssen Sie mindestens 21 Jahre alt sein, um zu spielen.</p>
<h2>Die nationale Liste</h2>
<p>Sie können sich bei der estnischen Steuer- und Zollbehörde auf die Liste der Personen mit Glücksspielbeschränkungen (HAMPI) setzen lassen. Eine Beschränkung gilt 6 bis 36 Monate und kann nicht vorzeitig aufgehoben werden. Diese Demonstration ist nicht mit der Liste verbunden: Ein Eintrag verhindert nicht, dass Sie hier spielen. Wenn Sie auch hier aufhören möchten, sperren Sie sich unter <a href="/profile/limits">Limits und Pausen</a> selbst.</p>
${TOOLS}
<p>Nach diesem Regelwerk beginnt die Selbstsperre bei sechs Monaten. Ein höheres Limit oder die Aufhebung eines Limits wird erst nach sieben Tagen möglich und muss dann von Ihnen bestätigt werden. Die Zeit seit Ihrer Anmeldung ist immer auf dem Bildschirm zu sehen, und mindestens einmal pro Stunde werden Sie daran erinnert.</p>
${SIGNS}
<h2>Wo Sie Hilfe finden</h2>
<ul>
<li>Hasartmängusõltuvuse Nõustamiskeskus, Beratung bei Glücksspielsucht: Telefon 15410.</li>
<li>Estnische Steuer- und Zollbehörde, für die Sperrliste: <a href="https://www.emta.ee">emta.ee</a>.</li>
<li>Gambling Therapy, in mehreren Sprachen: <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a>.</li>
</ul>
${CLOSING}`,
  },
  fairness: {
    title: "Fairness",
    description:
      "Wie Ergebnisse gezogen werden, was die Auszahlungsquote bedeutet und wie sich Ziehungen, Turniere und Jackpots überprüfen lassen.",
    keywords: "Fairness, Zufallsgenerator, RNG, Auszahlungsquote, Provably Fair, Turniere",
    content: `
<p>Vertrauen sollte keinen Glauben brauchen. Diese Seite erklärt, wie Ergebnisse zustande kommen und was Sie selbst überprüfen können.</p>
<h2>Spiele der Anbieter</h2>
<p>Ergebnisse werden auf dem Server des Anbieters gezogen, niemals in Ihrem Browser. Eine Runde weiß nicht, was Sie zuvor gewonnen haben, wie viel Sie eingezahlt haben oder ob Sie gleich gehen wollen. Die Auszahlungsquote (RTP) eines Spiels steht in seinem Infobereich. Ein RTP von 96&nbsp;% bedeutet, dass über Millionen von Runden 96 von je 100 eingesetzten Einheiten an die Spielenden zurückfließen; ein einzelner Abend kann völlig anders aussehen.</p>
<h2>Unsere eigenen Ziehungen</h2>
<p>Das Glücksrad, Lootboxen und Lotterien ziehen wir selbst:</p>
<ol>
<li>Bevor Sie handeln, veröffentlicht der Server den Fingerabdruck (Hash) eines Geheimwerts und der Chancentabelle.</li>
<li>Das Ergebnis wird aus diesem Geheimwert, einem von Ihnen wählbaren Text und einem Zähler berechnet.</li>
<li>Später wird der Geheimwert offengelegt, und <a href="/verify">Sie können das Ergebnis nachrechnen</a>, auch ohne Netz.</li>
</ol>
<p>Das beweist, dass ein Ergebnis nicht nachträglich verändert wurde. Es beweist nicht, dass die Chancen gut sind; deshalb stehen die Chancen neben dem Rad. Felder, die nicht gezogen werden können, sind so gekennzeichnet.</p>
<h2>Turniere</h2>
<p>Die Rangliste wird am Ende des Turniers eingefroren. Bei gleicher Punktzahl entscheidet, wer sie zuerst erreicht hat. Preise werden einmalig und automatisch vergeben, und die Gewinner werden über die Benachrichtigungen informiert.</p>
<h2>Jackpots</h2>
<p>Ein hier angezeigter Jackpot sinkt nie ohne einen Gewinn. Woher das Geld kommt, steht im <a href="/jackpots-guide">Jackpot-Ratgeber</a>.</p>
<h2>Demospiele</h2>
<p>Für Demos gelten dieselben Regeln und dieselben Chancen wie für das Spiel um Geld. Wenn Sie eine Demo finden, bei der das nicht so ist, <a href="/contacts">sagen Sie es uns</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
