import type { PageText } from "../texts.ts";

export const GUIDE_PAGES = {
  "how-to-install": {
    title: "Installer Apogee på telefonen",
    description:
      "Få Apogee på startskjermen med noen få trykk: Android, iPhone, iPad og datamaskin. Du trenger ingen appbutikk.",
    keywords: "installere, app, startskjerm, PWA, iPhone, Android",
    content: `
<p>Apogee er en app som bor i nettleseren. Det tar noen få trykk å installere den, og den tar mindre plass enn et bilde. Deretter åpnes den i sitt eget vindu, starter raskere og viser lobbyen selv uten nett.</p>
<h2>Android (Chrome, Edge, Samsung Internet)</h2>
<ol>
<li>Åpne Apogee i nettleseren.</li>
<li>Trykk på «Installer appen» i menyen til Apogee eller «Legg til på startskjermen» i menyen til nettleseren.</li>
<li>Bekreft. Ikonet dukker opp blant appene dine.</li>
</ol>
<h2>iPhone og iPad (Safari)</h2>
<ol>
<li>Åpne Apogee i Safari.</li>
<li>Trykk på deleknappen, firkanten med en pil.</li>
<li>Velg «Legg til på Hjem-skjerm» og bekreft med «Legg til».</li>
</ol>
<p>Varsler på iPhone og iPad fungerer når appen ligger på Hjem-skjermen.</p>
<h2>Datamaskin (Chrome, Edge)</h2>
<p>Klikk på installeringssymbolet til høyre i adressefeltet. Apogee åpnes i sitt eget vindu og kan festes som et hvilket som helst program.</p>
<h2>Kom du fra en annen app?</h2>
<p>Lenker som åpnes i sosiale apper, vises i en liten nettleser som ikke kan installere noe, og som kan glemme innloggingen din. Bruk menyen i den, ofte tre prikker, og velg «Åpne i nettleser» først.</p>
<h2>Hva som fungerer uten nett</h2>
<ul>
<li>Lobbyen, kategoriene og søk etter spill på navn.</li>
<li>Hjelpesider du har lest før.</li>
</ul>
<p>Spill, saldoer og betalinger krever tilkobling, og appen sier det i stedet for å gjette.</p>
<h2>Slik fjerner du den</h2>
<p>Fjern den som en hvilken som helst annen app. For å slette det den har lagret på enheten, slett nettstedets data i innstillingene i nettleseren. Kontoen din blir ikke berørt.</p>`,
  },
  "jackpots-guide": {
    title: "Jackpotguide",
    description:
      "Hvordan jackpottene hos Apogee fylles, når de går, hvem som kan vinne dem, og hvordan de utbetales.",
    keywords: "jackpotter, progressiv, mystic, guide",
    content: `
<p>En jackpot er en premie som vokser med spillingen til noen vinner den. Det finnes to slag her.</p>
<h2>Jackpotter i et spill</h2>
<p>Spill under <a href="/pokies/jackpots">Jackpotter</a> har en premie som drives av leverandøren. En liten del av hver innsats går inn i den. Reglene, sjansen og den minste innsatsen som deltar, står i spillets informasjonspanel. Beløpet på flisen vises i din valuta.</p>
<h2>Mystic-jackpotter</h2>
<p>Mystic Nova, Mystic Comet og Mystic Zenith drives av oss over et utvalg spill, som har et fiolett merke. Hver av dem har fire nivåer:</p>
<table>
<thead><tr><th scope="col">Nivå</th><th scope="col">Hvor ofte den går</th><th scope="col">Hvor mye den gir</th></tr></thead>
<tbody>
<tr><td>Mini</td><td>Oftest</td><td>Minst</td></tr>
<tr><td>Minor</td><td>Ofte</td><td>Lite</td></tr>
<tr><td>Major</td><td>Sjelden</td><td>Mye</td></tr>
<tr><td>Grand</td><td>Svært sjelden</td><td>Mest</td></tr>
</tbody>
</table>
<ul>
<li><strong>Finansiering:</strong> av oss, fra vår andel av innsatsene. Det koster deg ikke noe ekstra og endrer ikke tilbakebetalingen i spillet.</li>
<li><strong>Hvem som kan vinne:</strong> Alle runder med ekte penger deltar; sjansen øker i forhold til innsatsen.</li>
<li><strong>Når:</strong> Trekningen er uavhengig av rundens resultat, historikken din og tidspunktet.</li>
<li><strong>Etter en gevinst:</strong> Nivået starter igjen fra startbeløpet.</li>
<li><strong>To vinnere i samme øyeblikk:</strong> Runden som nådde serveren først, tar nivået, den andre spiller om det nye.</li>
</ul>
<p>Beløpet som vises, synker aldri uten en gevinst. Demorunder deltar ikke.</p>
<h2>Hvordan en gevinst utbetales</h2>
<p>Rett til din ekte saldo, uten omsetningskrav. En stor gevinst kan kreve en <a href="/kyc-policy">identitetskontroll</a> før den tas ut. I listen over vinnere er navnet ditt kortet ned til de første bokstavene.</p>
<h2>Med begge bena på jorden</h2>
<p>Jackpotter er sjeldne. Ingen bør spille lenger fordi et beløp er høyt; det gjør ikke at den går tidligere. Sett en <a href="/responsible-gaming">grense</a> først.</p>`,
  },
  "crypto-guide": {
    title: "Kryptoguide",
    description:
      "Spill med Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin og Tether: enheter, bekreftelser og feil du bør unngå.",
    keywords: "krypto, kryptovaluta, bitcoin, ethereum, litecoin, dogecoin, tether, guide",
    content: `
<p>Du kan ha konto i seks kryptovalutaer. Den fungerer som alle andre kontoer, med noen få forskjeller som det er greit å kjenne til før den første overføringen.</p>
<h2>Enheter du kan lese</h2>
<table>
<thead><tr><th scope="col">Kryptovaluta</th><th scope="col">Vises som</th><th scope="col">Én enhet er</th></tr></thead>
<tbody>
<tr><td>Bitcoin</td><td>µBTC</td><td>1 000 000 µBTC</td></tr>
<tr><td>Ether</td><td>mETH</td><td>1 000 mETH</td></tr>
<tr><td>Litecoin</td><td>mLTC</td><td>1 000 mLTC</td></tr>
<tr><td>Bitcoin Cash</td><td>mBCH</td><td>1 000 mBCH</td></tr>
<tr><td>Dogecoin</td><td>DOGE</td><td>1 DOGE</td></tr>
<tr><td>Tether</td><td>USDT</td><td>1 USDT</td></tr>
</tbody>
</table>
<h2>Sette inn</h2>
<ol>
<li>Åpne kassen, velg kryptovalutaen og kopier adressen eller skann koden.</li>
<li>Send fra din egen lommebok. Kontroller de første og siste bokstavene i adressen.</li>
<li>Innskuddet vises så snart nettverket ser det, og kan spilles for når det er bekreftet.</li>
</ol>
<h2>Feil som ikke kan rettes opp</h2>
<ul>
<li>Å sende en annen kryptovaluta enn den kassen oppgir, eller den riktige over et annet nettverk.</li>
<li>Å sende mindre enn det minste innskuddet.</li>
<li>Å ta ut til en adresse du ikke lenger har kontroll over.</li>
</ul>
<h2>Spill og kryptovaluta</h2>
<p>Der en leverandør tilbyr et spill i din kryptovaluta, spiller du i den. Der den ikke gjør det, går spillet i en vanlig valuta, og kursen vises før start og i historikken din. Kursene viser tidspunktet de ble hentet.</p>
<h2>Prisene svinger</h2>
<p>Verdien av en kryptovaluta i euro eller dollar kan stige eller falle mens den ligger på kontoen din. Vi sikrer den ikke for deg. Vil du helst slippe å tenke på det, kan en kryptovaluta som følger dollaren, for eksempel Tether, eller en konto i vanlig valuta passe deg bedre.</p>
<h2>Kontrollene er de samme</h2>
<p>Krypto er ikke en vei rundt <a href="/kyc-policy">identitetskontrollen</a>, grensene dine eller en utestengelse. Flere tall står under <a href="/payments">betaling</a>, og en kort oversikt under <a href="/benefits-of-crypto">fordeler med krypto</a>.</p>`,
  },
  "game-words": {
    title: "Ordene i spillene",
    description:
      "Megaways, Hold & Win, cluster pays, volatilitet: ordene på spillflisene forklart med enkle ord.",
    keywords: "ordliste, megaways, hold and win, volatilitet, RTP",
    content: `
<p>Fliser og informasjonspaneler er fulle av ord som ingen forklarer. Her er de.</p>
<h2>Måter å vinne på</h2>
<ul>
<li><strong>Linjer:</strong> faste veier over hjulene; symbolene må ligge på en av dem.</li>
<li><strong>Megaways:</strong> Antallet symboler på hvert hjul endres for hvert spinn, og med det antallet måter å vinne på.</li>
<li><strong>Cluster pays:</strong> Grupper av like symboler som berører hverandre, vinner, uansett hvor de er.</li>
<li><strong>Kaskade:</strong> Vinnende symboler forsvinner, og andre faller ned, innenfor samme innsats.</li>
</ul>
<h2>Funksjoner</h2>
<ul>
<li><strong>Gratisspinn:</strong> spinn som spillet gir deg, med innsatsen som utløste dem.</li>
<li><strong>Hold & Win:</strong> Spesialsymboler blir stående, resten spinner noen ganger til.</li>
<li><strong>Bokspill:</strong> En bok er wild og scatter i ett; i gratisspinnene kan ett symbol fylle hele hjul.</li>
<li><strong>Bonuskjøp:</strong> en funksjon som startes med en gang for en fast, høy pris. Det forbedrer ikke sjansene dine over tid, og noen lisenser forbyr det.</li>
</ul>
<h2>Tall</h2>
<ul>
<li><strong>RTP:</strong> andelen av alle innsatser som et spill betaler tilbake over millioner av runder. Se <a href="/fairness">rettferdig spill</a>.</li>
<li><strong>Volatilitet:</strong> hvordan tilbakebetalingen er fordelt. Lav betyr mange små gevinster, høy betyr lang ventetid og få store.</li>
<li><strong>Treffprosent:</strong> hvor ofte en runde gir noe i det hele tatt, og det kan være mindre enn innsatsen.</li>
</ul>
<h2>Andre spill</h2>
<ul>
<li><strong>Crash:</strong> En multiplikator stiger til den stopper tilfeldig; du bestemmer når du går ut.</li>
<li><strong>Keno:</strong> Du velger tall, og en trekning avgjør.</li>
<li><strong>Gameshow:</strong> en programleder i sanntid og et hjul eller en trekning i stedet for kort.</li>
</ul>
<p>Nysgjerrig? De fleste spillene kan prøves som demo: Begynn med <a href="/pokies/all">alle automater</a>.</p>`,
  },
  "partner-notes": {
    title: "Notater for partnere",
    description: "Arbeidsnotater for partnere av Apogee. Vises ikke i menyene.",
    keywords: "",
    content: `
<p>Denne siden vises ikke i noen meny. Partnere får adressen på e-post.</p>
<h2>Navn og skrivemåte</h2>
<p>Produktet heter Apogee, med stor forbokstav og uten aksent. «Apogee Casino» er greit i en overskrift. Ikke forkort det. Spill har titler og leverandører nøyaktig slik lobbyen viser dem, med aksenter og apostrofer.</p>
<h2>Bilder</h2>
<p>Spillgrafikk kan vises ved siden av titlene, ubeskåret og uten tekst over. Hvert bilde har en adresse som aldri endres; når grafikken endres, endres adressen også. Bruk bredder fra 160 til 960 piksler, og la siden din sette av plass før bildet kommer.</p>
<h2>Lenker</h2>
<table>
<thead><tr><th scope="col">Til</th><th scope="col">Bruk</th></tr></thead>
<tbody>
<tr><td>Lobbyen</td><td>/</td></tr>
<tr><td>Alle automater</td><td>/pokies/all</td></tr>
<tr><td>En leverandør</td><td>/producers/ og kortnavnet</td></tr>
<tr><td>En funksjon</td><td>/categories/ og kortnavnet</td></tr>
</tbody>
</table>
<p>Sett språket først når du skriver for ett bestemt språk, for eksempel /de/pokies/all. Merket ditt legges i spørringen som stag. Det lagres i 30 dager.</p>
<h2>Hva du kan si om tilbud</h2>
<p>Bare det tilbudets side sier den dagen du publiserer, med omsetningskrav, tidsfrist og aldersgrense på samme sted. Er du usikker, så la tilbudet være og skriv om spillene. Les <a href="/affiliates">reglene for partnere</a> igjen før en kampanje.</p>`,
  },
  "coming-soon": {
    title: "Kommer snart",
    description: "Denne siden har ikke noe innhold ennå.",
    keywords: "",
    content: "",
  },
  "spring-quest": {
    title: "Våroppdraget",
    description: "Slik virker våroppdraget, og når det slutter.",
    keywords: "vår, oppdrag, kampanje",
    content: `<p>Mens oppdraget varer, har du et kort med fem temaer: frukt, hav, skog, skatter og stjerner. Spill én runde av et spill fra hvert tema, så er kortet fullt.</p>
<h2>Regler</h2>
<ul>
<li>En runde teller med ekte penger, uansett innsats.</li>
<li>Hvert tema teller én gang.</li>
<li>Et fullt kort vises blant gavene dine, med hva det gir og hvor lenge.</li>
</ul>`,
  },
} as const satisfies Record<string, PageText>;
