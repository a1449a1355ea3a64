import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { games } from "../games/tables.ts";
import type { Pot } from "./contributions.ts";
import { jackpotPots, jackpots } from "./tables.ts";

export type JackpotRow = typeof jackpots.$inferSelect;

/** A stored pot; amounts in millionths of a minor unit. */
export interface PotRow extends Pot {
  levelId: number;
  cycle: number;
}

/** Contributions to write for a batch of bets and rollbacks. */
export interface ContributionBatch {
  at: Date;
  /** Each bet's contribution by level id. */
  contributions: { provider: string; name: string; playerId: number; parts: ReadonlyMap<number, bigint> }[];
  /** Contributions of earlier bets that were rolled back. */
  returned: { playerId: number; parts: Record<string, string> }[];
  /** True to publish that amounts changed. */
  publishes: boolean;
}

/** Rows per meter, to reduce lock contention; a player always uses the same one. */
const SHARDS = 16;

/** Changes per meter row, sorted in the global lock order. */
function changesOf({
  contributions: contributed,
  returned,
}: Pick<ContributionBatch, "contributions" | "returned">) {
  const changes = new Map<string, { level: number; shard: number; change: bigint }>();
  const add = (playerId: number, level: number, amount: bigint) => {
    const shard = playerId % SHARDS;
    const key = `${level} ${shard}`;
    changes.set(key, { level, shard, change: (changes.get(key)?.change ?? 0n) + amount });
  };
  for (const { playerId, parts } of contributed)
    for (const [level, part] of parts) add(playerId, level, part);
  for (const { playerId, parts } of returned)
    for (const [level, part] of Object.entries(parts)) add(playerId, Number(level), -BigInt(part));
  return [...changes.values()].sort((a, b) => a.level - b.level || a.shard - b.shard);
}

/** Database access to pots and meters; `tx` is the bets' transaction. */
export const potsStore = {
  active: (db: Db): Promise<JackpotRow[]> =>
    db.select().from(jackpots).where(eq(jackpots.state, "active")).orderBy(asc(jackpots.id)),

  all: (db: Db): Promise<JackpotRow[]> => db.select().from(jackpots).orderBy(asc(jackpots.id)),

  /** Games' real-money currencies, by game identifier. */
  async currenciesOf(db: Db, identifiers: string[]): Promise<Map<string, string[]>> {
    const rows = await db
      .select({ identifier: games.identifier, currencies: games.currencies })
      .from(games)
      .where(sql`${games.identifier} = any(${sql.param(identifiers)}::text[])`);
    return new Map(
      rows.map(({ identifier, currencies }) => [
        identifier,
        Object.keys(currencies).filter((code) => code !== "FUN"),
      ]),
    );
  },

  /** Opens the first pot of levels without one. */
  async open(db: Db, levels: { id: number; seed: bigint }[]): Promise<void> {
    if (levels.length === 0) return;
    await db
      .insert(jackpotPots)
      .values(levels.map(({ id, seed }) => ({ levelId: id, opening: seed, seeded: seed })))
      .onConflictDoNothing();
  },

  /** A consistent snapshot of all pots. */
  async pots(db: Db): Promise<PotRow[]> {
    const rows = rowsOf<Record<"level_id" | "cycle" | "opening" | "counted" | "gathered", string | number>>(
      await db.execute(sql`
        SELECT p.level_id, p.cycle, p.opening::text, p.counted::text, coalesce(sum(m.gathered), 0)::text AS gathered
        FROM jackpot_pots p LEFT JOIN jackpot_meters m ON m.level_id = p.level_id
        GROUP BY p.level_id ORDER BY p.level_id`),
    );
    return rows.map((row) => ({
      levelId: Number(row.level_id),
      cycle: Number(row.cycle),
      opening: BigInt(row.opening),
      counted: BigInt(row.counted),
      gathered: BigInt(row.gathered),
    }));
  },

  /** Marks bets' contributions as returned. @returns those that weren't returned before */
  async markReturned(
    tx: Db,
    bets: { provider: string; name: string }[],
  ): Promise<ContributionBatch["returned"]> {
    if (bets.length === 0) return [];
    const providers = sql.param(bets.map(({ provider }) => provider));
    const names = sql.param(bets.map(({ name }) => name));
    return rowsOf<ContributionBatch["returned"][number]>(
      await tx.execute(sql`
        UPDATE jackpot_contributions given SET returned = true
        FROM unnest(${providers}::text[], ${names}::text[]) AS one (provider, name)
        WHERE given.provider = one.provider AND given.name = one.name AND NOT given.returned
        RETURNING given.player_id AS "playerId", given.parts`),
    );
  },

  /** Records contributions and moves the meters in one statement. */
  async recordContributions(
    tx: Db,
    { at, contributions, returned, publishes }: ContributionBatch,
  ): Promise<void> {
    const changes = changesOf({ contributions, returned });
    const bets = contributions.map(({ parts, ...bet }) => ({
      ...bet,
      parts: Object.fromEntries([...parts].map(([level, part]) => [level, String(part)])),
    }));
    await tx.execute(sql`
      WITH given AS (
        INSERT INTO jackpot_contributions (provider, name, player_id, parts, created_at)
        SELECT provider, name, "playerId", parts, ${at.toISOString()}::timestamptz
        FROM json_to_recordset(${JSON.stringify(bets)}::json)
          AS one (provider text, name text, "playerId" int, parts jsonb)),
      told AS (
        INSERT INTO outbox (type) SELECT 'jackpots_changes' WHERE ${publishes}::boolean)
      INSERT INTO jackpot_meters AS meter (level_id, shard, gathered, behind)
      SELECT level, shard, greatest(change, 0), greatest(-change, 0)
      FROM unnest(${sql.param(changes.map(({ level }) => level))}::int[], ${sql.param(changes.map(({ shard }) => shard))}::int[],
        ${sql.param(changes.map(({ change }) => String(change)))}::bigint[]) WITH ORDINALITY AS one (level, shard, change, place)
      ORDER BY place
      ON CONFLICT (level_id, shard) DO UPDATE SET
        gathered = meter.gathered + greatest(excluded.gathered - excluded.behind - meter.behind, 0),
        behind = greatest(meter.behind + excluded.behind - excluded.gathered, 0)`);
  },

  /** Locks a level's pot until the transaction ends; a concurrent winner waits and gets the next pot. */
  async lockForUpdate(tx: Db, levelId: number): Promise<PotRow> {
    const [pot] = await tx
      .select({
        levelId: jackpotPots.levelId,
        cycle: jackpotPots.cycle,
        opening: jackpotPots.opening,
        counted: jackpotPots.counted,
      })
      .from(jackpotPots)
      .where(eq(jackpotPots.levelId, levelId))
      .for("update");
    // A separate statement, so that it sees what the previous lock holder committed.
    const [sum] = rowsOf<{ gathered: string }>(
      await tx.execute(
        sql`SELECT coalesce(sum(gathered), 0)::text AS gathered FROM jackpot_meters WHERE level_id = ${levelId}`,
      ),
    );
    return { ...pot!, gathered: BigInt(sum!.gathered) };
  },

  /** Starts the next pot of a locked level with the seed and the previous pot's remainder. */
  async renew(tx: Db, { levelId, cycle, gathered }: PotRow, seed: bigint, rest: bigint): Promise<void> {
    await tx
      .update(jackpotPots)
      .set({
        cycle: cycle + 1,
        opening: seed + rest,
        counted: gathered,
        seeded: sql`${jackpotPots.seeded} + ${String(seed)}::bigint`,
      })
      .where(eq(jackpotPots.levelId, levelId));
  },
};
