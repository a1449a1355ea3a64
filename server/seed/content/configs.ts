import type {
  AdventureDay,
  CurrencyConfig,
  MenuCategoriesGames,
  VipAdventures,
} from "../../../src/contract/config.ts";
import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import { VIP_GROUPS, WELCOME_PACK_GROUP } from "../../../src/rules/players/player-groups.ts";
import { loadJurisdictions } from "../../core/jurisdictions/jurisdictions.ts";
import type { Section } from "./catalogue-types.ts";
import { CATEGORIES } from "./categories.ts";
import { COLLECTIONS } from "./collections.ts";
import { CURRENCIES, ENABLED_CURRENCIES } from "./currencies.ts";
import { makeWheelSegments } from "./wheel-segments.ts";

/** Cards between the gifts, with a text per locale. */
const ADDITIONAL_GIFTS = [
  {
    id: "promo-code",
    title: {
      en: "Got a code?",
      de: "Sie haben einen Code?",
      "fr-CA": "Vous avez un code?",
      it: "Hai un codice?",
      no: "Har du en kode?",
      et: "Kas sul on kood?",
    },
    description: {
      en: "Enter it and see what it gives you.",
      de: "Geben Sie ihn ein und sehen Sie, was er Ihnen bringt.",
      "fr-CA": "Entrez-le et voyez ce qu’il vous donne.",
      it: "Inseriscilo e scopri cosa ti dà.",
      no: "Skriv den inn og se hva du får.",
      et: "Sisesta see ja vaata, mida see annab.",
    },
    image: "/art/banners/promo-code",
    url: "/profile/promocode",
    group_ids: [],
  },
  {
    id: "vip-promotions",
    title: {
      en: "For VIP players",
      de: "Für VIP-Spieler",
      "fr-CA": "Pour les joueurs VIP",
      it: "Per i giocatori VIP",
      no: "For VIP-spillere",
      et: "VIP-mängijatele",
    },
    description: {
      en: "See the promotions that are open to you.",
      de: "Sehen Sie, welche Aktionen Ihnen offenstehen.",
      "fr-CA": "Voyez les promotions auxquelles vous avez accès.",
      it: "Scopri le promozioni aperte per te.",
      no: "Se kampanjene som er åpne for deg.",
      et: "Vaata, millised kampaaniad on sulle avatud.",
    },
    image: "/art/banners/vip",
    url: "/promotions",
    group_ids: [...VIP_GROUPS],
  },
];

/** Values of every `GET /api/fe/config/{key}` call but the banners, by key; shapes in src/contract/config.ts. */
export function makeConfigs(jurisdictions: Jurisdictions = loadJurisdictions()): Record<string, unknown> {
  return {
    "stag-by-referrer-name": {
      stags: { "blog.apogee.test": "blog_apogee", "partners.apogee.test": "partners_apogee" },
      search_engines: ["google", "bing", "duckduckgo", "yahoo", "ecosia", "qwant", "startpage"],
      default_affb_id: "122",
      search_engine_affb_id: "241",
    },
    "survey-config": { survey_id: "player-pulse-2026", survey_collector_id: "web-1", is_enable_widget: true },
    "betting-config": { enabled: false, url: "https://sport.apogee.test" },
    "vip-adventures": makeAdventures(),
    "disabled-bonuses": { group_keys: ["welcome_2025", "retired_weekend"] },
    "modify-gifts-config": {
      welcome: { image: "/art/banners/welcome", order: 1 },
      retired_weekend: { hidden: true },
    },
    "excluded-promo-stags": { stags: ["no_promo_partner", "compare_only"] },
    "currency-config": currencyConfig(jurisdictions),
    "menu-categories-games": menuOfGames(),
    "additional-gifts": ADDITIONAL_GIFTS,
    "manage-promotion-pages": {
      "rocket-mart": true,
      "rocket-chance": true,
      "rocketplay-wheel": true,
      "rocketmart-wheel": true,
      "rocketplay-vipclub": true,
      "rocketplay-adventure": true,
      "spring-quest": false,
    },
    "wheel-config": {
      enabled: true,
      wheel_group_id: WELCOME_PACK_GROUP,
      deposit_spin_group_keys: ["wheel_deposit_spin"],
      group_key_prefixes: ["manual_wheel", "wheel"],
      draws_zero_weights: false,
    },
    "wheel-config-segments": makeWheelSegments(),
    "logo-config": { logoUrl: jurisdictions.hosts["*"].logo },
  };
}

function currencyConfig({ markets }: Jurisdictions): CurrencyConfig {
  return {
    default: "EUR",
    enabled: [...ENABLED_CURRENCIES],
    currencies: Object.fromEntries(CURRENCIES.map((currency) => [currency.code, currency])),
    by_country: Object.fromEntries(
      Object.entries(markets.countries).map(([code, { currency }]) => [code, currency]),
    ),
  };
}

function menuOfGames(): MenuCategoriesGames {
  const offered = (section: Section) =>
    CATEGORIES.filter(({ id, sections }) => id !== section && sections.includes(section)).map(({ id }) => id);
  return {
    sections: { pokies: offered("pokies"), live: offered("live"), table: offered("table") },
    lobby: COLLECTIONS.filter(({ on_lobby }) => on_lobby)
      .toSorted((a, b) => a.order - b.order)
      .map(({ id }) => id),
  };
}

const ADVENTURE_DAYS = 14;

/** Two weeks of December; the response marks the current day and the days that the player has completed. */
function makeAdventures(): VipAdventures {
  return {
    enabled: true,
    group_ids: [257, 258, 259, 255, 759],
    time_zone: "UTC",
    days: Array.from({ length: ADVENTURE_DAYS }, (_, index) => adventureDay(index)),
    super_day: {
      ...adventureDay(ADVENTURE_DAYS),
      prize: { title: "Summit prize", bonus: { EUR: 5000, CAD: 7500, AUD: 7500, NZD: 7500 }, fs: 100 },
    },
  };
}

function adventureDay(index: number): AdventureDay {
  const spins = 10 + 5 * (index % 7);
  return {
    day: `${String(index + 1).padStart(2, "0")}/12/2026`,
    index,
    step: index + 1,
    stepTotal: ADVENTURE_DAYS,
    isCompleted: false,
    today: false,
    prize: { title: `${spins} free spins`, bonus: null, fs: spins },
    condition: { minDep: { EUR: 2000, CAD: 3000, AUD: 3000, NZD: 3000 }, wager: 1, periodActivationDays: 2 },
  };
}
