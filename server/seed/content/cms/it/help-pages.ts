import type { PageText } from "../texts.ts";

export const HELP_PAGES = {
  faq: {
    title: "Domande frequenti",
    description: "Risposte brevi su conto, giochi, pagamenti, bonus e limiti su Apogee.",
    keywords: "faq, aiuto, domande",
    content: `
<h2 id="account">Conto</h2>
<h3 id="confirmation-email">Non ho ricevuto l’e-mail di conferma.</h3>
<p>Guarda prima nella cartella dello spam. Dal tuo profilo puoi fartela inviare di nuovo. Se l’indirizzo era stato scritto male, <a href="/contacts">scrivici</a> da quello giusto.</p>
<h3 id="change-currency">Posso cambiare valuta?</h3>
<p>Dalla cassa puoi aprire un altro conto in una valuta diversa e passare dall’uno all’altro. Ognuno mantiene il proprio saldo.</p>
<h3 id="same-household">Possono esserci due giocatori nella stessa famiglia?</h3>
<p>Sì, ognuno con un proprio conto e con metodi di pagamento intestati a sé.</p>
<h2 id="games">Giochi</h2>
<h3 id="locked-game">Perché un gioco è bloccato?</h3>
<p>Il suo studio non lo offre nella tua valuta. Il lucchetto lo indica. I giochi in altre valute si sbloccano quando cambi conto.</p>
<h3 id="demo">Posso provare un gioco senza denaro?</h3>
<p>La maggior parte dei giochi ha una demo; i giochi dal vivo no, perché i tavoli sono reali. Per una demo non serve un conto.</p>
<h3 id="interrupted-round">Il mio gioco si è fermato a metà di una partita.</h3>
<p>La partita si conclude sul server. Riapri il gioco per vederla, oppure guarda nello storico di gioco. La tua puntata non va mai persa per una connessione interrotta.</p>
<h2 id="payments">Pagamenti</h2>
<h3 id="withdrawal-time">Quanto tempo richiede un prelievo?</h3>
<p>La cassa mostra i tempi abituali accanto a ogni metodo. Il primo prelievo richiede più tempo, per via della <a href="/kyc-policy">verifica dell’identità</a>. Trovi altre informazioni nella pagina <a href="/payments">Pagamenti</a>.</p>
<h3 id="missing-deposit">Il mio deposito non è arrivato.</h3>
<p>La cassa mostra i tempi di ogni metodo; le criptovalute richiedono un certo numero di conferme. Se un pagamento con carta manca ancora dopo un’ora, inviaci la ricevuta.</p>
<h2 id="bonuses">Bonus</h2>
<h3 id="bonus-optional">Devo accettare un bonus?</h3>
<p>No. Puoi sempre giocare senza bonus.</p>
<h3 id="wagering">Che cos’è il requisito di puntata?</h3>
<p>È spiegato con un esempio nei <a href="/bonus-terms">termini dei bonus</a>.</p>
<h2 id="limits">Limiti</h2>
<h3 id="raise-limit">Voglio un limite più alto oggi.</h3>
<p>Un limite più alto attende almeno un giorno e richiede poi la tua conferma. È voluto. Uno più basso vale subito.</p>`,
  },
  payments: {
    title: "Pagamenti",
    description:
      "Metodi di pagamento, valute, limiti, commissioni e tempi di elaborazione per depositi e prelievi.",
    keywords: "pagamenti, deposito, prelievo, commissioni, limiti criptovalute",
    content: `
<p>La cassa mostra sempre i metodi disponibili per il tuo Paese e la tua valuta, con i loro limiti, le commissioni e i tempi abituali. Questa pagina spiega il resto.</p>
<h2>Valute</h2>
<p>I conti possono essere tenuti in EUR, USD, CAD, AUD, NZD, NOK, BRL e JPY, e in BTC, ETH, BCH, LTC, DOGE e USDT. Gli importi in Bitcoin sono mostrati in µBTC, quelli in Ether, Litecoin e Bitcoin Cash in millesimi di unità, perché sono più facili da leggere. Nel tuo conto nulla viene arrotondato.</p>
<h2>Limiti per le criptovalute</h2>
<table>
<thead><tr><th scope="col">Criptovaluta</th><th scope="col">Deposito da</th><th scope="col">Prelievo</th></tr></thead>
<tbody>
<tr><td>Bitcoin</td><td>0,0001</td><td>da 0,0001 a 0,4</td></tr>
<tr><td>Ethereum</td><td>come indicato nella cassa</td><td>fino a 12</td></tr>
<tr><td>Litecoin</td><td>0,01</td><td>fino a 60</td></tr>
<tr><td>Dogecoin</td><td>come indicato nella cassa</td><td>fino a 1.600.000</td></tr>
<tr><td>Tether</td><td>20</td><td>da 25 a 4.000</td></tr>
</tbody>
</table>
<p>Non applichiamo commissioni sulle criptovalute; quella propria della rete viene trattenuta dalla rete.</p>
<h2>Depositi</h2>
<p>Un deposito viene accreditato quando il fornitore lo conferma. Conta ai fini del limite di deposito nel momento in cui viene accettato. Se il tuo limite venisse superato, il deposito viene rifiutato prima che si muova del denaro.</p>
<h2>Prelievi</h2>
<ol>
<li>Scegli un importo fino a quello disponibile. Accanto è indicato che cosa è bloccato e perché.</li>
<li>L’importo viene messo subito da parte e non può più essere giocato.</li>
<li>Lo controlliamo e lo inviamo. Lo stato del pagamento è nel tuo storico: in attesa, in elaborazione, pagato.</li>
</ol>
<p>Con alcune licenze un prelievo può essere annullato mentre è in attesa; con altre no. Scegli il metodo nella cassa; usa solo conti intestati a te.</p>
<h2>Quando qualcosa non riesce</h2>
<p>Un pagamento non riuscito lascia il saldo com’era. A rifiutare un pagamento con carta è la tua banca, che può dirti il perché.</p>`,
  },
  contacts: {
    title: "Contatti",
    description:
      "Come contattare l’assistenza di Apogee e i gruppi che si occupano di reclami, privacy e partner.",
    keywords: "contatti, assistenza, e-mail, modulo",
    content: `
<p>Dicci che cosa hai provato e che cosa hai visto; uno screenshot aiuta. Per un pagamento aggiungi il numero che trovi nello storico; per un gioco, il nome e l’ora. Non chiediamo mai la tua password né il numero completo di una carta.</p>
<h2>Assistenza</h2>
<ul>
<li><strong>E-mail:</strong> <a href="mailto:support@apogee.test">support@apogee.test</a>.</li>
<li><strong>Modulo:</strong> il pulsante nell’angolo dello schermo, il menu sul telefono, o la <a href="/support">pagina di assistenza</a>; anche senza un conto. La risposta arriva via e-mail.</li>
</ul>
<h2>Altri indirizzi</h2>
<table>
<thead><tr><th scope="col">Argomento</th><th scope="col">Scrivi a</th></tr></thead>
<tbody>
<tr><td>Un reclamo</td><td><a href="mailto:complaints@apogee.test">complaints@apogee.test</a>, vedi la <a href="/complaints">procedura</a></td></tr>
<tr><td>I tuoi dati personali</td><td><a href="mailto:privacy@apogee.test">privacy@apogee.test</a></td></tr>
<tr><td>Limiti ed esclusione</td><td><a href="mailto:saferplay@apogee.test">saferplay@apogee.test</a></td></tr>
<tr><td>Partner</td><td><a href="mailto:partners@apogee.test">partners@apogee.test</a></td></tr>
<tr><td>Un problema di sicurezza che hai trovato</td><td><a href="mailto:security@apogee.test">security@apogee.test</a></td></tr>
</tbody>
</table>
<h2>Lingue</h2>
<p>Scrivi nella tua lingua. In inglese, tedesco e italiano rispondiamo noi, nelle altre lingue con l’aiuto della traduzione.</p>
<h2>Urgente: vuoi smettere adesso</h2>
<p>Per questo non hai bisogno di noi. Alla voce <a href="/profile/limits">Limiti e pause</a> una pausa o un’esclusione inizia nel momento in cui la confermi. Se non riesci ad accedere, scrivi a saferplay@apogee.test dall’indirizzo del tuo conto.</p>
<p>Questi indirizzi fanno parte di una dimostrazione e i messaggi non vengono recapitati.</p>`,
  },
  complaints: {
    title: "Reclami",
    description:
      "Come presentare un reclamo ad Apogee, quanto tempo richiede e a chi rivolgersi se la nostra risposta non ti convince.",
    keywords: "reclamo, controversia, procedura",
    content: `
<p>Se l’assistenza non è riuscita a risolvere un problema, o l’ha risolto male, puoi presentare un reclamo. È gratuito, non rallenta un prelievo e nessuno ti tratterà diversamente per questo.</p>
<h2>Come presentare un reclamo</h2>
<p>Scrivi a <a href="mailto:complaints@apogee.test">complaints@apogee.test</a> entro sei mesi e indicaci:</p>
<ul>
<li>l’indirizzo e-mail del tuo conto;</li>
<li>che cosa è successo, quando, e in quale gioco o pagamento (l’ideale è il numero che trovi nello storico);</li>
<li>che cosa risolverebbe la questione.</li>
</ul>
<h2>Che cosa succede dopo</h2>
<table>
<thead><tr><th scope="col">Entro</th><th scope="col">Che cosa facciamo</th></tr></thead>
<tbody>
<tr><td>Un giorno</td><td>Confermiamo di averlo ricevuto, con un numero e il nome della persona incaricata</td></tr>
<tr><td>Dieci giorni</td><td>Rispondiamo, o diciamo che cosa aspettiamo ancora e da chi</td></tr>
<tr><td>Otto settimane</td><td>Diamo la nostra risposta definitiva, con le motivazioni</td></tr>
</tbody>
</table>
<p>La persona incaricata non ha partecipato alla decisione oggetto del reclamo. Per una partita chiediamo allo studio la sua registrazione e ti inviamo in parole semplici ciò che contiene.</p>
<h2>Se non sei d’accordo</h2>
<p>Con la nostra risposta definitiva ricevi il nome e l’indirizzo dell’autorità o dell’organismo indipendente di risoluzione delle controversie competente per la tua licenza. Per te è gratuito e noi ne accettiamo la decisione. Puoi anche rivolgerti a un tribunale del luogo in cui vivi; nulla nei nostri termini te lo impedisce.</p>
<h2>Che cosa impariamo</h2>
<p>Ogni reclamo viene riletto dopo la chiusura da qualcuno che si chiede che cosa dovrebbe cambiare perché non si ripeta.</p>
<p>Questo sito è una dimostrazione: la procedura è reale nella forma, ma i messaggi inviati agli indirizzi non vengono recapitati.</p>`,
  },
  "about-us": {
    title: "Informazioni su Apogee",
    description: "Che cos’è Apogee, che cosa le sta a cuore e che cosa fa in modo diverso.",
    keywords: "chi siamo, Apogee, casinò",
    content: `
<p>L’apogeo è il punto più alto di un’orbita: il momento in cui tutto è quiete e la vista è più ampia. Volevamo un casinò che desse questa sensazione. Chiaro, veloce e senza rumore che non hai chiesto.</p>
<h2>Che cosa trovi qui</h2>
<ul>
<li>Migliaia di giochi di 60 provider: <a href="/pokies/all">slot</a>, <a href="/live/all">tavoli dal vivo</a>, <a href="/table/all">giochi da tavolo</a>, jackpot, crash game e bingo.</li>
<li>Un’app che si installa dal browser, si apre senza rete e non riempie mai il telefono. Scopri <a href="/how-to-install">come installarla</a>.</li>
<li>Conti in quattordici valute, sei delle quali cripto.</li>
</ul>
<h2>I nostri impegni</h2>
<p><strong>Dirlo prima, non dopo.</strong> Commissioni, tempi di attesa, requisiti di puntata e probabilità stanno accanto al pulsante, non in una pagina che nessuno legge.</p>
<p><strong>Il denaro è sacro.</strong> Ogni suo movimento viene registrato due volte e non può mai essere modificato. Il tuo storico mostra le stesse voci che vedono i nostri contabili.</p>
<p><strong>Niente trucchi.</strong> Niente conti alla rovescia che ripartono, niente caselle spuntate al posto tuo, niente «rifiuta» nascosto in grigio. Andarsene è facile quanto iscriversi.</p>
<p><strong>Il gioco più sicuro è una funzione.</strong> I limiti stanno accanto ai depositi e valgono subito.</p>
<h2>Chi siamo</h2>
<p>Apogee è un prodotto dimostrativo: un casinò completo, front end e back end, con studi, giochi, partner e premi inventati. Non viene accettato denaro reale e non si rivendica alcuna licenza. Mostra come un prodotto del genere possa essere costruito con cura.</p>
<p>Le domande sono benvenute: <a href="/contacts">contatti</a>.</p>`,
  },
  affiliates: {
    title: "Affiliati",
    description:
      "Come funziona il programma partner di Apogee: tracciamento, pagamento e che cosa i partner possono e non possono fare.",
    keywords: "affiliati, partner, programma",
    content: `
<p>I partner che ci inviano giocatori vengono pagati. Preferiamo avere pochi partner validi anziché molti rumorosi.</p>
<h2>Come funziona</h2>
<ol>
<li>Ti candidi e ci dici dove e come scrivi di casinò.</li>
<li>Ricevi link con il tuo contrassegno. Un visitatore che arriva da uno di essi viene attribuito a te per 30 giorni.</li>
<li>Una volta al mese vedi che cosa hanno fatto i tuoi giocatori, in totali, mai per nome, e ricevi il pagamento.</li>
</ol>
<h2>Che cosa chiediamo ai partner</h2>
<ul>
<li>Mostra l’età minima e un link al <a href="/responsible-gaming">gioco responsabile</a> ovunque ci presenti.</li>
<li>Descrivi le offerte con le loro condizioni. Se un’offerta è finita, toglila.</li>
<li>Non scrivere a chi non lo ha chiesto e non fare pubblicità ai minorenni o dove siamo chiusi.</li>
<li>Non suggerire mai che il gioco risolva problemi di denaro o che un sistema batta il banco.</li>
<li>Non acquistare il nostro nome come parola chiave e non copiare il nostro sito.</li>
</ul>
<p>Un partner che viola queste regole viene escluso e i giocatori inviati in quel modo non vengono pagati.</p>
<h2>Che cosa ricevono i partner</h2>
<p>Una quota dei ricavi netti dei loro giocatori, senza riporto del saldo negativo, statistiche aggiornate ogni ora, immagini in ogni formato e lingua, e una persona che li conosce per nome.</p>
<h2>Candidati</h2>
<p>Scrivi a <a href="mailto:partners@apogee.test">partners@apogee.test</a> indicando l’indirizzo del tuo sito. Rispondiamo entro una settimana, anche quando la risposta è no. Questa è una dimostrazione: il programma non è aperto.</p>`,
  },
} as const satisfies Record<string, PageText>;
