import type { BetRanges, PackedFacts } from "../../contract/games.ts";
import type { Volatility } from "../../contract/list-options.ts";

/** What lists are filtered and sorted by. */
export interface ListFacts {
  categories: string[];
  rtp: number | null;
  volatility: Volatility | null;
  bets: BetRanges | null;
  /** Months between the release and the newest one's. */
  age: number;
}

export interface GameToPack extends Omit<ListFacts, "age"> {
  id: number;
  /** ISO date. */
  releasedAt: string;
}

/** Character for 0; none that JSON escapes below 57. */
const ZERO = "#".charCodeAt(0);
const encode = (number: number) => String.fromCharCode(ZERO + number);

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Index of a value in a list of distinct ones, to which it is added if it is new. */
function indexIn<T>(list: T[], indexes: Map<string, number>, value: T): number {
  const key = JSON.stringify(value);
  const known = indexes.get(key);
  if (known !== undefined) return known;
  indexes.set(key, list.length);
  return list.push(value) - 1;
}

/** Packs the facts of games. */
export function packFacts(games: GameToPack[]): Omit<PackedFacts, "version"> {
  const bets: BetRanges[] = [];
  const profiles: PackedFacts["profiles"] = [];
  const [betIndexes, profileIndexes] = [new Map<string, number>(), new Map<string, number>()];
  const newest = Math.max(...games.map(({ releasedAt }) => monthOf(releasedAt)));
  const ids: [first: number, count: number][] = [];
  let [profile_indexes, ages] = ["", ""];
  for (const game of games.toSorted((a, b) => a.id - b.id)) {
    const run = ids.at(-1);
    if (run && run[0] + run[1] === game.id) run[1]++;
    else ids.push([game.id, 1]);
    const { categories, rtp, volatility } = game;
    const profile = {
      categories: categories.toSorted(),
      rtp,
      volatility,
      bets: game.bets && indexIn(bets, betIndexes, game.bets),
    };
    profile_indexes += encode(indexIn(profiles, profileIndexes, profile));
    ages += encode(newest - monthOf(game.releasedAt));
  }
  return { ids, bets, profiles, profile_indexes, ages };
}

/** Facts by game id. */
export function unpackFacts({
  ids,
  bets,
  profiles,
  profile_indexes,
  ages,
}: PackedFacts): Map<number, ListFacts> {
  const facts = new Map<number, ListFacts>();
  let position = 0;
  for (const [first, count] of ids)
    for (let id = first; id < first + count; id++, position++) {
      const profile = profiles[profile_indexes.charCodeAt(position) - ZERO];
      if (!profile) continue;
      facts.set(id, {
        ...profile,
        bets: profile.bets === null ? null : (bets[profile.bets] ?? null),
        age: ages.charCodeAt(position) - ZERO,
      });
    }
  return facts;
}
