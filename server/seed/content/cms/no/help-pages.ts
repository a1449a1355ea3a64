import type { PageText } from "../texts.ts";

export const HELP_PAGES = {
  faq: {
    title: "Ofte stilte spørsmål",
    description: "Korte svar om konto, spill, betaling, bonuser og grenser hos Apogee.",
    keywords: "faq, hjelp, spørsmål",
    content: `
<h2 id="account">Konto</h2>
<h3 id="confirmation-email">Jeg har ikke fått bekreftelsen på e-post.</h3>
<p>Se i søppelpostmappen først. I profilen din kan du få den sendt på nytt. Hvis adressen var feilskrevet, <a href="/contacts">skriv til oss</a> fra den riktige.</p>
<h3 id="change-currency">Kan jeg bytte valuta?</h3>
<p>Du kan åpne en ekstra konto i en annen valuta i kassen og bytte mellom dem. Hver av dem har sin egen saldo.</p>
<h3 id="same-household">Kan det være to spillere i samme husstand?</h3>
<p>Ja, hver med sin egen konto og betalingsmåter i sitt eget navn.</p>
<h2 id="games">Spill</h2>
<h3 id="locked-game">Hvorfor er et spill låst?</h3>
<p>Leverandøren tilbyr det ikke i valutaen din. Det står på låsen. Spill i andre valutaer åpnes igjen når du bytter konto.</p>
<h3 id="demo">Kan jeg prøve et spill uten penger?</h3>
<p>De fleste spillene har en demo; livespill har det ikke, fordi bordene er ekte. Du trenger ingen konto for en demo.</p>
<h3 id="interrupted-round">Spillet mitt stoppet midt i en runde.</h3>
<p>Runden fullføres på serveren. Åpne spillet igjen for å se den, eller se i spillhistorikken din. Du mister aldri innsatsen på grunn av brudd i forbindelsen.</p>
<h2 id="payments">Betaling</h2>
<h3 id="withdrawal-time">Hvor lang tid tar et uttak?</h3>
<p>Kassen viser den vanlige tiden ved siden av hver betalingsmåte. Det første uttaket tar lengre tid på grunn av <a href="/kyc-policy">identitetskontrollen</a>. Les mer under <a href="/payments">betaling</a>.</p>
<h3 id="missing-deposit">Innskuddet mitt har ikke kommet.</h3>
<p>Kassen viser hvor lang tid hver betalingsmåte tar; kryptovaluta trenger et visst antall bekreftelser. Hvis en kortbetaling mangler etter en time, send oss kvitteringen.</p>
<h2 id="bonuses">Bonuser</h2>
<h3 id="bonus-optional">Må jeg ta imot en bonus?</h3>
<p>Nei. Du kan alltid spille uten bonus.</p>
<h3 id="wagering">Hva er omsetningskrav?</h3>
<p>Det er forklart med et eksempel i <a href="/bonus-terms">bonusvilkårene</a>.</p>
<h2 id="limits">Grenser</h2>
<h3 id="raise-limit">Jeg vil ha en høyere grense i dag.</h3>
<p>En høyere grense venter i minst en dag og må deretter bekreftes av deg. Det er med vilje. En lavere grense virker med en gang.</p>`,
  },
  payments: {
    title: "Betaling",
    description: "Betalingsmåter, valutaer, grenser, gebyrer og behandlingstider for innskudd og uttak.",
    keywords: "betaling, innskudd, uttak, gebyrer, kryptogrenser",
    content: `
<p>Kassen viser alltid betalingsmåtene som fungerer for ditt land og din valuta, med grenser, gebyrer og vanlige tider. Denne siden forklarer resten.</p>
<h2>Valutaer</h2>
<p>Kontoer kan føres i EUR, USD, CAD, AUD, NZD, NOK, BRL og JPY, og i BTC, ETH, BCH, LTC, DOGE og USDT. Beløp i Bitcoin vises i µBTC, og beløp i Ether, Litecoin og Bitcoin Cash i tusendeler, fordi de er lettere å lese. Ingenting avrundes på kontoen din.</p>
<h2>Grenser for kryptovaluta</h2>
<table>
<thead><tr><th scope="col">Kryptovaluta</th><th scope="col">Innskudd fra</th><th scope="col">Uttak</th></tr></thead>
<tbody>
<tr><td>Bitcoin</td><td>0,0001</td><td>0,0001 til 0,4</td></tr>
<tr><td>Ethereum</td><td>som vist i kassen</td><td>opptil 12</td></tr>
<tr><td>Litecoin</td><td>0,01</td><td>opptil 60</td></tr>
<tr><td>Dogecoin</td><td>som vist i kassen</td><td>opptil 1 600 000</td></tr>
<tr><td>Tether</td><td>20</td><td>25 til 4 000</td></tr>
</tbody>
</table>
<p>Vi tar ikke gebyr for kryptovaluta; nettverkets eget gebyr trekkes av nettverket.</p>
<h2>Innskudd</h2>
<p>Et innskudd bokføres når leverandøren bekrefter det. Det teller mot innskuddsgrensen din i det øyeblikket det godtas. Hvis grensen din ville blitt overskredet, avvises innskuddet før noen penger flyttes.</p>
<h2>Uttak</h2>
<ol>
<li>Du velger et beløp opp til det som er tilgjengelig. Det som er låst, og hvorfor, står ved siden av.</li>
<li>Beløpet settes til side med en gang og kan ikke lenger satses.</li>
<li>Vi kontrollerer og sender det. Statusen for betalingen står i historikken din: venter, behandles, utbetalt.</li>
</ol>
<p>Under noen lisenser kan et uttak angres mens det venter; under andre kan det ikke. Du velger betalingsmåten i kassen; bruk bare kontoer i ditt eget navn.</p>
<h2>Når noe mislykkes</h2>
<p>En mislykket betaling lar saldoen din stå som den var. Avviste kortbetalinger avgjøres av banken din; den kan fortelle deg hvorfor.</p>`,
  },
  contacts: {
    title: "Kontakt oss",
    description: "Slik når du kundeservice hos Apogee og teamene for klager, personvern og partnere.",
    keywords: "kontakt, kundeservice, e-post, skjema",
    content: `
<p>Fortell oss hva du prøvde, og hva du så; et skjermbilde hjelper. Gjelder det en betaling, oppgi nummeret fra historikken din; gjelder det et spill, oppgi navnet og klokkeslettet. Vi spør aldri om passordet ditt eller et fullstendig kortnummer.</p>
<h2>Kundeservice</h2>
<ul>
<li><strong>E-post:</strong> <a href="mailto:support@apogee.test">support@apogee.test</a>.</li>
<li><strong>Skjema:</strong> knappen i hjørnet av skjermen, menyen på telefon, eller <a href="/support">kundeservicesiden</a>; også uten konto. Svaret kommer på e-post.</li>
</ul>
<h2>Andre adresser</h2>
<table>
<thead><tr><th scope="col">Om</th><th scope="col">Skriv til</th></tr></thead>
<tbody>
<tr><td>En klage</td><td><a href="mailto:complaints@apogee.test">complaints@apogee.test</a>, se <a href="/complaints">prosedyren</a></td></tr>
<tr><td>Personopplysningene dine</td><td><a href="mailto:privacy@apogee.test">privacy@apogee.test</a></td></tr>
<tr><td>Grenser og utestengelse</td><td><a href="mailto:saferplay@apogee.test">saferplay@apogee.test</a></td></tr>
<tr><td>Partnere</td><td><a href="mailto:partners@apogee.test">partners@apogee.test</a></td></tr>
<tr><td>Et sikkerhetsproblem du har funnet</td><td><a href="mailto:security@apogee.test">security@apogee.test</a></td></tr>
</tbody>
</table>
<h2>Språk</h2>
<p>Skriv på ditt eget språk. Vi svarer selv på engelsk, tysk og italiensk, og på andre språk med hjelp av oversettelse.</p>
<h2>Haster: Du vil slutte nå</h2>
<p>Det trenger du ikke oss til. Under <a href="/profile/limits">Grenser og pauser</a> begynner en pause eller en utestengelse i det øyeblikket du bekrefter den. Hvis du ikke får logget inn, skriv til saferplay@apogee.test fra adressen som hører til kontoen din.</p>
<p>Disse adressene hører til en demonstrasjon, og meldinger dit blir ikke levert.</p>`,
  },
  complaints: {
    title: "Klager",
    description:
      "Slik klager du til Apogee, hvor lang tid det tar, og hvor du kan henvende deg hvis du er uenig i svaret vårt.",
    keywords: "klage, tvist, prosedyre",
    content: `
<p>Hvis kundeservice ikke kunne løse et problem, eller løste det feil, kan du klage. Det er gratis, det forsinker ikke et uttak, og ingen behandler deg annerledes på grunn av det.</p>
<h2>Slik klager du</h2>
<p>Skriv til <a href="mailto:complaints@apogee.test">complaints@apogee.test</a> innen seks måneder og fortell oss:</p>
<ul>
<li>e-postadressen til kontoen din;</li>
<li>hva som skjedde, når, og i hvilket spill eller hvilken betaling (aller helst nummeret i historikken din);</li>
<li>hva som ville rette det opp.</li>
</ul>
<h2>Hva som skjer så</h2>
<table>
<thead><tr><th scope="col">Innen</th><th scope="col">Hva vi gjør</th></tr></thead>
<tbody>
<tr><td>Én dag</td><td>Bekrefter at vi har mottatt den, med et nummer og navnet på den ansvarlige</td></tr>
<tr><td>Ti dager</td><td>Svarer, eller sier hva vi fortsatt venter på, og fra hvem</td></tr>
<tr><td>Åtte uker</td><td>Gir vårt endelige svar med begrunnelse</td></tr>
</tbody>
</table>
<p>Den ansvarlige har ikke vært med på avgjørelsen du klager på. For en spillrunde ber vi leverandøren om loggen for runden og sender deg det den sier, med enkle ord.</p>
<h2>Hvis du er uenig</h2>
<p>Med vårt endelige svar får du navn og adresse til myndigheten eller det uavhengige tvisteorganet som hører til lisensen din. Det er gratis for deg, og vi godtar avgjørelsen. Du kan også gå til domstolen der du bor; ingenting i vilkårene våre tar fra deg den retten.</p>
<h2>Hva vi lærer</h2>
<p>Hver klage leses én gang til når den er avsluttet, av noen som spør hva som bør endres, slik at det ikke skjer igjen.</p>
<p>Dette nettstedet er en demonstrasjon: Prosedyren er ekte i formen, men meldinger til adressene blir ikke levert.</p>`,
  },
  "about-us": {
    title: "Om Apogee",
    description: "Hva Apogee er, hva vi er opptatt av, og hva vi gjør annerledes.",
    keywords: "om oss, Apogee, kasino",
    content: `
<p>Apogeum er det høyeste punktet i en bane: øyeblikket da alt er stille og utsikten er videst. Vi ville ha et kasino som føles slik. Klart, raskt og uten støy du ikke har bedt om.</p>
<h2>Hva du finner her</h2>
<ul>
<li>Tusenvis av spill fra 60 leverandører: <a href="/pokies/all">automater</a>, <a href="/live/all">livebord</a>, <a href="/table/all">bordspill</a>, jackpotter, crashspill og bingo.</li>
<li>En app som installeres fra nettleseren, åpnes uten nett og aldri fyller opp telefonen. Se <a href="/how-to-install">hvordan du installerer den</a>.</li>
<li>Kontoer i fjorten valutaer, seks av dem krypto.</li>
</ul>
<h2>Hva vi forplikter oss til</h2>
<p><strong>Si det før, ikke etter.</strong> Gebyrer, ventetider, omsetningskrav og odds står ved siden av knappen, ikke på en side ingen leser.</p>
<p><strong>Penger er hellige.</strong> Hver pengebevegelse skrives ned to ganger og kan aldri redigeres. Historikken din viser de samme postene som regnskapsførerne våre ser.</p>
<p><strong>Ingen triks.</strong> Ingen nedtellinger som begynner på nytt, ingen bokser krysset av for deg, ingen «avvis» gjemt i grått. Det er like lett å slutte som å bli med.</p>
<p><strong>Tryggere spill er en funksjon.</strong> Grenser står ved siden av innskudd, og de virker med en gang.</p>
<h2>Hvem vi er</h2>
<p>Apogee er et demonstrasjonsprodukt: et komplett kasino, både det du ser og det som ligger bak, med oppdiktede leverandører, spill, partnere og utmerkelser. Det tas ikke imot ekte penger, og vi påberoper oss ingen lisens. Det viser hvordan et slikt produkt kan bygges med omtanke.</p>
<p>Spørsmål er velkomne: <a href="/contacts">kontakt oss</a>.</p>`,
  },
  affiliates: {
    title: "Affiliateprogram",
    description:
      "Slik fungerer partnerprogrammet til Apogee: sporing, betaling, og hva partnere kan og ikke kan gjøre.",
    keywords: "affiliate, partnere, program",
    content: `
<p>Partnere som sender spillere til oss, får betalt for det. Vi vil heller ha få gode partnere enn mange høylytte.</p>
<h2>Slik fungerer det</h2>
<ol>
<li>Du søker og forteller oss hvor og hvordan du skriver om kasinoer.</li>
<li>Du får lenker med ditt eget merke. En besøkende som kommer via en av dem, regnes som din i 30 dager.</li>
<li>Én gang i måneden ser du hva spillerne dine har gjort, i summer, aldri med navn, og får betalt.</li>
</ol>
<h2>Hva vi ber partnere om</h2>
<ul>
<li>Vis aldersgrensen og en lenke til <a href="/responsible-gaming">ansvarlig spilling</a> overalt der du viser oss.</li>
<li>Beskriv tilbud med vilkårene deres. Hvis et tilbud er over, ta det ned.</li>
<li>Ikke skriv til folk som ikke har bedt om det, og ikke annonser til mindreårige eller der vi er stengt.</li>
<li>Antyd aldri at pengespill løser pengeproblemer, eller at et system slår huset.</li>
<li>Ikke kjøp navnet vårt som søkeord, og ikke kopier nettstedet vårt.</li>
</ul>
<p>En partner som bryter disse reglene, blir stoppet, og det betales ikke for spillere som er sendt på den måten.</p>
<h2>Hva partnere får</h2>
<p>En andel av nettoinntekten fra spillerne sine, uten overføring av negativ saldo, statistikk som oppdateres hver time, bilder i alle størrelser og på alle språk, og en person som vet hva de heter.</p>
<h2>Søk</h2>
<p>Skriv til <a href="mailto:partners@apogee.test">partners@apogee.test</a> med adressen til nettstedet ditt. Vi svarer innen en uke, også når svaret er nei. Dette er en demonstrasjon: Programmet er ikke åpent.</p>`,
  },
} as const satisfies Record<string, PageText>;
