import { and, desc, eq, getTableColumns, isNotNull, isNull, lte } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { wallets } from "../../db/ledger-schema.ts";
import { sessionPlans } from "../../db/play-schema.ts";
import { accounts } from "../../db/player-schema.ts";

/** A plan, and the currency of the account that its budget is of. */
export type PlanRow = typeof sessionPlans.$inferSelect & { currency: string };
type Change = Partial<typeof sessionPlans.$inferInsert>;

const open = (playerId: number) => and(eq(sessionPlans.playerId, playerId), isNull(sessionPlans.endedAt));
const waiting = (playerId: number) => and(open(playerId), isNull(sessionPlans.beganAt));
const select = (db: Db) =>
  db
    .select({ ...getTableColumns(sessionPlans), currency: accounts.currency })
    .from(sessionPlans)
    .innerJoin(accounts, eq(accounts.id, sessionPlans.accountId));

/** What is written of plans, within the transaction `tx`. */
export const plansStore = {
  /** One change of a player's plans at a time, and none while a game of theirs begins: that holds the same row. */
  async hold(tx: Db, playerId: number): Promise<void> {
    await tx.insert(wallets).values({ playerId }).onConflictDoNothing();
    await tx.select().from(wallets).where(eq(wallets.playerId, playerId)).for("update");
  },

  /** The plan whose sitting no other one has followed yet, or that waits for one. */
  async open(db: Db, playerId: number): Promise<PlanRow | undefined> {
    const [row] = await select(db).where(open(playerId));
    return row;
  },

  /** Those that were played by, newest first. */
  played: (db: Db, playerId: number, most: number): Promise<PlanRow[]> =>
    select(db)
      .where(and(eq(sessionPlans.playerId, playerId), isNotNull(sessionPlans.beganAt)))
      .orderBy(desc(sessionPlans.id))
      .limit(most),

  async insert(tx: Db, plan: typeof sessionPlans.$inferInsert): Promise<void> {
    await tx.insert(sessionPlans).values(plan);
  },

  async update(tx: Db, id: number, change: Change): Promise<void> {
    await tx.update(sessionPlans).set(change).where(eq(sessionPlans.id, id));
  },

  async drop(tx: Db, playerId: number): Promise<void> {
    await tx.delete(sessionPlans).where(waiting(playerId));
  },

  /** Has the plan that waits begin with a sitting; one that was made at `oldest` or before is not meant any more. */
  async join(
    tx: Db,
    playerId: number,
    sitting: { beganAt: Date | null; afterNumber: number },
    oldest: Date,
  ): Promise<void> {
    await tx.delete(sessionPlans).where(and(waiting(playerId), lte(sessionPlans.madeAt, oldest)));
    const { beganAt, afterNumber } = sitting;
    await tx.update(sessionPlans).set({ beganAt, afterNumber }).where(waiting(playerId));
  },

  /** The sitting of the player's plan is over: nothing that comes from now on is of it. */
  async end(tx: Db, playerId: number, last: Date): Promise<void> {
    const [wallet] = await tx.select().from(wallets).where(eq(wallets.playerId, playerId));
    await tx
      .update(sessionPlans)
      .set({ endedAt: last, toNumber: wallet?.number ?? 0 })
      .where(and(open(playerId), isNotNull(sessionPlans.beganAt)));
  },
};
