import type { PageText } from "../texts.ts";

const TOOLS = `
<h2>Vahendid, mida saad juba täna kasutada</h2>
<table>
<thead><tr><th scope="col">Vahend</th><th scope="col">Mida see teeb</th></tr></thead>
<tbody>
<tr><td>Sissemakselimiit</td><td>Kui palju saad päevas, nädalas või kuus kõige rohkem sisse maksta</td></tr>
<tr><td>Kaotuslimiit</td><td>Kui palju saad päevas, nädalas või kuus kõige rohkem kaotada</td></tr>
<tr><td>Panuste limiit</td><td>Kui palju saad päevas, nädalas või kuus kõige rohkem panustada</td></tr>
<tr><td>Ajalimiit</td><td>Mitu minutit saad päevas kõige rohkem mängida</td></tr>
<tr><td>Mängupaus</td><td>Ei sissemakseid ega mängu ühe päeva, kolme päeva, nädala või kuu jooksul</td></tr>
<tr><td>Mängukeeld</td><td>Ei sissemakseid ega mängu kuude jooksul või jäädavalt; seda ei saa lühendada</td></tr>
</tbody>
</table>
<p>Leiad need oma profiilist jaotisest <a href="/profile/limits">Limiidid ja pausid</a>, kassast ja iga mängu ribalt. Väiksem limiit hakkab kehtima kohe, ka juba avatud mängus. Pausi või mängukeelu ajal saad endiselt oma raha välja võtta ja ajalugu lugeda ning me ei saada sulle pakkumisi.</p>`;

const SIGNS = `
<h2>Märgid, et see pole enam mäng</h2>
<ul>
<li>Mängid selleks, et kaotatut tagasi võita.</li>
<li>Kulutad raha, mis oli mõeldud millekski muuks, või laenad seda.</li>
<li>Varjad, kui palju või kui sageli mängid.</li>
<li>Oled rahutu või ärrituv, kui sa ei mängi.</li>
</ul>
<p>Kui mõni neist kõlab tuttavalt, lõpeta tänaseks ja räägi kellegagi. Allpool nimetatud abi on tasuta, meist sõltumatu ja konfidentsiaalne.</p>`;

const CLOSING = `
<h2>Alaealised</h2>
<p>Logi ühiskasutatavates seadmetes välja ja ära lase brauseril parooli meelde jätta. Telefonidesse ja tahvelarvutitesse sisseehitatud filtrid saavad hasartmängusaidid terve pere jaoks blokeerida.</p>
<h2>Lõpetuseks</h2>
<p>Igas siinses mängus on kasiinol eelis. Pikema aja jooksul kaotavad mängijad rohkem, kui nad võidavad. Suhtu panustatavasse summasse kui õhtu hinda, otsusta see enne ja hoia nii väike, et kõige kaotamine midagi ei muudaks.</p>`;

