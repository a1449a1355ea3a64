import { and, desc, eq, getTableColumns, isNotNull, isNull, lte } from "drizzle-orm";
import { accounts } from "../../core/accounts/tables.ts";
import { wallets } from "../../core/ledger/tables.ts";
import type { Db } from "../../db/client.ts";
import { sessionPlans } from "./tables.ts";

/** A session plan with the currency of its account. */
export type PlanRow = typeof sessionPlans.$inferSelect & { currency: string };
type Change = Partial<typeof sessionPlans.$inferInsert>;

const isOpen = (playerId: number) => and(eq(sessionPlans.playerId, playerId), isNull(sessionPlans.endedAt));
const isWaiting = (playerId: number) => and(isOpen(playerId), isNull(sessionPlans.startedAt));
const select = (db: Db) =>
  db
    .select({ ...getTableColumns(sessionPlans), currency: accounts.currency })
    .from(sessionPlans)
    .innerJoin(accounts, eq(accounts.id, sessionPlans.accountId));

/** Database access to session plans; methods with `tx` must be called in a transaction. */
export const plansStore = {
  /** The plan of the latest play session, or one that waits for the next. */
  async open(db: Db, playerId: number): Promise<PlanRow | undefined> {
    const [row] = await select(db).where(isOpen(playerId));
    return row;
  },

  /** Plans that were used, newest first. */
  startedPlans: (db: Db, playerId: number, limit: number): Promise<PlanRow[]> =>
    select(db)
      .where(and(eq(sessionPlans.playerId, playerId), isNotNull(sessionPlans.startedAt)))
      .orderBy(desc(sessionPlans.id))
      .limit(limit),

  async insert(tx: Db, plan: typeof sessionPlans.$inferInsert): Promise<void> {
    await tx.insert(sessionPlans).values(plan);
  },

  async update(tx: Db, id: number, change: Change): Promise<void> {
    await tx.update(sessionPlans).set(change).where(eq(sessionPlans.id, id));
  },

  async drop(tx: Db, playerId: number): Promise<void> {
    await tx.delete(sessionPlans).where(isWaiting(playerId));
  },

  /** Attaches the waiting plan to a play session; drops a plan that was made at `oldest` or earlier. */
  async attachWaiting(
    tx: Db,
    playerId: number,
    playSession: { startedAt: Date | null; afterNumber: number },
    oldest: Date,
  ): Promise<void> {
    await tx.delete(sessionPlans).where(and(isWaiting(playerId), lte(sessionPlans.createdAt, oldest)));
    const { startedAt, afterNumber } = playSession;
    await tx.update(sessionPlans).set({ startedAt, afterNumber }).where(isWaiting(playerId));
  },

  /** Ends the current plan; later entries don't count for it. */
  async end(tx: Db, playerId: number, last: Date): Promise<void> {
    const [wallet] = await tx.select().from(wallets).where(eq(wallets.playerId, playerId));
    await tx
      .update(sessionPlans)
      .set({ endedAt: last, toNumber: wallet?.number ?? 0 })
      .where(and(isOpen(playerId), isNotNull(sessionPlans.startedAt)));
  },
};
