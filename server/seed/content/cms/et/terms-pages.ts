import type { PageText } from "../texts.ts";

/** The terms differ between licences in two places only: who supervises, and what the licence adds. */
function terms(licence: string, extra: string): PageText {
  return {
    title: "Kasutustingimused",
    description:
      "Sinu ja Apogee vaheline leping: kes võib mängida ning kuidas toimivad konto, sissemaksed, väljamaksed ja mängud.",
    keywords: "tingimused, leping, konto, sissemaksed, väljamaksed, reeglid",
    content: `
<p>Need tingimused on leping sinu kui mängija ja Apogee vahel. Need on kirjutatud lugemiseks. Kui midagi jääb ebaselgeks, <a href="/contacts">küsi meilt</a> enne mängima asumist.</p>
<h2>1. Litsents</h2>
${licence}
<h2>2. Kes võib mängida</h2>
<ul>
<li>Oled nii litsentsi kui ka oma elukoha järgi seaduslikus mänguvanuses; loeb kõrgem vanusepiir.</li>
<li>Mängid iseenda eest ja oma rahaga ning sul on ainult üks konto.</li>
<li>Sa ei viibi riigis, kus kontosid ei avata, ega ole seadnud endale hasartmängukeeldu.</li>
</ul>
<h2>3. Sinu konto</h2>
<p>Sinu esitatud andmed peavad olema õiged ja sa hoiad neid ajakohasena. Parool on ainult sinu oma; me ei küsi seda kunagi. Võid konto igal ajal sulgeda: sulle kuuluv raha makstakse välja, kui väike see summa ka poleks.</p>
<h2>4. Sissemaksed ja väljamaksed</h2>
<p>Sissemakse kantakse kontole, kui makseteenuse pakkuja on selle kinnitanud. Väljamakse läheb pärast kontrolle, mida kirjeldab meie <a href="/kyc-policy">isikusamasuse kontrolli kord</a>, tagasi sinu nimel olevale makseviisile. Kassas on näha vabalt kasutatav summa ning see, mis on lukus ja miks. Kui makse eest võetakse tasu, näed seda enne kinnitamist.</p>
<h2>5. Mängud</h2>
<p>Iga mäng järgib mängus endas näidatud reegleid. Panus on lõplik, kui mänguvoor on alanud. Kui voor katkeb, mängitakse see serveris lõpuni ja tulemus kantakse sinu kontole; voor, mida ei saa lõpetada, tühistatakse ja panus tagastatakse. Kui mängu rike muutis tulemust, on kõik mõjutatud voorud kehtetud ja kõik panused tagastatakse.</p>
<h2>6. Boonused</h2>
<p>Boonused on vabatahtlikud ja neile kehtivad <a href="/bonus-terms">boonustingimused</a>. Ilma boonuseta saab alati mängida.</p>
<h2>7. Limiidid ja pausid</h2>
<p>Saad seada limiite ja teha pause, nagu kirjeldab leht <a href="/responsible-gaming">Vastutustundlik mängimine</a>. Väiksem limiit hakkab kehtima kohe. Ka pausi ajal saad raha välja võtta ja oma ajalugu vaadata.</p>
${extra}
<h2>8. Millal me sekkume</h2>
<p>Võime konto peatada, kui uurime pettust, varastatud makseviisi või alaealise mängimist. Anname sulle teada, et konto on peatatud ja mida me sinult vajame, kui seadus seda ei keela. Ausa mänguga saadud võitu ei võeta kunagi ära seepärast, et see on suur.</p>
<h2>9. Muudatused ja kaebused</h2>
<p>Tingimuste muudatustest teatame enne nende jõustumist ja küsime sinu nõusolekut. Erimeelsused lahendame meie <a href="/complaints">kaebuste lahendamise korra</a> järgi ja see ei maksa sulle midagi.</p>`,
  };
}

const HEAD =
  "<p>See sait on demonstratsioon. Korraldaja ja tema litsentsiandmed on välja mõeldud ning pärisraha vastu ei võeta.";

