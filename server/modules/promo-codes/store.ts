import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  min,
  or,
  sql,
  sum,
} from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { promoCodes, promoUses } from "./tables.ts";

export type PromoCode = typeof promoCodes.$inferSelect;
export type NewPromoCode = typeof promoCodes.$inferInsert;

/** A code for one player. */
export interface PlayerCode {
  id: string;
  campaignId: number;
  /** Number of the player's last use; null if there is none. */
  lastUse: number | null;
  /** True if the player may use it once more. */
  isUsable: boolean;
}

const isValidAt = (at: Date) => or(isNull(promoCodes.validTo), gt(promoCodes.validTo, at));

/** Codes per statement: PostgreSQL accepts at most 65,535 parameters. */
const ROWS = 1_000;

/** Database access to promo codes; methods with `tx` must be called in a transaction. */
export const promoCodesStore = {
  /**
   * The code that a player has used, or may use for one of the campaigns. One statement for every code, so that the
   * work doesn't tell which codes exist.
   */
  async find(
    db: Db,
    playerId: number,
    { digests, campaignIds, at }: { digests: readonly string[]; campaignIds: readonly number[]; at: Date },
  ): Promise<PlayerCode | undefined> {
    const own = db
      .select({ codeId: promoUses.codeId, lastUse: max(promoUses.use).as("last_use") })
      .from(promoUses)
      .where(eq(promoUses.playerId, playerId))
      .groupBy(promoUses.codeId)
      .as("own");
    const isUsable = and(
      inArray(promoCodes.campaignId, [...campaignIds]),
      lt(promoCodes.uses, promoCodes.mostUses),
      isValidAt(at),
      sql`coalesce(${own.lastUse}, 0) < ${promoCodes.perPlayer}`,
    )!;
    const [row] = await db
      .select({
        id: promoCodes.id,
        campaignId: promoCodes.campaignId,
        lastUse: own.lastUse,
        isUsable: sql<boolean>`(${isUsable})`,
      })
      .from(promoCodes)
      .leftJoin(own, eq(own.codeId, promoCodes.id))
      .where(and(inArray(promoCodes.digest, [...digests]), or(isNotNull(own.lastUse), isUsable)));
    return row;
  },

  /** Number of the player's uses of each campaign's codes. */
  async usesByCampaign(db: Db, playerId: number): Promise<Map<number, number>> {
    const rows = await db
      .select({ campaignId: promoCodes.campaignId, uses: count() })
      .from(promoUses)
      .innerJoin(promoCodes, eq(promoCodes.id, promoUses.codeId))
      .where(eq(promoUses.playerId, playerId))
      .groupBy(promoCodes.campaignId);
    return new Map(rows.map(({ campaignId, uses }) => [campaignId, uses]));
  },

  async addUse(tx: Db, use: typeof promoUses.$inferInsert): Promise<void> {
    await tx.insert(promoUses).values(use);
  },

  /** Counts a use of a code. @returns false if it has ended or has no use left */
  async countUse(tx: Db, id: string, at: Date): Promise<boolean> {
    const rows = await tx
      .update(promoCodes)
      .set({ uses: sql`${promoCodes.uses} + 1` })
      .where(and(eq(promoCodes.id, id), lt(promoCodes.uses, promoCodes.mostUses), isValidAt(at)))
      .returning({ id: promoCodes.id });
    return rows.length > 0;
  },

  /** Inserts codes. @returns how many of them are new */
  async add(tx: Db, codes: readonly NewPromoCode[]): Promise<number> {
    let added = 0;
    for (let start = 0; start < codes.length; start += ROWS) {
      const rows = await tx
        .insert(promoCodes)
        .values(codes.slice(start, start + ROWS))
        .onConflictDoNothing({ target: promoCodes.digest })
        .returning({ id: promoCodes.id });
      added += rows.length;
    }
    return added;
  },

  /** Batches, newest first. */
  batches: (db: Db, limit: number) =>
    db
      .select({
        batchId: promoCodes.batchId,
        campaignId: min(promoCodes.campaignId),
        codes: count(),
        uses: sum(promoCodes.uses),
        mostUses: sum(promoCodes.mostUses),
        validTo: max(promoCodes.validTo),
        createdBy: min(promoCodes.createdBy),
        createdAt: min(promoCodes.createdAt),
      })
      .from(promoCodes)
      .groupBy(promoCodes.batchId)
      .orderBy(desc(min(promoCodes.createdAt)))
      .limit(limit),

  /** Ends the codes of a batch that haven't ended. @returns how many */
  async endBatch(tx: Db, batchId: string, at: Date): Promise<number> {
    const rows = await tx
      .update(promoCodes)
      .set({ validTo: at })
      .where(and(eq(promoCodes.batchId, batchId), isValidAt(at)))
      .returning({ id: promoCodes.id });
    return rows.length;
  },
};
