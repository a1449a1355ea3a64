import type { CmsTexts } from "../texts.ts";

export const SNIPPET_TEXTS: CmsTexts["snippets"] = {
  "footer-licence/CW": `<p>Apogee toimib siin Curaçao reeglistiku järgi. See on demonstratsioon: korraldaja, mängud ja litsentsiandmed on välja
    mõeldud ning pärisraha vastu ei võeta. <a href="/terms-and-conditions">Tingimused</a> kehtivad kõigile mängijatele.</p>`,
  "footer-licence/EE": `<p>Apogee toimib siin Eesti reeglistiku järgi: mängijad on vähemalt 21-aastased ja seansi kestus on nähtaval. See on demonstratsioon väljamõeldud litsentsiandmetega. Hasartmäng ei ole sobiv viis rahaliste
    probleemide lahendamiseks; loe <a href="/responsible-gaming">turvalisema mängu reegleid</a>.</p>`,
  "footer-licence/GCB": `<p>Apogee toimib siin hasartmängude järelevalveameti reeglistiku järgi: väljamakset ei saa tagasi võtta ja liitumisel
    küsitakse sissemakselimiiti. See on demonstratsioon väljamõeldud litsentsiandmetega.</p>`,
  "footer-licence/REG": `<p>Apogee toimib siin piirkondliku reeglistiku järgi: automaatmängu ei ole, panuselimiidid on avaldatud ja kehtib sinu
    provintsi seaduslik vanusepiir. See on demonstratsioon väljamõeldud litsentsiandmetega.</p>`,
  copyright: "© 2026 Apogee. Kõik õigused kaitstud. Demoandmed.",
  "copyright/EE": "© 2026 Apogee Eesti. Kõik õigused kaitstud. Demoandmed.",
  "copyright/GCB":
    "© 2026 Apogee, hasartmängude järelevalveameti reeglite järgi. Kõik õigused kaitstud. Demoandmed.",
  "copyright/group/258": "© 2026 Apogee Silver Club. Kõik õigused kaitstud. Demoandmed.",
  "age-notice/CW":
    "Ainult vähemalt 18-aastastele või sinu elukoha seaduslikus mänguvanuses inimestele, kui see vanus on kõrgem.",
  "age-notice/EE": "Ainult vähemalt 21-aastastele.",
  "age-notice/GCB":
    "Ainult vähemalt 18-aastastele või sinu elukoha seaduslikus mänguvanuses inimestele, kui see vanus on kõrgem.",
  "age-notice/REG":
    "Ainult oma provintsi seaduslikus mänguvanuses inimestele: Albertas, Manitobas ja Québecis 18, mujal 19 aastat.",
  "seo-home": `<h2>Veebikasiino, mis avaneb hetkega</h2>
    <p>Apogee toob tuhanded slotid, live-lauad, jackpotid ja kiirmängud 60 tootjalt ühte lobisse, mis töötab nõrga
    levialaga telefonis sama hästi kui suurel ekraanil. Lisa see avakuvale ja lobi avaneb ka ilma võrguta.</p>
    <h2>Leia mäng, mida just praegu mängida tahad</h2>
    <p>Sirvi tootja või erifunktsiooni järgi, alates <a href="/pokies/megaways">Megawaysist</a> ja
    <a href="/pokies/book-games">raamatumängudest</a> kuni <a href="/live/roulette">live-ruleti</a> ja
    <a href="/table/blackjack">blackjackini</a>. Enamikul mängudest on demo, nii et saad reeglid enne panustamist selgeks. Otsing
    andestab ka mõne trükivea.</p>
    <h2>Mängi omaenda tingimustel</h2>
    <p>Sissemaksete, kaotuste ja aja limiidid on kahe puudutuse kaugusel, väiksem limiit hakkab kehtima kohe ja mängupausi
    austatakse kõikjal. Loe, kuidas siin toimib <a href="/responsible-gaming">turvalisem mängimine</a> ja kuidas
    <a href="/fairness">tulemused loositakse</a>.</p>`,
  "support-hours": "Kirjuta meile oma keeles. Vastame e-posti teel.",
  "cookie-notice": `<p>Kasutame saidi toimimiseks vajalikke küpsiseid. Sinu nõusolekul mõõdame ka külastusi. Keeldumine ei muuda sinu
    mängudes midagi. <a href="/cookie-policy">Küpsiste poliitika</a></p>`,
  "reality-check": `<p>Aeg kella vaadata. Allpool näed, kui kaua oled mänginud ning mida oled selle seansi jooksul võitnud ja kaotanud.
    Võid jätkata, teha pausi või seada limiidi.</p>`,
  "approval-card": `<p>Külastad meid Austraaliast, kus mõnda selle saidi osa ei pakuta. Palun kinnita enne sirvimist, et oled lugenud, mis on
    sulle kättesaadav ja mis mitte. Kui sa seda ei soovi, võid külalisena väiksemas valikus ringi vaadata.</p>
    <p>Tasuta ja konfidentsiaalne abi: <a href="https://www.gamblinghelponline.org.au">Gambling Help Online</a>, 1800 858 858.</p>`,
  "restricted-notice": `<p>Sinu riigis ei saa kontot avada. Oled oodatud ringi vaatama; sisselogimine ja registreerimine on suletud.
    Kui sinu saldos on raha, <a href="/contacts">kirjuta meile</a> ja aitame sul selle välja võtta.</p>`,
};
