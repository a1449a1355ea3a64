import type { PageText } from "../texts.ts";

export const POLICY_PAGES = {
  "privacy-policy": {
    title: "Datenschutzerklärung",
    description:
      "Was Apogee über Sie weiß, warum und wie lange, und wie Sie Ihre Daten einsehen, berichtigen oder löschen lassen.",
    keywords: "Datenschutz, personenbezogene Daten, Rechte",
    content: `
<p>Wir speichern, was wir für die Führung Ihres Kontos brauchen und was das Gesetz vorschreibt, und wir verkaufen nichts davon. Diese Seite führt auf, was das ist.</p>
<h2>Was wir speichern und warum</h2>
<table>
<thead><tr><th scope="col">Daten</th><th scope="col">Zweck</th><th scope="col">Speicherdauer</th></tr></thead>
<tbody>
<tr><td>Name, Geburtsdatum, Anschrift, Kontaktdaten</td><td>Um zu wissen, dass Sie volljährig sind und die Zahlungen von Ihnen stammen</td><td>Fünf Jahre nach Schließung des Kontos</td></tr>
<tr><td>Ausweisdokumente</td><td>Prüfungen gegen Betrug und Geldwäsche</td><td>Fünf Jahre nach Schließung des Kontos</td></tr>
<tr><td>Einzahlungen, Auszahlungen, Einsätze und Gewinne</td><td>Ihr Guthaben, Ihr Verlauf und die Buchführung</td><td>Sieben Jahre</td></tr>
<tr><td>Limits, Pausen und Sperren</td><td>Um sie durchzusetzen</td><td>Solange sie gelten und weitere fünf Jahre</td></tr>
<tr><td>Nachrichten an den Support</td><td>Um Ihnen zu antworten und Beschwerden zu klären</td><td>Zwei Jahre</td></tr>
<tr><td>Geräte- und Verbindungsmerkmale bei der Anmeldung</td><td>Zum Schutz Ihres Kontos</td><td>Ein Jahr</td></tr>
</tbody>
</table>
<h2>Wer sie außerdem sieht</h2>
<p>Zahlungsdienstleister sehen, was für eine Zahlung nötig ist. Spieleanbieter erhalten eine Nummer, die für Sie steht, niemals Ihren Namen. Behörden erhalten, was eine rechtmäßige Anordnung benennt. Unternehmen, die für uns Dokumente prüfen, dürfen diese nur dafür verwenden.</p>
<h2>Auf Ihrem Gerät</h2>
<p>Die App speichert Katalog, Texte und Bilder auf Ihrem Gerät, damit sie schnell und auch ohne Netz startet. Guthaben, Zahlungen und persönliche Angaben werden nicht auf das Gerät geschrieben. Beim Abmelden wird gelöscht, was zu Ihnen gehört. Siehe <a href="/cookie-policy">Cookie-Richtlinie</a>.</p>
<h2>Werbung</h2>
<p>Über Angebote informieren wir Sie nur, wenn Sie zustimmen, für jeden Kanal einzeln und niemals während einer Pause oder Sperre. Jede Nachricht enthält eine Möglichkeit zur Abmeldung, Ihr Profil ebenfalls.</p>
<h2>Ihre Rechte</h2>
<ul>
<li>Einsehen und herunterladen, was wir über Sie gespeichert haben.</li>
<li>Berichtigen lassen, was falsch ist.</li>
<li>Löschen lassen, was wir nicht aufbewahren müssen.</li>
<li>Einer automatisierten Entscheidung über Sie widersprechen und sie von einem Menschen prüfen lassen.</li>
<li>Sich bei der Datenschutzbehörde an Ihrem Wohnort beschweren.</li>
</ul>
<p>Schreiben Sie an <a href="mailto:privacy@apogee.test">privacy@apogee.test</a>. Wir antworten innerhalb eines Monats.</p>`,
  },
  "cookie-policy": {
    title: "Cookie-Richtlinie",
    description:
      "Welche Cookies und welchen Gerätespeicher Apogee nutzt, wofür sie da sind und wie Sie ablehnen.",
    keywords: "Cookies, Speicher, Einwilligung",
    content: `
<p>Ein Cookie ist eine kleine Notiz, die eine Website in Ihrem Browser hinterlässt. Für Teile der App nutzen wir außerdem den Speicher des Browsers. Nichts, was über das Notwendige hinausgeht, wird ohne Ihre Zustimmung gesetzt, und Ablehnen kostet einen Fingertipp, genau wie Zustimmen.</p>
<h2>Notwendig</h2>
<table>
<thead><tr><th scope="col">Was</th><th scope="col">Zweck</th><th scope="col">Speicherdauer</th></tr></thead>
<tbody>
<tr><td>Sitzung</td><td>Hält Sie angemeldet; kann von Skripten nicht gelesen werden</td><td>Bis Sie sich abmelden oder sie abläuft</td></tr>
<tr><td>Schutz von Anfragen</td><td>Verhindert, dass andere Websites in Ihrem Namen handeln</td><td>Sitzung</td></tr>
<tr><td>Einwilligung</td><td>Merkt sich, was Sie hier gewählt haben</td><td>Etwa ein Jahr</td></tr>
<tr><td>Sitzungsuhr</td><td>Zeigt Ihre Spielzeit an, wo die Lizenz es verlangt</td><td>Bis der Tab geschlossen wird</td></tr>
<tr><td>App-Speicher</td><td>Hält Lobby, Texte und Bilder für die Nutzung ohne Netz bereit</td><td>Bis zur Ersetzung oder Löschung</td></tr>
</tbody>
</table>
<p>Einer von zehn Besuchen meldet, wie schnell die Seite geladen hat und wie gut die Verbindung war. Wer Sie sind, steht nicht darin.</p>
<h2>Woher Sie kamen</h2>
<p>Wenn Sie über den Link eines Partners zu uns gekommen sind, wird eine Kennung dieses Partners 30 Tage lang gespeichert, damit er vergütet werden kann. Über Sie sagt sie nichts aus.</p>
<h2>Mit Ihrer Einwilligung</h2>
<p>Wir merken uns 30 Tage lang, welche Kampagne Sie hergeführt hat, um zu sehen, welche Kampagnen wirken, ohne ein Profil von Ihnen anzulegen. Auf dieser Website gibt es kein Werbenetzwerk, und Ihr Bildschirm wird nicht aufgezeichnet.</p>
<h2>Wenn Sie es sich anders überlegen</h2>
<p>Um neu zu wählen, löschen Sie die Daten dieser Website in den Einstellungen Ihres Browsers: Beim nächsten Besuch fragen wir wieder. Sie werden dabei abgemeldet, und die App wird neu geladen.</p>`,
  },
  "kyc-policy": {
    title: "Identitätsprüfung",
    description: "Welche Dokumente wir wann und warum anfordern und wie lange die Prüfung dauert.",
    keywords: "Identität, Verifizierung, Dokumente, KYC",
    content: `
<p>Ein Casino muss wissen, dass seine Gäste volljährig sind, dass sie die sind, für die sie sich ausgeben, und dass sie mit eigenem Geld spielen. Wir fragen nur nach dem, was dafür nötig ist, und wir fragen früh statt erst bei Ihrem ersten großen Gewinn.</p>
<h2>Wann wir fragen</h2>
<ul>
<li>Bei der Registrierung: Name, Geburtsdatum und Anschrift, abgeglichen mit Ihren Eingaben.</li>
<li>Vor der ersten Auszahlung, wenn Ihre Lizenz es verlangt: ein Dokument mit Lichtbild.</li>
<li>Wenn Sie eine neue Zahlungsmethode verwenden: ein Nachweis, dass sie Ihnen gehört.</li>
<li>Wenn die Beträge im Verhältnis zu dem, was wir über Sie wissen, hoch sind: woher das Geld stammt.</li>
</ul>
<h2>Was wir akzeptieren</h2>
<table>
<thead><tr><th scope="col">Nachweis</th><th scope="col">Dokument</th></tr></thead>
<tbody>
<tr><td>Wer Sie sind</td><td>Reisepass, Personalausweis oder Führerschein, alle Ecken sichtbar, nicht abgelaufen</td></tr>
<tr><td>Wo Sie wohnen</td><td>Eine Rechnung oder ein Kontoauszug der letzten drei Monate</td></tr>
<tr><td>Dass eine Karte Ihnen gehört</td><td>Ein Foto der Vorderseite, auf dem nur die ersten sechs und die letzten vier Ziffern zu sehen sind</td></tr>
<tr><td>Dass eine Wallet Ihnen gehört</td><td>Ein Screenshot mit Ihrem Namen oder der Adresse der Wallet</td></tr>
</tbody>
</table>
<h2>Wie Sie die Dokumente senden</h2>
<p>Nur über Ihr Profil, unter „Verifizierung“. Niemals per E-Mail und niemals an jemanden, der Sie anschreibt. Dokumente werden verschlüsselt gespeichert und nur von den Personen eingesehen, die sie prüfen.</p>
<h2>Wie lange es dauert</h2>
<p>Menschen prüfen die Dokumente; die Dauer hängt davon ab, wie viele gerade warten. Ihr Profil zeigt den Stand jedes Dokuments: eingegangen, angenommen oder abgelehnt, mit dem Grund und einem Hinweis, was helfen würde. Solange eine Prüfung läuft, können Sie im Rahmen Ihrer Lizenz spielen und jederzeit Ihr Guthaben einsehen.</p>`,
  },
  "aml-policy": {
    title: "Maßnahmen gegen Geldwäsche",
    description:
      "Wie Apogee Geldwäsche verhindert: was geprüft wird, was nicht möglich ist und was wir melden müssen.",
    keywords: "Geldwäsche, Geldwäscheprävention, Herkunft der Mittel",
    content: `
<p>Casinos ziehen Menschen an, die gestohlenem Geld eine saubere Herkunft geben wollen. Die Regeln auf dieser Seite sorgen dafür, dass Apogee für sie nutzlos ist, und machen allen anderen so wenig Mühe wie möglich.</p>
<h2>Was wir tun</h2>
<ul>
<li>Wir prüfen die Identität unserer Spielerinnen und Spieler, wie unter <a href="/kyc-policy">Identitätsprüfung</a> beschrieben.</li>
<li>Größere Auszahlungen gibt ein Mensch frei, die größten zwei. Wir halten fest, wer wann freigegeben hat.</li>
<li>Wir zeichnen jede Geldbewegung auf, und zwar so, dass sie nachträglich nicht geändert werden kann.</li>
</ul>
<h2>Was hier nicht möglich ist</h2>
<ul>
<li>Einzahlungen in bar oder von einem Konto, das jemand anderem gehört.</li>
<li>Geld von einer spielenden Person an eine andere senden.</li>
</ul>
<h2>Fragen zu Ihrem Geld</h2>
<p>Wenn Einzahlungen eine entsprechende Höhe erreichen, fragen wir, woher das Geld stammt. Eine Gehaltsabrechnung, ein Steuerbescheid oder ein Kontoauszug genügt in der Regel. Wir erklären, warum wir fragen, und wir fragen zu jedem Anlass nur einmal.</p>
<h2>Meldungen</h2>
<p>Wenn etwas nach Geldwäsche aussieht, müssen wir es den Behörden melden und dürfen die betroffene Person nicht darüber informieren. Zahlungen können zurückgehalten werden, bis eine Behörde entschieden hat. Unser Personal wird jedes Jahr geschult, und die verantwortliche Person berichtet direkt an die Geschäftsleitung.</p>`,
  },
} as const satisfies Record<string, PageText>;
