import type { PageText } from "../texts.ts";

export const GUIDE_PAGES = {
  "how-to-install": {
    title: "Paigalda Apogee oma telefoni",
    description:
      "Lisa Apogee mõne puudutusega avakuvale: Android, iPhone, iPad ja arvuti. Rakendustepoodi pole vaja.",
    keywords: "paigaldamine, rakendus, avakuva, PWA, iPhone, Android",
    content: `
<p>Apogee on rakendus, mis elab brauseris. Paigaldamiseks kulub mõni puudutus ja vähem ruumi kui ühele fotole. Seejärel avaneb see omaette aknas, käivitub kiiremini ja näitab lobi ka ilma võrguta.</p>
<h2>Android (Chrome, Edge, Samsung Internet)</h2>
<ol>
<li>Ava Apogee brauseris.</li>
<li>Puuduta Apogee menüüs valikut „Paigalda rakendus” või brauseri menüüs valikut „Lisa avakuvale”.</li>
<li>Kinnita. Ikoon ilmub sinu rakenduste hulka.</li>
</ol>
<h2>iPhone ja iPad (Safari)</h2>
<ol>
<li>Ava Apogee Safaris.</li>
<li>Puuduta jagamisnuppu, noolega ruutu.</li>
<li>Vali „Lisa avakuvale” (Add to Home Screen) ja kinnita nupuga „Lisa” (Add).</li>
</ol>
<p>Teavitused töötavad iPhone’is ja iPadis siis, kui rakendus on avakuvale lisatud.</p>
<h2>Arvuti (Chrome, Edge)</h2>
<p>Klõpsa aadressiriba paremas servas paigaldussümbolit. Apogee avaneb omaette aknas ja selle saab kinnitada nagu iga teise programmi.</p>
<h2>Tulid mõnest teisest rakendusest?</h2>
<p>Sotsiaalmeediarakendustes avatud lingid töötavad väikeses brauseris, mis ei saa midagi paigaldada ja võib sinu sisselogimise unustada. Ava selle menüü, sageli kolm punkti, ja vali esmalt „Ava brauseris”.</p>
<h2>Mis töötab ilma võrguta</h2>
<ul>
<li>Lobi, kategooriad ja mänguotsing nime järgi.</li>
<li>Abilehed, mida oled varem lugenud.</li>
</ul>
<p>Mängud, saldod ja maksed vajavad ühendust ning rakendus ütleb seda, selle asemel et oletada.</p>
<h2>Eemaldamine</h2>
<p>Eemalda see nagu iga teine rakendus. Et kustutada ka see, mida rakendus seadmes hoidis, kustuta saidi andmed brauseri seadetes. Sinu kontot see ei puuduta.</p>`,
  },
  "jackpots-guide": {
    title: "Jackpotide juhend",
    description:
      "Kuidas Apogee jackpotid kasvavad, millal need võidetakse, kes võib võita ja kuidas võit välja makstakse.",
    keywords: "jackpotid, progressiivne, Mystic, juhend",
    content: `
<p>Jackpot on auhind, mis kasvab mängides seni, kuni keegi selle võidab. Siin on neid kahte liiki.</p>
<h2>Mängu jackpotid</h2>
<p>Kategooria <a href="/pokies/jackpots">Jackpotid</a> mängudel on auhind, mida haldab nende tootja. Sinna läheb väike osa igast panusest. Reeglid, tõenäosus ja väikseim osalev panus on kirjas mängu infopaneelil. Kaardil olev summa on näidatud sinu valuutas.</p>
<h2>Mystic-jackpotid</h2>
<p>Mystic Nova, Mystic Comet ja Mystic Zenith on meie hallata ja hõlmavad valikut mänge, mis kannavad violetset märki. Igaühel on neli taset:</p>
<table>
<thead><tr><th scope="col">Tase</th><th scope="col">Kui sageli see langeb</th><th scope="col">Kui palju see maksab</th></tr></thead>
<tbody>
<tr><td>Mini</td><td>Kõige sagedamini</td><td>Kõige vähem</td></tr>
<tr><td>Minor</td><td>Sageli</td><td>Vähe</td></tr>
<tr><td>Major</td><td>Harva</td><td>Palju</td></tr>
<tr><td>Grand</td><td>Väga harva</td><td>Kõige rohkem</td></tr>
</tbody>
</table>
<ul>
<li><strong>Rahastamine:</strong> meie poolt, meie osast panustes. See ei maksa sulle midagi lisaks ega muuda mängu tagastusprotsenti.</li>
<li><strong>Kes võib võita:</strong> osaleb iga pärisrahaga mängitud voor; võiduvõimalus kasvab võrdeliselt panusega.</li>
<li><strong>Millal:</strong> loos ei sõltu vooru tulemusest, sinu ajaloost ega kellaajast.</li>
<li><strong>Pärast võitu:</strong> tase algab taas oma algsummast.</li>
<li><strong>Kaks võitjat samal hetkel:</strong> taseme saab voor, mis jõudis serverisse esimesena, teine mängib uue taseme peale.</li>
</ul>
<p>Näidatav summa ei vähene kunagi ilma võiduta. Demovoorud ei osale.</p>
<h2>Kuidas võit välja makstakse</h2>
<p>Otse sinu pärisraha jäägile, ilma läbimängimise nõudeta. Suur võit võib enne väljamaksmist vajada <a href="/kyc-policy">isikusamasuse kontrolli</a>. Võitjate nimekirjas lühendatakse sinu nimi algustähtedeks.</p>
<h2>Kaine märkus</h2>
<p>Jackpotid on haruldased. Keegi ei peaks mängima kauem sellepärast, et summa on suur; see ei too võitu lähemale. Sea kõigepealt <a href="/responsible-gaming">limiit</a>.</p>`,
  },
  "crypto-guide": {
    title: "Krüptojuhend",
    description:
      "Mängimine Bitcoini, Etheri, Litecoini, Bitcoin Cashi, Dogecoini ja Tetheriga: ühikud, kinnitused, välditavad vead.",
    keywords: "krüpto, Bitcoin, Ethereum, Litecoin, Dogecoin, Tether, juhend",
    content: `
<p>Sul võib olla konto kuues krüptorahas. See toimib nagu iga teine konto, mõne erinevusega, mida tasub enne esimest ülekannet teada.</p>
<h2>Ühikud, mida on lihtne lugeda</h2>
<table>
<thead><tr><th scope="col">Krüptoraha</th><th scope="col">Näidatakse kujul</th><th scope="col">Üks münt on</th></tr></thead>
<tbody>
<tr><td>Bitcoin</td><td>µBTC</td><td>1&nbsp;000&nbsp;000 µBTC</td></tr>
<tr><td>Ether</td><td>mETH</td><td>1000 mETH</td></tr>
<tr><td>Litecoin</td><td>mLTC</td><td>1000 mLTC</td></tr>
<tr><td>Bitcoin Cash</td><td>mBCH</td><td>1000 mBCH</td></tr>
<tr><td>Dogecoin</td><td>DOGE</td><td>1 DOGE</td></tr>
<tr><td>Tether</td><td>USDT</td><td>1 USDT</td></tr>
</tbody>
</table>
<h2>Sissemakse tegemine</h2>
<ol>
<li>Ava kassa, vali krüptoraha ja kopeeri aadress või skanni kood.</li>
<li>Saada raha omaenda rahakotist. Kontrolli aadressi esimesi ja viimaseid märke.</li>
<li>Sissemakse on näha kohe, kui võrk seda näeb, ja sellega saab mängida, kui see on kinnitatud.</li>
</ol>
<h2>Vead, mida ei saa tagasi võtta</h2>
<ul>
<li>Muu krüptoraha saatmine või õige saatmine muu võrgu kaudu, kui kassas kirjas.</li>
<li>Väikseimast sissemaksest väiksema summa saatmine.</li>
<li>Väljamakse aadressile, mis ei ole enam sinu kontrolli all.</li>
</ul>
<h2>Mängud ja krüptorahad</h2>
<p>Kui tootja pakub mängu sinu krüptorahas, mängid selles. Kui ei paku, töötab mäng mõnes levinud valuutas ning kurssi näidatakse enne algust ja sinu ajaloos. Kursi juures on kirjas, mis ajast see pärineb.</p>
<h2>Hinnad liiguvad</h2>
<p>Krüptoraha väärtus eurodes või dollarites võib sinu kontol seistes tõusta või langeda. Meie seda sinu eest ei maanda. Kui sa ei taha selle peale mõelda, sobib sulle ehk paremini dollarit järgiv krüptoraha nagu Tether või tavavaluutas konto.</p>
<h2>Kontrollid on samad</h2>
<p>Krüptoga ei saa mööda hiilida <a href="/kyc-policy">isikusamasuse kontrollist</a>, oma limiitidest ega mängukeelust. Rohkem arve leiad lehelt <a href="/payments">Maksed</a> ja lühikese ülevaate lehelt <a href="/benefits-of-crypto">Krüpto eelised</a>.</p>`,
  },
  "game-words": {
    title: "Mängude sõnastik",
    description:
      "Megaways, Hold & Win, klastrivõidud, volatiilsus: mängukaartide mõisted lihtsas keeles lahti seletatud.",
    keywords: "sõnastik, Megaways, Hold and Win, volatiilsus, RTP",
    content: `
<p>Mängukaardid ja infopaneelid on täis sõnu, mida keegi ei selgita. Siin need on.</p>
<h2>Kuidas võita</h2>
<ul>
<li><strong>Võiduliinid:</strong> kindlad teed üle rullide; sümbolid peavad asuma ühel neist.</li>
<li><strong>Megaways:</strong> sümbolite arv igal rullil muutub iga keerutusega ja koos sellega ka võiduviiside arv.</li>
<li><strong>Klastrivõidud:</strong> võidavad üksteist puudutavate samade sümbolite rühmad, kus need ka ei asuks.</li>
<li><strong>Kaskaad:</strong> võidusümbolid kaovad ja nende asemele langevad uued, sama panuse eest.</li>
</ul>
<h2>Erifunktsioonid</h2>
<ul>
<li><strong>Tasuta keerutused:</strong> keerutused, mille mäng sulle kingib, sama panusega, mis need käivitas.</li>
<li><strong>Hold & Win:</strong> erisümbolid jäävad paigale, ülejäänud keerlevad veel mõne korra.</li>
<li><strong>Raamatumäng:</strong> raamat on korraga nii wild- kui ka scatter-sümbol; tasuta keerutustel võib üks sümbol täita terveid rulle.</li>
<li><strong>Boonusost:</strong> kindla kõrge hinna eest kohe käivituv funktsioon. Pikas plaanis see sinu võiduvõimalusi ei paranda ja mõni litsents keelab selle.</li>
</ul>
<h2>Arvud</h2>
<ul>
<li><strong>RTP:</strong> osa kõigist panustest, mille mäng miljonite voorude jooksul tagastab. Vaata lehte <a href="/fairness">Aus mäng</a>.</li>
<li><strong>Volatiilsus:</strong> kuidas väljamaksed jagunevad. Madal tähendab palju väikseid võite, kõrge pikka ootamist ja üksikuid suuri.</li>
<li><strong>Võidusagedus:</strong> kui sageli voor üldse midagi maksab, mis võib olla ka panusest vähem.</li>
</ul>
<h2>Muud mängud</h2>
<ul>
<li><strong>Crash:</strong> kordaja tõuseb, kuni see juhuslikult peatub; sina otsustad, millal väljuda.</li>
<li><strong>Keno:</strong> sina valid numbrid ja loos otsustab.</li>
<li><strong>Mängusaade:</strong> kaartide asemel päris saatejuht ning ratas või loos.</li>
</ul>
<p>Tekkis huvi? Enamikku mängudest saab proovida demona: alusta <a href="/pokies/all">kõigist slottidest</a>.</p>`,
  },
  "partner-notes": {
    title: "Märkused partneritele",
    description: "Töömärkmed Apogee partneritele. Menüüdes ei ole.",
    keywords: "",
    content: `
<p>Seda lehte ei ole üheski menüüs. Partnerid saavad selle aadressi e-postiga.</p>
<h2>Nimed ja kirjapilt</h2>
<p>Toote nimi on Apogee, suure algustähega ja ilma rõhumärgita. Pealkirjas sobib ka „Apogee Casino”. Palun ära nime lühenda. Mängude pealkirjad ja tootjad kirjuta täpselt nii, nagu lobi neid näitab, koos täpitähtede, rõhumärkide ja ülakomadega.</p>
<h2>Pildid</h2>
<p>Mängude pilte võib näidata nende pealkirjade kõrval, kärpimata ja ilma peale kirjutatud tekstita. Igal pildil on aadress, mis ei muutu kunagi; kui pilt muutub, muutub ka aadress. Kasuta laiusi 160–960 pikslit ja jäta lehel pildile ruum valmis enne, kui see kohale jõuab.</p>
<h2>Lingid</h2>
<table>
<thead><tr><th scope="col">Kuhu</th><th scope="col">Kasuta</th></tr></thead>
<tbody>
<tr><td>Lobi</td><td>/</td></tr>
<tr><td>Kõik slotid</td><td>/pokies/all</td></tr>
<tr><td>Tootja</td><td>/producers/ ja selle lühinimi</td></tr>
<tr><td>Erifunktsioon</td><td>/categories/ ja selle lühinimi</td></tr>
</tbody>
</table>
<p>Kui kirjutad kindlas keeles, pane keelekood ette, näiteks /de/pokies/all. Sinu tähis läheb päringusse nimega stag. Seda hoitakse 30 päeva.</p>
<h2>Mida pakkumiste kohta öelda</h2>
<p>Ainult seda, mis avaldamise päeval pakkumise lehel kirjas on, koos läbimängimise nõude, tähtaja ja vanusepiiriga samas kohas. Kui sa pole kindel, jäta pakkumine välja ja kirjuta mängudest. Loe enne kampaaniat uuesti üle <a href="/affiliates">partnerite reeglid</a>.</p>`,
  },
  "coming-soon": {
    title: "Peagi tulekul",
    description: "Sellel lehel pole veel sisu.",
    keywords: "",
    content: "",
  },
  "spring-quest": {
    title: "Kevadretk",
    description: "Kuidas kevadretk käib ja millal see lõpeb.",
    keywords: "kevad, retk, kampaania",
    content: `<p>Retke ajal on sul kaart viie teemaga: puuviljad, meri, mets, aarded ja tähed. Mängi igast teemast ühe mängu üks voor ja kaart ongi täis.</p>
<h2>Reeglid</h2>
<ul>
<li>Voor loeb päris raha eest, panus ei ole oluline.</li>
<li>Iga teema loeb ühe korra.</li>
<li>Täis kaart ilmub sinu kingituste sekka koos sellega, mida see toob ja mis ajani.</li>
</ul>`,
  },
} as const satisfies Record<string, PageText>;
