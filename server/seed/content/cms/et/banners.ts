import type { CmsTexts } from "../texts.ts";

export const BANNER_TEXTS: CmsTexts["banners"] = {
  welcome: {
    title: "Tuhanded mängud.\nLeia oma.",
    // The values carry the case ending that the sentence needs.
    description: "Mängi {currency} või proovi tasuta demot.",
    labels: [],
    button: "Sirvi mänge",
    secondButton: "Loo konto",
    variables: {
      EUR: { currency: "eurodes" },
      USD: { currency: "USA dollarites" },
      CAD: { currency: "Kanada dollarites" },
      AUD: { currency: "Austraalia dollarites" },
      NZD: { currency: "Uus-Meremaa dollarites" },
      NOK: { currency: "Norra kroonides" },
      BRL: { currency: "Brasiilia reaalides" },
      JPY: { currency: "jeenides" },
      BTC: { currency: "bitcoinides" },
      ETH: { currency: "eetrites" },
      LTC: { currency: "litecoinides" },
      BCH: { currency: "Bitcoin Cashis" },
      DOG: { currency: "dogecoinides" },
      USDT: { currency: "tetherites" },
    },
  },
  "deposit-bonuses": {
    title: "Järgmiseks sissemakseks",
    description: "Vaata, mida iga boonus annab ja kui palju tuleb läbi mängida.",
    labels: [],
    button: "Vaata pakkumisi",
  },
  jackpot: {
    title: "Jackpotid, mis kasvavad su silme all",
    description: "Summad reaalajas, selged reeglid.",
    labels: ["Jackpotid"],
    button: "Vaata jackpote",
  },
  live: {
    title: "Istu päris mängulauda",
    description: "Rulett, blackjack, baccarat ja mängusaated päris saatejuhtidega, igal kellaajal.",
    labels: ["Live"],
    button: "Ava lauad",
  },
  "new-games": {
    title: "Otse tootjatelt",
    description: "Eelpääsuga mängud: proovi neid siin enne, kui need kõikjale jõuavad.",
    labels: ["Uus"],
    button: "Näita eelpääsu",
  },
  megaways: {
    title: "Igal keerutusel uued rullid",
    description: "Megaways-mängudes muutub sümbolite arv iga kord. Leia sadade mängude seast oma lemmik.",
    labels: [],
    button: "Avasta Megaways",
  },
  tournament: {
    title: "Nii toimivad turniirid",
    description:
      "Kuidas punkte arvestatakse, mis saab viigi korral ja millal auhinnad välja makstakse: kõik ühel lehel.",
    labels: ["Turniirid"],
    button: "Loe reegleid",
  },
  cashback: {
    title: "Boonusreeglid lihtsas keeles",
    description: "Mida tähendab läbimängimine, millised mängud loevad ja mis juhtub, kui loobud.",
    labels: [],
    button: "Loe reegleid",
  },
  crypto: {
    title: "Mängi oma krüptorahaga",
    description: "Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin ja Tether hästi loetavates ühikutes.",
    labels: ["Krüpto"],
    button: "Kuidas see käib",
  },
  vip: {
    title: "Sinu tase VIP-klubis",
    description: "Oled VIP-klubi liige. Vaata, mis sulle praegu avatud on.",
    labels: ["VIP"],
    button: "Vaata oma taset",
  },
  weekend: {
    title: "Ainult siin",
    description: "Mängud, mille meie tootjad tegid just Apogee jaoks. Sea end lamamistoolis mugavalt sisse.",
    labels: ["Eksklusiivne"],
    button: "Näita eksklusiivseid mänge",
  },
  "welcome-pack": {
    title: "Sinu tervituspakk",
    description:
      "See on koos reeglitega sinu kingituste seas, kui e-post on kinnitatud ja andmed on täidetud.",
    labels: ["Tere tulemast"],
    button: "Ava minu kingitused",
  },
  "spring-quest": {
    title: "Kevadretk",
    description: "Viis teemat, igaühest üks mäng, ja kaart, mis mängides täitub.",
    labels: ["Retk"],
    button: "Vaata retke",
  },
  "new-studio": {
    title: "Meie uus tootja",
    description: "Uus Rookery Twelve’ilt: sünge meeleoluga slotid.",
    labels: ["Uus tootja"],
    button: "Vaata mänge",
  },
};
