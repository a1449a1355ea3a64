import type { Badge } from "../../../src/contract/games.ts";
import type { PlayerFieldName } from "../../../src/contract/player-fields.ts";
import { hueTone, type Theme } from "../../../src/rules/games/themes.ts";
import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import { sceneHue } from "../../modules/art/api.ts";
import type { GameKind } from "../../modules/games/tables.ts";
import type { Catalogue, SeedGame, SeedProvider } from "./catalogue-types.ts";
import { CATEGORIES } from "./categories.ts";
import { COLLECTIONS, chooseCollections } from "./collections.ts";
import { type Draw, pickWeighted } from "./draw.ts";
import { categoriesOf } from "./game-features.ts";
import { hasDemo, variantsOf } from "./game-variants.ts";
import type { ProviderSpec } from "./studio.ts";
import { STUDIOS } from "./studios.ts";
import { makeTitler, type Titler } from "./titler.ts";

/** Reference date of the catalogue; ages of games count from it, not from the clock. */
export const CATALOGUE_DATE = "2026-11-15";
export const DEFAULT_GAMES = 6000;
export const NEW_BADGE_DAYS = 45;
/** Share of the slots that save state between rounds. */
const SAVED_STATE_SHARE = 0.02;
/** Games released within this time after the reference date are early access. */
const PRERELEASE_DAYS = 14;
const DAY = 86_400_000;
const OLDEST_DAYS = 3300;

const KIND_SHARES = { pokies: 70, jackpot: 8, live: 11, table: 6, crash: 3, bingo: 2 } as const;

type Draft = Omit<SeedGame, "popularity" | "collections" | "badges"> & { score: number };

/**
 * The seeded catalogue, deterministic per count (200 to 50,000). A larger one starts with the games of a smaller one; only
 * ranks, collections and badges may differ.
 */
export function makeCatalogue(count: number = DEFAULT_GAMES): Catalogue {
  const titler = makeTitler();
  const drafts = Array.from({ length: count }, (_, index) => draftGame(index + 1, titler));
  return {
    providers: STUDIOS.map(providerOf),
    categories: [...CATEGORIES],
    collections: [...COLLECTIONS],
    games: rank(drafts),
  };
}

/** Profile fields that a provider requires: a nickname for live tables, and the player's real name at every tenth. */
function requiredFields({ gameCounts }: ProviderSpec, index: number): PlayerFieldName[] {
  const live = "live" in gameCounts ? (["nickname"] as const) : [];
  return [...live, ...(index % 10 === 9 ? (["first_name", "last_name"] as const) : [])];
}

function providerOf(studio: ProviderSpec, index: number): SeedProvider {
  const { slug, title } = studio;
  return { id: index + 1, slug, title, name: title, required_fields: requiredFields(studio, index) };
}

const makersByKind = new Map<GameKind, Record<string, number>>();
const studioBySlug = new Map(STUDIOS.map((studio) => [studio.slug, studio]));
for (const { slug, gameCounts } of STUDIOS) {
  for (const [kind, weight] of Object.entries(gameCounts) as [GameKind, number][]) {
    makersByKind.set(kind, { ...makersByKind.get(kind), [slug]: weight });
  }
}

function draftGame(id: number, titler: Titler): Draft {
  const draw = randomStream(hash(`apogee game ${id}`));
  const { studio, kind } = makerOf(id, draw);
  const { title, slug, theme } = titler(studio, kind, draw);
  const identifier = `${studio.slug}/${slug}`;
  const demo = hasDemo(kind, draw);
  const released_at = releaseDate(draw);
  return {
    id,
    identifier,
    name: title,
    title,
    slug,
    seo_title: slug,
    provider: studio.slug,
    kind,
    theme,
    tone: hueTone(sceneHue({ identifier, title, theme, kind })),
    categories: categoriesOf(
      { identifier, title, theme, kind, provider: studio.slug },
      released_at > CATALOGUE_DATE,
      draw,
    ),
    has_demo_mode: demo,
    saves_state: savesState(id, kind),
    currencies: variantsOf(id, demo, studio.missingCurrencies),
    released_at,
    score: scoreOf(studio, { kind, theme, title }, draw),
  };
}

