import type { Db } from "../../db/client.ts";
import type { ContentVersion } from "../../db/content-version.ts";
import type { JackpotLevel } from "../../db/schema.ts";
import { inPot, MILLION } from "./contributions.ts";
import type { Payout, Wallet } from "./payout.ts";
import { type JackpotRow, potsStore as store } from "./pots-store.ts";
import type { Draw } from "./random-draw.ts";

/** How often everybody is told of amounts at most, milliseconds; of a win at once. */
const TELL_EVERY = 2_000;

type Exchange = (amount: bigint, from: string, to: string) => bigint | undefined;

/** What a provider's call has staked and taken back, of which the wallet is held. */
export interface Stakes {
  provider: string;
  wallet: Wallet;
  accountId: number;
  currency: string;
  gameIdentifier: string;
  /** New bets, by the provider's names: their real money, in minor units above zero. */
  bets: { name: string; real: bigint }[];
  /** Names of actions that were rolled back. */
  takenBack: string[];
}

/** The part in the jackpots of calls that are done together. */
export interface Turn {
  /** Within their transaction, after everything else of it: gives the meters their share, draws, and pays. */
  share(tx: Db, calls: readonly Stakes[]): Promise<void>;
  /** After its commit. */
  settled(): Promise<void>;
}

export interface PotsDeps {
  db: Db;
  content: Pick<ContentVersion, "remember">;
  exchange: () => Promise<Exchange>;
  draw: Draw;
  pay: Payout;
  /** Tells everybody of money that was won, without saying by whom. */
  announce: (
    tx: Db,
    win: { entryId: number; playerId: number; game: string; currency: string; won: bigint },
  ) => Promise<void>;
  now: () => number;
  /** Tells a winner of a win that is committed; never throws. */
  tellWinner: (win: string) => Promise<unknown>;
  /** Amounts have changed. */
  changed: () => void;
}

interface Level extends JackpotLevel {
  jackpot: JackpotRow;
}

/** A call with the levels of its game, and what its bets give to each. */
interface Sharer {
  stakes: Stakes;
  at: readonly Level[];
  bets: { name: string; parts: ReadonlyMap<number, bigint> }[];
}

/** How bets fill the pots, and win them. */
export function createPots(deps: PotsDeps) {
  const { db, content, exchange, draw, pay, announce, now, tellWinner, changed } = deps;
  let toldAt = Number.NEGATIVE_INFINITY;

  /** The levels that grow and are won at each game, by its identifier; their pots are open. */
  const levels = content.remember(async () => {
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

  /** What a stake gives to each level, in millionths of a minor unit of the jackpot's currency. */
  function partsOf(real: bigint, currency: string, at: readonly Level[], rates: Exchange) {
    const parts = new Map<number, bigint>();
    for (const { id, contribution_ppm, jackpot } of at) {
      // A millionth of the stake is as many millionths as the stake has minor units.
      const part = rates(real * BigInt(contribution_ppm), currency, jackpot.currency) ?? 0n;
      if (part > 0n) parts.set(id, part);
    }
    return parts;
  }

  /** Levels that the bets of one call have won: each bet by its own share of what a pot gathers on average, each level once. */
  function drawn({ stakes, bets, at }: Sharer): { level: Level; bet: string; stakes: Stakes }[] {
    const won = new Map<Level, string>();
    for (const { name, parts } of bets)
      for (const level of at) {
        const part = parts.get(level.id);
        if (part === undefined || won.has(level) || level.average_cents <= 0) continue;
        if (draw(BigInt(level.average_cents) * MILLION) < part) won.set(level, name);
      }
    return [...won].map(([level, bet]) => ({ level, bet, stakes }));
  }

  /** Pays a level's whole pot and begins the next one. Undefined where there is nothing in it to be paid. */
  async function payPot(tx: Db, level: Level, bet: string, stakes: Stakes, rates: Exchange) {
    const { jackpot } = level;
    const pot = await store.hold(tx, level.id);
    const { amount: original, rest } = inPot(pot, level.ceiling_cents);
    const amount = rates(original, jackpot.currency, stakes.currency) ?? 0n;
    if (amount === 0n) return undefined;
    const { win, entryId } = await pay(tx, stakes.wallet, {
      accountId: stakes.accountId,
      identifier: jackpot.identifier,
      title: jackpot.title,
      level: level.name,
      currency: stakes.currency,
      amount,
      original: { currency: jackpot.currency, amount: original },
      worth: rates(original, jackpot.currency, "EUR") ?? 0n,
      by: { levelId: level.id, cycle: pot.cycle },
      cause: { provider: stakes.provider, action: bet, game: stakes.gameIdentifier },
    });
    const { wallet, gameIdentifier: game, currency } = stakes;
    await announce(tx, { entryId, playerId: wallet.playerId, game, currency, won: amount });
    await store.renew(tx, pot, BigInt(level.seed_cents) * MILLION, rest);
    return win;
  }

  return {
    /** Reads what holds for calls, before their transaction begins. */
    async prepare(): Promise<Turn> {
      const [byGame, rates] = await Promise.all([levels(), exchange()]);
      const wins: string[] = [];
      let isTouched = false;
      return {
        async share(tx, calls) {
          const sharers = calls.map((stakes): Sharer => {
            const at = byGame.get(stakes.gameIdentifier) ?? [];
            const bets = stakes.bets
              .map(({ name, real }) => ({ name, parts: partsOf(real, stakes.currency, at, rates) }))
              .filter(({ parts }) => parts.size > 0);
            return { stakes, at, bets };
          });
          const given = sharers.flatMap(({ stakes: { provider, wallet }, bets }) =>
            bets.map((bet) => ({ ...bet, provider, playerId: wallet.playerId })),
          );
          const returned = await store.takeBack(
            tx,
            calls.flatMap(({ provider, takenBack }) => takenBack.map((name) => ({ provider, name }))),
          );
          if (given.length === 0 && returned.length === 0) return;
          isTouched = true;
          const tell = now() - toldAt >= TELL_EVERY;
          if (tell) toldAt = now();
          await store.share(tx, { at: new Date(now()), given, returned, tell });
          // Pots are held in one order, whoever holds several.
          const won = sharers.flatMap(drawn).sort((a, b) => a.level.id - b.level.id);
          for (const { level, bet, stakes } of won) {
            const win = await payPot(tx, level, bet, stakes, rates);
            if (win !== undefined) wins.push(win);
          }
        },

        async settled() {
          if (!isTouched) return;
          changed();
          for (const win of wins) await tellWinner(win);
        },
      };
    },
  };
}

export type Pots = ReturnType<typeof createPots>;
