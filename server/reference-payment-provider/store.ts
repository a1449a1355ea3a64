import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/client.ts";
import {
  providerAddresses,
  providerEvents,
  providerOrders,
  providerTokens,
} from "../db/reference-provider-schema.ts";

const UuidSchema = v.pipe(v.string(), v.uuid());

export type Order = typeof providerOrders.$inferSelect;
export type EventRow = typeof providerEvents.$inferSelect;
export type TokenRow = typeof providerTokens.$inferSelect;
export type AddressRow = typeof providerAddresses.$inferSelect;

/** Events that are sent at once, at most. */
const TOGETHER = 50;

/** The provider's books. */
export function createProviderStore(db: Db) {
  return {
    /** Writes an order down; gives the one that is there already under its name. */
    async addOrder(order: typeof providerOrders.$inferInsert): Promise<Order> {
      await db.insert(providerOrders).values(order).onConflictDoNothing({ target: providerOrders.payment });
      return (await this.order(order.payment))!;
    },

    /** By the name that the casino has given it; what has another form of name was no order. */
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

    /** Changes an order that is in one of these states and says so in events, together; false where it is in another. */
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
        .limit(TOGETHER),

    /** When the event was told, or is to be tried again. */
    noteTry: (event: string, dueAt: Date | null) =>
      db
        .update(providerEvents)
        .set({ dueAt, tries: sql`${providerEvents.tries} + 1` })
        .where(eq(providerEvents.event, event)),

    addToken: (token: typeof providerTokens.$inferInsert) => db.insert(providerTokens).values(token),

    async token(token: string): Promise<TokenRow | undefined> {
      const [row] = await db.select().from(providerTokens).where(eq(providerTokens.token, token));
      return row;
    },

    /** Takes a token that is good for one order; false where another one has. */
    async saveToken(token: string): Promise<boolean> {
      const rows = await db
        .update(providerTokens)
        .set({ saved: true })
        .where(and(eq(providerTokens.token, token), eq(providerTokens.saved, false)))
        .returning({ token: providerTokens.token });
      return rows.length > 0;
    },

    /** The player's address for a currency, the one that is there already if there is one. */
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

    /** Tokens of an order that nobody made: before this moment, never to be used again. */
    removeTokens: (before: Date) =>
      db
        .delete(providerTokens)
        .where(and(eq(providerTokens.saved, false), lte(providerTokens.createdAt, before))),

    unsaid: () =>
      db
        .select()
        .from(providerEvents)
        .where(isNull(providerEvents.dueAt))
        .orderBy(desc(providerEvents.createdAt))
        .limit(TOGETHER),
  };
}

export type ProviderStore = ReturnType<typeof createProviderStore>;
