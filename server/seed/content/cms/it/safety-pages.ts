import type { PageText } from "../texts.ts";

const TOOLS = `
<h2>Strumenti che puoi usare da oggi</h2>
<table>
<thead><tr><th scope="col">Strumento</th><th scope="col">Che cosa fa</th></tr></thead>
<tbody>
<tr><td>Limite di deposito</td><td>Il massimo che puoi versare al giorno, alla settimana o al mese</td></tr>
<tr><td>Limite di perdita</td><td>Il massimo che puoi perdere al giorno, alla settimana o al mese</td></tr>
<tr><td>Limite di puntate</td><td>Il massimo che puoi puntare al giorno, alla settimana o al mese</td></tr>
<tr><td>Limite di tempo</td><td>Il numero massimo di minuti che puoi giocare in un giorno</td></tr>
<tr><td>Pausa</td><td>Niente depositi e niente gioco per un giorno, tre giorni, una settimana o un mese</td></tr>
<tr><td>Autoesclusione</td><td>Niente depositi e niente gioco per mesi o per sempre; non si può interrompere in anticipo</td></tr>
</tbody>
</table>
<p>Li trovi nel tuo profilo alla voce <a href="/profile/limits">Limiti e pause</a>, nella cassa e nella barra di ogni gioco. Un limite più basso vale subito, anche in un gioco già aperto. Durante una pausa o un’esclusione puoi comunque prelevare il tuo denaro e consultare lo storico, e non ti inviamo offerte.</p>`;

const SIGNS = `
<h2>I segnali che non è più un gioco</h2>
<ul>
<li>Giochi per recuperare ciò che hai perso.</li>
<li>Spendi denaro destinato ad altro o lo prendi in prestito.</li>
<li>Nascondi quanto o quanto spesso giochi.</li>
<li>Sei inquieto o irritabile quando non giochi.</li>
</ul>
<p>Se ti riconosci in uno di questi segnali, per oggi fermati e parlane con qualcuno. Le organizzazioni qui sotto sono gratuite, indipendenti da noi e riservate.</p>`;

const CLOSING = `
<h2>Minorenni</h2>
<p>Esci dal conto sui dispositivi condivisi e non lasciare che un browser salvi la tua password. Filtri come quelli integrati in telefoni e tablet possono bloccare i siti di gioco per tutta la famiglia.</p>
<h2>Un’ultima parola</h2>
<p>In ogni gioco il banco ha un vantaggio. Nel tempo i giocatori perdono più di quanto vincano. Considera ciò che punti come il prezzo di una serata, decidilo prima e tienilo abbastanza basso da poter perdere tutto senza che cambi nulla.</p>`;

