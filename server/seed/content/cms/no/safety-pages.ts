import type { PageText } from "../texts.ts";

const TOOLS = `
<h2>Verktøy du kan bruke i dag</h2>
<table>
<thead><tr><th scope="col">Verktøy</th><th scope="col">Hva det gjør</th></tr></thead>
<tbody>
<tr><td>Innskuddsgrense</td><td>Det meste du kan sette inn per dag, uke eller måned</td></tr>
<tr><td>Tapsgrense</td><td>Det meste du kan tape per dag, uke eller måned</td></tr>
<tr><td>Innsatsgrense</td><td>Det meste du kan satse per dag, uke eller måned</td></tr>
<tr><td>Tidsgrense</td><td>Det høyeste antallet minutter du kan spille på en dag</td></tr>
<tr><td>Spillepause</td><td>Ingen innskudd og ingen spilling i en dag, tre dager, en uke eller en måned</td></tr>
<tr><td>Selvutestengelse</td><td>Ingen innskudd og ingen spilling i flere måneder eller for alltid; den kan ikke forkortes</td></tr>
</tbody>
</table>
<p>Du finner dem i profilen din under <a href="/profile/limits">Grenser og pauser</a>, i kassen og i linjen i hvert spill. En lavere grense virker med en gang, også i et spill som allerede er åpent. Under en pause eller en utestengelse kan du fortsatt ta ut pengene dine og lese historikken din, og vi sender deg ingen tilbud.</p>`;

const SIGNS = `
<h2>Tegn på at det ikke lenger er en lek</h2>
<ul>
<li>Du spiller for å vinne tilbake det du har tapt.</li>
<li>Du bruker penger som var ment til noe annet, eller låner dem.</li>
<li>Du skjuler hvor mye eller hvor ofte du spiller.</li>
<li>Du er rastløs eller irritabel når du ikke spiller.</li>
</ul>
<p>Hvis du kjenner deg igjen i ett av disse, så stopp for i dag og snakk med noen. Organisasjonene nedenfor er gratis, uavhengige av oss og konfidensielle.</p>`;

const CLOSING = `
<h2>Mindreårige</h2>
<p>Logg ut på enheter du deler med andre, og ikke la en nettleser lagre passordet ditt. Filtre som de som er innebygd i telefoner og nettbrett, kan blokkere pengespillsider for hele familien.</p>
<h2>Et siste ord</h2>
<p>I alle spill her har huset en fordel. Over tid taper spillerne mer enn de vinner. Se på det du satser, som prisen for en kveld, bestem deg på forhånd, og hold beløpet så lite at det ikke endrer noe om du taper alt.</p>`;

