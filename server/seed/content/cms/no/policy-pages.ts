import type { PageText } from "../texts.ts";

export const POLICY_PAGES = {
  "privacy-policy": {
    title: "Personvernerklæring",
    description:
      "Hva Apogee vet om deg, hvorfor, hvor lenge, og hvordan du kan se, rette eller slette opplysningene.",
    keywords: "personvern, personopplysninger, rettigheter",
    content: `
<p>Vi oppbevarer det vi trenger for å drive kontoen din, og det loven krever at vi oppbevarer, og ingenting for salg. Denne siden viser hva det er.</p>
<h2>Hva vi oppbevarer, og hvorfor</h2>
<table>
<thead><tr><th scope="col">Opplysninger</th><th scope="col">Formål</th><th scope="col">Oppbevares i</th></tr></thead>
<tbody>
<tr><td>Navn, fødselsdato, adresse, kontaktopplysninger</td><td>For å vite at du er gammel nok, og at betalingene er dine</td><td>Fem år etter at kontoen er avsluttet</td></tr>
<tr><td>Identitetsdokumenter</td><td>Kontroll mot svindel og hvitvasking</td><td>Fem år etter at kontoen er avsluttet</td></tr>
<tr><td>Innskudd, uttak, innsatser og gevinster</td><td>Saldoen din, historikken din og regnskapet</td><td>Sju år</td></tr>
<tr><td>Grenser, pauser og utestengelser</td><td>For å håndheve dem</td><td>Så lenge de varer, og fem år til</td></tr>
<tr><td>Meldinger til kundeservice</td><td>For å svare deg og løse klager</td><td>To år</td></tr>
<tr><td>Kjennetegn ved enhet og tilkobling ved innlogging</td><td>For å beskytte kontoen din</td><td>Ett år</td></tr>
</tbody>
</table>
<h2>Hvem andre som ser dem</h2>
<p>Betalingsleverandører ser det en betaling krever. Spilleverandører får et nummer som står for deg, aldri navnet ditt. Myndigheter får det et lovlig pålegg nevner. Selskaper som kontrollerer dokumenter for oss, kan bare bruke dem til det.</p>
<h2>På enheten din</h2>
<p>Appen lagrer katalogen, tekster og bilder på enheten din slik at den åpnes raskt og uten nett. Saldoen, betalingene og personopplysningene dine skrives ikke til enheten. Når du logger ut, fjernes det som hører til deg. Se <a href="/cookie-policy">erklæringen om informasjonskapsler</a>.</p>
<h2>Markedsføring</h2>
<p>Vi skriver til deg om tilbud bare hvis du sier ja, for hver kanal for seg, og aldri under en pause eller en utestengelse. Du kan melde deg av i hver melding og i profilen din.</p>
<h2>Rettighetene dine</h2>
<ul>
<li>Se og laste ned det vi har om deg.</li>
<li>Rette det som er feil.</li>
<li>Få slettet det vi ikke må oppbevare.</li>
<li>Protestere mot en avgjørelse en maskin har tatt om deg, og få et menneske til å se på den.</li>
<li>Klage til datatilsynet der du bor.</li>
</ul>
<p>Skriv til <a href="mailto:privacy@apogee.test">privacy@apogee.test</a>. Vi svarer innen én måned.</p>`,
  },
  "cookie-policy": {
    title: "Informasjonskapsler",
    description:
      "Hvilke informasjonskapsler og hvilken lagring på enheten Apogee bruker, hva de er til, og hvordan du sier nei.",
    keywords: "informasjonskapsler, cookies, lagring, samtykke",
    content: `
<p>En informasjonskapsel er et lite notat som et nettsted legger igjen i nettleseren din. Vi bruker også nettleserens lagring til deler av appen. Ingenting utover det nødvendige lagres før du samtykker, og det tar ett trykk å si nei, akkurat som å si ja.</p>
<h2>Nødvendige</h2>
<table>
<thead><tr><th scope="col">Hva</th><th scope="col">Formål</th><th scope="col">Oppbevares</th></tr></thead>
<tbody>
<tr><td>Økt</td><td>Holder deg innlogget; kan ikke leses av skript</td><td>Til du logger ut eller den utløper</td></tr>
<tr><td>Beskyttelse av forespørsler</td><td>Hindrer andre nettsteder i å handle i ditt navn</td><td>Økten</td></tr>
<tr><td>Samtykke</td><td>Husker hva du har valgt her</td><td>Omtrent ett år</td></tr>
<tr><td>Økttidtaker</td><td>Viser tiden din der lisensen krever det</td><td>Til fanen lukkes</td></tr>
<tr><td>Applagring</td><td>Lagrer lobbyen, tekster og bilder for bruk uten nett</td><td>Til den erstattes eller slettes</td></tr>
</tbody>
</table>
<p>Ett av ti besøk melder hvor raskt siden ble lastet, og hvor god forbindelsen var. Meldingen sier ikke hvem du er.</p>
<h2>Hvor du kom fra</h2>
<p>Hvis lenken til en partner førte deg hit, lagres et merke for denne partneren i 30 dager, slik at partneren kan få betalt. Det sier ingenting om deg.</p>
<h2>Med ditt samtykke</h2>
<p>Vi husker i 30 dager hvilken kampanje som førte deg hit, for å se hvilke som virker, uten å lage en profil av deg. Det finnes ikke noe annonsenettverk på dette nettstedet, og skjermen din tas ikke opp.</p>
<h2>Hvis du ombestemmer deg</h2>
<p>Vil du velge på nytt, sletter du dataene til dette nettstedet i innstillingene i nettleseren: Da spør vi ved neste besøk. Du blir logget ut, og appen lastes på nytt.</p>`,
  },
  "kyc-policy": {
    title: "Identitetskontroll",
    description: "Hvilke dokumenter vi ber om, når, hvorfor, og hvor lang tid kontrollen tar.",
    keywords: "identitet, verifisering, dokumenter, KYC",
    content: `
<p>Et kasino må vite at en spiller er gammel nok, er den vedkommende utgir seg for å være, og spiller med egne penger. Vi ber om så lite som mulig for å få vite det, og vi spør tidlig i stedet for ved din første store gevinst.</p>
<h2>Når vi spør</h2>
<ul>
<li>Ved registrering: navn, fødselsdato og adresse, kontrollert mot det du har skrevet inn.</li>
<li>Før det første uttaket, hvis lisensen din krever det: et dokument med bilde.</li>
<li>Når en ny betalingsmåte brukes: et tegn på at den er din.</li>
<li>Når summene er høye i forhold til det vi vet om deg: hvor pengene kommer fra.</li>
</ul>
<h2>Hva vi godtar</h2>
<table>
<thead><tr><th scope="col">For å vise</th><th scope="col">Dokument</th></tr></thead>
<tbody>
<tr><td>Hvem du er</td><td>Pass, identitetskort eller førerkort, alle hjørner synlige, ikke utløpt</td></tr>
<tr><td>Hvor du bor</td><td>En regning eller kontoutskrift fra de siste tre månedene</td></tr>
<tr><td>At et kort er ditt</td><td>Et bilde av forsiden der bare de seks første og fire siste sifrene er synlige</td></tr>
<tr><td>At en lommebok er din</td><td>Et skjermbilde med navnet ditt eller adressen til lommeboken</td></tr>
</tbody>
</table>
<h2>Slik sender du dem</h2>
<p>Bare gjennom profilen din, under Verifisering. Aldri på e-post, og aldri til noen som skriver til deg. Dokumentene lagres kryptert og ses bare av dem som kontrollerer dem.</p>
<h2>Hvor lang tid det tar</h2>
<p>Mennesker gjør kontrollene, så tiden avhenger av hvor mange som venter. Profilen din viser statusen for hvert dokument: mottatt, godtatt eller avvist med begrunnelse og hva som ville hjelpe. Mens en kontroll pågår, kan du spille innenfor grensene i lisensen din, og du kan alltid se saldoen din.</p>`,
  },
  "aml-policy": {
    title: "Mot hvitvasking",
    description:
      "Slik forebygger Apogee hvitvasking: hva som kontrolleres, hva som ikke er mulig, og hva vi må rapportere.",
    keywords: "AML, hvitvasking, pengenes opprinnelse",
    content: `
<p>Kasinoer tiltrekker seg folk som vil gi stjålne penger en ren fortid. Reglene på denne siden er der for å gjøre Apogee ubrukelig for dem, med så lite bry som mulig for alle andre.</p>
<h2>Hva vi gjør</h2>
<ul>
<li>Vi kontrollerer spillernes identitet, slik det er beskrevet under <a href="/kyc-policy">identitetskontroll</a>.</li>
<li>Større uttak godkjennes av et menneske, og de største av to. Vi registrerer hvem som godkjente, og når.</li>
<li>Vi fører et register over hver pengebevegelse, og det kan ikke endres i ettertid.</li>
</ul>
<h2>Hva som ikke er mulig her</h2>
<ul>
<li>Innskudd i kontanter, eller fra en konto som tilhører noen andre.</li>
<li>Å sende penger fra en spiller til en annen.</li>
</ul>
<h2>Spørsmål om pengene dine</h2>
<p>Når innskuddene når et nivå som krever det, spør vi hvor pengene kommer fra. En lønnsslipp, en skattemelding eller en kontoutskrift er som regel nok. Vi forklarer hvorfor vi spør, og vi spør én gang for hver grunn.</p>
<h2>Rapportering</h2>
<p>Hvis noe ser ut som hvitvasking, må vi rapportere det til myndighetene, og vi har ikke lov til å si det til den det gjelder. Betalinger kan holdes tilbake mens en myndighet avgjør saken. De ansatte får opplæring hvert år, og den ansvarlige rapporterer direkte til ledelsen.</p>`,
  },
} as const satisfies Record<string, PageText>;
