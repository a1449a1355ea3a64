import type { PageText } from "../texts.ts";

/** The terms differ between licences in two places only: who supervises, and what the licence adds. */
function terms(licence: string, extra: string): PageText {
  return {
    title: "Allgemeine Geschäftsbedingungen",
    description:
      "Die Vereinbarung zwischen Ihnen und Apogee: wer spielen darf und wie Konto, Einzahlungen, Auszahlungen und Spiele funktionieren.",
    keywords: "Geschäftsbedingungen, AGB, Konto, Einzahlungen, Auszahlungen, Regeln",
    content: `
<p>Diese Geschäftsbedingungen sind die Vereinbarung zwischen Ihnen, der spielenden Person, und Apogee. Sie sind dazu da, gelesen zu werden. Wenn etwas unklar ist, <a href="/contacts">fragen Sie uns</a>, bevor Sie spielen.</p>
<h2>1. Lizenz</h2>
${licence}
<h2>2. Wer spielen darf</h2>
<ul>
<li>Sie haben das Mindestalter erreicht, das die Lizenz und Ihr Wohnort vorschreiben; es gilt das höhere Alter.</li>
<li>Sie spielen für sich selbst, mit eigenem Geld, und haben nur ein einziges Konto.</li>
<li>Sie befinden sich nicht in einem Land, in dem keine Konten angeboten werden, und Sie haben sich nicht vom Glücksspiel ausgeschlossen.</li>
</ul>
<h2>3. Ihr Konto</h2>
<p>Ihre Angaben müssen der Wahrheit entsprechen, und Sie halten sie aktuell. Ihr Passwort gehört nur Ihnen; wir fragen nie danach. Sie können das Konto jederzeit schließen: Geld, das Ihnen gehört, wird ausgezahlt, so klein der Betrag auch sein mag.</p>
<h2>4. Einzahlungen und Auszahlungen</h2>
<p>Einzahlungen werden gebucht, sobald der Zahlungsdienstleister sie bestätigt. Auszahlungen gehen nach den Prüfungen, die unsere <a href="/kyc-policy">Richtlinie zur Identitätsprüfung</a> beschreibt, an eine Zahlungsmethode auf Ihren eigenen Namen zurück. Die Kasse zeigt den verfügbaren Betrag und dazu, was gesperrt ist und warum. Fallen Gebühren an, sehen Sie diese vor der Bestätigung.</p>
<h2>5. Spiele</h2>
<p>Jedes Spiel folgt den Regeln, die im Spiel angezeigt werden. Ein Einsatz ist endgültig, sobald die Runde begonnen hat. Wird eine Runde unterbrochen, wird sie auf dem Server zu Ende gespielt und ihr Ergebnis gutgeschrieben; kann sie nicht beendet werden, wird sie storniert und der Einsatz zurückerstattet. Hat die Fehlfunktion eines Spiels ein Ergebnis verändert, sind die betroffenen Runden ungültig, und alle Einsätze werden zurückerstattet.</p>
<h2>6. Boni</h2>
<p>Boni sind freiwillig und unterliegen den <a href="/bonus-terms">Bonusbedingungen</a>. Sie können jederzeit auch ohne Bonus spielen.</p>
<h2>7. Limits und Pausen</h2>
<p>Unter <a href="/responsible-gaming">Verantwortungsvolles Spielen</a> erfahren Sie, wie Sie Limits setzen und Pausen einlegen. Ein niedrigeres Limit gilt sofort. Auch während einer Pause können Sie Geld auszahlen und Ihren Verlauf einsehen.</p>
${extra}
<h2>8. Wann wir eingreifen</h2>
<p>Wir können ein Konto vorübergehend sperren, während wir einen Betrugsverdacht, eine gestohlene Zahlungsmethode oder das Spiel einer minderjährigen Person untersuchen. Wir teilen Ihnen mit, dass das Konto gesperrt ist und was wir von Ihnen benötigen, sofern das Gesetz es nicht verbietet. Gewinne aus fairem Spiel werden niemals einbehalten, nur weil sie hoch sind.</p>
<h2>9. Änderungen und Beschwerden</h2>
<p>Änderungen dieser Geschäftsbedingungen werden angekündigt, bevor sie gelten, und Sie werden um Ihre Zustimmung gebeten. Bei Meinungsverschiedenheiten gilt unser <a href="/complaints">Beschwerdeverfahren</a>; es ist für Sie kostenlos.</p>`,
  };
}

const HEAD =
  "<p>Diese Website ist eine Demonstration. Der Betreiber und seine Lizenzdaten sind erfunden, und es wird kein echtes Geld angenommen.";

