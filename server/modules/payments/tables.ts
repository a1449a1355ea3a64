import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
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
import type { ErrorEnvelope } from "../../../src/contract/error.ts";
import type { PaymentField } from "../../../src/contract/payment-fields.ts";
import type { AmountBounds, Fee, PaymentMethod } from "../../../src/contract/payment-methods.ts";
import type { ProviderEvent } from "../../../src/contract/payment-provider.ts";
import type {
  NextStep,
  PaymentAction,
  PaymentEvent,
  PaymentReason,
  PaymentState,
} from "../../../src/contract/payments.ts";
import type { ErrorCode } from "../../../src/contract/rejections.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { ledgerEntries } from "../../core/ledger/tables.ts";
import { players } from "../../core/players/tables.ts";
import { unboundedInteger } from "../../db/unbounded-integer.ts";

/**
 * How a provider contradicts the ledger: an event's state, the reason why an event can't be applied, or a statement
 * about the order.
 */
export type Contradiction =
  | ProviderEvent["state"]
  | "wrong_amount"
  | "wrong_currency"
  | "event_reused"
  /** The provider confirmed an order whose money was already returned. */
  | "confirmed"
  /** The provider confirmed an order and later no longer knew it. */
  | "unknown_order";

/** A method's terms for one action. */
export interface MethodTerms {
  bounds: AmountBounds;
  fee: Fee;
  processing_time: PaymentMethod["processingTime"];
  fields: PaymentField[];
}

/** Minor units; null to use the default. */
export interface AmountRange {
  min_cents: AmountBounds["min_cents"] | null;
  max_cents: AmountBounds["max_cents"];
}

/** Stored terms: a null bound takes the method's default; without a default, the minimum is one step. */
export interface StoredTerms extends Omit<MethodTerms, "bounds"> {
  bounds: AmountRange & Pick<AmountBounds, "step_cents">;
  default_bounds?: AmountRange;
}

/** Payment methods by site and currency; null terms mean that the action isn't offered. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    /** `general`, the id of a licence that has its own list of methods, or the code of a country that has one. */
    site: text().notNull(),
    currency: text().notNull(),
    id: text().notNull(),
    /** Position in the list. */
    position: integer().notNull(),
    doc: jsonb()
      .$type<
        Pick<PaymentMethod, "brand" | "provider" | "type" | "name" | "requires"> & {
          deposit: StoredTerms | null;
          cashout: StoredTerms | null;
        }
      >()
      .notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.currency, t.id] })],
);

export type MethodRow = typeof paymentMethods.$inferSelect;

/** Payout details for the provider, deleted once the withdrawal's order is sent. */
export interface Payout {
  fields: Record<string, string>;
  /** Token of a saved profile. */
  profile: string | null;
  return_url: string;
  callback_url: string;
  locale: string;
}

