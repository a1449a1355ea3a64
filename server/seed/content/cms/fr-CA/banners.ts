import type { CmsTranslation } from "../texts.ts";

export const BANNER_TEXTS: CmsTranslation["banners"] = {
  welcome: {
    title: "Des milliers de jeux.\nTrouvez le vôtre.",
    description: "Jouez en {currency} ou en démo.",
    labels: [],
    button: "Voir les jeux",
    secondButton: "Créer un compte",
    variables: {
      EUR: { currency: "euros" },
      USD: { currency: "dollars américains" },
      CAD: { currency: "dollars canadiens" },
      AUD: { currency: "dollars australiens" },
      NZD: { currency: "dollars néo-zélandais" },
      NOK: { currency: "couronnes" },
      BRL: { currency: "réaux" },
      JPY: { currency: "yens" },
      BTC: { currency: "Bitcoin" },
      ETH: { currency: "Ether" },
      LTC: { currency: "Litecoin" },
      BCH: { currency: "Bitcoin Cash" },
      DOG: { currency: "Dogecoin" },
      USDT: { currency: "Tether" },
    },
  },
  "deposit-bonuses": {
    title: "Pour votre prochain dépôt",
    description: "Voyez ce que chacun donne, et ce qu’il faut miser pour l’obtenir.",
    labels: [],
    button: "Voir les offres",
  },
  jackpot: {
    title: "Des jackpots qui grimpent sous vos yeux",
    description: "Montants en direct, règles claires.",
    labels: ["Jackpots"],
    button: "Voir les jackpots",
  },
  live: {
    title: "Prenez place à une vraie table",
    description:
      "Roulette, blackjack, baccara et jeux télévisés avec des animateurs en direct, à toute heure.",
    labels: ["En direct"],
    button: "Ouvrir les tables",
  },
  "new-games": {
    title: "Tout juste sortis des studios",
    description: "Des jeux en accès anticipé : jouez-y ici avant qu’ils soient partout.",
    labels: ["Nouveau"],
    button: "Voir l’accès anticipé",
  },
  megaways: {
    title: "Des rouleaux différents à chaque tour",
    description:
      "Les jeux Megaways changent le nombre de symboles chaque fois. Trouvez votre préféré parmi des centaines.",
    labels: [],
    button: "Explorer les Megaways",
  },
  tournament: {
    title: "Comment fonctionnent les tournois",
    description:
      "Comment les points sont comptés, comment les égalités sont départagées et quand les prix sont versés, sur une seule page.",
    labels: ["Tournois"],
    button: "Lire les règles",
  },
  cashback: {
    title: "Les règles des bonus en mots simples",
    description:
      "Ce que veut dire l’exigence de mise, quels jeux comptent et ce qui se passe en cas d’annulation.",
    labels: [],
    button: "Lire les règles",
  },
  crypto: {
    title: "Jouez avec vos cryptomonnaies",
    description:
      "Bitcoin, Ether, Litecoin, Bitcoin Cash, Dogecoin et Tether, affichés dans des unités faciles à lire.",
    labels: ["Crypto"],
    button: "Comment ça marche",
  },
  vip: {
    title: "Votre niveau dans le club VIP",
    description: "Vous êtes membre du club VIP. Voyez ce qui vous est offert en ce moment.",
    labels: ["VIP"],
    button: "Voir votre niveau",
  },
  weekend: {
    title: "Introuvables ailleurs",
    description: "Des jeux que nos studios ont conçus pour Apogee. Installez-vous dans une chaise longue.",
    labels: ["Exclusif"],
    button: "Voir les jeux exclusifs",
  },
  "welcome-pack": {
    title: "Votre trousse de bienvenue",
    description:
      "Elle est parmi vos cadeaux, avec ses règles, dès que votre courriel est confirmé et vos informations complètes.",
    labels: ["Bienvenue"],
    button: "Ouvrir mes cadeaux",
  },
  "spring-quest": {
    title: "Quête du printemps",
    description: "Cinq thèmes, un jeu pour chacun, et une carte qui se remplit au fil du jeu.",
    labels: ["Quête"],
    button: "Voir la quête",
  },
  "new-studio": {
    title: "Notre nouveau fournisseur",
    description: "Nouveau chez nous : les machines à sous sombres et envoûtantes de Rookery Twelve.",
    labels: ["Nouveau fournisseur"],
    button: "Voir ses jeux",
  },
};
