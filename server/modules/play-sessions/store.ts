import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import { type EntryKind, ledgerEntries, ledgerPostings, wallets } from "../../core/ledger/tables.ts";
import type { Db } from "../../db/client.ts";
import { jsonOf, rowsOf } from "../../db/rows.ts";
import { playSessions } from "./tables.ts";

export type PlaySessionRow = typeof playSessions.$inferSelect;

/** Minor units. */
export interface PlayTotals {
  staked: bigint;
  won: bigint;
}

/** A range of an account's ledger entries: after one number, up to another; null for no upper bound. */
export interface Span {
  accountId: number;
  after: number;
  to: number | null;
}

/** Entry kinds that aren't play. */
const PAYMENT_KINDS: EntryKind[] = [
  "deposit",
  "deposit_reversal",
  "cashout",
  "cashout_returned",
  "cashout_paid",
];

export const playSessionsStore = {
  async of(db: Db, playerId: number): Promise<PlaySessionRow | undefined> {
    const [row] = await db.select().from(playSessions).where(eq(playSessions.playerId, playerId));
    return row;
  },

  /** Time of the player's last game start, or last entry other than deposits and withdrawals. */
  async lastPlayed(tx: Db, playerId: number): Promise<Date | null> {
    const [session] = await tx
      .select({ at: sql<string | null>`max(${gameSessions.createdAt})` })
      .from(gameSessions)
      .where(eq(gameSessions.playerId, playerId));
    const [entry] = await tx
      .select({ at: ledgerEntries.createdAt })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.playerId, playerId), notInArray(ledgerEntries.kind, PAYMENT_KINDS)))
      .orderBy(desc(ledgerEntries.number))
      .limit(1);
    const times = [session?.at ?? null, entry?.at ?? null].filter((at) => at !== null);
    return times.length === 0 ? null : new Date(Math.max(...times.map((at) => new Date(at).getTime())));
  },

  /** Starts a play session at the player's newest entry; keeps the reality-check interval. */
  async start(tx: Db, playerId: number, at: Date): Promise<PlaySessionRow> {
    const [wallet] = await tx
      .select({ number: wallets.number })
      .from(wallets)
      .where(eq(wallets.playerId, playerId));
    const startValues = { startedAt: at, afterNumber: wallet?.number ?? 0, checkedAt: at };
    const [row] = await tx
      .insert(playSessions)
      .values({ playerId, ...startValues })
      .onConflictDoUpdate({ target: playSessions.playerId, set: startValues })
      .returning();
    return row!;
  },

  /** Stakes and wins per span of entries, net of rollbacks. */
  async playTotals(db: Db, playerId: number, spans: readonly Span[]): Promise<PlayTotals[]> {
    if (spans.length === 0) return [];
    const spansJson = jsonOf(
      spans.map(({ accountId, after, to }, at) => ({ at, account: accountId, after, to })),
    );
    // A rollback returns a stake or takes back a win.
    const rows = rowsOf<{ staked: string; won: string }>(
      await db.execute(sql`
        select coalesce(-sum(m.amount) filter (where m.stakes), 0)::text as staked,
          coalesce(sum(m.amount) filter (where not m.stakes), 0)::text as won
        from json_to_recordset(${spansJson}::json) as s (at int, account int, after bigint, "to" bigint)
        left join lateral (
          select sum(p.amount) as amount, e.kind = 'bet' or (e.kind = 'rollback' and sum(p.amount) > 0) as stakes
          from ${ledgerEntries} e join ${ledgerPostings} p on p.entry_id = e.id
          where e.player_id = ${playerId} and e.number > s.after and (s."to" is null or e.number <= s."to")
            and p.account_id = s.account and e.kind in ('bet', 'win', 'rollback', 'jackpot_win')
          group by e.id, e.kind) m on true
        group by s.at order by s.at`),
    );
    return rows.map(({ staked, won }) => ({ staked: BigInt(staked), won: BigInt(won) }));
  },

  async recordRealityCheck(db: Db, playerId: number, at: Date): Promise<void> {
    await db.update(playSessions).set({ checkedAt: at }).where(eq(playSessions.playerId, playerId));
  },

  async recordStop(db: Db, playerId: number, at: Date): Promise<void> {
    await db.update(playSessions).set({ stoppedAt: at }).where(eq(playSessions.playerId, playerId));
  },

  async setCheckMinutes(db: Db, playerId: number, minutes: number): Promise<void> {
    await db
      .insert(playSessions)
      .values({ playerId, afterNumber: 0, checkMinutes: minutes })
      .onConflictDoUpdate({ target: playSessions.playerId, set: { checkMinutes: minutes } });
  },
};
