import type { LimitRefusal, LimitUse } from "../../../src/rules/limits.ts";
import { createBatches, type Outcome } from "../../db/batches.ts";
import type { Db } from "../../db/client.ts";
import { retrying } from "../../db/retrying.ts";
import { type Caller, createBatchState, keyOf, type SettledRound, type Stakes } from "./batch-state.ts";
import {
  type Asked,
  decide,
  type Plan,
  type Refusal,
  type Spent,
  type Taken,
  toldOf,
  WalletRefusal,
} from "./decide.ts";
import { type AccountState, type Call, type SessionRow, walletStore as store } from "./store.ts";
import { createWriter, NameTaken, type Place, type WriteDeps } from "./write.ts";

/** The jackpots, as the wallet needs them. */
interface Jackpots {
  /** Before the transaction of some calls. */
  prepare(): Promise<{
    /** In the transaction, last of all. */
    share(tx: Db, stakes: (Stakes & { wallet: Place })[]): Promise<void>;
    /** After its commit. */
    settled(): Promise<void>;
  }>;
}

type Spending = Spent & { currency: string };

/** What players have limited themselves to, as the wallet needs it. */
interface Limits {
  /** Before the transaction of some calls. */
  prepare(): Promise<{
    /** Those in force, by player. */
    of(tx: Db, playerIds: readonly number[]): Promise<ReadonlyMap<number, { limits: readonly LimitUse[] }>>;
    after(limits: readonly LimitUse[], spending: Spending): readonly LimitUse[];
    refusalOf(
      limits: readonly LimitUse[],
      intent: { kind: "bet"; amount: bigint; currency: string },
    ): LimitRefusal | null;
    count(tx: Db, items: (Spending & { playerId: number })[]): Promise<void>;
  }>;
}

export interface WalletDeps extends WriteDeps {
  db: Db;
  jackpots: Jackpots;
  limits: Limits;
  /** Whether a licence has stakes taken from bonus money before real money. */
  bonusFirst: (licence: string) => boolean;
  /** When a player is to be reminded of time and money, milliseconds since the epoch: no bet is taken until they answer. */
  reminderDueAt: (
    licence: string,
    sitting: { checkedAt: Date | null; checkMinutes: number | null },
  ) => number;
  /** Told of stakes that count, or count no more, in the transaction that settles them. */
  onSettled?: (tx: Db, rounds: SettledRound[]) => Promise<void>;
}

export interface Played {
  session: SessionRow;
  answers: Taken[];
  closed: boolean;
  /** Real and bonus money, minor units of the session's currency. */
  balance: bigint;
}

/** How long a win waits for its bet, milliseconds. */
const LONGEST_WAIT = 24 * 3_600_000;

/** The provider has no such session. */
export class UnknownSession extends Error {
  override name = "UnknownSession";
}

/** Calls that one transaction does at most, and such transactions at the same time: one waits while another is decided. */
const TOGETHER = { size: 32, lanes: 4, patience: 50 };

const callerOf = (
  { id: sessionId, currency, rate, ...session }: SessionRow,
  account: AccountState,
): Caller => ({ ...session, sessionId, currency: account.currency, played: { currency, rate } });

