import type { PageText } from "../texts.ts";

export const POLICY_PAGES = {
  "privacy-policy": {
    title: "Informativa sulla privacy",
    description:
      "Che cosa sa Apogee di te, perché, per quanto tempo, e come puoi consultare, correggere o cancellare questi dati.",
    keywords: "privacy, dati personali, diritti",
    content: `
<p>Conserviamo ciò che serve per gestire il tuo conto e ciò che la legge ci impone di conservare, e non vendiamo nulla. Questa pagina lo elenca.</p>
<h2>Che cosa conserviamo e perché</h2>
<table>
<thead><tr><th scope="col">Dati</th><th scope="col">Finalità</th><th scope="col">Conservazione</th></tr></thead>
<tbody>
<tr><td>Nome, data di nascita, indirizzo, recapiti</td><td>Sapere che sei maggiorenne e che i pagamenti sono tuoi</td><td>Cinque anni dopo la chiusura del conto</td></tr>
<tr><td>Documenti d’identità</td><td>Controlli contro frodi e riciclaggio di denaro</td><td>Cinque anni dopo la chiusura del conto</td></tr>
<tr><td>Depositi, prelievi, puntate e vincite</td><td>Il tuo saldo, il tuo storico e la contabilità</td><td>Sette anni</td></tr>
<tr><td>Limiti, pause ed esclusioni</td><td>Mantenerli in vigore</td><td>Finché durano, più cinque anni</td></tr>
<tr><td>Messaggi all’assistenza</td><td>Risponderti e risolvere i reclami</td><td>Due anni</td></tr>
<tr><td>Tracce del dispositivo e della connessione all’accesso</td><td>Proteggere il tuo conto</td><td>Un anno</td></tr>
</tbody>
</table>
<h2>Chi altro li vede</h2>
<p>I fornitori di servizi di pagamento vedono ciò che serve per un pagamento. Gli studi di gioco ricevono un numero che ti rappresenta, mai il tuo nome. Le autorità ottengono ciò che indica un ordine legittimo. Le aziende che controllano i documenti per noi possono usarli solo a questo scopo.</p>
<h2>Sul tuo dispositivo</h2>
<p>L’app conserva sul tuo dispositivo il catalogo, i testi e le immagini, per aprirsi rapidamente e senza rete. Saldo, pagamenti e dati personali non vengono scritti sul dispositivo. Uscendo dal conto si cancella ciò che ti riguarda. Consulta l’<a href="/cookie-policy">informativa sui cookie</a>.</p>
<h2>Marketing</h2>
<p>Ti scriviamo delle offerte solo se lo chiedi tu, separatamente per ogni canale, e mai durante una pausa o un’esclusione. Ogni messaggio contiene un modo per non riceverne altri, e così il tuo profilo.</p>
<h2>I tuoi diritti</h2>
<ul>
<li>Vedere e scaricare ciò che conserviamo su di te.</li>
<li>Correggere ciò che è sbagliato.</li>
<li>Far cancellare ciò che non siamo tenuti a conservare.</li>
<li>Opporti a una decisione presa su di te da una macchina e farla esaminare da una persona.</li>
<li>Presentare reclamo all’autorità per la protezione dei dati del luogo in cui vivi.</li>
</ul>
<p>Scrivi a <a href="mailto:privacy@apogee.test">privacy@apogee.test</a>. Rispondiamo entro un mese.</p>`,
  },
  "cookie-policy": {
    title: "Informativa sui cookie",
    description:
      "Quali cookie e quale memoria del dispositivo usa Apogee, a che cosa servono e come rifiutarli.",
    keywords: "cookie, memoria del dispositivo, consenso",
    content: `
<p>Un cookie è una piccola nota che un sito lascia nel tuo browser. Per alcune parti dell’app usiamo anche la memoria del browser. Oltre al necessario, nulla viene salvato prima del tuo consenso, e per rifiutare basta un tocco, proprio come per accettare.</p>
<h2>Necessari</h2>
<table>
<thead><tr><th scope="col">Che cosa</th><th scope="col">Finalità</th><th scope="col">Conservazione</th></tr></thead>
<tbody>
<tr><td>Sessione</td><td>Mantiene l’accesso; non può essere letta dagli script</td><td>Finché non esci o non scade</td></tr>
<tr><td>Protezione delle richieste</td><td>Impedisce ad altri siti di agire a tuo nome</td><td>Sessione</td></tr>
<tr><td>Consenso</td><td>Ricorda che cosa hai scelto qui</td><td>Circa un anno</td></tr>
<tr><td>Timer di sessione</td><td>Mostra il tuo tempo di gioco dove la licenza lo richiede</td><td>Fino alla chiusura della scheda</td></tr>
<tr><td>Memoria dell’app</td><td>Conserva lobby, testi e immagini per l’uso senza rete</td><td>Finché non viene sostituita o cancellata</td></tr>
</tbody>
</table>
<p>Una visita su dieci segnala quanto velocemente si è caricata la pagina e quanto era buona la connessione. Non dice chi sei.</p>
<h2>Da dove arrivi</h2>
<p>Se sei arrivato qui dal link di un partner, un contrassegno di quel partner viene conservato per 30 giorni, in modo che possa essere pagato. Non dice nulla di te.</p>
<h2>Con il tuo consenso</h2>
<p>Ricordiamo per 30 giorni quale campagna ti ha portato qui, per capire quali funzionano, senza creare un tuo profilo. Su questo sito non ci sono reti pubblicitarie né registrazioni dello schermo.</p>
<h2>Cambiare idea</h2>
<p>Per scegliere di nuovo, cancella i dati di questo sito nelle impostazioni del browser: te lo chiederemo alla prossima visita. Uscirai dal conto e l’app verrà caricata da capo.</p>`,
  },
  "kyc-policy": {
    title: "Verifica dell’identità",
    description: "Quali documenti chiediamo, quando, perché, e quanto tempo richiede il controllo.",
    keywords: "identità, verifica, documenti, KYC",
    content: `
<p>Un casinò deve sapere che un giocatore è maggiorenne, è chi dice di essere e gioca con denaro proprio. Chiediamo il minimo indispensabile, e lo chiediamo presto anziché alla tua prima grande vincita.</p>
<h2>Quando chiediamo</h2>
<ul>
<li>Alla registrazione: nome, data di nascita e indirizzo, confrontati con ciò che hai inserito.</li>
<li>Prima del primo prelievo, se la tua licenza lo richiede: un documento con fotografia.</li>
<li>Quando usi un nuovo metodo di pagamento: una prova che è tuo.</li>
<li>Quando le somme sono alte rispetto a ciò che sappiamo di te: la provenienza del denaro.</li>
</ul>
<h2>Che cosa accettiamo</h2>
<table>
<thead><tr><th scope="col">Per dimostrare</th><th scope="col">Documento</th></tr></thead>
<tbody>
<tr><td>Chi sei</td><td>Passaporto, carta d’identità o patente di guida, non scaduti e con tutti gli angoli visibili</td></tr>
<tr><td>Dove abiti</td><td>Una bolletta o un estratto conto degli ultimi tre mesi</td></tr>
<tr><td>Che una carta è tua</td><td>Una foto del fronte in cui siano visibili solo le prime sei e le ultime quattro cifre</td></tr>
<tr><td>Che un portafoglio è tuo</td><td>Uno screenshot con il tuo nome o l’indirizzo del portafoglio</td></tr>
</tbody>
</table>
<h2>Come inviarli</h2>
<p>Solo dal tuo profilo, alla voce Verifica. Mai via e-mail e mai a qualcuno che ti scrive. I documenti vengono conservati in forma cifrata e li vedono solo le persone che li controllano.</p>
<h2>Quanto tempo ci vuole</h2>
<p>I controlli li fanno delle persone: i tempi dipendono da quanti documenti sono in attesa. Il tuo profilo mostra lo stato di ogni documento: ricevuto, accettato, oppure rifiutato con il motivo e con ciò che servirebbe. Mentre un controllo è in corso puoi giocare entro i limiti della tua licenza e puoi sempre vedere il tuo saldo.</p>`,
  },
  "aml-policy": {
    title: "Contro il riciclaggio di denaro",
    description:
      "Come Apogee previene il riciclaggio di denaro: che cosa viene controllato, che cosa non è possibile e che cosa dobbiamo segnalare.",
    keywords: "antiriciclaggio, AML, riciclaggio di denaro, provenienza dei fondi",
    content: `
<p>I casinò attirano chi vuole dare un passato pulito a denaro rubato. Le regole di questa pagina servono a rendere Apogee inutile per queste persone, con il minor disturbo possibile per tutte le altre.</p>
<h2>Che cosa facciamo</h2>
<ul>
<li>Controlliamo l’identità dei giocatori, come descritto nella pagina <a href="/kyc-policy">Verifica dell’identità</a>.</li>
<li>I prelievi più consistenti vengono approvati da una persona, i maggiori da due. Registriamo chi ha approvato e quando.</li>
<li>Registriamo ogni movimento di denaro; le registrazioni non possono essere modificate in seguito.</li>
</ul>
<h2>Che cosa non è possibile qui</h2>
<ul>
<li>Depositare in contanti o da un conto intestato ad altri.</li>
<li>Inviare denaro da un giocatore a un altro.</li>
</ul>
<h2>Domande sul tuo denaro</h2>
<p>Quando i depositi raggiungono un livello che lo richiede, chiediamo da dove viene il denaro. Di solito bastano una busta paga, una dichiarazione dei redditi o un estratto conto. Spieghiamo perché lo chiediamo, e lo chiediamo una sola volta per ogni motivo.</p>
<h2>Segnalazioni</h2>
<p>Se qualcosa fa pensare al riciclaggio, dobbiamo segnalarlo alle autorità e non possiamo dirlo alla persona interessata. I pagamenti possono essere trattenuti in attesa della decisione di un’autorità. Il personale viene formato ogni anno e la persona responsabile risponde direttamente alla direzione.</p>`,
  },
} as const satisfies Record<string, PageText>;
