import type { Db } from "../../db/client.ts";
import type { ContentVersion } from "../../db/content-version.ts";
import { MILLION, potAmount } from "./contributions.ts";
import type { Payout, Wallet } from "./payout.ts";
import { type JackpotRow, potsStore as store } from "./pots-store.ts";
import type { Draw } from "./random-draw.ts";
import type { JackpotLevel } from "./tables.ts";

/** Minimum interval between publications of amounts, milliseconds; wins are published immediately. */
const PUBLISH_INTERVAL = 2_000;

type Exchange = (amount: bigint, from: string, to: string) => bigint | undefined;

/** Bets and rollbacks of a provider's call. The player's wallet must be locked. */
export interface JackpotCall {
  provider: string;
  wallet: Wallet;
  accountId: number;
  currency: string;
  gameIdentifier: string;
  /** New bets by name; real money in minor units, above zero. */
  bets: { name: string; real: bigint }[];
  /** Names of actions that were rolled back. */
  rolledBack: string[];
}

/** The jackpots' part in a batch of calls. */
export interface JackpotBatch {
  /** Call last in the transaction: records contributions, draws and pays. */
  applyCalls(tx: Db, calls: readonly JackpotCall[]): Promise<void>;
  /** Call after the commit. */
  afterCommit(): Promise<void>;
}

export interface PotsDeps {
  db: Db;
  content: Pick<ContentVersion, "memoize">;
  exchange: () => Promise<Exchange>;
  draw: Draw;
  pay: Payout;
  now: () => number;
  /** Delivers the events of committed wins; never throws. */
  deliverEvents: () => Promise<void>;
  /** Called when amounts changed. */
  onChanged: () => void;
}

interface Level extends JackpotLevel {
  jackpot: JackpotRow;
}

/** A call with its game's levels and each bet's contributions. */
interface CallContributions {
  stakes: JackpotCall;
  gameLevels: readonly Level[];
  bets: { name: string; parts: ReadonlyMap<number, bigint> }[];
}

/** Fills pots from bets, draws winners and pays them. */
export function createPots(deps: PotsDeps) {
  const { db, content, exchange, draw, pay, now, deliverEvents, onChanged } = deps;
  let publishedAt = Number.NEGATIVE_INFINITY;

  /** Active levels by game identifier; ensures that each has an open pot. */
  const levels = content.memoize(async () => {
    const active = await store.active(db);
    const all = active.flatMap((jackpot) => jackpot.levels.map((level): Level => ({ ...level, jackpot })));
    await store.open(
      db,
      all.map(({ id, seed_cents }) => ({ id, seed: BigInt(seed_cents) * MILLION })),
    );
    const byGame = new Map<string, Level[]>();
    for (const level of all)
      for (const game of level.jackpot.gameIdentifiers)
        byGame.set(game, [...(byGame.get(game) ?? []), level]);
    return byGame;
  });

  /** A stake's contribution per level, in millionths of a minor unit of the jackpot's currency. */
  function partsOf(real: bigint, currency: string, gameLevels: readonly Level[], convert: Exchange) {
    const parts = new Map<number, bigint>();
    for (const { id, contribution_ppm, jackpot } of gameLevels) {
      // Minor units times parts per million give millionths of a minor unit.
      const part = convert(real * BigInt(contribution_ppm), currency, jackpot.currency) ?? 0n;
      if (part > 0n) parts.set(id, part);
    }
    return parts;
  }

  /**
   * Draws the levels that a call's bets win, each level at most once. The chance is the bet's contribution divided by
   * the average pot.
   */
  function drawWinners({
    stakes,
    bets,
    gameLevels,
  }: CallContributions): { level: Level; bet: string; stakes: JackpotCall }[] {
    const winningBets = new Map<Level, string>();
    for (const { name, parts } of bets)
      for (const level of gameLevels) {
        const part = parts.get(level.id);
        if (part === undefined || winningBets.has(level) || level.average_cents <= 0) continue;
        if (draw(BigInt(level.average_cents) * MILLION) < part) winningBets.set(level, name);
      }
    return [...winningBets].map(([level, bet]) => ({ level, bet, stakes }));
  }

  /** Pays a level's whole pot and starts the next one. @returns false if the pot is empty */
  async function payPot(tx: Db, level: Level, bet: string, stakes: JackpotCall, convert: Exchange) {
    const { jackpot } = level;
    const pot = await store.lockForUpdate(tx, level.id);
    const { amount: original, rest } = potAmount(pot, level.ceiling_cents);
    const amount = convert(original, jackpot.currency, stakes.currency) ?? 0n;
    if (amount === 0n) return false;
    await pay(tx, stakes.wallet, {
      accountId: stakes.accountId,
      identifier: jackpot.identifier,
      title: jackpot.title,
      level: level.name,
      currency: stakes.currency,
      amount,
      original: { currency: jackpot.currency, amount: original },
      worth: convert(original, jackpot.currency, "EUR") ?? 0n,
      source: { levelId: level.id, cycle: pot.cycle },
      game: stakes.gameIdentifier,
      cause: { provider: stakes.provider, action: bet, game: stakes.gameIdentifier },
    });
    await store.renew(tx, pot, BigInt(level.seed_cents) * MILLION, rest);
    return true;
  }

  return {
    /** Call before the transaction. */
    async prepare(): Promise<JackpotBatch> {
      const [byGame, convert] = await Promise.all([levels(), exchange()]);
      let hasWins = false;
      let hasChanges = false;
      return {
        async applyCalls(tx, calls) {
          const contributions = calls.map((stakes): CallContributions => {
            const gameLevels = byGame.get(stakes.gameIdentifier) ?? [];
            const bets = stakes.bets
              .map(({ name, real }) => ({ name, parts: partsOf(real, stakes.currency, gameLevels, convert) }))
              .filter(({ parts }) => parts.size > 0);
            return { stakes, gameLevels, bets };
          });
          const betContributions = contributions.flatMap(({ stakes: { provider, wallet }, bets }) =>
            bets.map((bet) => ({ ...bet, provider, playerId: wallet.playerId })),
          );
          const returned = await store.markReturned(
            tx,
            calls.flatMap(({ provider, rolledBack }) => rolledBack.map((name) => ({ provider, name }))),
          );
          if (betContributions.length === 0 && returned.length === 0) return;
          hasChanges = true;
          const shouldPublish = now() - publishedAt >= PUBLISH_INTERVAL;
          if (shouldPublish) publishedAt = now();
          await store.recordContributions(tx, {
            at: new Date(now()),
            contributions: betContributions,
            returned,
            publishes: shouldPublish,
          });
          // Lock pots in id order to avoid deadlocks.
          const winners = contributions.flatMap(drawWinners).sort((a, b) => a.level.id - b.level.id);
          for (const { level, bet, stakes } of winners)
            if (await payPot(tx, level, bet, stakes, convert)) hasWins = true;
        },

        async afterCommit() {
          if (!hasChanges) return;
          onChanged();
          if (hasWins) await deliverEvents();
        },
      };
    },
  };
}

export type Pots = ReturnType<typeof createPots>;
