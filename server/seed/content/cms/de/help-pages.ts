import type { PageText } from "../texts.ts";

export const HELP_PAGES = {
  faq: {
    title: "Häufig gestellte Fragen",
    description: "Kurze Antworten zu Konto, Spielen, Zahlungen, Boni und Limits bei Apogee.",
    keywords: "FAQ, Hilfe, Fragen",
    content: `
<h2 id="account">Konto</h2>
<h3 id="confirmation-email">Ich habe die Bestätigungs-E-Mail nicht erhalten.</h3>
<p>Sehen Sie zuerst im Spam-Ordner nach. In Ihrem Profil können Sie die E-Mail erneut senden lassen. Haben Sie sich bei der Adresse vertippt, <a href="/contacts">schreiben Sie uns</a> von der richtigen aus.</p>
<h3 id="change-currency">Kann ich meine Währung ändern?</h3>
<p>Sie können in der Kasse ein weiteres Konto in einer anderen Währung eröffnen und zwischen den Konten wechseln. Jedes hat sein eigenes Guthaben.</p>
<h3 id="same-household">Können zwei Personen aus einem Haushalt spielen?</h3>
<p>Ja, jede mit einem eigenen Konto und mit Zahlungsmethoden auf den eigenen Namen.</p>
<h2 id="games">Spiele</h2>
<h3 id="locked-game">Warum ist ein Spiel gesperrt?</h3>
<p>Der Anbieter bietet es in Ihrer Währung nicht an. Das Schloss weist darauf hin. Spiele in anderen Währungen stehen wieder offen, wenn Sie das Konto wechseln.</p>
<h3 id="demo">Kann ich ein Spiel ohne Geld ausprobieren?</h3>
<p>Die meisten Spiele haben eine Demo; Live-Spiele nicht, denn die Tische sind echt. Für eine Demo brauchen Sie kein Konto.</p>
<h3 id="interrupted-round">Mein Spiel ist mitten in einer Runde stehen geblieben.</h3>
<p>Die Runde wird auf dem Server zu Ende gespielt. Öffnen Sie das Spiel erneut, um sie zu sehen, oder schauen Sie in Ihren Spielverlauf. Ihr Einsatz geht durch eine unterbrochene Verbindung nie verloren.</p>
<h2 id="payments">Zahlungen</h2>
<h3 id="withdrawal-time">Wie lange dauert eine Auszahlung?</h3>
<p>Die Kasse zeigt neben jeder Methode die übliche Dauer. Die erste Auszahlung dauert wegen der <a href="/kyc-policy">Identitätsprüfung</a> länger. Mehr dazu unter <a href="/payments">Zahlungen</a>.</p>
<h3 id="missing-deposit">Meine Einzahlung ist nicht angekommen.</h3>
<p>Die Kasse zeigt, wie lange jede Methode braucht; Kryptozahlungen brauchen eine bestimmte Anzahl an Bestätigungen. Fehlt eine Kartenzahlung nach einer Stunde noch, senden Sie uns den Beleg.</p>
<h2 id="bonuses">Boni</h2>
<h3 id="bonus-optional">Muss ich einen Bonus annehmen?</h3>
<p>Nein. Sie können immer auch ohne Bonus spielen.</p>
<h3 id="wagering">Was sind Umsatzbedingungen?</h3>
<p>Das erklären wir mit einem Beispiel in den <a href="/bonus-terms">Bonusbedingungen</a>.</p>
<h2 id="limits">Limits</h2>
<h3 id="raise-limit">Ich möchte heute ein höheres Limit.</h3>
<p>Ein höheres Limit wird frühestens nach einem Tag möglich und muss dann von Ihnen bestätigt werden. Das ist Absicht. Ein niedrigeres gilt sofort.</p>`,
  },
  payments: {
    title: "Zahlungen",
    description:
      "Zahlungsmethoden, Währungen, Limits, Gebühren und Bearbeitungszeiten für Einzahlungen und Auszahlungen.",
    keywords: "Zahlungen, Einzahlung, Auszahlung, Gebühren, Krypto-Limits",
    content: `
<p>Die Kasse zeigt immer die Methoden, die für Ihr Land und Ihre Währung verfügbar sind, mit Limits, Gebühren und üblicher Dauer. Diese Seite erklärt alles Übrige.</p>
<h2>Währungen</h2>
<p>Konten können in EUR, USD, CAD, AUD, NZD, NOK, BRL und JPY sowie in BTC, ETH, BCH, LTC, DOGE und USDT geführt werden. Beträge in Bitcoin werden in µBTC angezeigt, Beträge in Ether, Litecoin und Bitcoin Cash in Tausendsteln eines Coins, weil sie so leichter zu lesen sind. In Ihrem Konto wird nichts gerundet.</p>
<h2>Krypto-Limits</h2>
<table>
<thead><tr><th scope="col">Coin</th><th scope="col">Einzahlung ab</th><th scope="col">Auszahlung</th></tr></thead>
<tbody>
<tr><td>Bitcoin</td><td>0,0001</td><td>0,0001 bis 0,4</td></tr>
<tr><td>Ethereum</td><td>wie in der Kasse angegeben</td><td>bis 12</td></tr>
<tr><td>Litecoin</td><td>0,01</td><td>bis 60</td></tr>
<tr><td>Dogecoin</td><td>wie in der Kasse angegeben</td><td>bis 1.600.000</td></tr>
<tr><td>Tether</td><td>20</td><td>25 bis 4.000</td></tr>
</tbody>
</table>
<p>Für Kryptozahlungen berechnen wir keine Gebühr; die Netzwerkgebühr erhebt das jeweilige Netzwerk selbst.</p>
<h2>Einzahlungen</h2>
<p>Eine Einzahlung wird gebucht, sobald der Zahlungsdienstleister sie bestätigt. Auf Ihr Einzahlungslimit wird sie in dem Moment angerechnet, in dem sie angenommen wird. Würde Ihr Limit überschritten, wird die Einzahlung abgelehnt, bevor Geld fließt.</p>
<h2>Auszahlungen</h2>
<ol>
<li>Sie wählen einen Betrag bis zur verfügbaren Höhe. Was gesperrt ist und warum, steht daneben.</li>
<li>Der Betrag wird sofort für die Auszahlung reserviert und kann nicht mehr eingesetzt werden.</li>
<li>Wir prüfen und senden ihn. Den Stand der Zahlung sehen Sie in Ihrem Verlauf: ausstehend, in Bearbeitung, ausgezahlt.</li>
</ol>
<p>Unter manchen Lizenzen kann eine Auszahlung zurückgenommen werden, solange sie aussteht, unter anderen nicht. Die Methode wählen Sie in der Kasse; nutzen Sie nur Konten auf Ihren eigenen Namen.</p>
<h2>Wenn etwas fehlschlägt</h2>
<p>Eine fehlgeschlagene Zahlung lässt Ihr Guthaben unverändert. Über abgelehnte Kartenzahlungen entscheidet Ihre Bank; sie kann Ihnen den Grund nennen.</p>`,
  },
  contacts: {
    title: "Kontakt",
    description: "So erreichen Sie Support, Beschwerdestelle, Datenschutz- und Partnerteam von Apogee.",
    keywords: "Kontakt, Support, Kundendienst, E-Mail, Formular",
    content: `
<p>Sagen Sie uns, was Sie versucht und was Sie gesehen haben; ein Screenshot hilft. Nennen Sie bei einer Zahlung die Nummer aus Ihrem Verlauf, bei einem Spiel den Namen und die Uhrzeit. Wir fragen nie nach Ihrem Passwort oder einer vollständigen Kartennummer.</p>
<h2>Support</h2>
<ul>
<li><strong>E-Mail:</strong> <a href="mailto:support@apogee.test">support@apogee.test</a>.</li>
<li><strong>Formular:</strong> über die Schaltfläche in der Ecke des Bildschirms, auf dem Handy über das Menü, oder auf der <a href="/support">Support-Seite</a>, auch ohne Konto. Die Antwort kommt per E-Mail.</li>
</ul>
<h2>Weitere Adressen</h2>
<table>
<thead><tr><th scope="col">Anliegen</th><th scope="col">Schreiben Sie an</th></tr></thead>
<tbody>
<tr><td>Eine Beschwerde</td><td><a href="mailto:complaints@apogee.test">complaints@apogee.test</a>, siehe <a href="/complaints">Verfahren</a></td></tr>
<tr><td>Ihre personenbezogenen Daten</td><td><a href="mailto:privacy@apogee.test">privacy@apogee.test</a></td></tr>
<tr><td>Limits und Sperren</td><td><a href="mailto:saferplay@apogee.test">saferplay@apogee.test</a></td></tr>
<tr><td>Partner</td><td><a href="mailto:partners@apogee.test">partners@apogee.test</a></td></tr>
<tr><td>Eine von Ihnen gefundene Sicherheitslücke</td><td><a href="mailto:security@apogee.test">security@apogee.test</a></td></tr>
</tbody>
</table>
<h2>Sprachen</h2>
<p>Schreiben Sie in Ihrer Sprache. Auf Deutsch, Englisch und Italienisch antworten wir selbst, in anderen Sprachen mithilfe einer Übersetzung.</p>
<h2>Dringend: Sie möchten jetzt aufhören</h2>
<p>Dafür brauchen Sie uns nicht. Unter <a href="/profile/limits">Limits und Pausen</a> beginnt eine Pause oder Sperre in dem Moment, in dem Sie sie bestätigen. Wenn Sie sich nicht anmelden können, schreiben Sie von der Adresse Ihres Kontos an saferplay@apogee.test.</p>
<p>Diese Adressen gehören zu einer Demonstration; Nachrichten werden nicht zugestellt.</p>`,
  },
  complaints: {
    title: "Beschwerden",
    description:
      "Wie Sie sich bei Apogee beschweren, wie lange es dauert und an wen Sie sich wenden, wenn Sie mit unserer Antwort nicht einverstanden sind.",
    keywords: "Beschwerde, Streitbeilegung, Verfahren",
    content: `
<p>Wenn der Support ein Problem nicht oder falsch gelöst hat, können Sie sich beschweren. Das ist kostenlos, verzögert keine Auszahlung, und niemand behandelt Sie deswegen anders.</p>
<h2>So beschweren Sie sich</h2>
<p>Schreiben Sie innerhalb von sechs Monaten an <a href="mailto:complaints@apogee.test">complaints@apogee.test</a> und nennen Sie uns:</p>
<ul>
<li>die E-Mail-Adresse Ihres Kontos;</li>
<li>was wann und in welchem Spiel oder bei welcher Zahlung geschehen ist (am besten mit der Nummer aus Ihrem Verlauf);</li>
<li>was die Sache in Ordnung bringen würde.</li>
</ul>
<h2>Was dann geschieht</h2>
<table>
<thead><tr><th scope="col">Innerhalb von</th><th scope="col">Was wir tun</th></tr></thead>
<tbody>
<tr><td>Einem Tag</td><td>Den Eingang bestätigen, mit einer Nummer und dem Namen der zuständigen Person</td></tr>
<tr><td>Zehn Tagen</td><td>Antworten oder sagen, worauf wir noch warten und von wem</td></tr>
<tr><td>Acht Wochen</td><td>Unsere abschließende Antwort mit Begründung geben</td></tr>
</tbody>
</table>
<p>Die zuständige Person war an der Entscheidung, über die Sie sich beschweren, nicht beteiligt. Geht es um eine Spielrunde, bitten wir den Anbieter um das Protokoll der Runde und teilen Ihnen in klaren Worten mit, was darin steht.</p>
<h2>Wenn Sie nicht einverstanden sind</h2>
<p>Mit unserer abschließenden Antwort erhalten Sie Namen und Anschrift der Behörde oder der unabhängigen Schlichtungsstelle, die für Ihre Lizenz zuständig ist. Sie ist für Sie kostenlos, und wir akzeptieren ihre Entscheidung. Sie können auch ein Gericht an Ihrem Wohnort anrufen; nichts in unseren Geschäftsbedingungen nimmt Ihnen dieses Recht.</p>
<h2>Was wir daraus lernen</h2>
<p>Jede Beschwerde wird nach dem Abschluss noch einmal gelesen, und zwar von jemandem, der fragt, was sich ändern muss, damit sie nicht wieder vorkommt.</p>
<p>Diese Website ist eine Demonstration: Das Verfahren ist in seiner Form echt, Nachrichten an die Adressen werden nicht zugestellt.</p>`,
  },
  "about-us": {
    title: "Über Apogee",
    description: "Was Apogee ist, was uns wichtig ist und was wir anders machen.",
    keywords: "über uns, Apogee, Casino",
    content: `
<p>Das Apogäum ist der höchste Punkt einer Umlaufbahn: der Moment, in dem alles still und die Aussicht am weitesten ist. Wir wollten ein Casino, das sich genau so anfühlt. Klar, schnell und ohne Lärm, um den Sie nicht gebeten haben.</p>
<h2>Was Sie hier finden</h2>
<ul>
<li>Tausende Spiele von 60 Anbietern: <a href="/pokies/all">Slots</a>, <a href="/live/all">Live-Tische</a>, <a href="/table/all">Tischspiele</a>, Jackpots, Crash-Spiele und Bingo.</li>
<li>Eine App, die sich aus dem Browser installieren lässt, ohne Netz startet und Ihr Handy nie vollschreibt. Lesen Sie, <a href="/how-to-install">wie Sie sie installieren</a>.</li>
<li>Konten in vierzehn Währungen, sechs davon Kryptowährungen.</li>
</ul>
<h2>Woran wir uns messen lassen</h2>
<p><strong>Vorher sagen, nicht nachher.</strong> Gebühren, Wartezeiten, Umsatzbedingungen und Chancen stehen neben der Schaltfläche und nicht auf einer Seite, die niemand liest.</p>
<p><strong>Geld ist heilig.</strong> Jede Geldbewegung wird doppelt gebucht und kann nie geändert werden. Ihr Verlauf zeigt dieselben Einträge, die auch unsere Buchhaltung sieht.</p>
<p><strong>Keine Tricks.</strong> Keine Countdowns, die von vorn beginnen, keine vorab gesetzten Häkchen, kein in Grau verstecktes „Ablehnen“. Gehen ist so einfach wie Beitreten.</p>
<p><strong>Sicheres Spielen gehört dazu.</strong> Limits stehen neben den Einzahlungen, und sie gelten sofort.</p>
<h2>Wer wir sind</h2>
<p>Apogee ist ein Demonstrationsprodukt: ein vollständiges Casino mit Oberfläche und Backend, mit erfundenen Anbietern, Spielen, Partnern und Auszeichnungen. Es wird kein echtes Geld angenommen und keine Lizenz beansprucht. Es zeigt, wie sich ein solches Produkt mit Sorgfalt bauen lässt.</p>
<p>Fragen sind willkommen: <a href="/contacts">Kontakt</a>.</p>`,
  },
  affiliates: {
    title: "Partnerprogramm",
    description:
      "So funktioniert das Partnerprogramm von Apogee: Erfassung, Vergütung und was Partner dürfen und was nicht.",
    keywords: "Affiliates, Partner, Partnerprogramm",
    content: `
<p>Partner, die uns Spielerinnen und Spieler vermitteln, werden dafür vergütet. Wir haben lieber wenige gute Partner als viele laute.</p>
<h2>So funktioniert es</h2>
<ol>
<li>Sie bewerben sich und sagen uns, wo und wie Sie über Casinos schreiben.</li>
<li>Sie erhalten Links mit Ihrer eigenen Kennung. Wer darüber zu uns kommt, wird Ihnen 30 Tage lang zugerechnet.</li>
<li>Einmal im Monat sehen Sie in Summen, niemals mit Namen, was die von Ihnen Vermittelten getan haben, und werden bezahlt.</li>
</ol>
<h2>Was wir von Partnern erwarten</h2>
<ul>
<li>Nennen Sie das Mindestalter und verlinken Sie auf <a href="/responsible-gaming">Verantwortungsvolles Spielen</a>, wo immer Sie uns zeigen.</li>
<li>Beschreiben Sie Angebote mitsamt ihren Bedingungen. Ist ein Angebot vorbei, nehmen Sie es heraus.</li>
<li>Schreiben Sie niemandem, der nicht darum gebeten hat, und werben Sie weder bei Minderjährigen noch dort, wo wir nicht zugänglich sind.</li>
<li>Erwecken Sie nie den Eindruck, dass Glücksspiel Geldprobleme löst oder ein System das Haus schlägt.</li>
<li>Buchen Sie unseren Namen nicht als Suchbegriff und kopieren Sie unsere Website nicht.</li>
</ul>
<p>Wer gegen diese Regeln verstößt, wird als Partner gesperrt; für auf diese Weise vermittelte Personen zahlen wir keine Vergütung.</p>
<h2>Was Partner bekommen</h2>
<p>Einen Anteil am Nettoertrag der vermittelten Personen ohne Übertrag von Negativsalden, stündlich aktualisierte Statistiken, Bilder in jeder Größe und Sprache und eine Ansprechperson, die sie beim Namen kennt.</p>
<h2>Bewerbung</h2>
<p>Schreiben Sie mit der Adresse Ihrer Website an <a href="mailto:partners@apogee.test">partners@apogee.test</a>. Wir antworten innerhalb einer Woche, auch wenn die Antwort Nein lautet. Dies ist eine Demonstration: Das Programm ist nicht geöffnet.</p>`,
  },
} as const satisfies Record<string, PageText>;
