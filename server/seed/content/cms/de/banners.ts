import type { CmsTexts } from "../texts.ts";

export const BANNER_TEXTS: CmsTexts["banners"] = {
  welcome: {
    title: "Tausende Spiele.\nWelches ist Ihres?",
    description: "Spielen Sie in {currency} oder kostenlos als Demo.",
    labels: [],
    button: "Spiele entdecken",
    secondButton: "Konto erstellen",
    variables: {
      EUR: { currency: "Euro" },
      USD: { currency: "US-Dollar" },
      CAD: { currency: "kanadischen Dollar" },
      AUD: { currency: "australischen Dollar" },
      NZD: { currency: "neuseeländischen Dollar" },
      NOK: { currency: "norwegischen Kronen" },
      BRL: { currency: "brasilianischen Real" },
      JPY: { currency: "Yen" },
      BTC: { currency: "Bitcoin" },
      ETH: { currency: "Ether" },
      LTC: { currency: "Litecoin" },
      BCH: { currency: "Bitcoin Cash" },
      DOG: { currency: "Dogecoin" },
      USDT: { currency: "Tether" },
    },
  },
  "deposit-bonuses": {
    title: "Für Ihre nächste Einzahlung",
    description: "Was jeder bringt und was Sie dafür umsetzen müssen.",
    labels: [],
    button: "Angebote ansehen",
  },
  jackpot: {
    title: "Jackpots, die vor Ihren Augen wachsen",
    description: "Beträge live, Regeln verständlich.",
    labels: ["Jackpots"],
    button: "Jackpots ansehen",
  },
  live: {
    title: "Ein Platz am echten Tisch",
    description: "Roulette, Blackjack, Baccarat und Gameshows, live rund um die Uhr.",
    labels: ["Live"],
    button: "Tische ansehen",
  },
  "new-games": {
    title: "Neu von unseren Anbietern",
    description: "Spiele im Vorabzugang: Hier spielen Sie sie, bevor es sie überall gibt.",
    labels: ["Neu"],
    button: "Vorab spielen",
  },
  megaways: {
    title: "Jeder Spin bringt andere Walzen",
    description:
      "Bei Megaways-Spielen ändert sich die Zahl der Symbole jedes Mal. Finden Sie unter Hunderten Ihren Favoriten.",
    labels: [],
    button: "Megaways entdecken",
  },
  tournament: {
    title: "So funktionieren Turniere",
    description:
      "Wie Punkte gezählt werden, was bei Gleichstand gilt und wann Preise ausgezahlt werden, alles auf einer Seite.",
    labels: ["Turniere"],
    button: "Regeln lesen",
  },
  cashback: {
    title: "Bonusregeln in klaren Worten",
    description: "Was Umsatz bedeutet, welche Spiele zählen und was geschieht, wenn Sie abbrechen.",
    labels: [],
    button: "Regeln lesen",
  },
  crypto: {
    title: "Spielen Sie mit Ihren eigenen Coins",
    description:
      "Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin und Tether, angezeigt in gut lesbaren Einheiten.",
    labels: ["Krypto"],
    button: "So funktioniert es",
  },
  vip: {
    title: "Ihr Level im VIP-Club",
    description: "Sie sind Mitglied im VIP-Club. Sehen Sie, was Ihnen zurzeit offensteht.",
    labels: ["VIP"],
    button: "Ihr Level ansehen",
  },
  weekend: {
    title: "Nur hier zu finden",
    description: "Spiele, die unsere Anbieter eigens für Apogee entwickelt haben.",
    labels: ["Exklusiv"],
    button: "Exklusive Spiele zeigen",
  },
  "welcome-pack": {
    title: "Ihr Willkommenspaket",
    description:
      "Sie finden es mit den Regeln bei Ihren Geschenken, sobald Ihre E-Mail bestätigt ist und Ihre Daten vollständig sind.",
    labels: ["Willkommen"],
    button: "Meine Geschenke öffnen",
  },
  "spring-quest": {
    title: "Frühlingsreise",
    description: "Fünf Themen, je ein Spiel, und eine Karte, die sich beim Spielen füllt.",
    labels: ["Quest"],
    button: "Reise ansehen",
  },
  "new-studio": {
    title: "Unser neuer Anbieter",
    description: "Neu von Rookery Twelve: Slots mit düsterer Stimmung.",
    labels: ["Neuer Anbieter"],
    button: "Spiele ansehen",
  },
};