export const SAFETY_PAGES = {
  "responsible-gaming": {
    title: "Vastutustundlik mängimine",
    description:
      "Apogee limiidid, pausid ja mängukeeld, ohumärgid, mida jälgida, ning tasuta abi sinu riigis.",
    keywords: "vastutustundlik mängimine, limiidid, mängukeeld, abi",
    content: `
<p>Hasartmäng on meelelahutus, mis maksab raha. See ei ole sissetulek ega väljapääs võlgadest. See leht näitab, kuidas mängu oma kontrolli all hoida ja kust abi leida.</p>
${TOOLS}
<p>Limiidi suurendamine või lõpetamine peab ootama ja vajab siis sinu kinnitust. Kui kaua, see oleneb litsentsist; ooteaega näitab limiitide leht.</p>
${SIGNS}
<h2>Kust leida abi</h2>
<table>
<thead><tr><th scope="col">Riik</th><th scope="col">Organisatsioon</th><th scope="col">Kontakt</th></tr></thead>
<tbody>
<tr><td>Kanada (Ontario)</td><td>ConnexOntario</td><td><a href="https://www.connexontario.ca">connexontario.ca</a>, 1-866-531-2600</td></tr>
<tr><td>Austraalia</td><td>Gambling Help Online; BetStop, riiklik mängukeeldude register</td><td><a href="https://www.gamblinghelponline.org.au">gamblinghelponline.org.au</a>, 1800 858 858; <a href="https://www.betstop.gov.au">betstop.gov.au</a></td></tr>
<tr><td>Saksamaa</td><td>Check dein Spiel, riiklik hasartmängualane nõustamisteenus</td><td><a href="https://www.check-dein-spiel.de">check-dein-spiel.de</a>, 0800 1 37 27 00</td></tr>
<tr><td>Uus-Meremaa</td><td>Gambling Helpline</td><td><a href="https://www.gamblinghelpline.co.nz">gamblinghelpline.co.nz</a>, 0800 654 655</td></tr>
<tr><td>Itaalia</td><td>Telefono Verde Nazionale per le problematiche legate al Gioco d'Azzardo (Istituto Superiore di Sanità)</td><td>800 558822</td></tr>
<tr><td>Eesti</td><td>Hasartmängusõltuvuse Nõustamiskeskus</td><td>15410</td></tr>
<tr><td>Rootsi</td><td>Stödlinjen</td><td><a href="https://www.stodlinjen.se">stodlinjen.se</a>, 020-81 91 00</td></tr>
<tr><td>Norra</td><td>Hjelpelinjen</td><td><a href="https://www.hjelpelinjen.no">hjelpelinjen.no</a>, 800 800 40</td></tr>
<tr><td>Austria</td><td>Spielsuchthilfe</td><td><a href="https://www.spielsuchthilfe.at">spielsuchthilfe.at</a>, 01 544 13 57</td></tr>
<tr><td>Šveits</td><td>SOS Spielsucht</td><td><a href="https://www.sos-spielsucht.ch">sos-spielsucht.ch</a>, 0800 040 080</td></tr>
<tr><td>Mujal</td><td>Gamblers Anonymous; Gambling Therapy</td><td><a href="https://www.gamblersanonymous.org">gamblersanonymous.org</a>; <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a></td></tr>
</tbody>
</table>
${CLOSING}`,
  },
  "responsible-gaming/EE": {
    title: "Vastutustundlik mängimine",
    description: "Limiidid, pausid ja mängukeeld Eesti reeglistiku järgi ning tasuta abi Eestis.",
    keywords: "vastutustundlik mängimine, Eesti, HAMPI, limiidid, abi",
    content: `
<p>Hasartmäng on meelelahutus, mis maksab raha. See ei ole sissetulek ega väljapääs võlgadest. Eesti reeglistiku järgi pead mängimiseks olema vähemalt 21-aastane.</p>
<h2>Riiklik nimekiri</h2>
<p>Võid lasta Maksu- ja Tolliametil kanda end hasartmängu mängimise piirangutega isikute nimekirja (HAMPI). Piirang kestab 6–36 kuud ja seda ei saa ennetähtaegselt tühistada. See demonstratsioon ei ole nimekirjaga ühendatud, seega ei takista nimekirjas olemine siin mängimist. Kui soovid lõpetada ka siin, sea endale mängukeeld jaotises <a href="/profile/limits">Limiidid ja pausid</a>.</p>
${TOOLS}
<p>Selle reeglistiku järgi on lühim mängukeeld kuus kuud. Limiidi suurendamine või lõpetamine ootab seitse päeva ja vajab siis sinu kinnitust. Sisselogimisest möödunud aeg on alati ekraanil ja meeldetuletus selle kohta tuleb vähemalt kord tunnis.</p>
${SIGNS}
<h2>Kust leida abi</h2>
<ul>
<li>Hasartmängusõltuvuse Nõustamiskeskus, nõustamine hasartmängusõltuvuse korral: telefon 15410.</li>
<li>Maksu- ja Tolliamet, piirangute nimekiri: <a href="https://www.emta.ee">emta.ee</a>.</li>
<li>Gambling Therapy, mitmes keeles: <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a>.</li>
</ul>
${CLOSING}`,
  },
  fairness: {
    title: "Aus mäng",
    description:
      "Kuidas tulemused loositakse, mida tähendab tagastusprotsent ning kuidas loose, turniire ja jackpote kontrollida.",
    keywords: "aus mäng, juhuarvud, RNG, tagastusprotsent, kontrollitav ausus, turniirid",
    content: `
<p>Usaldus ei tohiks vajada pimedat usku. See leht räägib, kuidas tulemused tekivad ja mida saad ise kontrollida.</p>
<h2>Tootjate mängud</h2>
<p>Tulemused loositakse tootja serveris, mitte kunagi sinu brauseris. Mänguvoor ei tea, mida oled varem võitnud, kui palju sisse maksnud või kas oled kohe lahkumas. Mängu tagastusprotsent (RTP) on kirjas selle infopaneelil. RTP 96% tähendab, et miljonite voorude peale läheb igast 100 panustatud ühikust 96 mängijatele tagasi; üks õhtu võib välja näha hoopis teistsugune.</p>
<h2>Meie enda loosid</h2>
<p>Õnneratta, aardekastid ja loteriid loosime meie:</p>
<ol>
<li>Enne sinu tegutsemist avaldab server salajase väärtuse ja tõenäosuste tabeli sõrmejälje (räsi).</li>
<li>Tulemus arvutatakse sellest väärtusest, tekstist, mille võid ise valida, ja loendurist.</li>
<li>Hiljem avalikustatakse salajane väärtus ja <a href="/verify">sa saad tulemuse uuesti läbi arvutada</a>, ka ilma võrguta.</li>
</ol>
<p>See tõestab, et tulemust ei muudetud tagantjärele. See ei tõesta, et võiduvõimalused on head, ja just seepärast ongi tõenäosused ratta kõrval kirjas. Sektorid, mida loosida ei saa, on vastavalt märgitud.</p>
<h2>Turniirid</h2>
<p>Edetabel külmutatakse turniiri lõppedes. Võrdsete punktidega mängijatest on eespool see, kes nendeni esimesena jõudis. Auhinnad antakse välja üks kord ja automaatselt ning võitjad saavad sellest teavituse.</p>
<h2>Jackpotid</h2>
<p>Siin näidatav jackpot ei vähene kunagi ilma võiduta. Kust selle raha tuleb, on kirjas <a href="/jackpots-guide">jackpotide juhendis</a>.</p>
<h2>Demomängud</h2>
<p>Demodele kehtivad samad reeglid ja samad tõenäosused nagu raha eest mängides. Kui leiad demo, mille puhul see nii ei ole, <a href="/contacts">anna meile teada</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
