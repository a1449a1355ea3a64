import type { GameJackpots, Jackpot } from "../../../src/contract/jackpots.ts";
import { ART_VERSION } from "../../core/art-version.ts";
import type { Db } from "../../db/client.ts";
import type { ContentVersion } from "../../db/content-version.ts";
import { type Bytes, ResponseCache } from "../../http/responses.ts";
import { potAmount } from "./contributions.ts";
import { type JackpotRow, potsStore as store } from "./pots-store.ts";

/** Jackpots with art of their own. */
const OWN_ART = new Set(["mystic-nova", "mystic-comet", "mystic-zenith"]);
const artOf = (identifier: string): string =>
  `/art/banners/${OWN_ART.has(identifier) ? identifier : "jackpot"}/${ART_VERSION}`;

/** Cache lifetime of amounts, milliseconds. */
const CACHE_TTL = 1_000;

type Exchange = (amount: bigint, from: string, to: string) => bigint | undefined;

export interface AmountsDeps {
  db: Db;
  content: Pick<ContentVersion, "current" | "memoize">;
  exchange: () => Promise<Exchange>;
  now: () => number;
}

const termsOf = ({ levels }: JackpotRow): Jackpot["terms"] =>
  levels.map(({ identifier, name, seed_cents, contribution_ppm, ceiling_cents, average_cents }) => ({
    level: identifier,
    name,
    seed_cents,
    contribution_ppm,
    ceiling_cents,
    average_cents,
  }));

/** The jackpots' current amounts, for pages and realtime messages. */
export function createAmounts({ db, content, exchange, now }: AmountsDeps) {
  const rows = content.memoize(() => store.all(db));
  const currencies = content.memoize(async () =>
    store.currenciesOf(
      db,
      (await rows()).flatMap((jackpot) => jackpot.gameIdentifiers),
    ),
  );
  let cached: { at: number; version: string; jackpots: Promise<Jackpot[]> } | undefined;
  /** Fingerprint of the amounts, used as the responses' cache key. */
  let state = "";
  const answers = new ResponseCache(() => `${content.current()} ${state}`);

  /** Reads the amounts from the database. */
  async function read(): Promise<Jackpot[]> {
    const [jackpots, pots] = await Promise.all([rows(), store.pots(db)]);
    const byLevel = new Map(pots.map((pot) => [pot.levelId, pot]));
    return jackpots.map(({ gameIdentifiers, levels, ...row }) => ({
      ...row,
      image: artOf(row.identifier),
      levels: levels.map(({ id, name, identifier, seed_cents, ceiling_cents }) => {
        const pot = byLevel.get(id);
        const amount = pot ? Number(potAmount(pot, ceiling_cents).amount) : seed_cents;
        return { id, name, identifier, amount_cents: amount, cycle: pot?.cycle ?? 1 };
      }),
      terms: termsOf({ ...row, levels, gameIdentifiers }),
      game_identifiers: gameIdentifiers,
    }));
  }

  /** All jackpots with their amounts, at most a second old. */
  async function current(): Promise<Jackpot[]> {
    const age = cached ? now() - cached.at : Number.POSITIVE_INFINITY;
    if (!cached || cached.version !== content.current() || age < 0 || age >= CACHE_TTL) {
      const entry = { at: now(), version: content.current(), jackpots: read() };
      cached = entry;
      entry.jackpots.catch(() => {
        if (cached === entry) cached = undefined;
      });
    }
    const jackpots = await cached.jackpots;
    state = jackpots
      .flatMap(({ levels }) => levels.map(({ amount_cents, cycle }) => `${cycle}/${amount_cents}`))
      .join(" ");
    return jackpots;
  }

  /** The largest amount per game, in each of the game's currencies. */
  async function byGame(jackpots: Jackpot[]): Promise<GameJackpots> {
    const [games, rates] = await Promise.all([currencies(), exchange()]);
    const amounts: GameJackpots = {};
    for (const { state, levels, currency, game_identifiers } of jackpots) {
      if (state !== "active") continue;
      const largest = BigInt(Math.max(...levels.map(({ amount_cents }) => amount_cents)));
      const converted = new Map<string, number>();
      for (const game of game_identifiers)
        for (const code of games.get(game) ?? []) {
          if (!converted.has(code)) converted.set(code, Number(rates(largest, currency, code) ?? 0n));
          const amount = converted.get(code)!;
          if (amount === 0) continue;
          amounts[game] ??= {};
          amounts[game][code] = Math.max(amount, amounts[game][code] ?? 0);
        }
    }
    return amounts;
  }

  return {
    current,

    jackpots: async (): Promise<Bytes> => {
      const jackpots = await current();
      return answers.get("jackpots", async () => jackpots);
    },

    gameJackpots: async (): Promise<Bytes> => {
      const jackpots = await current();
      return answers.get("games", () => byGame(jackpots));
    },

    /** Amounts of active jackpots for realtime messages, read without the cache. */
    publicAmounts: async () =>
      (await read())
        .filter(({ state }) => state === "active")
        .map(({ identifier, levels }) => ({
          identifier,
          levels: levels.map(({ identifier, amount_cents, cycle }) => ({ identifier, amount_cents, cycle })),
        })),

    /** Drops the cached amounts. */
    invalidate: () => {
      cached = undefined;
    },
  };
}

export type Amounts = ReturnType<typeof createAmounts>;
