import type { PageText } from "../texts.ts";

/** The terms differ between licences in two places only: who supervises, and what the licence adds. */
function terms(licence: string, extra: string): PageText {
  return {
    title: "Termini e condizioni",
    description:
      "L’accordo tra te e Apogee: chi può giocare e come funzionano il conto, i depositi, i prelievi e i giochi.",
    keywords: "termini, condizioni, conto di gioco, depositi, prelievi, regole",
    content: `
<p>Questi termini sono l’accordo tra te, il giocatore, e Apogee. Sono scritti per essere letti. Se qualcosa non è chiaro, <a href="/contacts">chiedici</a> prima di giocare.</p>
<h2>1. Licenza</h2>
${licence}
<h2>2. Chi può giocare</h2>
<ul>
<li>Hai l’età minima prevista dalla licenza e dal luogo in cui vivi; vale la più alta delle due.</li>
<li>Giochi per te, con denaro tuo, e hai un solo conto.</li>
<li>Non ti trovi in un Paese in cui i conti sono chiusi e non ti sei autoescluso dal gioco.</li>
</ul>
<h2>3. Il tuo conto</h2>
<p>I dati che fornisci devono essere veri e sta a te tenerli aggiornati. La password è soltanto tua; non te la chiediamo mai. Puoi chiudere il conto in qualsiasi momento: il denaro che ti appartiene ti viene pagato, per quanto piccolo sia l’importo.</p>
<h2>4. Depositi e prelievi</h2>
<p>I depositi vengono accreditati quando il fornitore del servizio di pagamento li conferma. I prelievi tornano su un metodo di pagamento intestato a te, dopo i controlli descritti nella nostra <a href="/kyc-policy">politica di identificazione</a>. Nella cassa vedi l’importo disponibile insieme a quello bloccato e al motivo del blocco. Le commissioni, se ci sono, vengono mostrate prima della conferma.</p>
<h2>5. Giochi</h2>
<p>Ogni gioco segue le regole mostrate al suo interno. Una puntata è definitiva quando la partita è iniziata. Se una partita viene interrotta, si conclude sul server e il risultato viene accreditato; una partita che non può essere conclusa viene annullata e la puntata restituita. Se un malfunzionamento del gioco ha modificato un risultato, le partite interessate sono nulle e tutte le puntate vengono restituite.</p>
<h2>6. Bonus</h2>
<p>I bonus sono facoltativi e seguono i <a href="/bonus-terms">termini dei bonus</a>. È sempre possibile giocare senza bonus.</p>
<h2>7. Limiti e pause</h2>
<p>Puoi impostare limiti e fare pause nella sezione <a href="/responsible-gaming">gioco responsabile</a>. Un limite più basso si applica subito. Durante una pausa puoi comunque prelevare e consultare il tuo storico.</p>
${extra}
<h2>8. Quando interveniamo</h2>
<p>Possiamo sospendere un conto mentre verifichiamo una frode, un metodo di pagamento rubato o il gioco da parte di un minorenne. Ti comunichiamo che il conto è sospeso e che cosa ci serve da te, salvo divieto di legge. Le vincite ottenute giocando correttamente non vengono mai tolte perché sono alte.</p>
<h2>9. Modifiche e reclami</h2>
<p>Le modifiche a questi termini vengono annunciate prima di entrare in vigore e ti viene chiesto di accettarle. Le controversie sono gestite con la nostra <a href="/complaints">procedura di reclamo</a>, che non ti costa nulla.</p>`,
  };
}

const HEAD =
  "<p>Questo sito è una dimostrazione. L’operatore e i dati della sua licenza sono inventati e non viene accettato denaro reale.";

