import type { GameNames } from "../../contract/games.ts";
import { slugify } from "../web/slug.ts";

/** A game in offline search. */
export interface NamedGame {
  id: number;
  title: string;
  /** Null if it equals the title's slug, which is computed lazily for ten thousand games. */
  seo: string | null;
  provider: string;
  providerTitle: string;
}

/**
 * Character for 0; the following ones encode higher numbers. None of them is a quote, and the first 57 include no
 * backslash.
 */
const ZERO = "#".charCodeAt(0);

const encode = (number: number) => String.fromCharCode(ZERO + number);
const decode = (text: string, index: number) => text.charCodeAt(index) - ZERO;

/** Logarithmic rank, four steps per doubling: 100th and 110th may swap, but not first and 20th. */
const popularityRank = (rank: number) => Math.round(4 * Math.log2(rank + 1));

/** Packs games in order of popularity; each game's provider must be in `providers`. */
export function packNames(
  games: { id: number; title: string; seoTitle: string; provider: string }[],
  providers: [slug: string, title: string][],
): Omit<GameNames, "version" | "art_version"> {
  const indexBySlug = new Map(providers.map(([slug], i) => [slug, i]));
  const ranked = games.map((game, rank) => ({
    ...game,
    title: game.title.replace(/\s+/g, " "),
    popularity: popularityRank(rank),
  }));
  ranked.sort((a, b) => a.id - b.id);
  const ids: [first: number, count: number][] = [];
  for (const { id } of ranked) {
    const run = ids.at(-1);
    if (run && run[0] + run[1] === id) run[1]++;
    else ids.push([id, 1]);
  }
  return {
    providers,
    ids,
    titles: ranked.map(({ title }) => title).join("\n"),
    provider_indexes: ranked.map(({ provider }) => encode(indexBySlug.get(provider)!)).join(""),
    popularity: ranked.map(({ popularity }) => encode(popularity)).join(""),
    seo_titles: Object.fromEntries(
      ranked.flatMap(({ id, title, seoTitle }) => (slugify(title) === seoTitle ? [] : [[id, seoTitle]])),
    ),
  };
}

/** Unpacks the games, ordered by the packed popularity. */
export function unpackNames(names: GameNames): NamedGame[] {
  const { providers, provider_indexes, popularity, seo_titles } = names;
  const titles = names.titles.split("\n");
  const ids = names.ids.flatMap(([first, count]) => Array.from({ length: count }, (_, i) => first + i));
  const indexes = ids.map((_, index) => index);
  indexes.sort((a, b) => decode(popularity, a) - decode(popularity, b));
  return indexes.map((index) => {
    const id = ids[index]!;
    const title = titles[index] ?? "";
    const [provider, providerTitle] = providers[decode(provider_indexes, index)] ?? ["", ""];
    return { id, title, seo: seo_titles[id] ?? null, provider, providerTitle };
  });
}