/** Deposits and withdrawals. Triggers enforce the state table: ended payments never change. */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey(),
    /** Order among payments of the same time. */
    number: bigserial({ mode: "number" }).notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "restrict" }),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "restrict" }),
    action: text().$type<PaymentAction>().notNull(),
    /** The payment method as it was when the payment was created. */
    methodId: text("method_id").notNull(),
    brand: text().notNull(),
    methodName: text("method_name").notNull(),
    methodType: text("method_type").$type<PaymentMethod["type"]>().notNull(),
    /** Title of the saved profile, if one was used. */
    profileTitle: text("profile_title"),
    currency: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: "bigint" }).notNull(),
    fee: bigint({ mode: "bigint" }).notNull(),
    state: text().$type<PaymentState>().notNull(),
    reason: text().$type<PaymentReason>(),
    bonusCode: text("bonus_code"),
    /** The bonus that ends with the withdrawal, as the player agreed. */
    endsBonusId: uuid("ends_bonus_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    finishedAt: timestamp("finished_at", { withTimezone: true }),
    reversedAt: timestamp("reversed_at", { withTimezone: true }),
    provider: text().notNull(),
    /** The provider's reference. */
    reference: text(),
    nextStep: jsonb("next_step").$type<NextStep>(),
    payout: jsonb().$type<Payout>(),
    /** Idempotency key; null for payments that a provider started. */
    key: text(),
    /** Keyed digest of the request. */
    digest: text(),
    /** The ended payment whose money arrived late. */
    lateOf: uuid("late_of"),
    /** Counted limit usage as of `created_at`: minor units, and worth at the time. */
    counted: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    countedWorth: unboundedInteger("counted_worth").notNull().default(sql`0`),
    /** Sequence number of the newest provider event. */
    sequence: bigint({ mode: "number" }).notNull().default(0),
    /** Approvers of a withdrawal; two for a large one. */
    approvedBy: text("approved_by"),
    secondApprover: text("second_approver"),
    /** When the last required approval came. */
    approvedAt: timestamp("approved_at", { withTimezone: true }),
    /** When the provider was last polled or asked for a refund. */
    polledAt: timestamp("polled_at", { withTimezone: true }),
    /** When a withdrawal's order was last sent. */
    orderedAt: timestamp("ordered_at", { withTimezone: true }),
    /** When the provider permanently rejected a withdrawal's order; it isn't sent again. */
    rejectedAt: timestamp("rejected_at", { withTimezone: true }),
    /** When the provider first contradicted a withdrawal; null once staff settled it. */
    contradictedAt: timestamp("contradicted_at", { withTimezone: true }),
    /** The newest contradiction; kept after staff settled it. */
    contradiction: text().$type<Contradiction>(),
    /** Refund of unaccepted money: to be requested, requested, or left to staff. */
    refund: text().$type<"due" | "requested" | "rejected">(),
    /** For the release before, while it still runs; events have replaced it. */
    notifiedAt: timestamp("notified_at", { withTimezone: true }),
    /** Ledger entries: the credit or reservation, and the one that settled, returned or reversed it. */
    entryId: bigint("entry_id", { mode: "number" }).references(() => ledgerEntries.id),
    endEntryId: bigint("end_entry_id", { mode: "number" }).references(() => ledgerEntries.id),
  },
  (t) => [
    uniqueIndex("payments_key").on(t.playerId, t.action, t.key),
    uniqueIndex("payments_late_of").on(t.lateOf),
    uniqueIndex("payments_entry").on(t.entryId),
    uniqueIndex("payments_end_entry").on(t.endEntryId),
    // Coins without an order are identified by the provider's reference alone.
    uniqueIndex("payments_unordered")
      .on(t.provider, t.reference)
      .where(sql`${t.key} is null and ${t.lateOf} is null`),
    index("payments_of_player").on(t.playerId, t.createdAt, t.number),
    index("payments_open").on(t.createdAt).where(sql`${t.finishedAt} is null`),
    index("payments_ends_bonus").on(t.endsBonusId).where(sql`${t.endsBonusId} is not null`),
    index("payments_refund").on(t.id).where(sql`${t.refund} = 'due'`),
    index("payments_contradicted").on(t.id).where(sql`${t.contradictedAt} is not null`),
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
    check("payments_four_eyes", sql`lower(${t.approvedBy}) <> lower(${t.secondApprover})`),
    check("payments_no_recount", sql`${t.counted} >= 0`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;

/** Timeline of payments. Provider events are stored with the provider's id, so that each is applied once. Append-only. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "restrict" }),
    /** Null if the event changed nothing. */
    state: text().$type<PaymentEvent["state"]>(),
    at: timestamp({ withTimezone: true }).notNull(),
    reason: text().$type<PaymentReason>(),
    confirmations: jsonb().$type<NonNullable<PaymentEvent["confirmations"]>>(),
    provider: text(),
    /** The provider's id of the event. */
    event: text(),
  },
  (t) => [
    index("payment_events_payment").on(t.paymentId, t.id),
    uniqueIndex("payment_events_once").on(t.provider, t.event),
    check("payment_events_named", sql`(${t.provider} is null) = (${t.event} is null)`),
  ],
);

/** Rejected payment requests; repeating one gives the same rejection. */
export const paymentRejections = pgTable(
  "payment_rejections",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    action: text().$type<PaymentAction>().notNull(),
    key: text().notNull(),
    digest: text().notNull(),
    rejection: jsonb()
      .$type<{ code: ErrorCode; errors: Record<string, string[]>; limit?: ErrorEnvelope["limit"] }>()
      .notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.action, t.key] }), index().on(t.createdAt)],
);

/** Saved payment profiles, with the provider's token, which never leaves the server. */
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
    /** A card's `MM/YY`. */
    expires: text(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex("payment_profiles_token").on(t.playerId, t.provider, t.methodId, t.token)],
);

export type ProfileRow = typeof paymentProfiles.$inferSelect;

/** Players' deposit addresses. */
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

/** Results of card checks, with a keyed digest instead of card details. */
export const cardChecks = pgTable(
  "card_checks",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    /** Digest of the session. */
    loginDigest: text("login_digest").notNull(),
    digest: text().notNull(),
    result: text().$type<"accepted" | "review" | "rejected">().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.playerId, t.createdAt), index("card_checks_digest").on(t.digest)],
);
