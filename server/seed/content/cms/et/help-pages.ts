import type { PageText } from "../texts.ts";

export const HELP_PAGES = {
  faq: {
    title: "Korduma kippuvad küsimused",
    description: "Lühikesed vastused Apogee kontode, mängude, maksete, boonuste ja limiitide kohta.",
    keywords: "KKK, abi, küsimused",
    content: `
<h2 id="account">Konto</h2>
<h3 id="confirmation-email">Ma ei saanud kinnituskirja.</h3>
<p>Vaata esmalt rämpsposti kausta. Oma profiilis saad lasta kirja uuesti saata. Kui aadressis oli trükiviga, <a href="/contacts">kirjuta meile</a> õigelt aadressilt.</p>
<h3 id="change-currency">Kas saan oma valuutat muuta?</h3>
<p>Saad kassas avada veel ühe konto teises valuutas ja kontode vahel vahetada. Igal kontol on oma jääk.</p>
<h3 id="same-household">Kas ühes leibkonnas võib olla kaks mängijat?</h3>
<p>Jah, kummalgi oma konto ja oma nimel olevad makseviisid.</p>
<h2 id="games">Mängud</h2>
<h3 id="locked-game">Miks on mäng lukus?</h3>
<p>Tootja ei paku seda mängu sinu valuutas. Tabalukk annab sellest märku. Teistes valuutades mängud avanevad taas, kui kontot vahetad.</p>
<h3 id="demo">Kas saan mängu ilma rahata proovida?</h3>
<p>Enamikul mängudest on demo; live-mängudel ei ole, sest lauad on päris. Demo jaoks kontot vaja ei ole.</p>
<h3 id="interrupted-round">Mu mäng jäi poole vooru pealt seisma.</h3>
<p>Voor mängitakse serveris lõpuni. Ava mäng uuesti, et seda näha, või vaata oma mänguajalugu. Katkenud ühenduse tõttu sinu panus kaduma ei lähe.</p>
<h2 id="payments">Maksed</h2>
<h3 id="withdrawal-time">Kui kaua väljamakse aega võtab?</h3>
<p>Kassas on iga makseviisi juures näha selle tavapärane aeg. Esimene väljamakse võtab <a href="/kyc-policy">isikusamasuse kontrolli</a> tõttu kauem. Loe lähemalt lehelt <a href="/payments">Maksed</a>.</p>
<h3 id="missing-deposit">Mu sissemakse ei ole kohale jõudnud.</h3>
<p>Kassas on näha, kui kaua iga makseviis aega võtab; krüptomakse vajab teatud arvu kinnitusi. Kui kaardimakse on tunni aja pärast endiselt puudu, saada meile maksekviitung.</p>
<h2 id="bonuses">Boonused</h2>
<h3 id="bonus-optional">Kas pean boonuse vastu võtma?</h3>
<p>Ei. Alati saad mängida ka ilma boonuseta.</p>
<h3 id="wagering">Mis on läbimängimine?</h3>
<p>Seda selgitavad näite varal <a href="/bonus-terms">boonustingimused</a>.</p>
<h2 id="limits">Limiidid</h2>
<h3 id="raise-limit">Soovin täna suuremat limiiti.</h3>
<p>Suurem limiit ootab vähemalt ühe päeva ja vajab siis sinu kinnitust. See on meelega nii. Väiksem hakkab kehtima kohe.</p>`,
  },
  payments: {
    title: "Maksed",
    description: "Makseviisid, valuutad, limiidid, tasud ning sisse- ja väljamaksete töötlemisajad.",
    keywords: "maksed, sissemakse, väljamakse, tasud, krüptolimiidid",
    content: `
<p>Kassa näitab alati makseviise, mis sinu riigi ja valuuta puhul toimivad, koos limiitide, tasude ja tavapäraste aegadega. See leht selgitab ülejäänut.</p>
<h2>Valuutad</h2>
<p>Konto võib olla EUR, USD, CAD, AUD, NZD, NOK, BRL või JPY valuutas ning BTC, ETH, BCH, LTC, DOGE või USDT krüptorahas. Bitcoini summad on µBTC-des, Etheri, Litecoini ja Bitcoin Cashi summad tuhandikes, sest nii on neid lihtsam lugeda. Sinu kontol ei ümardata midagi.</p>
<h2>Krüptolimiidid</h2>
<table>
<thead><tr><th scope="col">Krüptoraha</th><th scope="col">Sissemakse alates</th><th scope="col">Väljamakse</th></tr></thead>
<tbody>
<tr><td>Bitcoin</td><td>0,0001</td><td>0,0001 kuni 0,4</td></tr>
<tr><td>Ethereum</td><td>nagu kassas näidatud</td><td>kuni 12</td></tr>
<tr><td>Litecoin</td><td>0,01</td><td>kuni 60</td></tr>
<tr><td>Dogecoin</td><td>nagu kassas näidatud</td><td>kuni 1&nbsp;600&nbsp;000</td></tr>
<tr><td>Tether</td><td>20</td><td>25 kuni 4000</td></tr>
</tbody>
</table>
<p>Meie krüptomaksete eest tasu ei võta; võrgutasu võtab võrk ise.</p>
<h2>Sissemaksed</h2>
<p>Sissemakse kantakse kontole, kui makseteenuse pakkuja on selle kinnitanud. Sissemakselimiidi hulka arvatakse see vastuvõtmise hetkel. Kui limiit saaks ületatud, lükatakse sissemakse tagasi enne, kui raha liigub.</p>
<h2>Väljamaksed</h2>
<ol>
<li>Valid summa vabalt kasutatava jäägi piires. Selle kõrval on näha, mis on lukus ja miks.</li>
<li>Summa pannakse kohe kõrvale ja seda ei saa enam panustada.</li>
<li>Kontrollime makset ja saadame selle teele. Makse olekut näed oma ajaloos: ootel, töötlemisel, välja makstud.</li>
</ol>
<p>Mõne litsentsi puhul saab väljamakse ootel olles tagasi võtta, mõne puhul mitte. Makseviisi valid kassas; kasuta ainult enda nimel olevaid kontosid.</p>
<h2>Kui midagi ebaõnnestub</h2>
<p>Ebaõnnestunud makse jätab sinu saldo muutmata. Kaardimaksest keeldumise otsustab sinu pank; tema saab sulle öelda, miks.</p>`,
  },
  contacts: {
    title: "Kontakt",
    description: "Kuidas saada ühendust Apogee klienditoe, kaebuste, andmekaitse ja partnerite meeskonnaga.",
    keywords: "kontakt, klienditugi, e-post, vorm",
    content: `
<p>Räägi meile, mida sa teha proovisid ja mida ekraanil nägid; ekraanipildist on palju abi. Makse puhul lisa selle number oma ajaloost, mängu puhul mängu nimi ja kellaaeg. Me ei küsi sinult kunagi parooli ega täielikku kaardinumbrit.</p>
<h2>Klienditugi</h2>
<ul>
<li><strong>E-post:</strong> <a href="mailto:support@apogee.test">support@apogee.test</a>.</li>
<li><strong>Vorm:</strong> nupp ekraani nurgas, telefonis menüüs, või <a href="/support">klienditoe lehel</a>; seda saad kasutada ka ilma kontota. Vastus tuleb e-postiga.</li>
</ul>
<h2>Muud aadressid</h2>
<table>
<thead><tr><th scope="col">Teema</th><th scope="col">Kirjuta aadressile</th></tr></thead>
<tbody>
<tr><td>Kaebus</td><td><a href="mailto:complaints@apogee.test">complaints@apogee.test</a>, vaata <a href="/complaints">korda</a></td></tr>
<tr><td>Sinu isikuandmed</td><td><a href="mailto:privacy@apogee.test">privacy@apogee.test</a></td></tr>
<tr><td>Limiidid ja mängukeeld</td><td><a href="mailto:saferplay@apogee.test">saferplay@apogee.test</a></td></tr>
<tr><td>Partnerid</td><td><a href="mailto:partners@apogee.test">partners@apogee.test</a></td></tr>
<tr><td>Sinu leitud turvaprobleem</td><td><a href="mailto:security@apogee.test">security@apogee.test</a></td></tr>
</tbody>
</table>
<h2>Keeled</h2>
<p>Kirjuta oma keeles. Inglise, saksa ja itaalia keeles vastame ise, teistes keeltes tõlke abiga.</p>
<h2>Kiire: soovid kohe lõpetada</h2>
<p>Selleks ei ole sul meid vaja. Jaotises <a href="/profile/limits">Limiidid ja pausid</a> algab paus või mängukeeld hetkel, mil selle kinnitad. Kui sa ei saa sisse logida, kirjuta oma konto e-posti aadressilt aadressile saferplay@apogee.test.</p>
<p>Need aadressid kuuluvad demonstratsiooni juurde ja kirju ei toimetata kätte.</p>`,
  },
  complaints: {
    title: "Kaebused",
    description:
      "Kuidas Apogeele kaebust esitada, kui kaua see aega võtab ja kuhu pöörduda, kui meie vastusega ei nõustu.",
    keywords: "kaebus, vaidlus, kord",
    content: `
<p>Kui klienditugi ei suutnud probleemi lahendada või lahendas selle valesti, saad esitada kaebuse. See on tasuta, ei aeglusta väljamakset ja keegi ei kohtle sind selle pärast teisiti.</p>
<h2>Kuidas kaebust esitada</h2>
<p>Kirjuta kuue kuu jooksul aadressile <a href="mailto:complaints@apogee.test">complaints@apogee.test</a> ja teata meile:</p>
<ul>
<li>oma konto e-posti aadress;</li>
<li>mis juhtus, millal ja millise mängu või maksega (kõige parem on ajaloos olev number);</li>
<li>mis asja heaks teeks.</li>
</ul>
<h2>Mis edasi saab</h2>
<table>
<thead><tr><th scope="col">Aja jooksul</th><th scope="col">Mida me teeme</th></tr></thead>
<tbody>
<tr><td>Üks päev</td><td>Kinnitame kättesaamist, lisades numbri ja vastutava inimese nime</td></tr>
<tr><td>Kümme päeva</td><td>Vastame või ütleme, mida ja kellelt veel ootame</td></tr>
<tr><td>Kaheksa nädalat</td><td>Anname lõpliku põhjendatud vastuse</td></tr>
</tbody>
</table>
<p>Vastutav inimene ei osalenud otsuses, mille üle kaebad. Mänguvooru puhul küsime tootjalt vooru logi ja saadame sulle selle sisu lihtsas keeles.</p>
<h2>Kui sa ei nõustu</h2>
<p>Koos lõpliku vastusega saad selle ametiasutuse või sõltumatu vaidluste lahendaja nime ja aadressi, kes sinu litsentsi juurde kuulub. See on sulle tasuta ja meie aktsepteerime tema otsust. Võid pöörduda ka oma elukoha kohtusse; miski meie tingimustes ei võta seda õigust ära.</p>
<h2>Mida me sellest õpime</h2>
<p>Iga kaebus loetakse pärast lõpetamist veel kord üle ja seda teeb inimene, kes küsib, mis peaks muutuma, et see ei korduks.</p>
<p>See sait on demonstratsioon: kord on vormilt päris, kuid aadressidele saadetud kirju ei toimetata kätte.</p>`,
  },
  "about-us": {
    title: "Apogeest",
    description: "Mis on Apogee, millest ta hoolib ja mida teeb teisiti.",
    keywords: "meist, Apogee, kasiino",
    content: `
<p>Apogee ehk apogeum on orbiidi kõrgeim punkt: hetk, mil kõik on vaikne ja vaade kõige avaram. Tahtsime kasiinot, mis tundub just selline. Selge, kiire ja ilma mürata, mida sa ei palunud.</p>
<h2>Mida siit leiad</h2>
<ul>
<li>Tuhandeid mänge 60 tootjalt: <a href="/pokies/all">slotid</a>, <a href="/live/all">live-lauad</a>, <a href="/table/all">lauamängud</a>, jackpotid, crash-mängud ja bingo.</li>
<li>Rakenduse, mida saab paigaldada brauserist, mis avaneb ilma võrguta ega täida kunagi su telefoni. Vaata, <a href="/how-to-install">kuidas seda paigaldada</a>.</li>
<li>Kontod neljateistkümnes valuutas, millest kuus on krüptorahad.</li>
</ul>
<h2>Mida me endalt nõuame</h2>
<p><strong>Ütle enne, mitte pärast.</strong> Tasud, ooteajad, läbimängimise nõuded ja tõenäosused on nupu kõrval, mitte lehel, mida keegi ei loe.</p>
<p><strong>Raha on püha.</strong> Iga raha liikumine kirjutatakse üles kaks korda ja seda ei saa kunagi muuta. Sinu ajalugu näitab samu kandeid, mida näevad meie raamatupidajad.</p>
<p><strong>Ei mingeid trikke.</strong> Ei taimereid, mis uuesti algavad, ei sinu eest märgitud linnukesi ega halli sisse peidetud nuppu „Keeldu”. Lahkuda on sama lihtne kui liituda.</p>
<p><strong>Turvalisem mäng on osa tootest.</strong> Limiidid on sissemaksete kõrval ja hakkavad kehtima kohe.</p>
<h2>Kes me oleme</h2>
<p>Apogee on demonstratsioontoode: täielik kasiino koos kasutajaliidese ja serveriosaga, väljamõeldud tootjate, mängude, partnerite ja auhindadega. Pärisraha vastu ei võeta ja litsentsi olemasolu ei väideta. See näitab, kuidas sellist toodet hoolega ehitada.</p>
<p>Küsimused on oodatud: <a href="/contacts">kontakt</a>.</p>`,
  },
  affiliates: {
    title: "Partnerlusprogramm",
    description:
      "Kuidas Apogee partnerlusprogramm toimib: jälgimine, tasustamine ning mida partner tohib ja mida mitte.",
    keywords: "partnerlus, partnerid, partnerlusprogramm",
    content: `
<p>Partnerid, kes meile mängijaid toovad, saavad selle eest tasu. Eelistame paari head partnerit paljudele valjuhäälsetele.</p>
<h2>Kuidas see toimib</h2>
<ol>
<li>Esitad taotluse ja räägid, kus ja kuidas kasiinodest kirjutad.</li>
<li>Saad oma tähisega lingid. Nende kaudu saabunud külastajat loetakse 30 päeva sinu omaks.</li>
<li>Kord kuus näed, mida sinu mängijad tegid, alati summadena ja mitte kunagi nimeliselt, ning saad tasu.</li>
</ol>
<h2>Mida me partneritelt ootame</h2>
<ul>
<li>Näita seaduslikku vanusepiiri ja linki lehele <a href="/responsible-gaming">Vastutustundlik mängimine</a> kõikjal, kus meid näitad.</li>
<li>Kirjelda pakkumisi koos nende tingimustega. Kui pakkumine on läbi, võta see maha.</li>
<li>Ära kirjuta inimestele, kes pole seda palunud, ning ära reklaami alaealistele ega seal, kus me suletud oleme.</li>
<li>Ära kunagi vihja, et hasartmäng lahendab rahamuresid või et mõni süsteem võidab kasiinot.</li>
<li>Ära osta meie nime otsingusõnaks ega kopeeri meie saiti.</li>
</ul>
<p>Partneriga, kes neid reegleid rikub, koostöö peatatakse ja sel viisil toodud mängijate eest tasu ei maksta.</p>
<h2>Mida partner saab</h2>
<p>Osa oma mängijate netotulust ilma negatiivse jäägi edasikandmiseta, iga tund uueneva statistika, pildid igas suuruses ja keeles ning kontaktisiku, kes teab tema nime.</p>
<h2>Taotlemine</h2>
<p>Kirjuta aadressile <a href="mailto:partners@apogee.test">partners@apogee.test</a> ja lisa oma saidi aadress. Vastame nädala jooksul, ka siis, kui vastus on ei. See on demonstratsioon: programm ei ole avatud.</p>`,
  },
} as const satisfies Record<string, PageText>;
