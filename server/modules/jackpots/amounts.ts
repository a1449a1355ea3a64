import type { GameJackpots, Jackpot } from "../../../src/contract/jackpot.ts";
import type { Db } from "../../db/client.ts";
import type { ContentVersion } from "../../db/content-version.ts";
import { AnswerCache, type Bytes } from "../../http/responses.ts";
import { inPot } from "./contributions.ts";
import { type JackpotRow, potsStore as store } from "./pots-store.ts";

/** How long amounts are taken from memory, milliseconds. */
const FRESH = 1_000;

type Exchange = (amount: bigint, from: string, to: string) => bigint | undefined;

export interface AmountsDeps {
  db: Db;
  content: Pick<ContentVersion, "current" | "remember">;
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

/** What can be won now: for pages, and for whoever listens. */
export function createAmounts({ db, content, exchange, now }: AmountsDeps) {
  const rows = content.remember(() => store.all(db));
  const currencies = content.remember(async () =>
    store.currenciesOf(
      db,
      (await rows()).flatMap((jackpot) => jackpot.gameIdentifiers),
    ),
  );
  let kept: { at: number; version: string; jackpots: Promise<Jackpot[]> } | undefined;
  /** Names a state of the amounts, as answers are kept by. */
  let state = "";
  const answers = new AnswerCache(() => `${content.current()} ${state}`);

  /** As the database has them now. */
  async function read(): Promise<Jackpot[]> {
    const [jackpots, pots] = await Promise.all([rows(), store.pots(db)]);
    const byLevel = new Map(pots.map((pot) => [pot.levelId, pot]));
    return jackpots.map(({ gameIdentifiers, levels, ...row }) => ({
      ...row,
      levels: levels.map(({ id, name, identifier, seed_cents, ceiling_cents }) => {
        const pot = byLevel.get(id);
        const amount = pot ? Number(inPot(pot, ceiling_cents).amount) : seed_cents;
        return { id, name, identifier, amount_cents: amount, cycle: pot?.cycle ?? 1 };
      }),
      terms: termsOf({ ...row, levels, gameIdentifiers }),
      game_identifiers: gameIdentifiers,
    }));
  }

  async function current(): Promise<Jackpot[]> {
    const age = kept ? now() - kept.at : Number.POSITIVE_INFINITY;
    if (!kept || kept.version !== content.current() || age < 0 || age >= FRESH) {
      const reading = { at: now(), version: content.current(), jackpots: read() };
      kept = reading;
      reading.jackpots.catch(() => {
        if (kept === reading) kept = undefined;
      });
    }
    const jackpots = await kept.jackpots;
    state = jackpots
      .flatMap(({ levels }) => levels.map(({ amount_cents, cycle }) => `${cycle}/${amount_cents}`))
      .join(" ");
    return jackpots;
  }

  /** The largest amount that can be won at each game, in each of its currencies. */
  async function byGame(jackpots: Jackpot[]): Promise<GameJackpots> {
    const [games, rates] = await Promise.all([currencies(), exchange()]);
    const amounts: GameJackpots = {};
    for (const { state, levels, currency, game_identifiers } of jackpots) {
      if (state !== "active") continue;
      const most = BigInt(Math.max(...levels.map(({ amount_cents }) => amount_cents)));
      const converted = new Map<string, number>();
      for (const game of game_identifiers)
        for (const code of games.get(game) ?? []) {
          if (!converted.has(code)) converted.set(code, Number(rates(most, currency, code) ?? 0n));
          const amount = converted.get(code)!;
          if (amount === 0) continue;
          amounts[game] ??= {};
          amounts[game][code] = Math.max(amount, amounts[game][code] ?? 0);
        }
    }
    return amounts;
  }

  return {
    jackpots: async (): Promise<Bytes> => {
      const jackpots = await current();
      return answers.get("jackpots", async () => jackpots);
    },

    gameJackpots: async (): Promise<Bytes> => {
      const jackpots = await current();
      return answers.get("games", () => byGame(jackpots));
    },

    /** Those that can be won, as messages say them: read when they are said. */
    news: async () =>
      (await read())
        .filter(({ state }) => state === "active")
        .map(({ identifier, levels }) => ({
          identifier,
          levels: levels.map(({ identifier, amount_cents, cycle }) => ({ identifier, amount_cents, cycle })),
        })),

    /** What is in memory is old. */
    forget: () => {
      kept = undefined;
    },
  };
}

export type Amounts = ReturnType<typeof createAmounts>;
