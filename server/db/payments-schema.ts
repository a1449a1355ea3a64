import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ErrorCode, ErrorEnvelope } from "../../src/contract/error.ts";
import type { ProviderEvent } from "../../src/contract/payment-provider.ts";
import type {
  AmountBounds,
  Fee,
  NextStep,
  PaymentAction,
  PaymentEvent,
  PaymentField,
  PaymentMethod,
  PaymentReason,
  PaymentState,
} from "../../src/contract/payments.ts";
import { ledgerEntries } from "./ledger-schema.ts";
import { accounts, players } from "./player-schema.ts";

/** Whole numbers without a bound, as worths have them. */
const worth = customType<{ data: bigint; driverData: string }>({
  dataType: () => "numeric(40, 0)",
  fromDriver: (value) => BigInt(value),
  toDriver: String,
});

/** What a provider says against the books: an event's state, why its event can't be applied, or what it says of the order. */
export type Contradiction =
  | ProviderEvent["state"]
  | "wrong_amount"
  | "wrong_currency"
  | "event_reused"
  /** It confirmed an order whose money had gone back. */
  | "confirmed"
  /** It confirmed an order and doesn't know it now. */
  | "unknown_order";

/** How a method works for one action. */
export interface MethodTerms {
  bounds: AmountBounds;
  fee: Fee;
  processing_time: PaymentMethod["processingTime"];
  fields: PaymentField[];
}

/** Minor units; null where an amount of its own is not known. */
export interface AmountRange {
  min_cents: AmountBounds["min_cents"] | null;
  max_cents: AmountBounds["max_cents"];
}

/** Terms as stored: an amount that is null takes the method's default, without one a step is the smallest amount. */
export interface StoredTerms extends Omit<MethodTerms, "bounds"> {
  bounds: AmountRange & Pick<AmountBounds, "step_cents">;
  default_bounds?: AmountRange;
}

/** A way to pay, for each site and currency; a term that is null is an action that it is not offered for. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    /** `general`, or the licence whose players have a list of their own. */
    site: text().notNull(),
    currency: text().notNull(),
    id: text().notNull(),
    /** In the list. */
    position: integer().notNull(),
    doc: jsonb()
      .$type<
        Pick<PaymentMethod, "brand" | "provider" | "type" | "name" | "asks"> & {
          deposit: StoredTerms | null;
          cashout: StoredTerms | null;
        }
      >()
      .notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.currency, t.id] })],
);
export type MethodRow = typeof paymentMethods.$inferSelect;

/** What the provider is told for a payout, for as long as it is not told. */
export interface Payout {
  fields: Record<string, string>;
  /** Token of a saved profile. */
  profile: string | null;
  return_url: string;
  callback_url: string;
  locale: string;
}

