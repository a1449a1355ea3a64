import type { InactivityRule } from "../../../src/contract/jurisdictions.ts";
import { inactivityAt } from "../../../src/rules/limits/inactivity.ts";
import type { LimitRejection, LimitUsage } from "../../../src/rules/limits/limits.ts";
import type { WageredGame } from "../../../src/rules/wagering/contributions.ts";
import { gameSessionsStore } from "../../core/game-sessions/game-sessions-store.ts";
import { createBatches, type Outcome } from "../../db/batches.ts";
import type { Db } from "../../db/client.ts";
import { pipelined } from "../../db/pipeline.ts";
import { retrying } from "../../db/retrying.ts";
import type { BonusChange } from "./batch-bonuses.ts";
import {
  type Caller,
  createBatchState,
  type FreeWin,
  keyOf,
  type SettledRound,
  type Stakes,
} from "./batch-state.ts";
import {
  type ActionRecord,
  type Plan,
  type PlayCommand,
  type Rejection,
  type StakeTotals,
  WalletRejection,
} from "./call-state.ts";
import { decide } from "./decide-actions.ts";
import { toProviderUnits } from "./money.ts";
import { createSessions } from "./sessions.ts";
import {
  type AccountState,
  type BonusesOfCalls,
  type Call,
  type SessionRow,
  walletStore as store,
} from "./store.ts";
import { createWriter, IdempotencyConflict, type LedgerHead, type WriteDeps } from "./write.ts";

/** The part of jackpots that the wallet needs. */
interface Jackpots {
  /** Call before the transaction. */
  prepare(): Promise<{
    /** Call last in the transaction. */
    applyCalls(tx: Db, stakes: (Stakes & { wallet: LedgerHead })[]): Promise<void>;
    /** Call after the commit. */
    afterCommit(): Promise<void>;
  }>;
}

type Usage = StakeTotals & { currency: string };

/** The part of bonuses that the wallet needs. */
interface Bonuses extends BonusesOfCalls {
  /** The facts of a game that its contribution to wagering depends on; `provider` for a game that left the catalogue. */
  gameOf(identifier: string, provider: string): WageredGame;
  /** Writes the bonuses that a batch changed. */
  write(tx: Db, changes: readonly BonusChange[]): Promise<void>;
  /** Call after its commit. */
  afterCommit(changes: readonly BonusChange[]): Promise<void>;
}

/** The part of free spins that the wallet needs. */
interface FreeSpins {
  /** Counts wins of free rounds, once they are posted. */
  count(tx: Db, heads: ReadonlyMap<number, LedgerHead>, wins: readonly FreeWin[]): Promise<void>;
}

/** The part of limits that the wallet needs. */
interface Limits {
  /** Call before the transaction. */
  prepare(): Promise<{
    /** Limits in force, by player. */
    of(tx: Db, playerIds: readonly number[]): Promise<ReadonlyMap<number, { limits: readonly LimitUsage[] }>>;
    after(limits: readonly LimitUsage[], spending: Usage): readonly LimitUsage[];
    rejectionOf(
      limits: readonly LimitUsage[],
      bet: { kind: "bet"; amount: bigint; stake: bigint; currency: string },
    ): LimitRejection | null;
    count(tx: Db, items: (Usage & { playerId: number })[]): Promise<void>;
  }>;
}

export interface WalletDeps extends WriteDeps {
  db: Db;
  jackpots: Jackpots;
  limits: Limits;
  bonuses: Bonuses;
  freeSpins: FreeSpins;
  /** True if the jurisdiction takes stakes from bonus money before real money. */
  bonusFirst: (licence: string) => boolean;
  /**
   * When the next reality check is due, milliseconds since the epoch; bets are rejected from then until the player
   * answers.
   */
  realityCheckDueAt: (
    licence: string,
    playSession: { checkedAt: Date | null; checkMinutes: number | null },
  ) => number;
  /** The inactivity rule for a player; null or absent for none. */
  inactivityOf?: (player: { licence: string; country: string | null }) => InactivityRule | null;
  /** Called in the settling transaction with the rounds whose counted stake changes. */
  onSettled?: (tx: Db, rounds: SettledRound[]) => Promise<void>;
}

