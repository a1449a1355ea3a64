import { eq, sql } from "drizzle-orm";
import type { Cause } from "../../core/ledger/tables.ts";
import type { Db } from "../../db/client.ts";
import { jsonOf } from "../../db/rows.ts";
import { compPointEntries, compPoints, type PointKind } from "./tables.ts";

export interface PointEntry {
  playerId: number;
  kind: PointKind;
  /** Idempotency key. */
  key: string;
  /** Parts of a point. */
  chargeable: bigint;
  persistent: bigint;
  cause: Cause;
  createdAt: Date;
}

/** In parts of a point. */
export interface Points {
  chargeable: bigint;
  persistent: bigint;
}

/** Database access to comp points; methods with `tx` must be called in a transaction. */
export const compPointsStore = {
  async of(db: Db, playerId: number): Promise<Points> {
    const [row] = await db.select().from(compPoints).where(eq(compPoints.playerId, playerId));
    return { chargeable: row?.chargeable ?? 0n, persistent: row?.persistent ?? 0n };
  },

  /** `of`, with the row locked until the transaction ends. */
  async lockForUpdate(tx: Db, playerId: number): Promise<Points> {
    const [row] = await tx.select().from(compPoints).where(eq(compPoints.playerId, playerId)).for("update");
    return { chargeable: row?.chargeable ?? 0n, persistent: row?.persistent ?? 0n };
  },

  /** Inserts entries in one statement, ignoring known keys. */
  async addAll(tx: Db, entries: readonly PointEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await tx.execute(sql`
      insert into comp_point_entries (player_id, kind, key, chargeable, persistent, cause, created_at)
      select "playerId", kind, key, chargeable, persistent, cause, "createdAt"
      from json_to_recordset(${jsonOf(entries)}::json) as one ("playerId" int, kind text, key text, chargeable bigint,
        persistent bigint, cause jsonb, "createdAt" timestamptz)
      on conflict (key) do nothing`);
  },

  /**
   * Inserts an entry. @returns false if the key is known
   * @throws the database's error if spendable points would fall below zero
   */
  async add(tx: Db, entry: PointEntry): Promise<boolean> {
    const insertedRows = await tx
      .insert(compPointEntries)
      .values(entry)
      .onConflictDoNothing({ target: compPointEntries.key })
      .returning({ id: compPointEntries.id });
    return insertedRows.length > 0;
  },

  /** Sums of a player's entries, which the balance must equal. */
  async sums(db: Db, playerId: number): Promise<Points> {
    const [row] = await db
      .select({
        chargeable: sql<string>`coalesce(sum(${compPointEntries.chargeable}), 0)`,
        persistent: sql<string>`coalesce(sum(${compPointEntries.persistent}), 0)`,
      })
      .from(compPointEntries)
      .where(eq(compPointEntries.playerId, playerId));
    return { chargeable: BigInt(row!.chargeable), persistent: BigInt(row!.persistent) };
  },
};