export const SAFETY_PAGES = {
  "responsible-gaming": {
    title: "Gioco responsabile",
    description:
      "Limiti, pause e autoesclusione su Apogee, segnali da tenere d’occhio e aiuto gratuito nel tuo Paese.",
    keywords: "gioco responsabile, limiti, autoesclusione, aiuto",
    content: `
<p>Il gioco d’azzardo è un intrattenimento che costa denaro. Non è un reddito né un modo per uscire dai debiti. Questa pagina mostra come mantenerne il controllo e dove trovare aiuto.</p>
${TOOLS}
<p>L’aumento di un limite, o la sua rimozione, deve attendere e richiede poi la tua conferma. La durata dell’attesa dipende dalla licenza; la trovi nella pagina dei limiti.</p>
${SIGNS}
<h2>Dove trovare aiuto</h2>
<table>
<thead><tr><th scope="col">Paese</th><th scope="col">Organizzazione</th><th scope="col">Contatto</th></tr></thead>
<tbody>
<tr><td>Canada (Ontario)</td><td>ConnexOntario</td><td><a href="https://www.connexontario.ca">connexontario.ca</a>, 1-866-531-2600</td></tr>
<tr><td>Australia</td><td>Gambling Help Online; BetStop, il registro nazionale di autoesclusione</td><td><a href="https://www.gamblinghelponline.org.au">gamblinghelponline.org.au</a>, 1800 858 858; <a href="https://www.betstop.gov.au">betstop.gov.au</a></td></tr>
<tr><td>Germania</td><td>Check dein Spiel, il servizio pubblico di consulenza sul gioco d’azzardo</td><td><a href="https://www.check-dein-spiel.de">check-dein-spiel.de</a>, 0800 1 37 27 00</td></tr>
<tr><td>Nuova Zelanda</td><td>Gambling Helpline</td><td><a href="https://www.gamblinghelpline.co.nz">gamblinghelpline.co.nz</a>, 0800 654 655</td></tr>
<tr><td>Italia</td><td>Telefono Verde Nazionale per le problematiche legate al Gioco d’Azzardo (Istituto Superiore di Sanità)</td><td>800 558822</td></tr>
<tr><td>Estonia</td><td>Hasartmängusõltuvuse Nõustamiskeskus</td><td>15410</td></tr>
<tr><td>Svezia</td><td>Stödlinjen</td><td><a href="https://www.stodlinjen.se">stodlinjen.se</a>, 020-81 91 00</td></tr>
<tr><td>Norvegia</td><td>Hjelpelinjen</td><td><a href="https://www.hjelpelinjen.no">hjelpelinjen.no</a>, 800 800 40</td></tr>
<tr><td>Austria</td><td>Spielsuchthilfe</td><td><a href="https://www.spielsuchthilfe.at">spielsuchthilfe.at</a>, 01 544 13 57</td></tr>
<tr><td>Svizzera</td><td>SOS Spielsucht</td><td><a href="https://www.sos-spielsucht.ch">sos-spielsucht.ch</a>, 0800 040 080</td></tr>
<tr><td>Altrove</td><td>Gamblers Anonymous; Gambling Therapy</td><td><a href="https://www.gamblersanonymous.org">gamblersanonymous.org</a>; <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a></td></tr>
</tbody>
</table>
${CLOSING}`,
  },
  "responsible-gaming/EE": {
    title: "Gioco responsabile",
    description: "Limiti, pause e autoesclusione secondo le regole estoni, e aiuto gratuito in Estonia.",
    keywords: "gioco responsabile, Estonia, HAMPI, limiti, aiuto",
    content: `
<p>Il gioco d’azzardo è un intrattenimento che costa denaro. Non è un reddito né un modo per uscire dai debiti. Secondo le regole estoni, per giocare bisogna avere almeno 21 anni.</p>
<h2>L’elenco nazionale</h2>
<p>Puoi chiedere all’Amministrazione fiscale e doganale estone di inserirti nell’elenco delle persone con restrizioni al gioco (HAMPI). Una restrizione dura da 6 a 36 mesi e non può essere revocata in anticipo. Questa dimostrazione non è collegata all’elenco: esservi inseriti non impedisce di giocare qui. Per smettere anche qui, autoescluditi alla voce <a href="/profile/limits">Limiti e pause</a>.</p>
${TOOLS}
<p>Con queste regole l’autoesclusione parte da sei mesi. L’aumento di un limite, o la sua rimozione, attende sette giorni e richiede poi la tua conferma. Il tempo trascorso dall’accesso è sempre sullo schermo e un promemoria compare almeno ogni ora.</p>
${SIGNS}
<h2>Dove trovare aiuto</h2>
<ul>
<li>Hasartmängusõltuvuse Nõustamiskeskus, consulenza per la dipendenza dal gioco d’azzardo: telefono 15410.</li>
<li>Amministrazione fiscale e doganale estone, per l’elenco delle restrizioni: <a href="https://www.emta.ee">emta.ee</a>.</li>
<li>Gambling Therapy, in diverse lingue: <a href="https://www.gamblingtherapy.org">gamblingtherapy.org</a>.</li>
</ul>
${CLOSING}`,
  },
  fairness: {
    title: "Equità",
    description:
      "Come vengono estratti i risultati, che cosa significa ritorno al giocatore e come si possono verificare estrazioni, tornei e jackpot.",
    keywords: "equità, RNG, ritorno al giocatore, provably fair, tornei",
    content: `
<p>La fiducia non dovrebbe essere un atto di fede. Questa pagina spiega come nascono i risultati e che cosa puoi verificare tu.</p>
<h2>I giochi degli studi</h2>
<p>I risultati vengono estratti sul server dello studio, mai nel tuo browser. Una partita non sa che cosa hai vinto prima, quanto hai versato o se stai per andartene. Il ritorno al giocatore (RTP) di un gioco si trova nel suo pannello informativo. Un RTP del 96% significa che, su milioni di partite, 96 su 100 puntati tornano ai giocatori; una singola serata può non somigliarvi affatto.</p>
<h2>Le nostre estrazioni</h2>
<p>La ruota, le loot box e le lotterie vengono estratte da noi:</p>
<ol>
<li>Prima che tu agisca, il server pubblica l’impronta (hash) di un segreto e della tabella delle probabilità.</li>
<li>Il risultato viene calcolato da quel segreto, da un testo che puoi scegliere tu e da un contatore.</li>
<li>In seguito il segreto viene mostrato e <a href="/verify">puoi ricalcolare il risultato</a>, anche senza rete.</li>
</ol>
<p>Questo dimostra che un risultato non è stato modificato in seguito. Non dimostra che le probabilità siano buone, ed è per questo che sono indicate accanto alla ruota. Gli spicchi che non hanno alcuna possibilità di uscire lo dichiarano.</p>
<h2>Tornei</h2>
<p>La classifica viene congelata alla fine del torneo. A parità di punti viene prima chi li ha raggiunti per primo. I premi vengono assegnati una sola volta, automaticamente, e i vincitori vengono avvisati nelle notifiche.</p>
<h2>Jackpot</h2>
<p>Un jackpot mostrato qui non scende mai senza una vincita. Da dove viene il suo denaro lo spiega la <a href="/jackpots-guide">guida ai jackpot</a>.</p>
<h2>Giochi demo</h2>
<p>Le demo seguono le stesse regole e le stesse probabilità del gioco con denaro reale. Se ne trovi una che non lo fa, <a href="/contacts">faccelo sapere</a>.</p>`,
  },
} as const satisfies Record<string, PageText>;
