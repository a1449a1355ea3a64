import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { ledgerEntries, ledgerPostings, wallets } from "../../db/ledger-schema.ts";
import { gameSessions, sittings } from "../../db/play-schema.ts";

export type SittingRow = typeof sittings.$inferSelect;

/** Minor units. */
export interface Played {
  staked: bigint;
  won: bigint;
}

export const sittingsStore = {
  async of(db: Db, playerId: number): Promise<SittingRow | undefined> {
    const [row] = await db.select().from(sittings).where(eq(sittings.playerId, playerId));
    return row;
  },

  /** When the player last began a game for real, or anything moved their money. */
  async lastPlayed(tx: Db, playerId: number): Promise<Date | null> {
    const [session] = await tx
      .select({ at: sql<string | null>`max(${gameSessions.createdAt})` })
      .from(gameSessions)
      .where(eq(gameSessions.playerId, playerId));
    const [entry] = await tx
      .select({ at: ledgerEntries.createdAt })
      .from(ledgerEntries)
      .innerJoin(
        wallets,
        and(eq(wallets.playerId, ledgerEntries.playerId), eq(wallets.number, ledgerEntries.number)),
      )
      .where(eq(ledgerEntries.playerId, playerId));
    const times = [session?.at ?? null, entry?.at ?? null].filter((at) => at !== null);
    return times.length === 0 ? null : new Date(Math.max(...times.map((at) => new Date(at).getTime())));
  },

  /** Begins a sitting at the player's newest entry; the player's choice of reminders stays. */
  async begin(tx: Db, playerId: number, at: Date): Promise<void> {
    const [wallet] = await tx
      .select({ number: wallets.number })
      .from(wallets)
      .where(eq(wallets.playerId, playerId));
    const begun = { beganAt: at, afterNumber: wallet?.number ?? 0, checkedAt: at };
    await tx
      .insert(sittings)
      .values({ playerId, ...begun })
      .onConflictDoUpdate({ target: sittings.playerId, set: begun });
  },

  /** What was staked and won on an account since a number; what was taken back is in neither. */
  async played(db: Db, playerId: number, accountId: number, afterNumber: number): Promise<Played> {
    const moves = db
      .select({ kind: ledgerEntries.kind, amount: sql<string>`sum(${ledgerPostings.amount})`.as("amount") })
      .from(ledgerEntries)
      .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
      .where(
        and(
          eq(ledgerEntries.playerId, playerId),
          gt(ledgerEntries.number, afterNumber),
          eq(ledgerPostings.accountId, accountId),
          inArray(ledgerEntries.kind, ["bet", "win", "rollback", "jackpot_win"]),
        ),
      )
      .groupBy(ledgerEntries.id, ledgerEntries.kind)
      .as("moves");
    // A rollback gives a stake back, or takes a win.
    const stakes = sql`${moves.kind} = 'bet' or (${moves.kind} = 'rollback' and ${moves.amount} > 0)`;
    const [row] = await db
      .select({
        staked: sql<string>`coalesce(-sum(${moves.amount}) filter (where ${stakes}), 0)`,
        won: sql<string>`coalesce(sum(${moves.amount}) filter (where not (${stakes})), 0)`,
      })
      .from(moves);
    return { staked: BigInt(row!.staked), won: BigInt(row!.won) };
  },

  async check(db: Db, playerId: number, at: Date): Promise<void> {
    await db.update(sittings).set({ checkedAt: at }).where(eq(sittings.playerId, playerId));
  },

  async choose(db: Db, playerId: number, minutes: number): Promise<void> {
    await db
      .insert(sittings)
      .values({ playerId, afterNumber: 0, checkMinutes: minutes })
      .onConflictDoUpdate({ target: sittings.playerId, set: { checkMinutes: minutes } });
  },
};
