import { slugify } from "../../../src/rules/web/slug.ts";
import type { GameKind } from "../../modules/games/tables.ts";
import type { ProviderSpec } from "./studio.ts";

interface More {
  venues?: string[];
  lacks?: readonly string[];
}

function studio(title: string, makes: Partial<Record<GameKind, number>>, more: More = {}): ProviderSpec {
  return {
    title,
    slug: slugify(title),
    gameCounts: makes,
    themes: [],
    titlePatterns: {},
    series: [],
    venues: more.venues ?? [],
    missingCurrencies: more.lacks ?? [],
  };
}

/** Studios of live, table and instant games. Each live studio has its own rooms, so that titles don't collide. */
export const TABLE_STUDIOS: readonly ProviderSpec[] = [
  studio(
    "Aurelia Live",
    { live: 240 },
    { venues: ["Aurora", "Palazzo", "Aurelia", "Salon Doré", "Opal", "Royale", "Soho"] },
  ),
  studio(
    "Velours Live",
    { live: 150 },
    { venues: ["Velours", "Rouge", "Privé", "Bordeaux", "Chandelier", "Minuit"], lacks: ["JPY"] },
  ),
  studio(
    "Gildhall Live",
    { live: 100 },
    { venues: ["Gildhall", "Mayfair", "Sterling", "Crown Room", "Belgravia"], lacks: ["BRL"] },
  ),
  studio(
    "Casa Lumina",
    { live: 70 },
    { venues: ["Lumina", "Fiesta", "Ipanema", "Sevilla", "Flamenco"], lacks: ["NOK", "JPY"] },
  ),
  studio(
    "Studio Meridiane",
    { live: 50 },
    {
      venues: ["Meridian", "Riviera", "Azur", "Portofino"],
      lacks: ["BTC", "ETH", "BCH", "LTC", "DOG", "USDT"],
    },
  ),
  studio(
    "Parlour Seven",
    { live: 30, table: 10 },
    { venues: ["Parlour", "Speakeasy", "Art Deco", "Harlem"], lacks: ["AUD"] },
  ),
  studio("Jadewater Live", { live: 20 }, { venues: ["Jadewater", "Lotus Room", "Macau Lights", "Peony"] }),
  studio("Feltsmith", { table: 120 }),
  studio("Ledger & Lace", { table: 60, bingo: 8 }, { lacks: ["BRL", "JPY"] }),
  studio("Hoverloop", { crash: 70 }),
  studio("Blipworks", { crash: 40, bingo: 10 }, { lacks: ["NOK"] }),
  studio("Tombolino", { bingo: 60, crash: 6 }),
];