export const TERMS_PAGES = {
  "terms-and-conditions": terms(
    `${HEAD} Das hier verwendete Regelwerk folgt beispielhaft den Regeln von Curaçao. Welches Regelwerk für Sie gilt, richtet sich nach der Adresse der Website und nach Ihrem Konto; es wird am Ende jeder Seite genannt.</p>`,
    "",
  ),
  "terms-and-conditions/EE": terms(
    `${HEAD} Das hier verwendete Regelwerk folgt beispielhaft dem estnischen Glücksspielgesetz. Das Mindestalter beträgt 21 Jahre.</p>`,
    `<h3>Nach dem estnischen Regelwerk</h3>
<p>Die Zeit seit Ihrer Anmeldung wird immer angezeigt. Die Erhöhung oder Aufhebung eines Limits wird erst nach sieben Tagen möglich und muss dann von Ihnen bestätigt werden. Eine Auszahlung kann nicht zurückgenommen werden, automatisches Spiel gibt es nicht, und Spiele mit Bonuskauf werden nicht angeboten.</p>`,
  ),
  "terms-and-conditions/GCB": terms(
    `${HEAD} Das hier verwendete Regelwerk folgt beispielhaft den Auflagen einer Glücksspielaufsicht. Von den anderen unterscheidet es sich in den Punkten, die in Abschnitt 7 genannt sind.</p>`,
    `<h3>Nach dem Regelwerk der Glücksspielaufsicht</h3>
<p>Bei der Registrierung werden Sie nach einem Einzahlungslimit gefragt. Die Aufhebung eines Limits wird erst nach drei Tagen möglich. Eine Auszahlung kann nicht zurückgenommen werden, und die Hinweise auf Ihre Spielzeit lassen sich nicht abschalten.</p>`,
  ),
  "bonus-terms": {
    title: "Bonusbedingungen",
    description:
      "So funktionieren Boni und Freispiele bei Apogee: Umsatz, Fristen, was zählt und was bei einem Abbruch geschieht.",
    keywords: "Bonus, Umsatzbedingungen, Freispiele, Bedingungen",
    content: `
<p>Ein Bonus ist zusätzliches Spielgeld mit Bedingungen. Die wichtigen Bedingungen stehen direkt am Bonus, bevor Sie ihn annehmen: der Betrag, der geforderte Umsatz, die Frist und der höchstmögliche Gewinn. Diese Seite erklärt die Begriffe.</p>
<h2>Umsatz</h2>
<p>Die Umsatzbedingung gibt an, wie oft ein Betrag eingesetzt werden muss, bevor aus Bonusgeld Echtgeld wird. Ein Bonus von 10 mit 3-fachem Umsatz ist nach Einsätzen von insgesamt 30 erfüllt. Der Balken auf Ihrer Geschenkseite zeigt den bereits erfüllten Anteil, abgerundet.</p>
<table>
<thead><tr><th scope="col">Art des Spiels</th><th scope="col">Anrechnung auf den Umsatz</th></tr></thead>
<tbody>
<tr><td>Slots</td><td>100&nbsp;%</td></tr>
<tr><td>Jackpot-Slots</td><td>0&nbsp;%</td></tr>
<tr><td>Crash- und Sofortspiele, Bingo, Keno</td><td>50&nbsp;%</td></tr>
<tr><td>Tisch- und Live-Spiele</td><td>10&nbsp;%</td></tr>
</tbody>
</table>
<h2>Immer nur einer</h2>
<p>Es ist immer nur ein Bonus aktiv. Weitere warten auf Ihrer Geschenkseite, bis Sie sie starten oder ihre Frist abläuft. Echtgeld wird vor Bonusgeld eingesetzt, damit Ihre Einzahlung niemals durch ein Geschenk gebunden ist.</p>
<h2>Ende eines Bonus</h2>
<ul>
<li><strong>Erfüllt:</strong> Der Rest des Bonus wird bis zu seinem Höchstgewinn Ihrem Echtgeldguthaben gutgeschrieben.</li>
<li><strong>Von Ihnen abgebrochen:</strong> Das Bonusgeld und die daraus erzielten Gewinne werden entfernt. Den genauen Betrag sehen Sie vor der Bestätigung. Echtgeld bleibt Ihnen erhalten.</li>
<li><strong>Abgelaufen:</strong> wie beim Abbruch, zu dem Zeitpunkt, der am Bonus angegeben ist.</li>
</ul>
<h2>Obergrenzen der Lizenz</h2>
<p>Manche Lizenzen begrenzen den Umsatzfaktor. Liegt die Obergrenze unter der Zahl in einem Angebot, gilt die Obergrenze, und nur sie wird Ihnen angezeigt.</p>
<h2>Faire Nutzung</h2>
<p>Boni gelten jeweils für eine Person, einen Haushalt und eine Zahlungsmethode. Wir erklären keinen Bonus für ungültig, weil Sie gut gespielt haben. Wenn wir meinen, dass gegen eine Regel verstoßen wurde, sagen wir Ihnen, gegen welche, und Sie können sich <a href="/complaints">beschweren</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
