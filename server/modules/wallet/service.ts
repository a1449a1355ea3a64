import type { Db } from "../../db/client.ts";
import { retrying } from "../../db/retrying.ts";
import {
  type Action,
  type Asked,
  decide,
  type Plan,
  type Refusal,
  type State,
  type Taken,
} from "./decide.ts";
import { type SessionRow, walletStore as store } from "./store.ts";

/** The ledger, as the wallet needs it. */
interface Ledger {
  post(
    tx: Db,
    wallet: { playerId: number; number: number; hash: string },
    entry: {
      accountId: number;
      currency: string;
      kind: "bet" | "win" | "rollback";
      key: string;
      reverses?: number | undefined;
      cause: Record<string, string>;
      postings: { side: { purse: "real" | "bonus" | "owed" } | { house: "games" }; amount: bigint }[];
    },
  ): Promise<{ id: number }>;
}

/** The jackpots, as the wallet needs them. */
interface Jackpots {
  /** Before a call's transaction. */
  prepare(): Promise<{
    /** In the transaction, last of all. */
    share(
      tx: Db,
      stakes: {
        provider: string;
        wallet: { playerId: number; number: number; hash: string };
        accountId: number;
        currency: string;
        gameIdentifier: string;
        bets: { name: string; real: bigint }[];
        takenBack: string[];
      },
    ): Promise<void>;
    /** After its commit. */
    settled(): Promise<void>;
  }>;
}

export interface WalletDeps {
  db: Db;
  ledger: Ledger;
  jackpots: Jackpots;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Told of each win that was paid, within its transaction; it may neither throw nor wait for anything else. */
  onWin?: (
    tx: Db,
    win: { entryId: number; playerId: number; game: string; currency: string; won: bigint; staked: bigint },
  ) => Promise<void>;
  /** Whether a licence has stakes taken from bonus money before real money. */
  bonusFirst: (licence: string) => boolean;
  /** When a player is to be reminded of time and money, milliseconds since the epoch: no bet is taken until they answer. */
  reminderDueAt: (
    licence: string,
    sitting: { checkedAt: Date | null; checkMinutes: number | null },
  ) => number;
  /** Told of each stake that counts, or counts no more, in the transaction that settles it. */
  onSettled?: (tx: Db, round: SettledRound) => Promise<void>;
}

/** Real money that was staked in a round which is at its end, minor units: what counts, and what of it did before. */
export interface SettledRound {
  playerId: number;
  provider: string;
  round: string;
  game: string;
  currency: string;
  counted: bigint;
  stake: bigint;
}

export interface Played {
  session: SessionRow;
  answers: Taken[];
  closed: boolean;
  /** Real and bonus money, minor units. */
  balance: bigint;
}

/** How long a win waits for its bet, milliseconds. */
const LONGEST_WAIT = 24 * 3_600_000;

/** The provider has no such session. */
export class UnknownSession extends Error {
  override name = "UnknownSession";
}

/** Somebody else has taken a name in the same moment: looked at again, it will be known. */
class NameTaken extends Error {
  override name = "NameTaken";
}

type Held = NonNullable<Awaited<ReturnType<typeof store.hold>>>;
type Account = Awaited<ReturnType<typeof store.state>>["account"];

const namesOf = (actions: Action[]) => [
  ...new Set(
    actions.flatMap((action) =>
      action.kind === "rollback" ? [action.name, action.original] : [action.name],
    ),
  ),
];

/** Real money that stays staked, by bet: what was taken back in the same breath is not among it. */
const stakedBy = ({ steps, reversed }: Plan) =>
  steps.flatMap(({ kind, name, moved: { real } }) =>
    kind === "bet" && real < 0n && !reversed.includes(name) ? [{ name, real: -real }] : [],
  );