export const SAFETY_PAGES = {
  "responsible-gaming": {
    title: "Ansvarlig spilling",
    description:
      "Grenser, pauser og selvutestengelse hos Apogee, tegn å se etter, og gratis hjelp i landet ditt.",
    keywords: "ansvarlig spilling, grenser, selvutestengelse, hjelp",
    content: `
<p>Pengespill er underholdning som koster penger. Det er ikke en inntekt og ikke en vei ut av gjeld. Denne siden viser hvordan du beholder kontrollen, og hvor du finner hjelp.</p>
${TOOLS}
<p>En høyere grense, eller fjerning av en grense, må vente og deretter bekreftes av deg. Hvor lenge avhenger av lisensen; det står på siden med grenser.</p>
${SIGNS}
<h2>Her finner du hjelp</h2>
<table>
<thead><tr><th scope="col">Land</th><th scope="col">Organisasjon</th><th scope="col">Kontakt</th></tr></thead>
<tbody>
<tr><td>Canada (Ontario)</td><td>ConnexOntario</td><td><a href="https://www.connexontario.ca">connexontario.ca</a>, 1-866-531-2600</td></tr>
<tr><td>Australia</td><td>Gambling Help Online; BetStop, det nasjonale registeret for selvutestengelse</td><td><a href="https://www.gamblinghelponline.org.au">gamblinghelponline.org.au</a>, 1800 858 858; <a href="https://www.betstop.gov.au">betstop.gov.au</a></td></tr>
<tr><td>Tyskland</td><td>Check dein Spiel, den offentlige rådgivningstjenesten om pengespill</td><td><a href="https://www.check-dein-spiel.de">check-dein-spiel.de</a>, 0800 1 37 27 00</td></tr>
<tr><td>New Zealand</td><td>Gambling Helpline</td><td><a href="https://www.gamblinghelpline.co.nz">gamblinghelpline.co.nz</a>, 0800 654 655</td></tr>
<tr><td>Italia</td><td>Telefono Verde Nazionale per le problematiche legate al Gioco d'Azzardo (Istituto Superiore di Sanità)</td><td>800 558822</td></tr>
<tr><td>Estland</td><td>Hasartmängusõltuvuse Nõustamiskeskus</td><td>15410</td></tr>
<tr><td>Sverige</td><td>Stödlinjen</td><td><a href="https://www.stodlinjen.se">stodlinjen.se</a>, 020-81 91 00</td></tr>
<tr><td>Norge</td><td>Hjelpelinjen</td><td><a href="https://www.hjelpelinjen.no">hjelpelinjen.no</a>, 800 800 40</td></tr>
<tr><td>Østerrike</td><td>Spielsuchthilfe</td><td><a href="https://www.spielsuchthilfe.at">spielsuchthilfe.at</a>, 01 544 13 57</td></tr>
<tr><td>Sveits</td><td>SOS Spielsucht</td><td><a href="https://www.sos-spielsucht.ch">sos-spielsucht.ch</a>, 0800 040 080</td></tr>
<tr><td>Andre land</td><td>Gamblers Anonymous; Gambling Therapy</td><td><a href="https://www.gamblersanonymous.org">gamblersanonymous.org</a>; <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a></td></tr>
</tbody>
</table>
${CLOSING}`,
  },
  "responsible-gaming/EE": {
    title: "Ansvarlig spilling",
    description:
      "Grenser, pauser og selvutestengelse under det estiske regelsettet, og gratis hjelp i Estland.",
    keywords: "ansvarlig spilling, Estland, HAMPI, grenser, hjelp",
    content: `
<p>Pengespill er underholdning som koster penger. Det er ikke en inntekt og ikke en vei ut av gjeld. Under det estiske regelsettet må du være 21 år eller eldre for å spille.</p>
<h2>Den nasjonale listen</h2>
<p>Du kan be den estiske skatte- og tolletaten om å sette deg på listen over personer med spillerestriksjoner (HAMPI). En restriksjon varer fra 6 til 36 måneder og kan ikke trekkes tilbake før tiden. Denne demonstrasjonen er ikke koblet til listen, så en oppføring der hindrer deg ikke i å spille her. Vil du slutte her også, kan du utestenge deg under <a href="/profile/limits">Grenser og pauser</a>.</p>
${TOOLS}
<p>Under dette regelsettet begynner selvutestengelse ved seks måneder. En høyere grense, eller fjerning av en grense, venter i sju dager og må deretter bekreftes av deg. Tiden siden innlogging står alltid på skjermen, og en påminnelse om den kommer minst hver time.</p>
${SIGNS}
<h2>Her finner du hjelp</h2>
<ul>
<li>Hasartmängusõltuvuse Nõustamiskeskus, rådgivning om spilleavhengighet: telefon 15410.</li>
<li>Den estiske skatte- og tolletaten, for listen over restriksjoner: <a href="https://www.emta.ee">emta.ee</a>.</li>
<li>Gambling Therapy, på flere språk: <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a>.</li>
</ul>
${CLOSING}`,
  },
  fairness: {
    title: "Rettferdig spill",
    description:
      "Hvordan resultater trekkes, hva tilbakebetaling til spilleren betyr, og hvordan trekninger, turneringer og jackpotter kan kontrolleres.",
    keywords: "rettferdig spill, RNG, tilbakebetaling til spilleren, provably fair, turneringer",
    content: `
<p>Tillit bør ikke kreve tro. Denne siden forteller hvordan resultatene blir til, og hva du kan kontrollere selv.</p>
<h2>Leverandørenes spill</h2>
<p>Resultatene trekkes på leverandørens server, aldri i nettleseren din. En runde vet ikke hva du har vunnet før, hvor mye du har satt inn, eller om du er i ferd med å gå. Tilbakebetalingen til spilleren (RTP) for et spill står i informasjonspanelet. En RTP på 96 % betyr at 96 av hver 100 som satses, går tilbake til spillerne over millioner av runder; en enkelt kveld kan se helt annerledes ut.</p>
<h2>Våre egne trekninger</h2>
<p>Hjulet, lootboksene og lotteriene trekkes av oss:</p>
<ol>
<li>Før du gjør noe, publiserer serveren fingeravtrykket (hashen) av en hemmelighet og av sannsynlighetstabellen.</li>
<li>Resultatet beregnes ut fra denne hemmeligheten, en tekst du kan velge, og en teller.</li>
<li>Senere vises hemmeligheten, og <a href="/verify">du kan beregne resultatet på nytt</a>, også uten nett.</li>
</ol>
<p>Dette beviser at et resultat ikke ble endret i ettertid. Det beviser ikke at sjansene er gode, og derfor står sjansene ved siden av hjulet. Felt som ikke har noen sjanse til å bli trukket, sier det.</p>
<h2>Turneringer</h2>
<p>Rangeringen fryses når turneringen er slutt. Spillere med like mange poeng rangeres etter hvem som nådde dem først. Premier deles ut én gang, automatisk, og vinnerne får beskjed i varslene.</p>
<h2>Jackpotter</h2>
<p>En jackpot som vises her, synker aldri uten at noen har vunnet. Hvor pengene kommer fra, står i <a href="/jackpots-guide">jackpotguiden</a>.</p>
<h2>Demospill</h2>
<p>Demoer følger de samme reglene og de samme sjansene som spillet om penger. Finner du en som ikke gjør det, <a href="/contacts">si fra til oss</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
