import type { CmsTexts } from "../texts.ts";

export const BANNER_TEXTS: CmsTexts["banners"] = {
  welcome: {
    title: "Thousands of games.\nFind yours.",
    description: "Play in {currency}, or try a free demo.",
    labels: [],
    button: "Browse games",
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
  "deposit-bonuses": {
    title: "For your next deposit",
    description: "See what each one gives, and what you'd wager for it.",
    labels: [],
    button: "See offers",
  },
  jackpot: {
    title: "Jackpots that grow as you watch",
    description: "Live amounts, every rule and all odds.",
    labels: ["Jackpots"],
    button: "View jackpots",
  },
  live: {
    title: "Take a seat at a real table",
    description: "Roulette, blackjack, baccarat and game shows with live hosts, day and night.",
    labels: ["Live"],
    button: "Browse live tables",
  },
  "new-games": {
    title: "New from our providers",
    description: "Games in early access: play them here before they're everywhere.",
    labels: ["New"],
    button: "Browse early access",
  },
  megaways: {
    title: "A different reel on every spin",
    description: "In Megaways games, the number of symbols changes on every spin. Choose from hundreds.",
    labels: [],
    button: "Browse Megaways",
  },
  tournament: {
    title: "How tournaments work",
    description: "How points are counted, how ties are broken and when prizes are paid – all on one page.",
    labels: ["Tournaments"],
    button: "Read the rules",
  },
  cashback: {
    title: "Bonus rules in plain words",
    description: "What wagering means, which games count and what happens if you cancel.",
    labels: [],
    button: "Read the rules",
  },
  crypto: {
    title: "Play with the coins you hold",
    description:
      "Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin and Tether, in units that are easy to read.",
    labels: ["Crypto"],
    button: "How it works",
  },
  vip: {
    title: "Your level in the VIP club",
    description: "You're a member of the VIP club. See what's available to you now.",
    labels: ["VIP"],
    button: "See your level",
  },
  weekend: {
    title: "Only at Apogee",
    description: "Games our providers made just for Apogee.",
    labels: ["Exclusive"],
    button: "Browse exclusives",
  },
  "welcome-pack": {
    title: "Your welcome pack",
    description:
      "It's under Gifts with its rules, once your email is confirmed and your details are complete.",
    labels: ["Welcome"],
    button: "Open gifts",
  },
  "spring-quest": {
    title: "Spring quest",
    description: "Five themes, one game from each, and a card that fills up as you play.",
    labels: ["Quest"],
    button: "View quest",
  },
  "new-studio": {
    title: "Meet our new provider",
    description: "New from Rookery Twelve – dark, moody slots.",
    labels: ["New provider"],
    button: "Browse games",
  },
};