/** The players' wallets, as providers of games use them. */
export function createWallet(deps: WalletDeps) {
  const { db, ledger, jackpots, now, bonusFirst, reminderDueAt, onWin, onSettled } = deps;
  function obstacleOf({ loginDigest, expiresAt, endedAt }: SessionRow, account: Account): Refusal | null {
    if (loginDigest === null || endedAt || expiresAt.getTime() <= now()) return "session_expired";
    if ((account.excludedUntil?.getTime() ?? 0) > now()) return "player_excluded";
    return reminderDueAt(account.licence, account) <= now() ? "reality_check" : null;
  }

  async function read(tx: Db, session: SessionRow, { round, actions }: Asked): Promise<State> {
    const { playerId, gameIdentifier, currency } = session;
    const names = namesOf(actions);
    const { account, round: known, taken } = await store.state(tx, session, round, names);
    const { real, bonus, owed, licence } = account;
    return {
      playerId,
      sessionId: session.id,
      gameIdentifier,
      currency,
      purses: { real, bonus, owed },
      bonusFirst: bonusFirst(licence),
      obstacle: obstacleOf(session, account),
      round: known,
      taken,
      forbidden: new Set(
        taken.flatMap(({ kind, original }) => (kind === "rollback" && original ? [original] : [])),
      ),
    };
  }

  async function write(
    tx: Db,
    { session, wallet }: Held,
    asked: Asked,
    plan: Plan,
    { taken, round: before }: State,
  ) {
    const { provider, playerId, accountId, currency, gameIdentifier } = session;
    const entries = new Map(taken.map(({ name, entryId }) => [name, entryId]));
    for (const { name, kind, round, moved, reverses, status } of plan.steps) {
      if (status !== "applied") continue;
      const { real, bonus, owed } = moved;
      const purses = [
        { side: { purse: "real" as const }, amount: real },
        { side: { purse: "bonus" as const }, amount: bonus },
        { side: { purse: "owed" as const }, amount: owed },
      ];
      const { id } = await ledger.post(tx, wallet, {
        accountId,
        currency,
        kind,
        key: `${provider}:${name}`,
        reverses: reverses === null ? undefined : (entries.get(reverses) ?? undefined),
        cause: { provider, action: name, round, game: gameIdentifier },
        postings: [
          ...purses.filter(({ amount }) => amount !== 0n),
          { side: { house: "games" as const }, amount: -(real + bonus + owed) },
        ],
      });
      entries.set(name, id);
      if (kind === "win") {
        const staked = plan.round.stake.real + plan.round.stake.bonus;
        await onWin?.(tx, { entryId: id, playerId, game: gameIdentifier, currency, won: real, staked });
      }
    }
    const at = new Date(now());
    const { round } = plan;
    // The last word about each.
    const last = new Map(plan.steps.map((step) => [step.name, step]));
    const isOurs = await store.write(
      tx,
      {
        provider,
        name: asked.round,
        sessionId: session.id,
        playerId,
        accountId,
        gameIdentifier,
        stakeReal: round.stake.real,
        stakeBonus: round.stake.bonus,
        winReal: round.win.real,
        winBonus: round.win.bonus,
        bets: round.bets,
        createdAt: at,
        closedAt: round.closed ? at : null,
      },
      [...last.values()].map(({ moved, playerId: _, reverses: __, ...step }) => ({
        ...step,
        ...moved,
        provider,
        entryId: entries.get(step.name) ?? null,
        createdAt: at,
      })),
    );
    if (!isOurs) throw new NameTaken();
    await store.markReversed(tx, provider, plan.reversed);
    const counted = before?.closed ? before.stake.real : 0n;
    if (round.closed && round.stake.real !== counted)
      await onSettled?.(tx, {
        playerId,
        provider,
        round: asked.round,
        game: gameIdentifier,
        currency,
        counted,
        stake: round.stake.real,
      });
    return entries;
  }

  return {
    /** Does what a provider asks, wholly or not at all. Throws `WalletRefusal` or `UnknownSession`. */
    play: (provider: string, sessionId: string, asked: Asked): Promise<Played> =>
      retrying(NameTaken, async () => {
        const { share, settled } = await jackpots.prepare();
        const played = await db.transaction(async (tx) => {
          const held = await store.hold(tx, sessionId, provider);
          if (!held) throw new UnknownSession();
          const { session, wallet } = held;
          const state = await read(tx, session, asked);
          const plan = decide(state, asked);
          const changes = plan.steps.length > 0 || plan.round.closed !== (state.round?.closed ?? false);
          const entries = changes ? await write(tx, held, asked, plan, state) : new Map();
          await share(tx, { ...session, wallet, bets: stakedBy(plan), takenBack: plan.reversed });
          const answers = plan.answers.map((one) => ({
            ...one,
            entryId: entries.get(one.name) ?? one.entryId,
          }));
          return { session, answers, closed: plan.round.closed, balance: plan.balance };
        });
        await settled();
        return played;
      }),

    /** Wins that have waited a day for their bet wait no more; gives what they were. */
    giveUpWaiting: () => store.giveUpWaiting(db, new Date(now() - LONGEST_WAIT)),

    /** Real and bonus money of a session's account, minor units. */
    async balance(provider: string, sessionId: string): Promise<{ session: SessionRow; balance: bigint }> {
      const session = await store.session(db, sessionId, provider);
      if (!session) throw new UnknownSession();
      return { session, balance: await store.balance(db, session.accountId) };
    },
  };
}

export type Wallet = ReturnType<typeof createWallet>;
