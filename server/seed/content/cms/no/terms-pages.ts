import type { PageText } from "../texts.ts";

/** The terms differ between licences in two places only: who supervises, and what the licence adds. */
function terms(licence: string, extra: string): PageText {
  return {
    title: "Vilkår og betingelser",
    description:
      "Avtalen mellom deg og Apogee: hvem som kan spille, og hvordan konto, innskudd, uttak og spill fungerer.",
    keywords: "vilkår, betingelser, konto, innskudd, uttak, regler",
    content: `
<p>Disse vilkårene er avtalen mellom deg som spiller og Apogee. De er skrevet for å bli lest. Hvis noe er uklart, <a href="/contacts">spør oss</a> før du spiller.</p>
<h2>1. Lisens</h2>
${licence}
<h2>2. Hvem kan spille</h2>
<ul>
<li>Du har nådd aldersgrensen både etter lisensen og der du bor; den høyeste grensen gjelder.</li>
<li>Du spiller for deg selv, med dine egne penger, og har bare én konto.</li>
<li>Du er ikke i et land der kontoer er stengt, og du har ikke utestengt deg selv fra pengespill.</li>
</ul>
<h2>3. Kontoen din</h2>
<p>Opplysningene du gir, må være riktige, og du holder dem oppdatert. Passordet er bare ditt; vi spør aldri om det. Du kan avslutte kontoen når som helst: Penger som er dine, blir utbetalt, uansett hvor lite beløpet er.</p>
<h2>4. Innskudd og uttak</h2>
<p>Innskudd bokføres når betalingsleverandøren bekrefter dem. Uttak går tilbake til en betalingsmåte i ditt eget navn, etter kontrollene som er beskrevet i vår <a href="/kyc-policy">policy for identitetskontroll</a>. Det tilgjengelige beløpet vises i kassen sammen med det som er låst, og hvorfor. Eventuelle gebyrer vises før du bekrefter.</p>
<h2>5. Spill</h2>
<p>Hvert spill følger reglene som vises i spillet. En innsats er endelig når runden har begynt. Hvis en runde blir avbrutt, fullføres den på serveren og resultatet godskrives; en runde som ikke kan fullføres, annulleres og innsatsen tilbakebetales. Der en feil i et spill har endret et resultat, er de berørte rundene ugyldige, og alle innsatser tilbakebetales.</p>
<h2>6. Bonuser</h2>
<p>Bonuser er frivillige og følger <a href="/bonus-terms">bonusvilkårene</a>. Det er alltid mulig å spille uten bonus.</p>
<h2>7. Grenser og pauser</h2>
<p>Du kan sette grenser og ta pauser under <a href="/responsible-gaming">ansvarlig spilling</a>. En lavere grense gjelder med en gang. Under en pause kan du fortsatt ta ut penger og se historikken din.</p>
${extra}
<h2>8. Når vi griper inn</h2>
<p>Vi kan sette en konto på pause mens vi undersøker svindel, en stjålet betalingsmåte eller spill utført av mindreårige. Vi forteller deg at kontoen er satt på pause og hva vi trenger fra deg, med mindre loven forbyr det. Gevinster fra ærlig spill blir aldri tatt fordi de er store.</p>
<h2>9. Endringer og klager</h2>
<p>Endringer i disse vilkårene kunngjøres før de gjelder, og du blir bedt om å godta dem. Uenighet behandles etter vår <a href="/complaints">klageprosedyre</a>, og det koster deg ingenting.</p>`,
  };
}

const HEAD =
  "<p>Dette nettstedet er en demonstrasjon. Operatøren og lisensopplysningene er oppdiktet, og det tas ikke imot ekte penger.";

