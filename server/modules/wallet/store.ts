import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
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

  async accountOf(tx: Db, { accountId, playerId }: SessionRow) {
    const [row] = await tx
      .select({
        real: accounts.real,
        bonus: accounts.bonus,
        owed: accounts.owed,
        excludedUntil: players.excludedUntil,
        licence: players.licence,
        checkedAt: sittings.checkedAt,
        checkMinutes: sittings.checkMinutes,
      })
      .from(accounts)
      .innerJoin(players, eq(players.id, sql`${playerId}`))
      .leftJoin(sittings, eq(sittings.playerId, players.id))
      .where(eq(accounts.id, accountId));
    return row!;
  },

  async roundOf(tx: Db, provider: string, name: string): Promise<Round | null> {
    const [row] = await tx
      .select()
      .from(rounds)
      .where(and(eq(rounds.provider, provider), eq(rounds.name, name)));
    return row ? roundOf(row) : null;
  },

  /** Actions of these names, rollbacks of them, and wins of the round that wait for its bet. */
  async takenOf(tx: Db, provider: string, round: string, names: string[]): Promise<Taken[]> {
    const rows = await tx
      .select({ action: walletActions, playerId: gameSessions.playerId })
      .from(walletActions)
      .innerJoin(gameSessions, eq(gameSessions.id, walletActions.sessionId))
      .where(
        and(
          eq(walletActions.provider, provider),
          or(
            inArray(walletActions.name, names),
            inArray(walletActions.original, names),
            and(eq(walletActions.round, round), eq(walletActions.status, "pending")),
          ),
        ),
      );
    return rows.map(({ action, playerId }) => takenOf(action, playerId));
  },

  /** False where somebody else has begun a round of this name meanwhile. */
  async writeRound(tx: Db, values: typeof rounds.$inferInsert): Promise<boolean> {
    const { stakeReal, stakeBonus, winReal, winBonus, bets, closedAt } = values;
    // Closed once.
    const closed = sql`coalesce(${rounds.closedAt}, ${closedAt?.toISOString() ?? null}::timestamptz)`;
    const written = await tx
      .insert(rounds)
      .values(values)
      .onConflictDoUpdate({
        target: [rounds.provider, rounds.name],
        set: { stakeReal, stakeBonus, winReal, winBonus, bets, closedAt: closed },
        setWhere: eq(rounds.playerId, values.playerId),
      })
      .returning({ id: rounds.id });
    return written.length > 0;
  },

  /** Writes new actions, and what became of those that waited. False where somebody else has used a name meanwhile. */
  async writeActions(tx: Db, values: (typeof walletActions.$inferInsert)[]): Promise<boolean> {
    if (values.length === 0) return true;
    const written = await tx
      .insert(walletActions)
      .values(values)
      .onConflictDoUpdate({
        target: [walletActions.provider, walletActions.name],
        set: Object.fromEntries(
          CHANGING.map((name) => [name, sql.raw(`excluded.${walletActions[name].name}`)]),
        ),
        setWhere: sql`${walletActions.status} = 'pending' and ${walletActions.sessionId} = excluded.session_id`,
      })
      .returning({ name: walletActions.name });
    return written.length === values.length;
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
