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

/** `waiting`: for the player, for coins, or for a payout to go out. */
export type OrderState =
  | "waiting"
  | "processing"
  | "succeeded"
  | "declined"
  | "canceled"
  | "rejected"
  | "reversed";

/** What a demo has a provider do wrong. */
export type Fault = "none" | "late" | "twice" | "reordered" | "silent" | "other_amount" | "other_currency";

/**
 * The reference payment provider's own books: it knows of the casino what it is told in orders, and nothing of its
 * tables. An order is one deposit or payout.
 */
export const providerOrders = pgTable(
  "provider_orders",
  {
    /** The casino's own name for it. */
    payment: uuid().primaryKey(),
    reference: text().notNull(),
    action: text().$type<PaymentAction>().notNull(),
    method: text().notNull(),
    /** Decimal, in whole units. */
    amount: text().notNull(),
    fee: text().notNull(),
    currency: text().notNull(),
    /** The casino's name for the player. */
    player: text().notNull(),
    state: text().$type<OrderState>().notNull(),
    reason: text().$type<PaymentReason>(),
    /** Of the last event. */
    sequence: integer().notNull().default(0),
    /** Of the page that the player is sent to; the address names it, and nobody else knows it. */
    page: text().notNull(),
    /** Token of the card, account or wallet that pays. */
    token: text(),
    /** Where coins are to come to. */
    address: text(),
    fault: text().$type<Fault>().notNull().default("none"),
    locale: text().$type<LocaleCode>().notNull(),
    returnUrl: text("return_url").notNull(),
    callbackUrl: text("callback_url").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex("provider_orders_page").on(t.page), index("provider_orders_time").on(t.createdAt)],
);

/** What the casino is told, until it has said that it knows. */
export const providerEvents = pgTable(
  "provider_events",
  {
    event: text().primaryKey(),
    /** The order's, or the address's. */
    subject: text().notNull(),
    callbackUrl: text("callback_url").notNull(),
    body: jsonb().$type<ProviderEvent>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When it is sent next; null once it is known, or never to be sent. */
    dueAt: timestamp("due_at", { withTimezone: true }),
    tries: integer().notNull().default(0),
  },
  (t) => [index("provider_events_due").on(t.dueAt), index("provider_events_subject").on(t.subject)],
);

/** Ways to pay, by the token that stands for them; of a card what may be known. */
export const providerTokens = pgTable("provider_tokens", {
  token: text().primaryKey(),
  title: text().notNull(),
  /** `MM/YY`. */
  expires: text(),
  /** Of a card. */
  lastFour: text("last_four"),
  /** Good for more than one order. */
  saved: boolean().notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Where coins of a player come to. */
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