/** The players' wallets, as providers of games use them. */
export function createWallet(deps: WalletDeps) {
  const { db, jackpots, limits, now, bonusFirst, reminderDueAt, onSettled } = deps;
  const write = createWriter(deps);

  function obstacleOf({ expiresAt }: SessionRow, isOpen: boolean, account: AccountState): Refusal | null {
    if (!isOpen || expiresAt.getTime() <= now()) return "session_expired";
    if ((account.excludedUntil?.getTime() ?? 0) > now()) return "player_excluded";
    return reminderDueAt(account.licence, account) <= now() ? "reality_check" : null;
  }

  /** Decides calls of which the wallets are held, each from what the ones before it have left. */
  async function decideAll(
    tx: Db,
    calls: readonly Call[],
    sessions: ReadonlyMap<string, SessionRow>,
    { of, after, refusalOf }: Awaited<ReturnType<Limits["prepare"]>>,
  ) {
    const ours = calls.map((call) => ({
      ...call,
      session: sessions.get(keyOf(call.provider, call.sessionId)),
    }));
    const accountIds = new Set(ours.flatMap(({ session }) => session?.accountId ?? []));
    const { accounts, open, ...played } = await store.state(tx, [...accountIds], calls);
    const state = createBatchState({ purses: accounts, ...played });
    const players = new Set(ours.flatMap(({ session }) => session?.playerId ?? []));
    const limited = new Map([...(await of(tx, [...players]))].map(([id, own]) => [id, own.limits]));
    const plans = ours.map(({ session, asked }): { session: SessionRow; plan: Plan } | Error => {
      if (!session) return new UnknownSession();
      const account = accounts.get(session.accountId)!;
      const caller = callerOf(session, account);
      const { playerId, currency } = caller;
      const own = limited.get(playerId) ?? [];
      const may = {
        bonusFirst: bonusFirst(account.licence),
        obstacle: obstacleOf(session, open.has(session.id), account),
        limited: (amount: bigint, spent: Spent) =>
          refusalOf(after(own, { currency, ...spent }), { kind: "bet", amount, currency }),
      };
      try {
        const plan = decide(state.stateFor(caller, asked.round, may), asked);
        state.apply(caller, asked.round, plan);
        limited.set(playerId, after(own, { currency, ...plan.spent }));
        return { session, plan };
      } catch (error) {
        if (error instanceof WalletRefusal) return error;
        throw error;
      }
    });
    return { plans, changes: state.changes() };
  }

  /** Does several calls in one transaction, in their order, each wholly or not at all. */
  async function playAll(calls: readonly Call[]): Promise<Outcome<Played>[]> {
    const { share, settled } = await jackpots.prepare();
    const limiting = await limits.prepare();
    const outcomes = await db.transaction(async (tx) => {
      const { sessions, places } = await store.hold(tx, calls);
      const { plans, changes } = await decideAll(tx, calls, sessions, limiting);
      const entries = await write(tx, places, changes);
      if (changes.spent.length > 0) await limiting.count(tx, changes.spent);
      if (changes.settled.length > 0) await onSettled?.(tx, changes.settled);
      await share(
        tx,
        changes.stakes.map((one) => ({ ...one, wallet: places.get(one.playerId)! })),
      );
      return plans.map((decided): Outcome<Played> => {
        if (decided instanceof Error) return { refusal: decided };
        const { session, plan } = decided;
        const answers = plan.answers.map((one) => ({
          ...one,
          // What has let a win go that waited is another call's.
          entryId:
            one.status === "applied" ? (entries.get(keyOf(session.provider, one.name)) ?? one.entryId) : null,
        }));
        return { value: { session, answers, closed: plan.round.closed, balance: plan.balance } };
      });
    });
    await settled();
    return outcomes;
  }

  const together = createBatches<Call, Played>(
    (calls) => retrying(NameTaken, () => playAll(calls)),
    TOGETHER,
  );

  return {
    /**
     * Does what a provider asks, wholly or not at all, in one transaction with what others ask meanwhile. Throws
     * `WalletRefusal` or `UnknownSession`.
     */
    play: (provider: string, sessionId: string, asked: Asked): Promise<Played> =>
      together({ provider, sessionId, asked }),

    /** Wins that have waited a day for their bet wait no more; gives what they were. */
    giveUpWaiting: () => store.giveUpWaiting(db, new Date(now() - LONGEST_WAIT)),

    /** Real and bonus money of a session's account, in minor units of the session's currency. */
    async balance(provider: string, sessionId: string): Promise<{ session: SessionRow; balance: bigint }> {
      const session = await store.session(db, sessionId, provider);
      if (!session) throw new UnknownSession();
      return { session, balance: toldOf(await store.balance(db, session.accountId), session.rate) };
    },
  };
}

export type Wallet = ReturnType<typeof createWallet>;
