import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { LocaleCode } from "../../src/contract/locale.ts";
import type { ProviderEvent } from "../../src/contract/payment-provider.ts";
import type { PaymentAction, PaymentReason } from "../../src/contract/payments.ts";

/** `waiting`: for the player, for coins, or for a payout to be sent. */
export type OrderState =
  | "waiting"
  | "processing"
  | "succeeded"
  | "declined"
  | "canceled"
  | "rejected"
  | "reversed";

/** Faults that a demo can inject. */
export type Fault = "none" | "late" | "twice" | "reordered" | "silent" | "other_amount" | "other_currency";

/**
 * Orders of the reference payment provider, which knows only what the casino's orders tell it. An order is one
 * deposit or payout.
 */
export const providerOrders = pgTable(
  "provider_orders",
  {
    /** The casino's payment id. */
    payment: uuid().primaryKey(),
    reference: text().notNull(),
    action: text().$type<PaymentAction>().notNull(),
    method: text().notNull(),
    /** Decimal, in whole units. */
    amount: text().notNull(),
    fee: text().notNull(),
    currency: text().notNull(),
    /** The casino's pseudonym of the player. */
    player: text().notNull(),
    state: text().$type<OrderState>().notNull(),
    reason: text().$type<PaymentReason>(),
    /** Sequence number of the last event. */
    sequence: integer().notNull().default(0),
    /** Unguessable name of the hosted page, part of its address. */
    page: text().notNull(),
    /** Token of the paying card, account or wallet. */
    token: text(),
    /** Deposit address for coins. */
    address: text(),
    fault: text().$type<Fault>().notNull().default("none"),
    locale: text().$type<LocaleCode>().notNull(),
    returnUrl: text("return_url").notNull(),
    callbackUrl: text("callback_url").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex("provider_orders_page").on(t.page), index("provider_orders_time").on(t.createdAt)],
);

/** Events for the casino, until it acknowledges them. */
export const providerEvents = pgTable(
  "provider_events",
  {
    event: text().primaryKey(),
    /** An order's or address's id. */
    subject: text().notNull(),
    callbackUrl: text("callback_url").notNull(),
    body: jsonb().$type<ProviderEvent>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Time of the next attempt; null once acknowledged or given up. */
    dueAt: timestamp("due_at", { withTimezone: true }),
    tries: integer().notNull().default(0),
  },
  (t) => [index("provider_events_due").on(t.dueAt), index("provider_events_subject").on(t.subject)],
);

/** Payment credentials by token; for cards, only the data that may be stored. */
export const providerTokens = pgTable("provider_tokens", {
  token: text().primaryKey(),
  title: text().notNull(),
  /** `MM/YY`. */
  expires: text(),
  /** Cards only. */
  lastFour: text("last_four"),
  /** True if it may be used for more than one order. */
  saved: boolean().notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Players' deposit addresses. */
export const providerAddresses = pgTable(
  "provider_addresses",
  {
    player: text().notNull(),
    currency: text().notNull(),
    address: text().notNull(),
    callbackUrl: text("callback_url").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.player, t.currency] }),
    uniqueIndex("provider_addresses_address").on(t.address),
  ],
);