export const TERMS_PAGES = {
  "terms-and-conditions": terms(
    `${HEAD} Regelsettet som brukes her, følger reglene i Curaçao som et eksempel. Hvilket regelsett som gjelder for deg, avgjøres av nettstedets adresse og kontoen din, og det står nederst på hver side.</p>`,
    "",
  ),
  "terms-and-conditions/EE": terms(
    `${HEAD} Regelsettet som brukes her, følger den estiske pengespilloven som et eksempel. Spillere må være 21 år eller eldre.</p>`,
    `<h3>Under det estiske regelsettet</h3>
<p>Tiden siden du logget inn, vises alltid. En hevet eller fjernet grense venter i sju dager og må deretter bekreftes av deg. Et uttak kan ikke angres, autospill finnes ikke, og spill der man kan kjøpe en funksjon, tilbys ikke.</p>`,
  ),
  "terms-and-conditions/GCB": terms(
    `${HEAD} Regelsettet som brukes her, følger vilkårene til et spilltilsyn som et eksempel. Det skiller seg fra de andre på punktene som er nevnt i avsnitt 7.</p>`,
    `<h3>Under spilltilsynets regelsett</h3>
<p>Du blir bedt om å sette en innskuddsgrense når du registrerer deg. Fjerning av en grense venter i tre dager. Et uttak kan ikke angres, og påminnelser om hvor lenge du har spilt, kan ikke slås av.</p>`,
  ),
  "bonus-terms": {
    title: "Bonusvilkår",
    description:
      "Slik fungerer bonuser og gratisspinn hos Apogee: omsetningskrav, tidsfrister, hva som teller, og hva som skjer når du avbryter.",
    keywords: "bonus, omsetningskrav, gratisspinn, vilkår",
    content: `
<p>En bonus er ekstra spillepenger med vilkår. Vilkårene som betyr noe, vises på selve bonusen før du tar imot den: beløpet, omsetningskravet, tiden du har, og det meste du kan vinne med den. Denne siden forklarer ordene.</p>
<h2>Omsetningskrav</h2>
<p>Omsetningskravet sier hvor mange ganger et beløp må satses før bonuspenger blir til ekte penger. En bonus på 10 med omsetningskrav 3x er fullført etter innsatser for 30. Linjen på gavesiden din viser hvor stor del du har fullført, rundet ned.</p>
<table>
<thead><tr><th scope="col">Type spill</th><th scope="col">Teller mot omsetningskravet</th></tr></thead>
<tbody>
<tr><td>Spilleautomater</td><td>100 %</td></tr>
<tr><td>Jackpotautomater</td><td>0 %</td></tr>
<tr><td>Crashspill og hurtigspill, bingo, keno</td><td>50 %</td></tr>
<tr><td>Bordspill og livespill</td><td>10 %</td></tr>
</tbody>
</table>
<h2>Én om gangen</h2>
<p>Én bonus er aktiv om gangen. Andre venter på gavesiden din til du starter dem eller tiden deres går ut. Ekte penger satses før bonuspenger, slik at det du har satt inn, aldri er låst bak det du har fått.</p>
<h2>Når en bonus avsluttes</h2>
<ul>
<li><strong>Fullført:</strong> Resten av bonusen, opp til den høyeste gevinsten, flyttes til din ekte saldo.</li>
<li><strong>Avbrutt av deg:</strong> Bonuspenger og gevinster fra dem fjernes. Du ser det nøyaktige beløpet før du bekrefter. Ekte penger beholder du.</li>
<li><strong>Utløpt:</strong> Som avbrutt, på tidspunktet som vises på bonusen.</li>
</ul>
<h2>Tak i lisensen</h2>
<p>Noen lisenser setter et tak for hvor mange ganger en bonus må omsettes. Der taket er lavere enn tallet i et tilbud, gjelder taket, og det er det du ser.</p>
<h2>Rimelig bruk</h2>
<p>Bonuser gjelder for én person, én husstand og én betalingsmåte. Vi annullerer ikke en bonus fordi du spiller godt. Hvis vi mener at en regel er brutt, sier vi hvilken, og du kan <a href="/complaints">klage</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
