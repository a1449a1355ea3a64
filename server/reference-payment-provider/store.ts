import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/client.ts";
import { providerAddresses, providerEvents, providerOrders, providerTokens } from "./tables.ts";

const UuidSchema = v.pipe(v.string(), v.uuid());

export type Order = typeof providerOrders.$inferSelect;
export type EventRow = typeof providerEvents.$inferSelect;
export type TokenRow = typeof providerTokens.$inferSelect;
export type AddressRow = typeof providerAddresses.$inferSelect;

/** Events per delivery run. */
const BATCH_SIZE = 50;

/** The provider's database. */
export function createProviderStore(db: Db) {
  return {
    /** Inserts an order. @returns the existing one for its payment id */
    async addOrder(order: typeof providerOrders.$inferInsert): Promise<Order> {
      await db.insert(providerOrders).values(order).onConflictDoNothing({ target: providerOrders.payment });
      return (await this.order(order.payment))!;
    },

    /** Finds an order by the casino's payment id; other formats never match. */
    async order(payment: string): Promise<Order | undefined> {
      if (!v.is(UuidSchema, payment)) return undefined;
      const [order] = await db.select().from(providerOrders).where(eq(providerOrders.payment, payment));
      return order;
    },

    async orderOfPage(page: string): Promise<Order | undefined> {
      const [order] = await db.select().from(providerOrders).where(eq(providerOrders.page, page));
      return order;
    },

    newestOrders: (count: number) =>
      db.select().from(providerOrders).orderBy(desc(providerOrders.createdAt)).limit(count),

    /** The newest order that waits for coins at an address. */
    async orderAt(address: string): Promise<Order | undefined> {
      const [order] = await db
        .select()
        .from(providerOrders)
        .where(
          and(eq(providerOrders.address, address), inArray(providerOrders.state, ["waiting", "processing"])),
        )
        .orderBy(desc(providerOrders.createdAt))
        .limit(1);
      return order;
    },

    setFault: (payment: string, fault: Order["fault"]) =>
      db.update(providerOrders).set({ fault }).where(eq(providerOrders.payment, payment)),

    /**
     * Changes an order in one of the given states and adds its events in one transaction. @returns false in any other
     * state
     */
    move: (
      payment: string,
      from: Order["state"][],
      to: Pick<Order, "state" | "reason">,
      eventsOf: (order: Order) => (typeof providerEvents.$inferInsert)[],
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [order] = await tx
          .update(providerOrders)
          .set({ ...to, sequence: sql`${providerOrders.sequence} + 1` })
          .where(and(eq(providerOrders.payment, payment), inArray(providerOrders.state, from)))
          .returning();
        if (!order) return false;
        const events = eventsOf(order);
        if (events.length > 0) await tx.insert(providerEvents).values(events);
        return true;
      }),

    addEvent: (event: typeof providerEvents.$inferInsert) =>
      db.insert(providerEvents).values(event).onConflictDoNothing(),

    eventsOf: (subject: string) =>
      db
        .select()
        .from(providerEvents)
        .where(eq(providerEvents.subject, subject))
        .orderBy(asc(providerEvents.createdAt), asc(sql`(${providerEvents.body}->>'sequence')::int`)),

    dueEvents: (at: Date) =>
      db
        .select()
        .from(providerEvents)
        .where(and(isNotNull(providerEvents.dueAt), lte(providerEvents.dueAt, at)))
        .orderBy(asc(providerEvents.dueAt), asc(providerEvents.event))
        .limit(BATCH_SIZE),

    /** Records an attempt; `dueAt` is the next one, or null. */
    recordAttempt: (event: string, dueAt: Date | null) =>
      db
        .update(providerEvents)
        .set({ dueAt, tries: sql`${providerEvents.tries} + 1` })
        .where(eq(providerEvents.event, event)),

    addToken: (token: typeof providerTokens.$inferInsert) => db.insert(providerTokens).values(token),

    async token(token: string): Promise<TokenRow | undefined> {
      const [row] = await db.select().from(providerTokens).where(eq(providerTokens.token, token));
      return row;
    },

    /** Saves a token for later orders. @returns false if it was saved already */
    async saveToken(token: string): Promise<boolean> {
      const rows = await db
        .update(providerTokens)
        .set({ saved: true })
        .where(and(eq(providerTokens.token, token), eq(providerTokens.saved, false)))
        .returning({ token: providerTokens.token });
      return rows.length > 0;
    },

    /** A player's address for a currency; keeps an existing one. */
    async address(row: AddressRow): Promise<AddressRow> {
      await db.insert(providerAddresses).values(row).onConflictDoNothing();
      const [found] = await db
        .select()
        .from(providerAddresses)
        .where(and(eq(providerAddresses.player, row.player), eq(providerAddresses.currency, row.currency)));
      return found!;
    },

    addresses: () => db.select().from(providerAddresses).orderBy(asc(providerAddresses.currency)).limit(200),

    async ownerOf(address: string): Promise<AddressRow | undefined> {
      const [row] = await db.select().from(providerAddresses).where(eq(providerAddresses.address, address));
      return row;
    },

    /** Deletes unused tokens created before `before`. */
    removeTokens: (before: Date) =>
      db
        .delete(providerTokens)
        .where(and(eq(providerTokens.saved, false), lte(providerTokens.createdAt, before))),

    inactiveEvents: () =>
      db
        .select()
        .from(providerEvents)
        .where(isNull(providerEvents.dueAt))
        .orderBy(desc(providerEvents.createdAt))
        .limit(BATCH_SIZE),
  };
}

export type ProviderStore = ReturnType<typeof createProviderStore>;
