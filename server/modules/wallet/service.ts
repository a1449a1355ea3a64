import type { InactivityRule } from "../../../src/contract/jurisdictions.ts";
import { inactivityAt } from "../../../src/rules/limits/inactivity.ts";
import type { LimitRefusal, LimitUse } from "../../../src/rules/limits/limits.ts";
import { createBatches, type Outcome } from "../../db/batches.ts";
import type { Db } from "../../db/client.ts";
import { together } from "../../db/pipeline.ts";
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
} from "./decide-actions.ts";
import { createSessions } from "./sessions.ts";
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
      intent: { kind: "bet"; amount: bigint; stake: bigint; currency: string },
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
  /** What happens where nothing is seen of a player; null, as without it, where nothing does. */
  inactivityOf?: (player: { licence: string; country: string | null }) => InactivityRule | null;
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

/** A sign of the player's is noted at most so often, milliseconds. */
const NOTED_EVERY = 5_000;

/** Calls that one transaction does at most, and such transactions at the same time: one waits while another is decided. */
const TOGETHER = { size: 32, lanes: 4, patience: 50 };

const callerOf = (
  { id: sessionId, currency, rate, ...session }: SessionRow,
  account: AccountState,
): Caller => ({ ...session, sessionId, currency: account.currency, played: { currency, rate } });

/** The players' wallets, as providers of games use them. */
export function createWallet(deps: WalletDeps) {
  const { db, jackpots, limits, now, bonusFirst, reminderDueAt, onSettled } = deps;
  const inactivityOf = deps.inactivityOf ?? (() => null);
  const write = createWriter(deps);
  const sessionsOf = createSessions(db);

  function obstacleOf(activeAt: number | undefined, account: AccountState): Refusal | null {
    // A break ends sessions, too: why is what can be acted on.
    if ((account.excludedUntil?.getTime() ?? 0) > now()) return "player_excluded";
    if (activeAt === undefined) return "session_expired";
    const rule = inactivityOf(account);
    const { isOver = false, stopsPlay = false } = rule ? inactivityAt(rule, activeAt, now()) : {};
    if (isOver) return "session_expired";
    // Asked by the page, as a reminder is: the provider has nothing else to do about it.
    if (stopsPlay) return "reality_check";
    return reminderDueAt(account.licence, account) <= now() ? "reality_check" : null;
  }

  /** Decides calls, each from what the ones before it have left; takes hold of their wallets before it looks. */
  async function decideAll(
    tx: Db,
    calls: readonly Call[],
    sessions: ReadonlyMap<string, SessionRow>,
    { of, after, refusalOf }: Awaited<ReturnType<Limits["prepare"]>>,
  ) {
    const known = [...sessions.values()];
    const players = [...new Set(known.map(({ playerId }) => playerId))];
    const accountIds = [...new Set(known.map(({ accountId }) => accountId))];
    const [places, { accounts, open, ...played }, limits] = await together(
      // First: what is read is read once nobody else changes it.
      store.hold(tx, players),
      store.state(tx, accountIds, calls, new Date(now())),
      of(tx, players),
    );
    const ours = calls.map(({ asked, provider, sessionId }) => {
      const session = sessions.get(keyOf(provider, sessionId));
      return { asked, session: session && places.has(session.playerId) ? session : undefined };
    });
    const state = createBatchState({ purses: accounts, ...played });
    const limited = new Map([...limits].map(([id, own]) => [id, own.limits]));
    const plans = ours.map(({ session, asked }): { session: SessionRow; plan: Plan } | Error => {
      if (!session) return new UnknownSession();
      const account = accounts.get(session.accountId)!;
      const caller = callerOf(session, account);
      const { playerId, currency } = caller;
      const own = limited.get(playerId) ?? [];
      const may = {
        bonusFirst: bonusFirst(account.licence),
        obstacle: obstacleOf(open.get(session.id), account),
        limited: ({ stake, real }: { stake: bigint; real: bigint }, spent: Spent) =>
          refusalOf(after(own, { currency, ...spent }), { kind: "bet", amount: real, stake, currency }),
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
    /** Sessions in which the player has just bet, of those for whom it matters. */
    const signs = plans.flatMap((decided) => {
      if (decided instanceof Error || !decided.plan.steps.some(({ kind }) => kind === "bet")) return [];
      const { id, accountId } = decided.session;
      const isNoted = now() - (open.get(id) ?? now()) < NOTED_EVERY;
      return isNoted || !inactivityOf(accounts.get(accountId)!) ? [] : id;
    });
    return { places, plans, signs, changes: state.changes() };
  }

  /** Does several calls in one transaction, in their order, each wholly or not at all. */
  async function playAll(calls: readonly Call[]): Promise<Outcome<Played>[]> {
    const [{ share, settled }, limiting, sessions] = await Promise.all([
      jackpots.prepare(),
      limits.prepare(),
      sessionsOf(calls),
    ]);
    const outcomes = await db.transaction(async (tx) => {
      const { places, plans, signs, changes } = await decideAll(tx, calls, sessions, limiting);
      const [entries] = await together(
        write(tx, places, changes),
        changes.spent.length > 0 ? limiting.count(tx, changes.spent) : null,
        changes.settled.length > 0 ? onSettled?.(tx, changes.settled) : null,
        signs.length > 0 ? store.noteActivity(tx, signs, new Date(now())) : null,
      );
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

  const inBatches = createBatches<Call, Played>(
    (calls) => retrying(NameTaken, () => playAll(calls)),
    TOGETHER,
  );

  return {
    /**
     * Does what a provider asks, wholly or not at all, in one transaction with what others ask meanwhile. Throws
     * `WalletRefusal` or `UnknownSession`.
     */
    play: (provider: string, sessionId: string, asked: Asked): Promise<Played> =>
      inBatches({ provider, sessionId, asked }),

    /** Wins that have waited a day for their bet wait no more; gives what they were. */
    giveUpWaiting: () => store.giveUpWaiting(db, new Date(now() - LONGEST_WAIT)),

    /** Real and bonus money of a session's account, in minor units of the session's currency; `open` while bets are taken in it. */
    async balance(
      provider: string,
      sessionId: string,
    ): Promise<{ session: SessionRow; balance: bigint; open: boolean }> {
      const session = await store.session(db, sessionId, provider);
      if (!session) throw new UnknownSession();
      const { accountId, rate, endedAt, loginDigest, expiresAt } = session;
      const open = endedAt === null && loginDigest !== null && expiresAt.getTime() > now();
      return { session, balance: toldOf(await store.balance(db, accountId), rate), open };
    },
  };
}

export type Wallet = ReturnType<typeof createWallet>;
