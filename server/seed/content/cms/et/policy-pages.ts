import type { PageText } from "../texts.ts";

export const POLICY_PAGES = {
  "privacy-policy": {
    title: "Privaatsuspoliitika",
    description:
      "Mida Apogee sinust teab, miks ja kui kaua ning kuidas saad oma andmeid näha, parandada või kustutada.",
    keywords: "privaatsus, isikuandmed, õigused",
    content: `
<p>Säilitame seda, mida on vaja sinu konto haldamiseks ja mida nõuab seadus, ning midagi ei ole müügiks. See leht loetleb kõik üles.</p>
<h2>Mida säilitame ja miks</h2>
<table>
<thead><tr><th scope="col">Andmed</th><th scope="col">Eesmärk</th><th scope="col">Säilitusaeg</th></tr></thead>
<tbody>
<tr><td>Nimi, sünniaeg, aadress, kontaktandmed</td><td>Et teaksime, et oled piisavalt vana ja maksed on sinu omad</td><td>Viis aastat pärast konto sulgemist</td></tr>
<tr><td>Isikut tõendavad dokumendid</td><td>Pettuse ja rahapesu vastased kontrollid</td><td>Viis aastat pärast konto sulgemist</td></tr>
<tr><td>Sissemaksed, väljamaksed, panused ja võidud</td><td>Sinu saldo, ajalugu ja raamatupidamine</td><td>Seitse aastat</td></tr>
<tr><td>Limiidid, pausid ja mängukeelud</td><td>Et need kehtiksid</td><td>Kehtivuse lõpuni ja viis aastat pärast seda</td></tr>
<tr><td>Kirjad klienditoele</td><td>Et sulle vastata ja kaebusi lahendada</td><td>Kaks aastat</td></tr>
<tr><td>Seadme ja ühenduse tunnused sisselogimisel</td><td>Sinu konto kaitse</td><td>Üks aasta</td></tr>
</tbody>
</table>
<h2>Kes neid veel näeb</h2>
<p>Makseteenuse pakkujad näevad seda, mida makse jaoks vaja. Mängutootjad saavad numbri, mis sind tähistab, mitte kunagi sinu nime. Ametiasutused saavad selle, mida seaduslik korraldus nimetab. Ettevõtted, kes meie jaoks dokumente kontrollivad, tohivad neid kasutada üksnes selleks.</p>
<h2>Sinu seadmes</h2>
<p>Rakendus hoiab kataloogi, tekste ja pilte sinu seadmes, et see avaneks kiiresti ja ka ilma võrguta. Saldot, makseid ja isikuandmeid seadmesse ei kirjutata. Väljalogimine kustutab selle, mis kuulub sulle. Vaata <a href="/cookie-policy">küpsiste poliitikat</a>.</p>
<h2>Turundus</h2>
<p>Kirjutame sulle pakkumistest ainult siis, kui oled selleks nõusoleku andnud, iga kanali kohta eraldi, ning mitte kunagi pausi ega mängukeelu ajal. Loobuda saad igas kirjas ja ka oma profiilis.</p>
<h2>Sinu õigused</h2>
<ul>
<li>Näha ja alla laadida seda, mida me sinu kohta säilitame.</li>
<li>Parandada seda, mis on vale.</li>
<li>Lasta kustutada seda, mida me ei pea säilitama.</li>
<li>Vaidlustada otsus, mille sinu kohta tegi masin, ja lasta inimesel see üle vaadata.</li>
<li>Esitada kaebus oma elukoha andmekaitseasutusele.</li>
</ul>
<p>Kirjuta aadressile <a href="mailto:privacy@apogee.test">privacy@apogee.test</a>. Vastame ühe kuu jooksul.</p>`,
  },
  "cookie-policy": {
    title: "Küpsiste poliitika",
    description: "Milliseid küpsiseid ja seadme salvestusruumi Apogee kasutab, milleks ning kuidas keelduda.",
    keywords: "küpsised, salvestusruum, nõusolek",
    content: `
<p>Küpsis on väike märge, mille sait sinu brauserisse jätab. Rakenduse osade jaoks kasutame ka brauseri salvestusruumi. Peale hädavajaliku ei salvestata midagi enne sinu nõusolekut ning keeldumiseks piisab ühest puudutusest, täpselt nagu nõustumiseks.</p>
<h2>Vajalikud</h2>
<table>
<thead><tr><th scope="col">Mis</th><th scope="col">Eesmärk</th><th scope="col">Säilitusaeg</th></tr></thead>
<tbody>
<tr><td>Seanss</td><td>Hoiab sind sisse logituna; skriptid ei saa seda lugeda</td><td>Kuni logid välja või see aegub</td></tr>
<tr><td>Päringute kaitse</td><td>Takistab teistel saitidel sinu nimel tegutseda</td><td>Seanss</td></tr>
<tr><td>Nõusolek</td><td>Jätab meelde, mida siin valisid</td><td>Umbes üks aasta</td></tr>
<tr><td>Seansi taimer</td><td>Näitab sinu aega seal, kus litsents seda nõuab</td><td>Kuni vahekaardi sulgemiseni</td></tr>
<tr><td>Rakenduse salvestusruum</td><td>Hoiab lobi, tekste ja pilte võrguta kasutamiseks</td><td>Kuni asendamise või kustutamiseni</td></tr>
</tbody>
</table>
<p>Iga kümnes külastus teatab, kui kiiresti leht laadis ja kui hea oli ühendus. Kes sa oled, teates ei ole.</p>
<h2>Kust sa tulid</h2>
<p>Kui tulid siia partneri lingi kaudu, hoitakse selle partneri tähist 30 päeva, et talle saaks tasuda. Sinu kohta ei ütle see midagi.</p>
<h2>Sinu nõusolekul</h2>
<p>Jätame 30 päevaks meelde, milline kampaania su siia tõi, et näha, millised kampaaniad toimivad, ilma sinust profiili loomata. Sellel saidil ei ole reklaamivõrgustikku ja sinu ekraani ei salvestata.</p>
<h2>Kui mõtled ümber</h2>
<p>Et uuesti valida, kustuta selle saidi andmed brauseri seadetes: järgmisel külastusel küsime uuesti. Sind logitakse välja ja rakendus laaditakse uuesti.</p>`,
  },
  "kyc-policy": {
    title: "Isikusamasuse kontroll",
    description: "Milliseid dokumente, millal ja miks me küsime ning kui kaua kontroll aega võtab.",
    keywords: "isikusamasus, tuvastamine, dokumendid, KYC",
    content: `
<p>Kasiino peab teadma, et mängija on piisavalt vana, on see, kes ta ütleb end olevat, ja mängib oma rahaga. Küsime nii vähe, kui selleks vaja, ja küsime varakult, mitte alles sinu esimese suure võidu ajal.</p>
<h2>Millal me küsime</h2>
<ul>
<li>Registreerimisel: nimi, sünniaeg ja aadress, mida võrreldakse sinu sisestatuga.</li>
<li>Enne esimest väljamakset, kui litsents seda nõuab: fotoga dokument.</li>
<li>Uue makseviisi kasutamisel: tõend, et see on sinu oma.</li>
<li>Kui summad on sinu kohta teadaolevat arvestades suured: kust raha pärineb.</li>
</ul>
<h2>Mida me aktsepteerime</h2>
<table>
<thead><tr><th scope="col">Mida tõendada</th><th scope="col">Dokument</th></tr></thead>
<tbody>
<tr><td>Kes sa oled</td><td>Pass, ID-kaart või juhiluba, kõik nurgad nähtaval, kehtiv</td></tr>
<tr><td>Kus sa elad</td><td>Arve või pangakonto väljavõte viimasest kolmest kuust</td></tr>
<tr><td>Et kaart on sinu oma</td><td>Foto esiküljest, millel on näha ainult esimesed kuus ja viimased neli numbrit</td></tr>
<tr><td>Et krüptorahakott on sinu oma</td><td>Ekraanipilt sinu nime või rahakoti aadressiga</td></tr>
</tbody>
</table>
<h2>Kuidas dokumente saata</h2>
<p>Ainult oma profiili kaudu, jaotises „Tuvastamine”. Mitte kunagi e-postiga ega kellelegi, kes sulle kirjutab. Dokumente hoitakse krüpteeritult ja neid näevad ainult kontrollijad.</p>
<h2>Kui kaua see aega võtab</h2>
<p>Dokumente kontrollivad inimesed; aeg sõltub sellest, kui palju neid parajasti ootab. Sinu profiil näitab iga dokumendi olekut: kätte saadud, vastu võetud või tagasi lükatud koos põhjuse ja soovitusega, mis aitaks. Kontrolli ajal saad mängida oma litsentsi piires ja alati oma saldot näha.</p>`,
  },
  "aml-policy": {
    title: "Rahapesu tõkestamine",
    description:
      "Kuidas Apogee rahapesu tõkestab: mida kontrollitakse, mis pole võimalik ja millest peame teatama.",
    keywords: "rahapesu, rahapesu tõkestamine, raha päritolu",
    content: `
<p>Kasiinod tõmbavad ligi inimesi, kes tahavad anda varastatud rahale puhta mineviku. Selle lehe reeglid on selleks, et Apogeest poleks neile mingit kasu, ja kõigile teistele nii vähe tüliks kui võimalik.</p>
<h2>Mida me teeme</h2>
<ul>
<li>Kontrollime mängijate isikusamasust, nagu kirjeldab leht <a href="/kyc-policy">Isikusamasuse kontroll</a>.</li>
<li>Suuremad väljamaksed kinnitab enne saatmist meie töötaja, kõige suuremad väljamaksed kaks töötajat. Jäädvustame, kes ja millal kinnitas.</li>
<li>Registreerime iga raha liikumise nii, et seda ei saa hiljem muuta.</li>
</ul>
<h2>Mis siin võimalik ei ole</h2>
<ul>
<li>Sissemaksed sularahas või kellegi teise kontolt.</li>
<li>Raha saatmine ühelt mängijalt teisele.</li>
</ul>
<h2>Küsimused sinu raha kohta</h2>
<p>Kui sissemaksed jõuavad tasemeni, mis seda nõuab, küsime, kust raha tuleb. Tavaliselt piisab palgateatisest, tuludeklaratsioonist või pangakonto väljavõttest. Selgitame, miks küsime, ja küsime iga põhjuse kohta üks kord.</p>
<h2>Teatamine</h2>
<p>Kui miski näib rahapesuna, peame sellest ametiasutustele teatama ega tohi sellest asjaomasele isikule rääkida. Makseid võidakse kinni pidada, kuni ametiasutus otsustab. Töötajaid koolitatakse igal aastal ja vastutav isik annab aru otse juhtkonnale.</p>`,
  },
} as const satisfies Record<string, PageText>;