/**
 * Money that players bring and take. Triggers of the migration hold to the table of states: what has ended stays as it is,
 * whoever writes.
 */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey(),
    /** Orders payments of one moment. */
    number: bigserial({ mode: "number" }).notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "restrict" }),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "restrict" }),
    action: text().$type<PaymentAction>().notNull(),
    /** The method as it was then. */
    methodId: text("method_id").notNull(),
    brand: text().notNull(),
    methodName: text("method_name").notNull(),
    methodType: text("method_type").$type<PaymentMethod["type"]>().notNull(),
    /** Title of the saved profile that was used. */
    profileTitle: text("profile_title"),
    currency: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: "bigint" }).notNull(),
    fee: bigint({ mode: "bigint" }).notNull(),
    state: text().$type<PaymentState>().notNull(),
    reason: text().$type<PaymentReason>(),
    bonusCode: text("bonus_code"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    finishedAt: timestamp("finished_at", { withTimezone: true }),
    reversedAt: timestamp("reversed_at", { withTimezone: true }),
    provider: text().notNull(),
    /** The provider's own name for it. */
    reference: text(),
    nextStep: jsonb("next_step").$type<NextStep>(),
    payout: jsonb().$type<Payout>(),
    /** Names the player's wish; null for what a provider began by itself. */
    key: text(),
    /** Keyed, of what was asked for under that name. */
    digest: text(),
    /** The payment that had ended when its money came after all. */
    follows: uuid(),
    /** What counts against limits, at the time of `created_at`: minor units, and its worth then. */
    counted: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    countedWorth: worth("counted_worth").notNull().default(sql`0`),
    /** Of the newest event of the provider's. */
    sequence: bigint({ mode: "number" }).notNull().default(0),
    /** Who lets a withdrawal go: for a large one, two of the staff. */
    approvedBy: text("approved_by"),
    secondBy: text("second_by"),
    /** When nobody's word was missing any more. */
    approvedAt: timestamp("approved_at", { withTimezone: true }),
    /** When the provider was last asked what became of it, or to send it back. */
    askedAt: timestamp("asked_at", { withTimezone: true }),
    /** When a withdrawal's order was last sent to the provider. */
    orderedAt: timestamp("ordered_at", { withTimezone: true }),
    /** When the provider refused a withdrawal's order for good: it isn't sent again. */
    refusedAt: timestamp("refused_at", { withTimezone: true }),
    /** When the provider said that a withdrawal ended otherwise than the books have it; null once staff settled that. */
    contradictedAt: timestamp("contradicted_at", { withTimezone: true }),
    /** The newest of what the provider said against the books; it stays once staff settled that. */
    contradiction: text().$type<Contradiction>(),
    /** What came and is not accepted goes back: still to be asked for, asked for, or for the staff to send back. */
    refund: text().$type<"due" | "asked" | "refused">(),
    /** When its end was told in the bell. */
    toldAt: timestamp("told_at", { withTimezone: true }),
    /** What it has posted: the money coming or set aside, and what ended or reversed that. */
    entryId: bigint("entry_id", { mode: "number" }).references(() => ledgerEntries.id),
    endEntryId: bigint("end_entry_id", { mode: "number" }).references(() => ledgerEntries.id),
  },
  (t) => [
    uniqueIndex("payments_key").on(t.playerId, t.action, t.key),
    uniqueIndex("payments_follows").on(t.follows),
    uniqueIndex("payments_entry").on(t.entryId),
    uniqueIndex("payments_end_entry").on(t.endEntryId),
    // Coins that came without an order are known by the provider's name for them alone.
    uniqueIndex("payments_unordered")
      .on(t.provider, t.reference)
      .where(sql`${t.key} is null and ${t.follows} is null`),
    index("payments_of_player").on(t.playerId, t.createdAt, t.number),
    index("payments_open").on(t.createdAt).where(sql`${t.finishedAt} is null`),
    index("payments_refund").on(t.id).where(sql`${t.refund} = 'due'`),
    index("payments_contradicted").on(t.id).where(sql`${t.contradictedAt} is not null`),
    index("payments_untold").on(t.id).where(sql`${t.finishedAt} is not null and ${t.toldAt} is null`),
    index("payments_paid_out")
      .on(t.methodId, t.finishedAt)
      .where(sql`${t.action} = 'cashout' and ${t.state} = 'succeeded'`),
    check("payments_action", sql`${t.action} in ('deposit', 'cashout')`),
    check("payments_some", sql`${t.amount} > 0 and ${t.fee} >= 0`),
    check("payments_keyed", sql`(${t.key} is null) = (${t.digest} is null)`),
    check(
      "payments_ended",
      sql`(${t.finishedAt} is null) = (${t.state} in ('pending', 'processing', 'reserved'))`,
    ),
    check(
      "payments_deposit_posted",
      sql`${t.action} <> 'deposit' or (${t.state} = 'succeeded') = (${t.entryId} is not null)`,
    ),
    check(
      "payments_cashout_posted",
      sql`${t.action} <> 'cashout' or (${t.entryId} is not null
      and (${t.finishedAt} is null) = (${t.endEntryId} is null))`,
    ),
    check(
      "payments_reversed",
      sql`${t.action} <> 'deposit' or (${t.reversedAt} is null) = (${t.endEntryId} is null)`,
    ),
    check("payments_four_eyes", sql`lower(${t.approvedBy}) <> lower(${t.secondBy})`),
    check("payments_no_recount", sql`${t.counted} >= 0`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** A payment's way, and every event of a provider by its name, so that it is applied once. Nothing of it is changed. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "restrict" }),
    /** Null where nothing came of the event. */
    state: text().$type<PaymentEvent["state"]>(),
    at: timestamp({ withTimezone: true }).notNull(),
    reason: text().$type<PaymentReason>(),
    confirmations: jsonb().$type<NonNullable<PaymentEvent["confirmations"]>>(),
    provider: text(),
    /** The provider's name for it. */
    event: text(),
  },
  (t) => [
    index("payment_events_payment").on(t.paymentId, t.id),
    uniqueIndex("payment_events_once").on(t.provider, t.event),
    check("payment_events_named", sql`(${t.provider} is null) = (${t.event} is null)`),
  ],
);

/** Wishes that came to nothing: the same one again comes to the same. */
export const paymentRefusals = pgTable(
  "payment_refusals",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    action: text().$type<PaymentAction>().notNull(),
    key: text().notNull(),
    digest: text().notNull(),
    refusal: jsonb()
      .$type<{ code: ErrorCode; errors: Record<string, string[]>; limit?: ErrorEnvelope["limit"] }>()
      .notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.action, t.key] }), index().on(t.createdAt)],
);

/** How to pay the same way again: the provider's token, which no browser is told. */
export const paymentProfiles = pgTable(
  "payment_profiles",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    methodId: text("method_id").notNull(),
    provider: text().notNull(),
    token: text().notNull(),
    title: text().notNull(),
    /** `MM/YY` of a card. */
    expires: text(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex("payment_profiles_token").on(t.playerId, t.provider, t.methodId, t.token)],
);
export type ProfileRow = typeof paymentProfiles.$inferSelect;

/** Where a player's coins come to. */
export const coinAddresses = pgTable(
  "coin_addresses",
  {
    provider: text().notNull(),
    address: text().notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    currency: text().notNull(),
    methodId: text("method_id").notNull(),
    network: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.address] }), index().on(t.playerId)],
);

/** What came of checking cards: a keyed digest in place of what is known of the card. */
export const cardChecks = pgTable(
  "card_checks",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    /** Of the sign-in that it was made in. */
    loginDigest: text("login_digest").notNull(),
    digest: text().notNull(),
    result: text().$type<"accepted" | "review" | "refused">().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.playerId, t.createdAt)],
);
