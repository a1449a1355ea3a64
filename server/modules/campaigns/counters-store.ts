import { and, eq, sql, TransactionRollbackError } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { listOf } from "../../db/rows.ts";
import { addAcross, type Budget, type CounterSlot, hasRoom, slotShare, spread, totalOf } from "./budget.ts";
import { campaignCounters } from "./tables.ts";

const slotFields = {
  slot: campaignCounters.slot,
  issued: campaignCounters.issued,
  worthEur: campaignCounters.worthEur,
};

const slotsOf = (db: Db, campaignId: number) =>
  db
    .select(slotFields)
    .from(campaignCounters)
    .where(eq(campaignCounters.campaignId, campaignId))
    .orderBy(campaignCounters.slot);

async function write(tx: Db, campaignId: number, slots: readonly CounterSlot[]): Promise<void> {
  await tx
    .insert(campaignCounters)
    .values(slots.map((slot) => ({ campaignId, ...slot })))
    .onConflictDoUpdate({
      target: [campaignCounters.campaignId, campaignCounters.slot],
      set: { issued: sql`excluded.issued`, worthEur: sql`excluded.worth_eur` },
    });
}

type SlotArguments = [campaignId: number, slot: number, budget: Budget, worthEur: bigint];

async function updateSlot(tx: Db, ...[campaignId, slot, budget, worthEur]: SlotArguments): Promise<boolean> {
  const share = slotShare(budget, slot);
  const rows = await tx
    .update(campaignCounters)
    .set({
      issued: sql`${campaignCounters.issued} + 1`,
      worthEur: sql`${campaignCounters.worthEur} + ${worthEur}`,
    })
    .where(
      and(
        eq(campaignCounters.campaignId, campaignId),
        eq(campaignCounters.slot, slot),
        share.issued === null ? undefined : sql`${campaignCounters.issued} < ${share.issued}`,
        share.worthEur === null
          ? undefined
          : sql`${campaignCounters.worthEur} + ${worthEur} <= ${share.worthEur}`,
      ),
    )
    .returning({ slot: campaignCounters.slot });
  return rows.length > 0;
}

/** Counters of campaigns with a budget; methods with `tx` must be called in a transaction. */
export const countersStore = {
  /** Opens the counters, or spreads their totals over the shares of a new budget. */
  async open(tx: Db, campaignId: number, budget: Budget): Promise<void> {
    const { issued, worthEur } = totalOf(await slotsOf(tx, campaignId).for("update"));
    await write(tx, campaignId, spread(issued, worthEur, budget));
  },

  /** Counts an award in the slot, if it has room in its share. @returns false if it hasn't; the row isn't locked then */
  async addToSlot(tx: Db, ...slot: SlotArguments): Promise<boolean> {
    // An update that waits and then doesn't match keeps its lock until the end of its savepoint.
    const counted = tx.transaction(async (inner) => {
      if (!(await updateSlot(inner, ...slot))) inner.rollback();
    });
    return counted.then(
      () => true,
      (error: unknown) => {
        if (error instanceof TransactionRollbackError) return false;
        throw error;
      },
    );
  },

  /** Counts an award with all slots locked, if their sums have room for it. @returns false if they haven't */
  async addAnywhere(tx: Db, campaignId: number, budget: Budget, worthEur: bigint): Promise<boolean> {
    const slots = await slotsOf(tx, campaignId).for("update");
    if (slots.length === 0 || !hasRoom(slots, budget, worthEur)) return false;
    await write(tx, campaignId, addAcross(slots, budget, worthEur));
    return true;
  },

  /** @returns ids of the campaigns in whose budgets not even an award of one cent has room */
  async exhausted(db: Db, budgets: ReadonlyMap<number, Budget>): Promise<ReadonlySet<number>> {
    if (budgets.size === 0) return new Set();
    const rows = await db
      .select({ campaignId: campaignCounters.campaignId, ...slotFields })
      .from(campaignCounters)
      .where(sql`${campaignCounters.campaignId} = any(${listOf("int", [...budgets.keys()])})`);
    const slots = Map.groupBy(rows, ({ campaignId }) => campaignId);
    return new Set(
      [...budgets].flatMap(([id, budget]) => (hasRoom(slots.get(id) ?? [], budget, 1n) ? [] : [id])),
    );
  },
};
