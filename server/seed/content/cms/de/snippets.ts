import type { CmsTexts } from "../texts.ts";

export const SNIPPET_TEXTS: CmsTexts["snippets"] = {
  "footer-licence/CW": `<p>Apogee läuft hier nach einem Regelwerk für Curaçao. Dies ist eine Demonstration: Betreiber, Spiele und
    Lizenzdaten sind erfunden, und es wird kein echtes Geld angenommen. Die <a href="/terms-and-conditions">Geschäftsbedingungen</a>
    gelten für alle Spielerinnen und Spieler.</p>`,
  "footer-licence/EE": `<p>Apogee läuft hier nach einem Regelwerk für Estland: Das Mindestalter beträgt 21 Jahre, und die Dauer der Sitzung
    wird angezeigt. Dies ist eine Demonstration mit erfundenen Lizenzdaten. Glücksspiel löst
    keine Geldprobleme; lesen Sie die <a href="/responsible-gaming">Regeln für sicheres Spielen</a>.</p>`,
  "footer-licence/GCB": `<p>Apogee läuft hier nach dem Regelwerk einer Glücksspielaufsicht: Auszahlungen können nicht zurückgenommen werden,
    und bei der Registrierung fragen wir nach einem Einzahlungslimit. Dies ist eine Demonstration mit erfundenen Lizenzdaten.</p>`,
  "footer-licence/REG": `<p>Apogee läuft hier nach einem regionalen Regelwerk: kein automatisches Spiel, veröffentlichte Einsatzlimits und das
    gesetzliche Mindestalter Ihrer Provinz. Dies ist eine Demonstration mit erfundenen Lizenzdaten.</p>`,
  copyright: "© 2026 Apogee. Alle Rechte vorbehalten. Demodaten.",
  "copyright/EE": "© 2026 Apogee Estland. Alle Rechte vorbehalten. Demodaten.",
  "copyright/GCB":
    "© 2026 Apogee, nach den Regeln einer Glücksspielaufsicht. Alle Rechte vorbehalten. Demodaten.",
  "copyright/group/258": "© 2026 Apogee Silver Club. Alle Rechte vorbehalten. Demodaten.",
  "age-notice/CW":
    "Nur für Personen ab 18 Jahren oder ab dem gesetzlichen Mindestalter an Ihrem Wohnort, falls dieses höher ist.",
  "age-notice/EE": "Nur für Personen ab 21 Jahren.",
  "age-notice/GCB":
    "Nur für Personen ab 18 Jahren oder ab dem gesetzlichen Mindestalter an Ihrem Wohnort, falls dieses höher ist.",
  "age-notice/REG":
    "Nur für Personen, die das gesetzliche Mindestalter ihrer Provinz erreicht haben: 18 Jahre in Alberta, Manitoba und Québec, sonst 19 Jahre.",
  "seo-home": `<h2>Ein Online-Casino, das sofort da ist</h2>
    <p>Tausende Slots, Live-Tische, Jackpots und Sofortspiele von 60 Anbietern in einer Lobby, die auch bei schwachem Empfang
    funktioniert. Mit Apogee auf Ihrem Startbildschirm öffnet sie sich sogar ohne Netz.</p>
    <h2>Finden Sie das Spiel, auf das Sie gerade Lust haben</h2>
    <p>Stöbern Sie nach Anbieter oder Funktion, von <a href="/pokies/megaways">Megaways</a> und
    <a href="/pokies/book-games">Book-Spielen</a> bis <a href="/live/roulette">Live-Roulette</a> und
    <a href="/table/blackjack">Blackjack</a>. Die meisten Spiele haben eine Demo.</p>
    <h2>Spielen Sie nach Ihren eigenen Vorgaben</h2>
    <p>Ein niedrigeres Limit gilt sofort, eine Pause überall. Lesen Sie, wie <a href="/responsible-gaming">sicheres Spielen</a>
    funktioniert und wie <a href="/fairness">Ergebnisse gezogen werden</a>.</p>`,
  "support-hours": "Schreiben Sie uns in Ihrer Sprache. Wir antworten per E-Mail.",
  "cookie-notice": `<p>Wir verwenden notwendige Cookies für den Betrieb der Website. Mit Ihrem OK messen wir auch Besuche. Eine Ablehnung
    ändert nichts an Ihren Spielen. <a href="/cookie-policy">Cookie-Richtlinie</a></p>`,
  "reality-check": `<p>Zeit für einen Blick auf die Uhr. Unten sehen Sie, wie lange Sie gespielt und was Sie in dieser Sitzung gewonnen und
    verloren haben. Sie können weiterspielen, eine Pause machen oder ein Limit setzen.</p>`,
  "approval-card": `<p>Sie besuchen uns aus Australien, wo einige Teile dieser Website nicht angeboten werden. Bitte bestätigen Sie, dass Sie
    gelesen haben, was Ihnen zur Verfügung steht und was nicht, bevor Sie sich umsehen. Wenn Sie das nicht möchten, können Sie sich als Gast
    mit einer kleineren Auswahl umschauen.</p>
    <p>Kostenlose und vertrauliche Hilfe: <a href="https://www.gamblinghelponline.org.au">Gambling Help Online</a>, 1800 858 858.</p>`,
  "restricted-notice": `<p>In Ihrem Land sind keine Konten verfügbar. Sie können sich gern umsehen; Anmeldung und Registrierung sind geschlossen.
    Wenn Sie bereits ein Guthaben haben, <a href="/contacts">schreiben Sie uns</a>, und wir helfen Ihnen bei der Auszahlung.</p>`,
};
