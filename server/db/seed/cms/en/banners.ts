import type { CmsTexts } from "../texts.ts";

export const BANNER_TEXTS: CmsTexts["banners"] = {
  welcome: {
    title: "Thousands of games. One tap away.",
    description:
      "Pokies, live tables and jackpots from sixty studios, played in {currency}. Try most of them as a demo first.",
    labels: [],
    button: "Browse pokies",
    secondButton: "Create account",
    variables: {
      EUR: { currency: "euros" },
      USD: { currency: "US dollars" },
      CAD: { currency: "Canadian dollars" },
      AUD: { currency: "Australian dollars" },
      NZD: { currency: "New Zealand dollars" },
      NOK: { currency: "kroner" },
      BRL: { currency: "reais" },
      JPY: { currency: "yen" },
      BTC: { currency: "Bitcoin" },
      ETH: { currency: "Ether" },
      LTC: { currency: "Litecoin" },
      BCH: { currency: "Bitcoin Cash" },
      DOG: { currency: "Dogecoin" },
      USDT: { currency: "Tether" },
    },
  },
  jackpot: {
    title: "Jackpots that grow as you watch",
    description:
      "Every amount on the jackpot shelf is live. The guide tells where the money comes from and who can win it.",
    labels: ["Jackpots"],
    button: "See the jackpots",
  },
  live: {
    title: "Take a seat at a real table",
    description: "Roulette, blackjack, baccarat and game shows with live hosts, at any hour.",
    labels: ["Live"],
    button: "Open the tables",
  },
  "new-games": {
    title: "Fresh from the studios",
    description: "Games in early access: play them here before they are everywhere.",
    labels: ["New"],
    button: "Show early access",
  },
  megaways: {
    title: "A different reel on every spin",
    description: "Megaways games change the number of symbols each time. Find your favourite among hundreds.",
    labels: [],
    button: "Explore Megaways",
  },
  tournament: {
    title: "Tournaments with rules you can read",
    description: "How points are counted, how ties are broken and when prizes are paid, on one page.",
    labels: ["Tournaments"],
    button: "Read the rules",
  },
  cashback: {
    title: "Bonus rules in plain words",
    description:
      "What wagering means, which games count and what happens when you cancel. No small print below the small print.",
    labels: [],
    button: "Read the rules",
  },
  crypto: {
    title: "Play with the coins you hold",
    description:
      "Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin and Tether, shown in units that are easy to read.",
    labels: ["Crypto"],
    button: "How it works",
  },
  vip: {
    title: "Your club, your level",
    description: "You are a member of the VIP club. See what is open to you at present.",
    labels: ["VIP"],
    button: "See what is open",
  },
  weekend: {
    title: "Only found here",
    description: "Games that our studios made for Apogee. Pull up a deck chair.",
    labels: ["Exclusive"],
    button: "Show exclusive games",
  },
  "welcome-pack": {
    title: "Your welcome pack waits",
    description: "What you were given for joining stands among your gifts, with its rules beside it.",
    labels: ["Welcome"],
    button: "Open my gifts",
  },
  "spring-quest": {
    title: "Spring quest",
    description: "Five themes, one game of each, and a card that fills as you play.",
    labels: ["Quest"],
    button: "See the quest",
  },
  "new-studio": {
    title: "A new studio: Rookery Twelve",
    description: "New games from a house that likes its reels dark. Have a look before the crowd does.",
    labels: ["New studio"],
    button: "See its games",
  },
};