export const TERMS_PAGES = {
  "terms-and-conditions": terms(
    `${HEAD} Le regole in uso qui seguono, a titolo di esempio, quelle di Curaçao. Quali regole valgano per te dipende dall’indirizzo del sito e dal tuo conto ed è indicato in fondo a ogni pagina.</p>`,
    "",
  ),
  "terms-and-conditions/EE": terms(
    `${HEAD} Le regole in uso qui seguono, a titolo di esempio, la legge estone sul gioco d’azzardo. I giocatori devono avere almeno 21 anni.</p>`,
    `<h3>Con le regole estoni</h3>
<p>Il tempo trascorso dall’accesso è sempre visibile. L’aumento o la rimozione di un limite attende sette giorni e richiede poi la tua conferma. Un prelievo non può essere annullato, il gioco automatico non esiste e i giochi in cui si può acquistare una funzione non sono offerti.</p>`,
  ),
  "terms-and-conditions/GCB": terms(
    `${HEAD} Le regole in uso qui seguono, a titolo di esempio, le condizioni di un’autorità di controllo del gioco. Differiscono dalle altre nei punti elencati nella sezione 7.</p>`,
    `<h3>Con le regole dell’autorità di controllo del gioco</h3>
<p>Al momento della registrazione ti viene chiesto un limite di deposito. La rimozione di un limite attende tre giorni. Un prelievo non può essere annullato e i promemoria sul tempo di gioco non possono essere disattivati.</p>`,
  ),
  "bonus-terms": {
    title: "Termini dei bonus",
    description:
      "Come funzionano bonus e giri gratis su Apogee: requisiti di puntata, scadenze, che cosa conta e che cosa succede se annulli.",
    keywords: "bonus, requisiti di puntata, giri gratis, free spin, termini",
    content: `
<p>Un bonus è denaro di gioco aggiuntivo soggetto a condizioni. Quelle che contano sono indicate sul bonus stesso, prima che tu lo accetti: l’importo, il requisito di puntata, il tempo a disposizione e la vincita massima. Questa pagina spiega i termini usati.</p>
<h2>Requisito di puntata</h2>
<p>Il requisito di puntata dice quante volte un importo deve essere giocato prima che il denaro bonus diventi denaro reale. Un bonus di 10 con requisito di puntata 3x è completato dopo puntate per 30. La barra nella pagina dei tuoi regali mostra la quota raggiunta, arrotondata per difetto.</p>
<table>
<thead><tr><th scope="col">Tipo di gioco</th><th scope="col">Contributo al requisito di puntata</th></tr></thead>
<tbody>
<tr><td>Slot</td><td>100%</td></tr>
<tr><td>Slot con jackpot</td><td>0%</td></tr>
<tr><td>Crash game e giochi istantanei, bingo, keno</td><td>50%</td></tr>
<tr><td>Giochi da tavolo e dal vivo</td><td>10%</td></tr>
</tbody>
</table>
<h2>Uno alla volta</h2>
<p>È attivo un solo bonus alla volta. Gli altri aspettano nella pagina dei tuoi regali finché non li attivi o non scadono. Il denaro reale viene giocato prima del denaro bonus, così ciò che hai versato non resta mai bloccato dietro ciò che hai ricevuto.</p>
<h2>Fine di un bonus</h2>
<ul>
<li><strong>Completato:</strong> il resto del bonus, fino alla sua vincita massima, passa al saldo reale.</li>
<li><strong>Annullato da te:</strong> il denaro bonus e le vincite che ne derivano vengono rimossi. Vedi l’importo esatto prima di confermare. Il denaro reale resta.</li>
<li><strong>Scaduto:</strong> come per l’annullamento, nel momento indicato sul bonus.</li>
</ul>
<h2>Tetti della licenza</h2>
<p>Alcune licenze fissano un tetto al moltiplicatore del requisito di puntata. Se il tetto è più basso del numero indicato in un’offerta, vale il tetto ed è quello che vedi.</p>
<h2>Uso corretto</h2>
<p>Ogni bonus vale per una sola persona, un solo nucleo familiare e un solo metodo di pagamento. Non annulliamo un bonus perché hai giocato bene. Se riteniamo che una regola sia stata violata, ti diciamo quale e puoi <a href="/complaints">presentare un reclamo</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
