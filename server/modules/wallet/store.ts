import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { wallets } from "../../db/ledger-schema.ts";
import { gameSessions, rounds, sittings, walletActions } from "../../db/play-schema.ts";
import { accounts, players } from "../../db/player-schema.ts";
import type { Round, Taken } from "./decide.ts";

export type SessionRow = typeof gameSessions.$inferSelect;
type ActionRow = typeof walletActions.$inferSelect;
type RoundRow = typeof rounds.$inferSelect;

/** What changes of an action that waited. */
const CHANGING = ["status", "real", "bonus", "owed", "entryId", "balance", "reversed"] as const;

/** What of an account and its player a bet depends on. */
const ACCOUNT = {
  real: accounts.real,
  bonus: accounts.bonus,
  owed: accounts.owed,
  excludedUntil: players.excludedUntil,
  licence: players.licence,
  checkedAt: sittings.checkedAt,
  checkMinutes: sittings.checkMinutes,
};

const takenOf = (row: ActionRow, playerId: number): Taken => ({
  ...row,
  playerId,
  moved: { real: row.real, bonus: row.bonus, owed: row.owed },
});

const roundOf = (row: RoundRow): Round => ({
  playerId: row.playerId,
  gameIdentifier: row.gameIdentifier,
  stake: { real: row.stakeReal, bonus: row.stakeBonus },
  win: { real: row.winReal, bonus: row.winBonus },
  bets: row.bets,
  closed: row.closedAt !== null,
});

/** What the wallet reads and writes within the transaction `tx`. */
export const walletStore = {
  /** The session with the player's place in the ledger, which nobody else has until the transaction ends. */
  async hold(tx: Db, sessionId: string, provider: string) {
    const [row] = await tx
      .select({ session: gameSessions, wallet: wallets })
      .from(gameSessions)
      .innerJoin(wallets, eq(wallets.playerId, gameSessions.playerId))
      .where(and(eq(gameSessions.id, sessionId), eq(gameSessions.provider, provider)))
      .for("update", { of: wallets });
    return row;
  },

  async session(db: Db, sessionId: string, provider: string): Promise<SessionRow | undefined> {
    const [row] = await db
      .select()
      .from(gameSessions)
      .where(and(eq(gameSessions.id, sessionId), eq(gameSessions.provider, provider)));
    return row;
  },

  async balance(db: Db, accountId: number): Promise<bigint> {
    const [row] = await db
      .select({ real: accounts.real, bonus: accounts.bonus })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    return row!.real + row!.bonus;
  },

  /**
   * What a call is decided from, in one statement: the account, the round, and actions of these names, rollbacks of them
   * and wins of the round that wait for its bet.
   */
  async state(tx: Db, session: SessionRow, round: string, names: string[]) {
    const { provider, accountId, playerId } = session;
    // Each way to find an action by an index of its own: asked for in one, a database that knows little of its tables
    // would read all actions of the provider. One text, however many names there are, so that its plan is kept.
    const found = sql`array(
      select name from wallet_actions where provider = ${provider} and name = any(${sql.param(names)}::text[])
      union select name from wallet_actions where provider = ${provider} and original = any(${sql.param(names)}::text[])
      union select name from wallet_actions where provider = ${provider} and round = ${round} and status = 'pending')`;
    const rows = await tx
      .select({
        account: ACCOUNT,
        round: rounds,
        action: walletActions,
        ownerId: gameSessions.playerId,
      })
      .from(accounts)
      .innerJoin(players, eq(players.id, sql`${playerId}`))
      .leftJoin(sittings, eq(sittings.playerId, players.id))
      .leftJoin(rounds, and(eq(rounds.provider, provider), eq(rounds.name, round)))
      .leftJoin(
        walletActions,
        and(eq(walletActions.provider, provider), sql`${walletActions.name} = any(${found})`),
      )
      .leftJoin(gameSessions, eq(gameSessions.id, walletActions.sessionId))
      .where(eq(accounts.id, accountId));
    const [first] = rows;
    return {
      account: first!.account,
      round: first!.round ? roundOf(first!.round) : null,
      taken: rows.flatMap(({ action, ownerId }) => (action ? takenOf(action, ownerId!) : [])),
    };
  },

  /**
   * Writes a round, new actions, and what became of those that waited. False where somebody else has begun a round of
   * this name, or used a name, meanwhile.
   */
  async write(
    tx: Db,
    round: typeof rounds.$inferInsert,
    actions: (typeof walletActions.$inferInsert)[],
  ): Promise<boolean> {
    const { stakeReal, stakeBonus, winReal, winBonus, bets, closedAt } = round;
    // Closed once.
    const closed = sql`coalesce(${rounds.closedAt}, ${closedAt?.toISOString() ?? null}::timestamptz)`;
    const ofRound = tx
      .insert(rounds)
      .values(round)
      .onConflictDoUpdate({
        target: [rounds.provider, rounds.name],
        set: { stakeReal, stakeBonus, winReal, winBonus, bets, closedAt: closed },
        setWhere: eq(rounds.playerId, round.playerId),
      })
      .returning({ id: rounds.id });
    if (actions.length === 0) return (await ofRound).length === 1;
    const ofActions = tx
      .insert(walletActions)
      .values(actions)
      .onConflictDoUpdate({
        target: [walletActions.provider, walletActions.name],
        set: Object.fromEntries(
          CHANGING.map((name) => [name, sql.raw(`excluded.${walletActions[name].name}`)]),
        ),
        setWhere: sql`${walletActions.status} = 'pending' and ${walletActions.sessionId} = excluded.session_id`,
      })
      .returning({ name: walletActions.name });
    const { rows } = (await tx.execute(sql`
      with own as ${ofRound}, taken as ${ofActions}
      select (select count(*) from own)::int as rounds, (select count(*) from taken)::int as actions`)) as unknown as {
      rows: { rounds: number; actions: number }[];
    };
    return rows[0]!.rounds === 1 && rows[0]!.actions === actions.length;
  },

  async markReversed(tx: Db, provider: string, names: string[]): Promise<void> {
    if (names.length === 0) return;
    await tx
      .update(walletActions)
      .set({ reversed: true })
      .where(and(eq(walletActions.provider, provider), inArray(walletActions.name, names)));
  },

  /** Wins whose bet has not come since `before` never find it; gives what they were. */
  async giveUpWaiting(db: Db, before: Date) {
    return db
      .update(walletActions)
      .set({ status: "void" })
      .where(and(eq(walletActions.status, "pending"), lt(walletActions.createdAt, before)))
      .returning({ provider: walletActions.provider, name: walletActions.name, round: walletActions.round });
  },
};
