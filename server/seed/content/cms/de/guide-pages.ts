import type { PageText } from "../texts.ts";

export const GUIDE_PAGES = {
  "how-to-install": {
    title: "Apogee auf dem Handy installieren",
    description:
      "Mit wenigen Fingertipps auf den Startbildschirm: Android, iPhone, iPad und Computer. Ganz ohne App-Store.",
    keywords: "installieren, App, Startbildschirm, PWA, iPhone, Android",
    content: `
<p>Apogee ist eine App, die im Browser lebt. Die Installation kostet ein paar Fingertipps und weniger Platz als ein Foto. Danach öffnet sich Apogee in einem eigenen Fenster, startet schneller und zeigt die Lobby sogar ohne Netz.</p>
<h2>Android (Chrome, Edge, Samsung Internet)</h2>
<ol>
<li>Öffnen Sie Apogee im Browser.</li>
<li>Tippen Sie im Menü von Apogee auf „App installieren“ oder im Menü des Browsers auf „Zum Startbildschirm hinzufügen“.</li>
<li>Bestätigen Sie. Das Symbol erscheint bei Ihren Apps.</li>
</ol>
<h2>iPhone und iPad (Safari)</h2>
<ol>
<li>Öffnen Sie Apogee in Safari.</li>
<li>Tippen Sie auf die Teilen-Taste, das Quadrat mit dem Pfeil.</li>
<li>Wählen Sie „Zum Home-Bildschirm“ und bestätigen Sie mit „Hinzufügen“.</li>
</ol>
<p>Mitteilungen funktionieren auf iPhone und iPad, sobald die App auf dem Home-Bildschirm liegt.</p>
<h2>Computer (Chrome, Edge)</h2>
<p>Klicken Sie auf das Installationssymbol rechts in der Adressleiste. Apogee öffnet sich in einem eigenen Fenster und lässt sich wie jedes Programm anheften.</p>
<h2>Sie kommen aus einer anderen App?</h2>
<p>Links, die Sie in sozialen Apps öffnen, laufen in einem kleinen Browser, der nichts installieren kann und Ihre Anmeldung möglicherweise vergisst. Öffnen Sie dessen Menü, oft drei Punkte, und wählen Sie zuerst „Im Browser öffnen“.</p>
<h2>Was ohne Netz funktioniert</h2>
<ul>
<li>Die Lobby, die Kategorien und die Spielsuche nach Namen.</li>
<li>Hilfeseiten, die Sie schon einmal gelesen haben.</li>
</ul>
<p>Spiele, Guthaben und Zahlungen brauchen eine Verbindung, und die App sagt das, statt zu raten.</p>
<h2>Entfernen</h2>
<p>Entfernen Sie Apogee wie jede andere App. Um zu löschen, was auf dem Gerät gespeichert wurde, löschen Sie in den Einstellungen des Browsers die Daten der Website. Ihr Konto bleibt davon unberührt.</p>`,
  },
  "jackpots-guide": {
    title: "Jackpot-Ratgeber",
    description:
      "Wie die Jackpots bei Apogee gespeist werden, wann sie fallen, wer sie gewinnen kann und wie sie ausgezahlt werden.",
    keywords: "Jackpots, progressiv, Mystic, Ratgeber",
    content: `
<p>Ein Jackpot ist ein Preis, der mit jedem Spiel wächst, bis ihn jemand gewinnt. Hier gibt es zwei Arten.</p>
<h2>Jackpots eines Spiels</h2>
<p>Spiele unter <a href="/pokies/jackpots">Jackpots</a> haben einen Preis, den der jeweilige Anbieter verwaltet. Ein kleiner Teil jedes Einsatzes fließt hinein. Die Regeln, die Gewinnchance und der kleinste teilnehmende Einsatz stehen im Infobereich des Spiels. Der Betrag auf der Kachel wird in Ihrer Währung angezeigt.</p>
<h2>Mystic-Jackpots</h2>
<p>Mystic Nova, Mystic Comet und Mystic Zenith betreiben wir selbst, und zwar über eine Auswahl von Spielen, die ein violettes Abzeichen tragen. Jeder hat vier Stufen:</p>
<table>
<thead><tr><th scope="col">Stufe</th><th scope="col">Wie oft er fällt</th><th scope="col">Wie viel er zahlt</th></tr></thead>
<tbody>
<tr><td>Mini</td><td>Am häufigsten</td><td>Am wenigsten</td></tr>
<tr><td>Minor</td><td>Häufig</td><td>Wenig</td></tr>
<tr><td>Major</td><td>Selten</td><td>Viel</td></tr>
<tr><td>Grand</td><td>Sehr selten</td><td>Am meisten</td></tr>
</tbody>
</table>
<ul>
<li><strong>Finanzierung:</strong> durch uns, aus unserem Anteil an den Einsätzen. Sie kostet Sie nichts zusätzlich und ändert die Auszahlungsquote des Spiels nicht.</li>
<li><strong>Wer gewinnen kann:</strong> Jede Runde um Echtgeld nimmt teil; die Chance wächst im Verhältnis zum Einsatz.</li>
<li><strong>Wann:</strong> Die Ziehung ist unabhängig vom Ergebnis der Runde, von Ihrem bisherigen Spiel und von der Uhrzeit.</li>
<li><strong>Nach einem Gewinn:</strong> Die Stufe beginnt wieder bei ihrem Startbetrag.</li>
<li><strong>Zwei Gewinner im selben Augenblick:</strong> Die Runde, die den Server zuerst erreicht hat, erhält die Stufe, die andere spielt um die neue.</li>
</ul>
<p>Der angezeigte Betrag sinkt nie ohne einen Gewinn. Demorunden nehmen nicht teil.</p>
<h2>Wie ein Gewinn ausgezahlt wird</h2>
<p>Direkt auf Ihr Echtgeldguthaben, ohne Umsatzbedingungen. Bei einem hohen Gewinn kann vor der Auszahlung eine <a href="/kyc-policy">Identitätsprüfung</a> nötig sein. In der Gewinnerliste wird Ihr Name auf die Anfangsbuchstaben gekürzt.</p>
<h2>Nüchtern betrachtet</h2>
<p>Jackpots sind selten. Niemand sollte länger spielen, weil ein Betrag hoch ist; er fällt deshalb nicht früher. Setzen Sie sich zuerst ein <a href="/responsible-gaming">Limit</a>.</p>`,
  },
  "crypto-guide": {
    title: "Krypto-Ratgeber",
    description:
      "Spielen mit Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin und Tether: Einheiten, Bestätigungen, vermeidbare Fehler.",
    keywords: "Krypto, Bitcoin, Ethereum, Litecoin, Dogecoin, Tether, Ratgeber",
    content: `
<p>Sie können ein Konto in sechs Kryptowährungen führen. Es funktioniert wie jedes andere Konto, mit einigen Unterschieden, die man vor der ersten Überweisung kennen sollte.</p>
<h2>Einheiten, die man lesen kann</h2>
<table>
<thead><tr><th scope="col">Coin</th><th scope="col">Angezeigt als</th><th scope="col">Ein Coin entspricht</th></tr></thead>
<tbody>
<tr><td>Bitcoin</td><td>µBTC</td><td>1.000.000 µBTC</td></tr>
<tr><td>Ether</td><td>mETH</td><td>1.000 mETH</td></tr>
<tr><td>Litecoin</td><td>mLTC</td><td>1.000 mLTC</td></tr>
<tr><td>Bitcoin Cash</td><td>mBCH</td><td>1.000 mBCH</td></tr>
<tr><td>Dogecoin</td><td>DOGE</td><td>1 DOGE</td></tr>
<tr><td>Tether</td><td>USDT</td><td>1 USDT</td></tr>
</tbody>
</table>
<h2>Einzahlen</h2>
<ol>
<li>Öffnen Sie die Kasse, wählen Sie den Coin und kopieren Sie die Adresse oder scannen Sie den Code.</li>
<li>Senden Sie aus einer eigenen Wallet. Prüfen Sie die ersten und letzten Zeichen der Adresse.</li>
<li>Die Einzahlung wird angezeigt, sobald das Netzwerk sie erkennt, und kann nach der Bestätigung eingesetzt werden.</li>
</ol>
<h2>Fehler, die sich nicht rückgängig machen lassen</h2>
<ul>
<li>Einen anderen Coin oder den richtigen Coin über ein anderes Netzwerk senden, als die Kasse angibt.</li>
<li>Weniger als die Mindesteinzahlung senden.</li>
<li>An eine Adresse auszahlen, über die Sie nicht mehr verfügen.</li>
</ul>
<h2>Spiele und Coins</h2>
<p>Wo ein Anbieter ein Spiel in Ihrem Coin anbietet, spielen Sie darin. Wo nicht, läuft das Spiel in einer gängigen Währung, und der Kurs wird vor dem Start und in Ihrem Verlauf angezeigt. Kurse tragen den Zeitpunkt, zu dem sie abgerufen wurden.</p>
<h2>Kurse schwanken</h2>
<p>Der Wert eines Coins in Euro oder Dollar kann steigen oder fallen, während er auf Ihrem Konto liegt. Wir sichern ihn nicht für Sie ab. Wenn Sie darüber lieber nicht nachdenken möchten, passt ein Coin, der dem Dollar folgt, wie Tether, oder ein Konto in einer klassischen Währung vielleicht besser zu Ihnen.</p>
<h2>Die Prüfungen sind dieselben</h2>
<p>Krypto ist kein Weg, die <a href="/kyc-policy">Identitätsprüfung</a>, Ihre Limits oder eine Sperre zu umgehen. Weitere Zahlen finden Sie unter <a href="/payments">Zahlungen</a> und einen kurzen Überblick unter <a href="/benefits-of-crypto">Vorteile von Krypto</a>.</p>`,
  },
  "game-words": {
    title: "Spielbegriffe einfach erklärt",
    description:
      "Megaways, Hold & Win, Cluster Pays, Volatilität: die Begriffe auf den Spielkacheln, verständlich erklärt.",
    keywords: "Glossar, Megaways, Hold and Win, Volatilität, RTP",
    content: `
<p>Kacheln und Infobereiche sind voller Begriffe, die niemand erklärt. Hier sind sie.</p>
<h2>Gewinnarten</h2>
<ul>
<li><strong>Gewinnlinien:</strong> feste Wege über die Walzen; die Symbole müssen auf einem davon liegen.</li>
<li><strong>Megaways:</strong> Die Zahl der Symbole auf jeder Walze ändert sich mit jedem Spin und damit auch die Zahl der Gewinnwege.</li>
<li><strong>Cluster Pays:</strong> Gruppen gleicher Symbole, die einander berühren, gewinnen, egal wo sie liegen.</li>
<li><strong>Kaskade:</strong> Gewinnsymbole verschwinden und andere fallen nach, innerhalb desselben Einsatzes.</li>
</ul>
<h2>Funktionen</h2>
<ul>
<li><strong>Freispiele:</strong> Spins, die das Spiel Ihnen schenkt, mit dem Einsatz, der sie ausgelöst hat.</li>
<li><strong>Hold & Win:</strong> Besondere Symbole bleiben liegen, der Rest dreht sich noch einige Male.</li>
<li><strong>Book-Spiel:</strong> Ein Buch ist Wild und Scatter zugleich; in den Freispielen kann ein Symbol ganze Walzen füllen.</li>
<li><strong>Bonuskauf:</strong> eine Funktion, die sofort zu einem festen, hohen Preis startet. Auf Dauer verbessert sie Ihre Chancen nicht, und manche Lizenzen verbieten sie.</li>
</ul>
<h2>Kennzahlen</h2>
<ul>
<li><strong>RTP:</strong> der Anteil aller Einsätze, den ein Spiel über Millionen von Runden zurückzahlt. Siehe <a href="/fairness">Fairness</a>.</li>
<li><strong>Volatilität:</strong> wie sich die Auszahlungen verteilen. Niedrig bedeutet viele kleine Gewinne, hoch bedeutet langes Warten und wenige große.</li>
<li><strong>Trefferquote:</strong> wie oft eine Runde überhaupt etwas auszahlt, was auch weniger als der Einsatz sein kann.</li>
</ul>
<h2>Andere Spiele</h2>
<ul>
<li><strong>Crash:</strong> Ein Multiplikator steigt, bis er durch Zufall stoppt; Sie entscheiden, wann Sie aussteigen.</li>
<li><strong>Keno:</strong> Sie wählen Zahlen, und eine Ziehung entscheidet.</li>
<li><strong>Gameshow:</strong> Live-Moderation und ein Rad oder eine Ziehung anstelle von Karten.</li>
</ul>
<p>Neugierig? Die meisten Spiele lassen sich als Demo ausprobieren: Beginnen Sie mit <a href="/pokies/all">allen Slots</a>.</p>`,
  },
  "partner-notes": {
    title: "Hinweise für Partner",
    description: "Arbeitshinweise für Partner von Apogee. In keinem Menü aufgeführt.",
    keywords: "",
    content: `
<p>Diese Seite ist in keinem Menü aufgeführt. Partner erhalten ihre Adresse per E-Mail.</p>
<h2>Namen und Schreibweise</h2>
<p>Das Produkt heißt Apogee, mit großem Anfangsbuchstaben und ohne Akzent. „Apogee Casino“ ist in einer Überschrift in Ordnung. Bitte kürzen Sie den Namen nicht ab. Spiele tragen die Titel und Anbieter genau so, wie die Lobby sie zeigt, mit allen Akzenten und Apostrophen.</p>
<h2>Bilder</h2>
<p>Spielgrafiken dürfen neben dem jeweiligen Titel gezeigt werden, unbeschnitten und ohne darübergelegten Text. Jedes Bild hat eine Adresse, die sich nie ändert; ändert sich die Grafik, ändert sich auch die Adresse. Verwenden Sie Breiten von 160 bis 960 Pixeln und reservieren Sie auf Ihrer Seite den Platz, bevor das Bild eintrifft.</p>
<h2>Links</h2>
<table>
<thead><tr><th scope="col">Ziel</th><th scope="col">Verwenden Sie</th></tr></thead>
<tbody>
<tr><td>Die Lobby</td><td>/</td></tr>
<tr><td>Alle Slots</td><td>/pokies/all</td></tr>
<tr><td>Ein Anbieter</td><td>/producers/ und dessen Kurzname</td></tr>
<tr><td>Eine Funktion</td><td>/categories/ und deren Kurzname</td></tr>
</tbody>
</table>
<p>Stellen Sie die Sprache an den Anfang, wenn Sie für eine bestimmte schreiben, zum Beispiel /de/pokies/all. Ihre Kennung kommt als stag in die Abfrageparameter. Sie wird 30 Tage lang gespeichert.</p>
<h2>Was Sie über Angebote sagen</h2>
<p>Nur das, was am Tag Ihrer Veröffentlichung auf der Seite des Angebots steht, mit Umsatzbedingungen, Frist und Mindestalter an derselben Stelle. Wenn Sie unsicher sind, lassen Sie das Angebot weg und schreiben Sie über die Spiele. Lesen Sie vor einer Kampagne noch einmal die <a href="/affiliates">Regeln für Partner</a>.</p>`,
  },
  "coming-soon": {
    title: "Demnächst",
    description: "Diese Seite hat noch keinen Inhalt.",
    keywords: "",
    content: "",
  },
  "spring-quest": {
    title: "Frühlingsreise",
    description: "Wie die Frühlingsreise funktioniert und wann sie endet.",
    keywords: "Frühling, Quest, Aktion",
    content: `<p>Solange die Aktion läuft, gehört Ihnen eine Karte mit fünf Themen: Früchte, Meer, Wald, Schätze und Sterne. Spielen Sie eine Runde eines Spiels zu jedem Thema, dann ist die Karte voll.</p>
<h2>Regeln</h2>
<ul>
<li>Eine Runde zählt mit Echtgeld, unabhängig vom Einsatz.</li>
<li>Jedes Thema zählt einmal.</li>
<li>Eine volle Karte erscheint bei Ihren Geschenken, mit dem, was sie bringt und bis wann.</li>
</ul>`,
  },
} as const satisfies Record<string, PageText>;