export interface PlayResult {
  session: SessionRow;
  answers: ActionRecord[];
  closed: boolean;
  /** Real plus bonus balance, minor units of the session's currency. */
  balance: bigint;
}

/** How long a win waits for its bet, milliseconds. */
const MAX_WAIT = 24 * 3_600_000;

/** The provider has no session with this id. */
export class UnknownSession extends Error {
  override name = "UnknownSession";
}

/** Minimum interval between two activity updates of a session, milliseconds. */
const ACTIVITY_INTERVAL = 5_000;

/** Batch size and concurrency: one batch can wait for the database while another is decided. */
const BATCH_OPTIONS = { size: 32, lanes: 4, patience: 50 };

const callerOf = (
  { id: sessionId, currency, rate, ...session }: SessionRow,
  account: AccountState,
): Caller => ({ ...session, sessionId, currency: account.currency, played: { currency, rate } });

/** Players' wallets, as the API of game providers sees them. */
export function createWallet(deps: WalletDeps) {
  const { db, jackpots, limits, bonuses, freeSpins, now, bonusFirst, realityCheckDueAt, onSettled } = deps;
  const inactivityOf = deps.inactivityOf ?? (() => null);
  const writeChanges = createWriter(deps);
  const sessionsOf = createSessions(db);

  function betBlockOf(activeAt: number | undefined, account: AccountState): Rejection | null {
    // Check the exclusion first: it also ends sessions, and the rejection should name it.
    if ((account.excludedUntil?.getTime() ?? 0) > now()) return "player_excluded";
    if (activeAt === undefined) return "session_expired";
    const rule = inactivityOf(account);
    const { isOver = false, blocksBets = false } = rule ? inactivityAt(rule, activeAt, now()) : {};
    if (isOver) return "session_expired";
    // For the provider, the inactivity question is a reality check too: the page asks the player.
    if (blocksBets) return "reality_check";
    return realityCheckDueAt(account.licence, account) <= now() ? "reality_check" : null;
  }

  /** Locks the wallets, then decides the calls in order; each decision sees the results of the calls before it. */
  async function decideAll(
    tx: Db,
    calls: readonly Call[],
    sessions: ReadonlyMap<string, SessionRow>,
    { of, after, rejectionOf }: Awaited<ReturnType<Limits["prepare"]>>,
  ) {
    const knownSessions = [...sessions.values()];
    const players = [...new Set(knownSessions.map(({ playerId }) => playerId))];
    const accountIds = [...new Set(knownSessions.map(({ accountId }) => accountId))];
    const [heads, { accounts, lastActivityBySession, ...loadedState }, limits] = await pipelined(
      // Lock first, so that the other reads see settled data.
      store.lockForUpdate(tx, players),
      store.state(tx, accountIds, calls, new Date(now()), bonuses),
      of(tx, players),
    );
    const requests = calls.map(({ command, provider, sessionId }) => {
      const session = sessions.get(keyOf(provider, sessionId));
      return { command, session: session && heads.has(session.playerId) ? session : undefined };
    });
    const state = createBatchState({ balances: accounts, ...loadedState });
    const limitsByPlayer = new Map([...limits].map(([id, ownLimits]) => [id, ownLimits.limits]));
    const plans = requests.map(({ session, command }): { session: SessionRow; plan: Plan } | Error => {
      if (!session) return new UnknownSession();
      const account = accounts.get(session.accountId)!;
      const caller = callerOf(session, account);
      const { playerId, currency } = caller;
      const ownLimits = limitsByPlayer.get(playerId) ?? [];
      const rules = {
        now: now(),
        game: bonuses.gameOf(session.gameIdentifier, session.provider),
        bonusFirst: bonusFirst(account.licence),
        betBlock: betBlockOf(lastActivityBySession.get(session.id), account),
        limitRejectionFor: ({ stake, real }: { stake: bigint; real: bigint }, usage: StakeTotals) =>
          rejectionOf(after(ownLimits, { currency, ...usage }), {
            kind: "bet",
            amount: real,
            stake,
            currency,
          }),
      };
      try {
        const plan = decide(state.stateFor(caller, command.round, rules), command);
        state.apply(caller, command.round, plan);
        limitsByPlayer.set(playerId, after(ownLimits, { currency, ...plan.usage }));
        return { session, plan };
      } catch (error) {
        if (error instanceof WalletRejection) return error;
        throw error;
      }
    });
    /** Sessions with a bet, where the jurisdiction tracks activity. */
    const activeSessions = plans.flatMap((result) => {
      if (result instanceof Error || !result.plan.steps.some(({ kind }) => kind === "bet")) return [];
      const { id, accountId } = result.session;
      const isRecorded = now() - (lastActivityBySession.get(id) ?? now()) < ACTIVITY_INTERVAL;
      return isRecorded || !inactivityOf(accounts.get(accountId)!) ? [] : id;
    });
    return { heads, plans, activeSessionIds: activeSessions, changes: state.changes() };
  }

  /** Processes several calls in one transaction; each one applies as a whole or is rejected. */
  async function playAll(calls: readonly Call[]): Promise<Outcome<PlayResult>[]> {
    const [{ applyCalls, afterCommit }, limitChecks, sessions] = await Promise.all([
      jackpots.prepare(),
      limits.prepare(),
      sessionsOf(calls),
    ]);
    let changedBonuses: readonly BonusChange[] = [];
    const outcomes = await db.transaction(async (tx) => {
      const { heads, plans, activeSessionIds, changes } = await decideAll(tx, calls, sessions, limitChecks);
      const [entries] = await pipelined(
        writeChanges(tx, heads, changes),
        changes.bonuses.length > 0 ? bonuses.write(tx, changes.bonuses) : null,
        changes.usage.length > 0 ? limitChecks.count(tx, changes.usage) : null,
        changes.settledRounds.length > 0 ? onSettled?.(tx, changes.settledRounds) : null,
        activeSessionIds.length > 0
          ? gameSessionsStore.recordActivity(tx, activeSessionIds, new Date(now()))
          : null,
      );
      changedBonuses = changes.bonuses;
      if (changes.freeWins.length > 0) await freeSpins.count(tx, heads, changes.freeWins);
      await applyCalls(
        tx,
        changes.stakes.map((one) => ({ ...one, wallet: heads.get(one.playerId)! })),
      );
      return plans.map((result): Outcome<PlayResult> => {
        if (result instanceof Error) return { rejection: result };
        const { session, plan } = result;
        const answers = plan.answers.map((one) => ({
          ...one,
          // A waiting win that this call released belongs to another call's answers.
          entryId:
            one.status === "applied" ? (entries.get(keyOf(session.provider, one.name)) ?? one.entryId) : null,
        }));
        return { value: { session, answers, closed: plan.round.closed, balance: plan.balance } };
      });
    });
    await afterCommit();
    // A game never waits for what its player is told.
    void bonuses.afterCommit(changedBonuses);
    return outcomes;
  }

  const playBatched = createBatches<Call, PlayResult>(
    (calls) => retrying(IdempotencyConflict, () => playAll(calls)),
    BATCH_OPTIONS,
  );

  return {
    /**
     * Applies a call as a whole, in a transaction shared with concurrent calls.
     * @throws WalletRejection
     * @throws UnknownSession
     */
    play: (provider: string, sessionId: string, call: PlayCommand): Promise<PlayResult> =>
      playBatched({ provider, sessionId, command: call }),

    /** Voids wins that waited a day for their bet. @returns the voided actions */
    expirePendingWins: () => store.expirePendingWins(db, new Date(now() - MAX_WAIT)),

    /**
     * Real plus bonus balance of a session's account, in minor units of the session's currency; `open` while the
     * session takes bets.
     */
    async balance(
      provider: string,
      sessionId: string,
    ): Promise<{ session: SessionRow; balance: bigint; open: boolean }> {
      const session = await store.session(db, sessionId, provider);
      if (!session) throw new UnknownSession();
      const { accountId, rate, endedAt, loginDigest, expiresAt } = session;
      const open = endedAt === null && loginDigest !== null && expiresAt.getTime() > now();
      return { session, balance: toProviderUnits(await store.balance(db, accountId), rate), open };
    },
  };
}

export type Wallet = ReturnType<typeof createWallet>;
