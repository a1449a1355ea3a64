import type { CmsTranslation } from "../texts.ts";

export const SNIPPET_TEXTS: CmsTranslation["snippets"] = {
  "footer-licence/CW": `<p>Apogee drives her under et regelsett for Curaçao. Dette er en demonstrasjon: Operatøren, spillene og lisensopplysningene
    er oppdiktet, og det tas ikke imot ekte penger. <a href="/terms-and-conditions">Vilkårene</a> gjelder for alle spillere.</p>`,
  "footer-licence/EE": `<p>Apogee drives her under et regelsett for Estland: Spillerne er 21 år eller eldre, og øktens varighet vises. Dette er en demonstrasjon med oppdiktede lisensopplysninger. Pengespill er ikke en løsning på
    pengeproblemer; les <a href="/responsible-gaming">reglene for tryggere spill</a>.</p>`,
  "footer-licence/GCB": `<p>Apogee drives her under regelsettet til et spilltilsyn: Uttak kan ikke angres, og du blir bedt om å sette en
    innskuddsgrense når du registrerer deg. Dette er en demonstrasjon med oppdiktede lisensopplysninger.</p>`,
  "footer-licence/REG": `<p>Apogee drives her under et regionalt regelsett: ingen autospill, offentliggjorte innsatsgrenser og aldersgrensen i
    provinsen din. Dette er en demonstrasjon med oppdiktede lisensopplysninger.</p>`,
  copyright: "© 2026 Apogee. Med enerett. Demonstrasjonsdata.",
  "copyright/EE": "© 2026 Apogee Estland. Med enerett. Demonstrasjonsdata.",
  "copyright/GCB": "© 2026 Apogee, under reglene til et spilltilsyn. Med enerett. Demonstrasjonsdata.",
  "copyright/group/258": "© 2026 Apogee Silver Club. Med enerett. Demonstrasjonsdata.",
  "age-notice/CW":
    "Bare for personer som er 18 år eller eldre, eller som har nådd aldersgrensen der de bor, hvis den er høyere.",
  "age-notice/EE": "Bare for personer som er 21 år eller eldre.",
  "age-notice/GCB":
    "Bare for personer som er 18 år eller eldre, eller som har nådd aldersgrensen der de bor, hvis den er høyere.",
  "age-notice/REG":
    "Bare for personer som har nådd aldersgrensen i sin provins: 18 år i Alberta, Manitoba og Québec, 19 år ellers.",
  "seo-home": `<h2>Et nettkasino som åpnes på et øyeblikk</h2>
    <p>Apogee samler tusenvis av automater, livebord, jackpotter og hurtigspill fra 60 leverandører i én lobby, som fungerer like godt på
    en telefon med svakt signal som på en stor skjerm. Installer den på startskjermen, og lobbyen åpnes selv uten nett.</p>
    <h2>Finn spillet du har lyst til å spille</h2>
    <p>Bla etter leverandør eller funksjon, fra <a href="/pokies/megaways">Megaways</a> og <a href="/pokies/book-games">bokspill</a> til
    <a href="/live/roulette">live-rulett</a> og <a href="/table/blackjack">blackjack</a>. De fleste spillene har en demo, slik at du kan lære
    reglene før du satser noe. Søket tåler en skrivefeil eller to.</p>
    <h2>Spill på dine egne vilkår</h2>
    <p>Grenser for innskudd, tap og tid er to trykk unna, en lavere grense virker med en gang, og en pause respekteres overalt. Les hvordan
    <a href="/responsible-gaming">tryggere spill</a> fungerer her, og hvordan <a href="/fairness">resultatene trekkes</a>.</p>`,
  "support-hours": "Skriv til oss på ditt eget språk. Vi svarer på e-post.",
  "cookie-notice": `<p>Vi bruker nødvendige informasjonskapsler for å drive nettstedet. Med ditt OK måler vi også besøk. Sier du nei, endrer
    det ingenting for spillene dine. <a href="/cookie-policy">Om informasjonskapsler</a></p>`,
  "reality-check": `<p>På tide å se på klokken. Nedenfor ser du hvor lenge du har spilt, og hva du har vunnet og tapt i denne økten. Du kan
    fortsette, ta en pause eller sette en grense.</p>`,
  "approval-card": `<p>Du besøker oss fra Australia, der noen deler av dette nettstedet ikke tilbys. Før du går videre, ber vi deg bekrefte at du har
    lest hva som er tilgjengelig for deg, og hva som ikke er det. Vil du heller la være, kan du se deg om som gjest med et mindre utvalg.</p>
    <p>Gratis og konfidensiell hjelp: <a href="https://www.gamblinghelponline.org.au">Gambling Help Online</a>, 1800 858 858.</p>`,
  "restricted-notice": `<p>Kontoer er ikke tilgjengelige i landet ditt. Du er velkommen til å se deg om; innlogging og registrering er stengt. Hvis
    du allerede har en saldo, <a href="/contacts">skriv til oss</a>, så hjelper vi deg med å ta den ut.</p>`,
};
