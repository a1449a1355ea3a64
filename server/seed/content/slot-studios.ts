import { slugify } from "../../../src/rules/web/slug.ts";
import type { TitlePattern } from "./slot-titles.ts";
import type { ProviderSpec } from "./studio.ts";
import type { SlotTheme } from "./title-words.ts";

const CRYPTO = ["BTC", "ETH", "BCH", "LTC", "DOG", "USDT"] as const;
const HABIT_WEIGHTS = [5, 3, 2, 1];

interface More {
  makes?: ProviderSpec["gameCounts"];
  series?: string[];
  lacks?: readonly string[];
}

/** @param habits favourite first, like `themes` */
function studio(
  title: string,
  pokies: number,
  habits: TitlePattern[],
  themes: SlotTheme[],
  more: More = {},
): ProviderSpec {
  return {
    title,
    slug: slugify(title),
    gameCounts: { pokies, ...more.makes },
    themes,
    titlePatterns: Object.fromEntries(habits.map((habit, index) => [habit, HABIT_WEIGHTS[index] ?? 1])),
    series: more.series ?? [],
    venues: [],
    missingCurrencies: more.lacks ?? [],
  };
}

export const SLOT_STUDIOS: readonly ProviderSpec[] = [
  studio(
    "Tinderfox Games",
    380,
    ["plain", "story", "megaways", "boost"],
    [
      "egypt",
      "fishing",
      "candy",
      "wildwest",
      "dragon",
      "bulls",
      "greece",
      "fruit",
      "mining",
      "christmas",
      "gems",
      "jungle",
    ],
    { makes: { jackpot: 60, table: 12 }, series: ["Captain Quillon", "Big Minnow"] },
  ),
  studio(
    "Lumenforge",
    300,
    ["plain", "deluxe", "numbers", "book"],
    ["fruit", "classic", "egypt", "gems", "fire", "cats", "magic", "knights", "flowers", "ocean"],
    { makes: { jackpot: 40, table: 30 } },
  ),
  studio(
    "Brasslion",
    260,
    ["hold", "pots", "plain", "boost"],
    ["bulls", "wolves", "asia", "dragon", "mining", "sun", "wildwest", "horses", "bears"],
    { makes: { jackpot: 50 }, series: ["Mighty Ox"] },
  ),
  studio(
    "Halcyon Reels",
    230,
    ["story", "plain", "phrase"],
    ["greece", "vikings", "knights", "pirates", "vampires", "ocean", "magic", "fairytale", "detective"],
    { makes: { jackpot: 20, table: 14 }, series: ["Penny Brightwater"] },
  ),
  studio(
    "Copperkite",
    200,
    ["megaways", "plain", "phrase"],
    ["mining", "wildwest", "egypt", "aztec", "dinosaurs", "pirates", "irish"],
    { makes: { jackpot: 18 }, lacks: ["BRL"] },
  ),
  studio(
    "Velvet Otter",
    180,
    ["phrase", "plain", "story"],
    ["food", "detective", "music", "cats", "circus", "birds", "fairytale", "flowers"],
    { series: ["Monsieur Pamplemousse"] },
  ),
  studio(
    "Nightjar Studio",
    160,
    ["gritty", "phrase", "plain"],
    ["vampires", "halloween", "wildwest", "detective", "robots", "thunder"],
    { lacks: ["BRL", "JPY"] },
  ),
  studio(
    "Ferrowild",
    150,
    ["boost", "hold", "plain"],
    ["thunder", "fire", "robots", "racing", "bulls", "wolves", "vikings"],
    { makes: { jackpot: 30 } },
  ),
  studio(
    "Juniper Vault",
    140,
    ["book", "plain", "deluxe"],
    ["egypt", "aztec", "greece", "rome", "pirates", "magic", "jungle"],
    { makes: { jackpot: 12, table: 20 } },
  ),
  studio("Kestrel Nine", 130, ["numbers", "deluxe", "plain"], ["classic", "fruit", "fire", "gems", "irish"], {
    makes: { jackpot: 24, table: 16 },
    lacks: [...CRYPTO],
  }),
  studio(
    "Honeyhex",
    120,
    ["cluster", "plain", "phrase"],
    ["candy", "insects", "flowers", "gems", "fruit", "fairytale"],
    { series: ["Barry Bumble"] },
  ),
  studio(
    "Wick & Ember",
    110,
    ["story", "gritty", "plain"],
    ["halloween", "vampires", "magic", "fire", "knights", "detective"],
    { lacks: ["JPY"] },
  ),
  studio("Glasswolf", 105, ["plain", "megaways", "gritty"], ["wolves", "vikings", "ice", "moon", "thunder"], {
    makes: { jackpot: 10 },
  }),
  studio(
    "Paperdragon Lab",
    100,
    ["asian", "plain", "hold", "pots"],
    ["asia", "dragon", "japan", "moon", "gems"],
    { makes: { jackpot: 40, table: 14, bingo: 6 } },
  ),
  studio(
    "Skylark Foundry",
    95,
    ["plain", "phrase", "boost"],
    ["birds", "sun", "jungle", "horses", "flowers", "space"],
  ),
  studio(
    "Saltmarsh Gaming",
    90,
    ["boost", "plain", "phrase"],
    ["fishing", "ocean", "pirates", "birds", "bears"],
    { makes: { jackpot: 12 }, series: ["Old Finn"] },
  ),
  studio(
    "Marigold Arcade",
    85,
    ["deluxe", "numbers", "plain"],
    ["classic", "fruit", "flowers", "circus", "candy"],
    { makes: { bingo: 30, table: 10, crash: 8 } },
  ),
  studio(
    "Bramble & Bolt",
    80,
    ["phrase", "cluster", "plain"],
    ["insects", "fairytale", "robots", "irish", "dinosaurs"],
    { lacks: ["BRL", "NOK"] },
  ),
  studio(
    "Quillhammer",
    78,
    ["story", "book", "phrase"],
    ["detective", "vikings", "knights", "magic", "fairytale"],
    { series: ["Inspector Quill"] },
  ),
  studio(
    "Tangerine Yeti",
    75,
    ["phrase", "boost", "cluster"],
    ["ice", "food", "fruit", "music", "christmas"],
    { makes: { crash: 8 } },
  ),
  studio("Oddferry", 70, ["phrase", "gritty", "plain"], ["circus", "space", "dinosaurs", "food", "robots"], {
    lacks: ["AUD"],
  }),
  studio("Mooncrate", 65, ["plain", "megaways", "cluster"], ["moon", "space", "magic", "gems", "cats"], {
    makes: { jackpot: 8, crash: 6 },
  }),
  studio("Ravenmill", 62, ["gritty", "story", "plain"], ["vikings", "vampires", "halloween", "wolves"], {
    lacks: ["JPY", "BRL"],
  }),
  studio("Pearlhook", 60, ["boost", "hold", "phrase"], ["fishing", "ocean", "pirates"], {
    makes: { jackpot: 14 },
  }),
  studio("Cobalt Harbour", 58, ["plain", "story", "hold"], ["pirates", "ocean", "thunder", "greece"]),
  studio("Polar Tram", 55, ["plain", "phrase", "numbers"], ["ice", "christmas", "bears", "moon"], {
    lacks: ["BRL"],
  }),
  studio("Fable Anvil", 52, ["story", "phrase", "plain"], ["fairytale", "knights", "dragon", "magic"], {
    series: ["Gretel Grimshaw"],
  }),
  studio("Crux Nova", 50, ["plain", "boost", "megaways"], ["space", "robots", "thunder", "sun"], {
    makes: { jackpot: 12, crash: 10 },
  }),
  studio("Driftlantern", 48, ["asian", "plain", "pots"], ["asia", "japan", "ocean", "moon"], {
    makes: { jackpot: 16 },
  }),
  studio("Grumpy Magpie", 45, ["phrase", "gritty", "story"], ["birds", "money", "detective", "mining"], {
    lacks: ["AUD", "NZD"],
  }),
  studio("Amberlynx", 42, ["plain", "megaways", "hold"], ["cats", "jungle", "dinosaurs", "egypt"]),
  studio("Okapi Works", 40, ["plain", "numbers", "phrase"], ["jungle", "horses", "bulls", "sun"], {
    lacks: ["NOK"],
  }),
  studio("Stagberry", 38, ["cluster", "plain", "deluxe"], ["fruit", "flowers", "bears", "fairytale"]),
  studio("Kaleidobox", 36, ["cluster", "boost", "phrase"], ["gems", "music", "candy", "robots"], {
    makes: { crash: 6, bingo: 4 },
  }),
  studio("Thistle & Crown", 34, ["numbers", "deluxe", "plain"], ["irish", "knights", "classic", "horses"], {
    makes: { jackpot: 20, table: 8 },
  }),
  studio("Zephyr Loom", 32, ["asian", "phrase", "plain"], ["japan", "birds", "flowers", "dragon"], {
    lacks: ["BRL"],
  }),
  studio("Inkwell Orbit", 30, ["phrase", "story"], ["space", "detective", "robots"]),
  studio("Umbra Pine", 28, ["gritty", "plain"], ["wolves", "halloween", "moon"], {
    lacks: ["BRL", "JPY", "NOK"],
  }),
  studio("Quartz Pelican", 26, ["hold", "pots", "boost"], ["gems", "birds", "money"], {
    makes: { jackpot: 18 },
  }),
  studio("Whistlepunk", 25, ["phrase", "boost"], ["music", "racing", "sports"], { makes: { crash: 4 } }),
  studio("Tidebell", 24, ["plain", "cluster"], ["ocean", "fishing"]),
  studio("Pinwheel Parade", 22, ["cluster", "phrase", "deluxe"], ["candy", "circus", "fruit"], {
    makes: { bingo: 8 },
  }),
  studio("Sable Turnip", 20, ["phrase", "gritty"], ["food", "halloween", "money"], { lacks: [...CRYPTO] }),
  studio("Yonderfall", 18, ["story", "plain"], ["wildwest", "aztec", "rome"]),
  studio("Zinnia Play", 17, ["deluxe", "plain"], ["flowers", "classic", "insects"]),
  studio("Foldgate", 16, ["numbers", "megaways"], ["classic", "money", "sports"], { makes: { table: 6 } }),
  studio("Tall Teapot", 15, ["phrase"], ["fairytale", "food", "asia"]),
  studio("Rookery Twelve", 15, ["gritty", "phrase"], ["rome", "vampires", "racing"], {
    lacks: ["AUD", "BRL"],
  }),
];