export const TERMS_PAGES = {
  "terms-and-conditions": terms(
    `${HEAD} Siin kasutatav reeglistik järgib näitena Curaçao reegleid. Milline reeglistik sulle kehtib, oleneb saidi aadressist ja sinu kontost ning see on kirjas iga lehe jaluses.</p>`,
    "",
  ),
  "terms-and-conditions/EE": terms(
    `${HEAD} Siin kasutatav reeglistik järgib näitena Eesti hasartmänguseadust. Mängija peab olema vähemalt 21-aastane.</p>`,
    `<h3>Eesti reeglistiku järgi</h3>
<p>Sisselogimisest möödunud aeg on alati nähtaval. Limiidi suurendamine või eemaldamine ootab seitse päeva ja vajab siis sinu kinnitust. Väljamakset ei saa tagasi võtta, automaatmängu ei ole ning mänge, milles saab boonusfunktsiooni osta, ei pakuta.</p>`,
  ),
  "terms-and-conditions/GCB": terms(
    `${HEAD} Siin kasutatav reeglistik järgib näitena hasartmängude järelevalveameti tingimusi. Teistest erineb see 7. jaos loetletud punktide poolest.</p>`,
    `<h3>Hasartmängude järelevalveameti reeglistiku järgi</h3>
<p>Liitumisel küsitakse sinult sissemakselimiiti. Limiidi eemaldamine ootab kolm päeva. Väljamakset ei saa tagasi võtta ja mänguaja meeldetuletusi ei saa välja lülitada.</p>`,
  ),
  "bonus-terms": {
    title: "Boonustingimused",
    description:
      "Kuidas toimivad Apogee boonused ja tasuta keerutused: läbimängimine, tähtajad, mis loeb ja mis juhtub loobumisel.",
    keywords: "boonus, läbimängimine, tasuta keerutused, tingimused",
    content: `
<p>Boonus on tingimustega lisamänguraha. Olulised tingimused on kirjas boonuse juures enne, kui selle vastu võtad: summa, läbimängimise nõue, tähtaeg ja suurim võimalik võit. See leht selgitab mõisteid.</p>
<h2>Läbimängimine</h2>
<p>Läbimängimise nõue näitab, mitu korda tuleb summa panustada, enne kui boonusrahast saab pärisraha. Kümne ühiku suurune boonus 3-kordse läbimängimisega on täidetud, kui oled panustanud kokku 30. Sinu kingituste lehel olev riba näitab täidetud osa, ümardatuna allapoole.</p>
<table>
<thead><tr><th scope="col">Mängu liik</th><th scope="col">Arvestatakse läbimängimisel</th></tr></thead>
<tbody>
<tr><td>Mänguautomaadid</td><td>100%</td></tr>
<tr><td>Jackpotiga mänguautomaadid</td><td>0%</td></tr>
<tr><td>Crash- ja kiirmängud, bingo, keno</td><td>50%</td></tr>
<tr><td>Lauamängud ja live-mängud</td><td>10%</td></tr>
</tbody>
</table>
<h2>Üks korraga</h2>
<p>Korraga on aktiivne üks boonus. Teised ootavad sinu kingituste lehel, kuni need käivitad või nende tähtaeg möödub. Pärisraha panustatakse enne boonusraha, et sinu sissemakse ei jääks kunagi kingituse taha lukku.</p>
<h2>Boonuse lõppemine</h2>
<ul>
<li><strong>Täidetud:</strong> boonuse jääk kuni suurima lubatud võiduni kantakse sinu pärisraha jäägile.</li>
<li><strong>Sinu tühistatud:</strong> boonusraha ja sellega saadud võidud eemaldatakse. Täpset summat näed enne kinnitamist. Pärisraha jääb alles.</li>
<li><strong>Aegunud:</strong> nagu tühistamisel, boonuse juures näidatud ajal.</li>
</ul>
<h2>Litsentsi ülempiirid</h2>
<p>Mõni litsents piirab läbimängimise kordajat. Kui ülempiir on pakkumises olevast arvust väiksem, kehtib ülempiir ja just seda sa näed.</p>
<h2>Aus kasutamine</h2>
<p>Boonus on mõeldud ühele inimesele, ühele leibkonnale ja ühele makseviisile. Me ei tühista boonust sellepärast, et mängisid hästi. Kui usume, et mõnda reeglit rikuti, ütleme, millist, ja sa saad esitada <a href="/complaints">kaebuse</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