/** The first games cover all studios, so that small catalogues have each. */
function makerOf(id: number, draw: Draw): { studio: ProviderSpec; kind: GameKind } {
  const first = STUDIOS[id - 1];
  if (first) return { studio: first, kind: pickWeighted(first.gameCounts, draw) };
  const kind = pickWeighted(KIND_SHARES, draw);
  return { kind, studio: studioBySlug.get(pickWeighted(makersByKind.get(kind) ?? {}, draw))! };
}

/** A few slots collect symbols over many rounds. Drawn apart, so that the rest of the catalogue stays as it was. */
const savesState = (id: number, kind: GameKind) =>
  kind === "pokies" && randomStream(hash(`apogee saved state ${id}`))() < SAVED_STATE_SHARE;

/** Skewed towards young games. */
function releaseDate(draw: Draw): string {
  const age = Math.floor(draw() ** 1.3 * OLDEST_DAYS) - PRERELEASE_DAYS * (draw() < 0.3 ? 1 : 0);
  return new Date(Date.parse(CATALOGUE_DATE) - age * DAY).toISOString().slice(0, 10);
}

/** Themes whose games are played more than others (below 1) or less. */
const THEME_TASTE: Partial<Record<Theme, number>> = {
  fruit: 0.7,
  classic: 0.7,
  gems: 0.7,
  irish: 0.8,
  ocean: 0.8,
  egypt: 0.8,
  dragon: 0.8,
  vampires: 1.6,
  fairytale: 1.6,
  detective: 1.6,
};

/**
 * Popularity score, lower is more played: mostly random, with small effects of the studio, the theme, rare kinds and
 * long names.
 */
function scoreOf(
  studio: ProviderSpec,
  { kind, theme, title }: Pick<SeedGame, "kind" | "theme" | "title">,
  draw: Draw,
): number {
  const fame = 0.75 + 0.5 * (hash(studio.slug) / 2 ** 32);
  const taste = (kind === "bingo" || kind === "table" ? 1.4 : 1) * (THEME_TASTE[theme] ?? 1);
  const length = title.length > 24 || / (Dice|II|\d+)$/.test(title) ? 1.5 : 1;
  return draw() * fame * taste * length;
}

function rank(drafts: readonly Draft[]): SeedGame[] {
  const popularity = new Map<number, number>();
  drafts
    .toSorted((a, b) => a.score - b.score || a.id - b.id)
    .forEach((game, index) => {
      popularity.set(game.id, index + 1);
    });
  const ranked = drafts.map(({ score: _, ...game }) => ({ ...game, popularity: popularity.get(game.id)! }));
  const collections = chooseCollections(ranked.toSorted((a, b) => a.popularity - b.popularity));
  return ranked.map((game) => {
    const gameCollections = collections.get(game.id) ?? [];
    return { ...game, collections: gameCollections, badges: badgesOf(game, gameCollections) };
  });
}

const NEW_BADGE_SINCE = new Date(Date.parse(CATALOGUE_DATE) - NEW_BADGE_DAYS * DAY)
  .toISOString()
  .slice(0, 10);

function badgesOf(
  game: Pick<SeedGame, "released_at" | "categories" | "identifier">,
  collections: string[],
): Badge[] {
  const badges: Badge[] = [];
  if (game.released_at >= NEW_BADGE_SINCE) badges.push({ type: "new", theme: "cyan" });
  if (collections.includes("top-10")) badges.push({ type: "top", theme: "magenta" });
  if (game.categories.includes("jackpots")) badges.push({ type: "jackpot", theme: "gold" });
  if (collections.includes("mystic")) badges.push({ type: "mystic_jackpots", theme: "violet" });
  if (game.categories.includes("pokies") && hash(`wagering ${game.identifier}`) % 16 === 0) {
    badges.push({ type: "bonus_wagering", theme: "orange" });
  }
  return badges;
}
