import type { GameNames } from "../../contract/games.ts";
import { slugify } from "../addresses/slug.ts";

/** What search without network knows of a game. */
export interface NamedGame {
  id: number;
  title: string;
  /** Null where it is what the title gives, which is not worked out for ten thousand games at once. */
  seo: string | null;
  provider: string;
  providerTitle: string;
}

/** First of the characters that stand for a number; what follows has no quote and, up to 56, no backslash. */
const ZERO = "#".charCodeAt(0);

const write = (number: number) => String.fromCharCode(ZERO + number);
const read = (text: string, place: number) => text.charCodeAt(place) - ZERO;

/** Quarter octaves of a rank: who is 100th and who is 110th may change places, the first and the 20th may not. */
const popularityOf = (rank: number) => Math.round(4 * Math.log2(rank + 1));

/** `games` in order of popularity; each provider must be one of `providers`, a slug and a title. */
export function packNames(
  games: { id: number; title: string; seoTitle: string; provider: string }[],
  providers: [slug: string, title: string][],
): Omit<GameNames, "version" | "art_version"> {
  const place = new Map(providers.map(([slug], i) => [slug, i]));
  const ranked = games.map((game, rank) => ({
    ...game,
    title: game.title.replace(/\s+/g, " "),
    popularity: popularityOf(rank),
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
    provider_places: ranked.map(({ provider }) => write(place.get(provider)!)).join(""),
    popularity: ranked.map(({ popularity }) => write(popularity)).join(""),
    seo_titles: Object.fromEntries(
      ranked.flatMap(({ id, title, seoTitle }) => (slugify(title) === seoTitle ? [] : [[id, seoTitle]])),
    ),
  };
}

/** The games again, in order of popularity as far as it was told. */
export function unpackNames(names: GameNames): NamedGame[] {
  const { providers, provider_places, popularity, seo_titles } = names;
  const titles = names.titles.split("\n");
  const ids = names.ids.flatMap(([first, count]) => Array.from({ length: count }, (_, i) => first + i));
  const places = ids.map((_, place) => place);
  places.sort((a, b) => read(popularity, a) - read(popularity, b));
  return places.map((place) => {
    const id = ids[place]!;
    const title = titles[place] ?? "";
    const [provider, providerTitle] = providers[read(provider_places, place)] ?? ["", ""];
    return { id, title, seo: seo_titles[id] ?? null, provider, providerTitle };
  });
}
