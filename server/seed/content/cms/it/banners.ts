import type { CmsTranslation } from "../texts.ts";

export const BANNER_TEXTS: CmsTranslation["banners"] = {
  welcome: {
    title: "Migliaia di giochi.\nTrova il tuo.",
    description: "Gioca in {currency} o prova la demo gratuita.",
    labels: [],
    button: "Scopri i giochi",
    secondButton: "Crea un conto",
    variables: {
      EUR: { currency: "euro" },
      USD: { currency: "dollari statunitensi" },
      CAD: { currency: "dollari canadesi" },
      AUD: { currency: "dollari australiani" },
      NZD: { currency: "dollari neozelandesi" },
      NOK: { currency: "corone" },
      BRL: { currency: "real" },
      JPY: { currency: "yen" },
      BTC: { currency: "Bitcoin" },
      ETH: { currency: "Ether" },
      LTC: { currency: "Litecoin" },
      BCH: { currency: "Bitcoin Cash" },
      DOG: { currency: "Dogecoin" },
      USDT: { currency: "Tether" },
    },
  },
  "deposit-bonuses": {
    title: "Per il tuo prossimo deposito",
    description: "Scopri che cosa dà ciascuno e quanto va puntato.",
    labels: [],
    button: "Vedi le offerte",
  },
  jackpot: {
    title: "Jackpot che crescono sotto i tuoi occhi",
    description: "Importi in diretta, regole chiare.",
    labels: ["Jackpot"],
    button: "Vedi i jackpot",
  },
  live: {
    title: "Siediti a un vero tavolo",
    description: "Roulette, blackjack, baccarat e game show con presentatori dal vivo, a qualsiasi ora.",
    labels: ["Dal vivo"],
    button: "Apri i tavoli",
  },
  "new-games": {
    title: "Novità dai nostri provider",
    description: "Giochi in accesso anticipato: giocali qui prima che siano ovunque.",
    labels: ["Novità"],
    button: "Mostra le anteprime",
  },
  megaways: {
    title: "Rulli diversi a ogni giro",
    description:
      "I giochi Megaways cambiano ogni volta il numero di simboli. Trova il tuo preferito tra centinaia.",
    labels: [],
    button: "Esplora i Megaways",
  },
  tournament: {
    title: "Come funzionano i tornei",
    description:
      "Come si contano i punti, come si risolvono i pari merito e quando si pagano i premi, in una sola pagina.",
    labels: ["Tornei"],
    button: "Leggi le regole",
  },
  cashback: {
    title: "Le regole dei bonus in parole semplici",
    description: "Che cosa sono i requisiti di puntata, quali giochi contano e che cosa succede se annulli.",
    labels: [],
    button: "Leggi le regole",
  },
  crypto: {
    title: "Gioca con le criptovalute che hai",
    description:
      "Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin e Tether, mostrati in unità facili da leggere.",
    labels: ["Cripto"],
    button: "Come funziona",
  },
  vip: {
    title: "Il tuo livello nel club VIP",
    description: "Fai parte del club VIP. Scopri che cosa ti è riservato in questo momento.",
    labels: ["VIP"],
    button: "Vedi il tuo livello",
  },
  weekend: {
    title: "Si trovano solo qui",
    description: "Giochi che i nostri provider hanno creato solo per Apogee.",
    labels: ["Esclusiva"],
    button: "Mostra i giochi esclusivi",
  },
  "welcome-pack": {
    title: "Il tuo pacchetto di benvenuto",
    description:
      "È tra i tuoi regali, con le regole, quando l’email è confermata e i tuoi dati sono completi.",
    labels: ["Benvenuto"],
    button: "Apri i miei regali",
  },
  "spring-quest": {
    title: "Missione di primavera",
    description: "Cinque temi, un gioco per ciascuno e una scheda che si riempie mentre giochi.",
    labels: ["Missione"],
    button: "Vedi la missione",
  },
  "new-studio": {
    title: "Il nostro nuovo provider",
    description: "Novità da Rookery Twelve: slot dalle atmosfere cupe.",
    labels: ["Nuovo provider"],
    button: "Vedi i suoi giochi",
  },
};
