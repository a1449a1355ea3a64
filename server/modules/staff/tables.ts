import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Role } from "../../http/staff-member.ts";

/** Staff members. Triggers: names and ids never change, and rows stay, so that the log names one person each. */
export const staff = pgTable(
  "staff",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    roles: text().array().$type<Role[]>().notNull(),
    /** argon2id; null until the first enrolment. */
    passwordDigest: text("password_digest"),
    /** Authenticator secret, encrypted; null until an enrolment. */
    otpSecret: text("otp_secret"),
    /** Newest consumed time step; null until the secret's first code. */
    otpStep: integer("otp_step"),
    /** Digest of the one-time enrolment code that an admin hands over. */
    enrolmentDigest: text("enrolment_digest"),
    enrolmentExpiresAt: timestamp("enrolment_expires_at", { withTimezone: true }),
    state: text().$type<"active" | "disabled">().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    createdBy: text("created_by").notNull(),
  },
  (t) => [
    // As `isSamePerson` compares names: no second person with another spelling.
    uniqueIndex("staff_name").on(sql`regexp_replace(lower(${t.name}), '[^a-z0-9]', '', 'g')`),
    check("staff_state", sql`${t.state} in ('active', 'disabled')`),
    check(
      "staff_roles",
      sql`${t.roles} <@ array['support', 'rewards', 'rewards_lead', 'payments', 'compliance', 'content', 'auditor', 'admin']`,
    ),
    check("staff_enrolment", sql`(${t.enrolmentDigest} is null) = (${t.enrolmentExpiresAt} is null)`),
  ],
);

/** Sessions of staff, by token digest, so that a leaked table can't be used to sign in. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    digest: text().primaryKey(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "restrict" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [index("staff_sessions_staff").on(t.staffId)],
);

/** The staff log: append-only and chained by hash. Triggers refuse changes and gaps. */
export const staffEvents = pgTable("staff_events", {
  /** From 1, without gaps. */
  number: bigint({ mode: "number" }).primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** Null for a local operator. */
  staffId: uuid("staff_id").references(() => staff.id, { onDelete: "restrict" }),
  staffName: text("staff_name").notNull(),
  action: text().notNull(),
  /** What the action changed, as `kind:id`. */
  subject: text().notNull(),
  reason: text().notNull(),
  before: jsonb(),
  after: jsonb(),
  /** Over the previous event's hash and this event's canonical content: see `server/modules/staff/log/chain.ts`. */
  hash: text().notNull(),
});

/** Requests that a second person decides. Triggers: the request never changes, nor does a decision. */
export const approvals = pgTable(
  "approvals",
  {
    id: uuid().primaryKey(),
    action: text().notNull(),
    payload: jsonb().notNull(),
    /** SHA-256 of the canonical payload, hexadecimal. */
    digest: text().notNull(),
    requestedBy: text("requested_by").notNull(),
    /** Null for a local operator. */
    requestedById: uuid("requested_by_id").references(() => staff.id, { onDelete: "restrict" }),
    requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
    reason: text().notNull(),
    decidedBy: text("decided_by"),
    decidedById: uuid("decided_by_id").references(() => staff.id, { onDelete: "restrict" }),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    decision: text().$type<"approved" | "rejected">(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index("approvals_open").on(t.requestedAt).where(sql`${t.decision} is null`),
    // Names as `isSamePerson` compares them: case, spaces and punctuation make no second person.
    check(
      "approvals_four_eyes",
      sql`lower(${t.decidedBy}) <> lower(${t.requestedBy}) and regexp_replace(lower(${t.decidedBy}), '[^a-z0-9]', '', 'g') <> regexp_replace(lower(${t.requestedBy}), '[^a-z0-9]', '', 'g')`,
    ),
    check(
      "approvals_decided",
      sql`(${t.decision} is null) = (${t.decidedBy} is null) and (${t.decision} is null) = (${t.decidedAt} is null) and (${t.decidedBy} is not null or ${t.decidedById} is null)`,
    ),
    check("approvals_decision", sql`${t.decision} in ('approved', 'rejected')`),
    check("approvals_in_time", sql`${t.decidedAt} < ${t.expiresAt}`),
  ],
);
