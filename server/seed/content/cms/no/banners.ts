import type { CmsTranslation } from "../texts.ts";

export const BANNER_TEXTS: CmsTranslation["banners"] = {
  welcome: {
    title: "Tusenvis av spill.\nFinn ditt.",
    description: "Spill i {currency}, eller prøv en gratis demo.",
    labels: [],
    button: "Se spillene",
    secondButton: "Opprett konto",
    variables: {
      EUR: { currency: "euro" },
      USD: { currency: "amerikanske dollar" },
      CAD: { currency: "kanadiske dollar" },
      AUD: { currency: "australske dollar" },
      NZD: { currency: "newzealandske dollar" },
      NOK: { currency: "kroner" },
      BRL: { currency: "brasilianske real" },
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
    title: "Til neste innskudd",
    description: "Se hva hver av dem gir, og hva du må omsette.",
    labels: [],
    button: "Se tilbudene",
  },
  jackpot: {
    title: "Jackpotter som vokser mens du ser på",
    description: "Beløp i sanntid, enkle regler.",
    labels: ["Jackpotter"],
    button: "Se jackpottene",
  },
  live: {
    title: "Ta plass ved et ekte bord",
    description: "Rulett, blackjack, baccarat og gameshow med programledere i sanntid, døgnet rundt.",
    labels: ["Live"],
    button: "Åpne bordene",
  },
  "new-games": {
    title: "Nytt fra leverandørene",
    description: "Spill i tidlig tilgang: Spill dem her før de finnes overalt.",
    labels: ["Nyhet"],
    button: "Vis tidlig tilgang",
  },
  megaways: {
    title: "Nye hjul for hvert spinn",
    description: "Megaways-spill endrer antallet symboler hver gang. Finn favoritten din blant flere hundre.",
    labels: [],
    button: "Utforsk Megaways",
  },
  tournament: {
    title: "Slik fungerer turneringer",
    description: "Hvordan poeng telles, hvordan poenglikhet avgjøres, og når premier utbetales, på én side.",
    labels: ["Turneringer"],
    button: "Les reglene",
  },
  cashback: {
    title: "Bonusregler på vanlig norsk",
    description: "Hva omsetningskrav betyr, hvilke spill som teller, og hva som skjer når du avbryter.",
    labels: [],
    button: "Les reglene",
  },
  crypto: {
    title: "Spill med kryptovalutaen du har",
    description:
      "Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin og Tether, vist i enheter som er lette å lese.",
    labels: ["Krypto"],
    button: "Slik fungerer det",
  },
  vip: {
    title: "Nivået ditt i VIP-klubben",
    description: "Du er medlem av VIP-klubben. Se hva som er åpent for deg akkurat nå.",
    labels: ["VIP"],
    button: "Se nivået ditt",
  },
  weekend: {
    title: "Finnes bare her",
    description: "Spill som leverandørene våre har laget for Apogee. Finn deg en fluktstol.",
    labels: ["Eksklusivt"],
    button: "Vis eksklusive spill",
  },
  "welcome-pack": {
    title: "Velkomstpakken din",
    description:
      "Den ligger blant gavene dine med reglene, når e-posten er bekreftet og opplysningene er fylt ut.",
    labels: ["Velkommen"],
    button: "Åpne gavene mine",
  },
  "spring-quest": {
    title: "Våroppdraget",
    description: "Fem temaer, ett spill av hvert, og et kort som fylles mens du spiller.",
    labels: ["Oppdrag"],
    button: "Se oppdraget",
  },
  "new-studio": {
    title: "Vår nye leverandør",
    description: "Nytt fra Rookery Twelve: mørke, stemningsfulle automater.",
    labels: ["Ny leverandør"],
    button: "Se spillene",
  },
};
