import type { CmsTranslation } from "../texts.ts";

export const SNIPPET_TEXTS: CmsTranslation["snippets"] = {
  "footer-licence/CW": `<p>Apogee opera qui secondo un insieme di regole per Curaçao. Questa è una dimostrazione: l’operatore, i giochi e i dati
    della licenza sono inventati e non viene accettato denaro reale. I <a href="/terms-and-conditions">termini</a> valgono per tutti i
    giocatori.</p>`,
  "footer-licence/EE": `<p>Apogee opera qui secondo un insieme di regole per l’Estonia: i giocatori hanno almeno 21 anni e la durata della
    sessione è visibile. Questa è una dimostrazione con dati di licenza inventati. Il gioco
    non è un modo per risolvere problemi di denaro; leggi le <a href="/responsible-gaming">regole per un gioco più sicuro</a>.</p>`,
  "footer-licence/GCB": `<p>Apogee opera qui secondo le regole di un’autorità di controllo del gioco: i prelievi non possono essere annullati e
    alla registrazione viene chiesto un limite di deposito. Questa è una dimostrazione con dati di licenza inventati.</p>`,
  "footer-licence/REG": `<p>Apogee opera qui secondo un insieme di regole regionali: niente gioco automatico, limiti di puntata pubblicati e
    l’età minima della tua provincia. Questa è una dimostrazione con dati di licenza inventati.</p>`,
  copyright: "© 2026 Apogee. Tutti i diritti riservati. Dati dimostrativi.",
  "copyright/EE": "© 2026 Apogee Estonia. Tutti i diritti riservati. Dati dimostrativi.",
  "copyright/GCB":
    "© 2026 Apogee, secondo le regole di un’autorità di controllo del gioco. Tutti i diritti riservati. Dati dimostrativi.",
  "copyright/group/258": "© 2026 Apogee Silver Club. Tutti i diritti riservati. Dati dimostrativi.",
  "age-notice/CW":
    "Riservato a chi ha almeno 18 anni, o l’età minima prevista nel luogo in cui vive, se più alta.",
  "age-notice/EE": "Riservato a chi ha almeno 21 anni.",
  "age-notice/GCB":
    "Riservato a chi ha almeno 18 anni, o l’età minima prevista nel luogo in cui vive, se più alta.",
  "age-notice/REG":
    "Riservato a chi ha l’età minima prevista dalla propria provincia: 18 anni in Alberta, Manitoba e Québec, 19 altrove.",
  "seo-home": `<h2>Un casinò online che si apre in un istante</h2>
    <p>Apogee riunisce migliaia di slot, tavoli dal vivo, jackpot e giochi istantanei di 60 provider in un’unica lobby, che funziona su un
    telefono con poco segnale così come su un grande schermo. Installalo sulla schermata Home e la lobby si apre anche senza rete.</p>
    <h2>Trova il gioco che hai voglia di giocare</h2>
    <p>Sfoglia per provider o per caratteristica, dai <a href="/pokies/megaways">Megaways</a> e dai <a href="/pokies/book-games">giochi con il
    libro</a> alla <a href="/live/roulette">roulette dal vivo</a> e al <a href="/table/blackjack">blackjack</a>. La maggior parte dei giochi ha
    una demo, così puoi imparare le regole prima di puntare. La ricerca perdona un errore di battitura o due.</p>
    <h2>Gioca alle tue condizioni</h2>
    <p>I limiti su depositi, perdite e tempo sono a due tocchi di distanza, un limite più basso vale subito e una pausa è rispettata ovunque.
    Leggi come funziona qui il <a href="/responsible-gaming">gioco più sicuro</a> e come vengono
    <a href="/fairness">estratti i risultati</a>.</p>`,
  "support-hours": "Scrivici nella tua lingua. Rispondiamo via e-mail.",
  "cookie-notice": `<p>Usiamo i cookie essenziali per far funzionare il sito. Con il tuo OK misuriamo anche le visite. Se rifiuti, per i
    tuoi giochi non cambia nulla. <a href="/cookie-policy">Informativa sui cookie</a></p>`,
  "reality-check": `<p>È il momento di guardare l’orologio. Qui sotto vedi da quanto tempo giochi e quanto hai vinto e perso in questa sessione.
    Puoi continuare, fare una pausa o impostare un limite.</p>`,
  "approval-card": `<p>Stai visitando il sito dall’Australia, dove alcune sue parti non sono offerte. Prima di proseguire, conferma di aver letto
    che cosa ti è accessibile e che cosa no. Se preferisci non farlo, puoi dare un’occhiata come ospite, con una scelta più ridotta.</p>
    <p>Aiuto gratuito e riservato: <a href="https://www.gamblinghelponline.org.au">Gambling Help Online</a>, 1800 858 858.</p>`,
  "restricted-notice": `<p>Nel tuo Paese non è possibile avere un conto. Puoi dare liberamente un’occhiata; accesso e registrazione sono chiusi.
    Se hai già un saldo, <a href="/contacts">scrivici</a> e ti aiuteremo a prelevarlo.</p>`,
};
