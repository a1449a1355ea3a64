import type { PageText } from "../texts.ts";

export const GUIDE_PAGES = {
  "how-to-install": {
    title: "Installa Apogee sul telefono",
    description:
      "Porta Apogee sulla schermata Home in pochi tocchi: Android, iPhone, iPad e computer. Non serve alcuno store.",
    keywords: "installare, app, schermata Home, PWA, iPhone, Android",
    content: `
<p>Apogee è un’app che vive nel browser. Per installarla bastano pochi tocchi e meno spazio di una fotografia. Poi si apre in una finestra propria, si avvia più in fretta e mostra la lobby anche senza rete.</p>
<h2>Android (Chrome, Edge, Samsung Internet)</h2>
<ol>
<li>Apri Apogee nel browser.</li>
<li>Tocca «Installa l’app» nel menu di Apogee oppure «Aggiungi a schermata Home» nel menu del browser.</li>
<li>Conferma. L’icona compare tra le tue app.</li>
</ol>
<h2>iPhone e iPad (Safari)</h2>
<ol>
<li>Apri Apogee in Safari.</li>
<li>Tocca il pulsante di condivisione, il quadrato con la freccia.</li>
<li>Scegli «Aggiungi alla schermata Home» e conferma con «Aggiungi».</li>
</ol>
<p>Su iPhone e iPad le notifiche funzionano una volta che l’app è sulla schermata Home.</p>
<h2>Computer (Chrome, Edge)</h2>
<p>Fai clic sul simbolo di installazione a destra della barra degli indirizzi. Apogee si apre in una finestra propria e può essere fissata come qualsiasi programma.</p>
<h2>Arrivi da un’altra app?</h2>
<p>I link aperti nelle app dei social si aprono in un piccolo browser che non può installare nulla e potrebbe dimenticare il tuo accesso. Usa il suo menu, spesso tre puntini, e scegli prima «Apri nel browser».</p>
<h2>Che cosa funziona senza rete</h2>
<ul>
<li>La lobby, le categorie e la ricerca dei giochi per nome.</li>
<li>Le pagine di aiuto che hai già letto.</li>
</ul>
<p>Giochi, saldi e pagamenti richiedono una connessione, e l’app lo dice invece di tirare a indovinare.</p>
<h2>Rimuoverla</h2>
<p>Rimuovila come qualsiasi altra app. Per cancellare ciò che ha conservato sul dispositivo, cancella i dati del sito nelle impostazioni del browser. Il tuo conto resta intatto.</p>`,
  },
  "jackpots-guide": {
    title: "Guida ai jackpot",
    description:
      "Come si alimentano i jackpot di Apogee, quando si vincono, chi può vincerli e come vengono pagati.",
    keywords: "jackpot, progressivo, mystic, guida",
    content: `
<p>Un jackpot è un premio che cresce con il gioco finché qualcuno non lo vince. Qui ce ne sono di due tipi.</p>
<h2>Jackpot di un gioco</h2>
<p>I giochi della categoria <a href="/pokies/jackpots">Jackpot</a> hanno un premio gestito dal loro studio. Vi confluisce una piccola parte di ogni puntata. Le regole, la probabilità e la puntata minima per partecipare si trovano nel pannello informativo del gioco. L’importo sul riquadro è mostrato nella tua valuta.</p>
<h2>Jackpot Mystic</h2>
<p>Mystic Nova, Mystic Comet e Mystic Zenith sono gestiti da noi su una selezione di giochi, contrassegnati da un distintivo viola. Ognuno ha quattro livelli:</p>
<table>
<thead><tr><th scope="col">Livello</th><th scope="col">Quanto spesso esce</th><th scope="col">Quanto paga</th></tr></thead>
<tbody>
<tr><td>Mini</td><td>Più spesso di tutti</td><td>L’importo più basso</td></tr>
<tr><td>Minor</td><td>Spesso</td><td>Un importo basso</td></tr>
<tr><td>Major</td><td>Di rado</td><td>Un importo alto</td></tr>
<tr><td>Grand</td><td>Molto di rado</td><td>L’importo più alto</td></tr>
</tbody>
</table>
<ul>
<li><strong>Finanziamento:</strong> da parte nostra, con la nostra quota delle puntate. Non ti costa nulla in più e non modifica il ritorno del gioco.</li>
<li><strong>Chi può vincere:</strong> partecipa ogni partita con denaro reale; la probabilità cresce in proporzione alla puntata.</li>
<li><strong>Quando:</strong> l’estrazione è indipendente dal risultato della partita, dal tuo storico e dall’ora.</li>
<li><strong>Dopo una vincita:</strong> il livello riparte dal suo importo iniziale.</li>
<li><strong>Due vincitori nello stesso momento:</strong> la partita arrivata per prima al server vince il livello, l’altra gioca per quello nuovo.</li>
</ul>
<p>L’importo mostrato non scende mai senza una vincita. I giri demo non partecipano.</p>
<h2>Come si paga una vincita</h2>
<p>Direttamente sul saldo reale, senza requisito di puntata. Una vincita alta può richiedere una <a href="/kyc-policy">verifica dell’identità</a> prima di essere prelevata. Nell’elenco dei vincitori il tuo nome è ridotto alle prime lettere.</p>
<h2>Con i piedi per terra</h2>
<p>I jackpot sono rari. Nessuno dovrebbe giocare più a lungo perché un importo è alto; questo non lo fa uscire prima. Imposta prima un <a href="/responsible-gaming">limite</a>.</p>`,
  },
  "crypto-guide": {
    title: "Guida alle criptovalute",
    description:
      "Giocare con Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin e Tether: unità, conferme, errori da evitare.",
    keywords: "cripto, criptovalute, bitcoin, ethereum, litecoin, dogecoin, tether, guida",
    content: `
<p>Puoi avere un conto in sei criptovalute. Funziona come qualsiasi altro conto, con alcune differenze che è bene conoscere prima del primo trasferimento.</p>
<h2>Unità che si leggono</h2>
<table>
<thead><tr><th scope="col">Criptovaluta</th><th scope="col">Mostrata come</th><th scope="col">Un’unità equivale a</th></tr></thead>
<tbody>
<tr><td>Bitcoin</td><td>µBTC</td><td>1.000.000 µBTC</td></tr>
<tr><td>Ether</td><td>mETH</td><td>1.000 mETH</td></tr>
<tr><td>Litecoin</td><td>mLTC</td><td>1.000 mLTC</td></tr>
<tr><td>Bitcoin Cash</td><td>mBCH</td><td>1.000 mBCH</td></tr>
<tr><td>Dogecoin</td><td>DOGE</td><td>1 DOGE</td></tr>
<tr><td>Tether</td><td>USDT</td><td>1 USDT</td></tr>
</tbody>
</table>
<h2>Depositare</h2>
<ol>
<li>Apri la cassa, scegli la criptovaluta e copia l’indirizzo o scansiona il codice.</li>
<li>Invia da un portafoglio tuo. Controlla le prime e le ultime lettere dell’indirizzo.</li>
<li>Il deposito compare non appena la rete lo vede e può essere giocato quando è confermato.</li>
</ol>
<h2>Errori che non si possono rimediare</h2>
<ul>
<li>Inviare una criptovaluta diversa da quella indicata nella cassa, o quella giusta su un’altra rete.</li>
<li>Inviare meno del deposito minimo.</li>
<li>Prelevare verso un indirizzo che non controlli più.</li>
</ul>
<h2>Giochi e criptovalute</h2>
<p>Se uno studio offre un gioco nella tua criptovaluta, giochi in quella. Se non lo fa, il gioco si svolge in una valuta comune e il cambio è mostrato prima dell’inizio e nel tuo storico. Ogni cambio riporta l’ora in cui è stato rilevato.</p>
<h2>I prezzi si muovono</h2>
<p>Il valore di una criptovaluta in euro o in dollari può salire o scendere mentre si trova nel tuo conto. Noi non copriamo questo rischio al posto tuo. Se preferisci non pensarci, una criptovaluta che segue il dollaro, come Tether, o un conto in valuta tradizionale può fare meglio al caso tuo.</p>
<h2>I controlli sono gli stessi</h2>
<p>Le criptovalute non servono ad aggirare la <a href="/kyc-policy">verifica dell’identità</a>, i tuoi limiti o un’esclusione. Altre cifre sono nella pagina <a href="/payments">Pagamenti</a> e una breve panoramica nella pagina <a href="/benefits-of-crypto">Vantaggi delle criptovalute</a>.</p>`,
  },
  "game-words": {
    title: "Le parole dei giochi",
    description:
      "Megaways, Hold & Win, cluster pays, volatilità: le parole sui riquadri dei giochi spiegate in modo semplice.",
    keywords: "glossario, megaways, hold and win, volatilità, RTP",
    content: `
<p>Riquadri e pannelli informativi sono pieni di parole che nessuno spiega. Eccole.</p>
<h2>Modi di vincere</h2>
<ul>
<li><strong>Linee:</strong> percorsi fissi sui rulli; i simboli devono trovarsi su uno di essi.</li>
<li><strong>Megaways:</strong> il numero di simboli su ogni rullo cambia a ogni giro, e con esso il numero di modi di vincere.</li>
<li><strong>Cluster pays:</strong> vincono i gruppi di simboli uguali che si toccano, ovunque si trovino.</li>
<li><strong>Cascata:</strong> i simboli vincenti spariscono e altri cadono al loro posto, con la stessa puntata.</li>
</ul>
<h2>Funzioni</h2>
<ul>
<li><strong>Giri gratis (free spin):</strong> giri che il gioco ti regala, con la puntata che li ha attivati.</li>
<li><strong>Hold & Win:</strong> i simboli speciali restano, gli altri girano ancora alcune volte.</li>
<li><strong>Gioco con il libro:</strong> un libro è wild e scatter insieme; nei giri gratis un simbolo può riempire rulli interi.</li>
<li><strong>Acquisto bonus:</strong> una funzione avviata subito a un prezzo fisso e alto. Non migliora le tue probabilità nel tempo, e alcune licenze la vietano.</li>
</ul>
<h2>Cifre</h2>
<ul>
<li><strong>RTP:</strong> la quota di tutte le puntate che un gioco restituisce su milioni di partite. Vedi <a href="/fairness">Equità</a>.</li>
<li><strong>Volatilità:</strong> come sono distribuiti i ritorni. Bassa significa molte piccole vincite, alta significa lunghe attese e poche vincite grandi.</li>
<li><strong>Frequenza di vincita:</strong> quanto spesso una partita paga qualcosa, che può anche essere meno della puntata.</li>
</ul>
<h2>Altri giochi</h2>
<ul>
<li><strong>Crash:</strong> un moltiplicatore sale finché non si ferma per caso; decidi tu quando uscire.</li>
<li><strong>Keno:</strong> scegli dei numeri e decide un’estrazione.</li>
<li><strong>Game show:</strong> un presentatore dal vivo e una ruota o un’estrazione al posto delle carte.</li>
</ul>
<p>Ti abbiamo incuriosito? La maggior parte dei giochi si può provare in versione demo: inizia da <a href="/pokies/all">tutte le slot</a>.</p>`,
  },
  "partner-notes": {
    title: "Note per i partner",
    description: "Note di lavoro per i partner di Apogee. Non compaiono nei menu.",
    keywords: "",
    content: `
<p>Questa pagina non compare in nessun menu. I partner ne ricevono l’indirizzo via e-mail.</p>
<h2>Nomi e grafia</h2>
<p>Il prodotto si chiama Apogee, con la maiuscola e senza accento. «Apogee Casino» va bene in un titolo. Non abbreviarlo. I giochi portano i titoli e gli studi esattamente come li mostra la lobby, con i loro accenti e apostrofi.</p>
<h2>Immagini</h2>
<p>Le grafiche dei giochi possono essere mostrate accanto ai loro titoli, non ritagliate e senza testo sovrapposto. Ogni immagine ha un indirizzo che non cambia mai; quando cambia la grafica, cambia anche l’indirizzo. Usa larghezze da 160 a 960 pixel e fai in modo che la pagina riservi lo spazio prima dell’arrivo dell’immagine.</p>
<h2>Link</h2>
<table>
<thead><tr><th scope="col">Verso</th><th scope="col">Usa</th></tr></thead>
<tbody>
<tr><td>La lobby</td><td>/</td></tr>
<tr><td>Tutte le slot</td><td>/pokies/all</td></tr>
<tr><td>Uno studio</td><td>/producers/ e il suo nome breve</td></tr>
<tr><td>Una caratteristica</td><td>/categories/ e il suo nome breve</td></tr>
</tbody>
</table>
<p>Metti la lingua all’inizio se scrivi per una lingua specifica, per esempio /de/pokies/all. Il tuo contrassegno va nella query come stag. Viene conservato per 30 giorni.</p>
<h2>Che cosa dire delle offerte</h2>
<p>Solo ciò che dice la pagina dell’offerta nel giorno in cui pubblichi, con il requisito di puntata, la scadenza e l’età minima nello stesso punto. In caso di dubbio, lascia fuori l’offerta e scrivi dei giochi. Rileggi le <a href="/affiliates">regole per i partner</a> prima di una campagna.</p>`,
  },
  "coming-soon": {
    title: "In arrivo",
    description: "Questa pagina non ha ancora contenuti.",
    keywords: "",
    content: "",
  },
  "spring-quest": {
    title: "Missione di primavera",
    description: "Come funziona la missione di primavera e quando finisce.",
    keywords: "primavera, missione, promozione",
    content: `<p>Finché la missione è attiva hai una scheda con cinque temi: frutta, mare, foresta, tesori e stelle. Gioca una partita a un gioco per ogni tema e la scheda è completa.</p>
<h2>Regole</h2>
<ul>
<li>Una partita conta con denaro reale, qualunque sia la puntata.</li>
<li>Ogni tema conta una volta sola.</li>
<li>La scheda completa compare tra i tuoi regali, con quello che porta e fino a quando.</li>
</ul>`,
  },
} as const satisfies Record<string, PageText>;
