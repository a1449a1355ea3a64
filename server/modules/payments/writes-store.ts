import { sql } from "drizzle-orm";
import type { PaymentEvent } from "../../../src/contract/payments.ts";
import type { Db } from "../../db/client.ts";
import { jsonOf, rowsOf } from "../../db/rows.ts";
import { type Contradiction, type PaymentRow, type paymentRejections, payments } from "./tables.ts";

export type RejectionRow = typeof paymentRejections.$inferSelect;
/** A payment before insertion: the database assigns its number. */
export type NewPayment = Omit<PaymentRow, "number">;

export interface NewEvent extends Pick<PaymentEvent, "state" | "reason" | "confirmations"> {
  at: Date;
}
/** A provider's event by name; it appears in the timeline only if it changed something. */
export interface ProviderEventName {
  provider: string;
  event: string;
}

/** A concurrent transaction used the same idempotency key: retry to read its result. */
export class StaleWrite extends Error {
  override name = "StaleWrite";
}

/** Mutable columns, with their SQL types for JSON records. */
const MUTABLE = {
  amount: "bigint",
  state: "text",
  reason: "text",
  finishedAt: "timestamptz",
  reversedAt: "timestamptz",
  reference: "text",
  nextStep: "jsonb",
  payout: "jsonb",
  counted: "bigint",
  countedWorth: "numeric",
  sequence: "bigint",
  approvedBy: "text",
  secondApprover: "text",
  approvedAt: "timestamptz",
  polledAt: "timestamptz",
  orderedAt: "timestamptz",
  rejectedAt: "timestamptz",
  contradictedAt: "timestamptz",
  contradiction: "text",
  refund: "text",
  notifiedAt: "timestamptz",
  entryId: "bigint",
  endEntryId: "bigint",
} as const satisfies Partial<Record<keyof PaymentRow, string>>;

const IMMUTABLE = {
  id: "uuid",
  playerId: "int",
  accountId: "int",
  action: "text",
  methodId: "text",
  brand: "text",
  methodName: "text",
  methodType: "text",
  profileTitle: "text",
  currency: "text",
  fee: "bigint",
  bonusCode: "text",
  endsBonusId: "uuid",
  createdAt: "timestamptz",
  provider: "text",
  key: "text",
  digest: "text",
  lateOf: "uuid",
} as const satisfies Partial<Record<keyof PaymentRow, string>>;

type Columns = Readonly<Record<string, string>>;
const columnOf = (name: string) => payments[name as keyof PaymentRow].name;
const recordOf = (columns: Columns) =>
  sql.raw(
    `one (${Object.entries(columns)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(", ")})`,
  );
const ALL: Columns = { ...IMMUTABLE, ...MUTABLE };
const NAMES = sql.raw(
  Object.keys(ALL)
    .map((name) => `"${columnOf(name)}"`)
    .join(", "),
);
const VALUES = sql.raw(
  Object.keys(ALL)
    .map((name) => `one."${name}"`)
    .join(", "),
);
const SETS = sql.raw(
  Object.keys(MUTABLE)
    .map((name) => `"${columnOf(name)}" = one."${name}"`)
    .join(", "),
);

/** For the release before, ended payments count as notified: its job would notify again while it still runs. */
const withNotifiedAt = (row: NewPayment): NewPayment => ({ ...row, notifiedAt: row.finishedAt });

function pick(row: NewPayment, columns: Columns) {
  const values = withNotifiedAt(row);
  return Object.fromEntries(
    Object.keys(columns).map((name) => [name, values[name as keyof NewPayment] ?? null]),
  );
}

/** A change of a payment with its timeline events. */
export interface Change<Row extends NewPayment = PaymentRow> {
  payment: Row;
  events: readonly NewEvent[];
  /** The provider event that caused the change; it's never applied again. */
  eventName?: ProviderEventName | null;
  /** False to skip the player's notification. */
  notify?: boolean;
}

/** Rows for `payment_events`; the first one of a change carries the provider's event name. */
function eventsOf({ payment, events, eventName }: Change<NewPayment>, at: Date) {
  const all = events.map((event, i) => ({ ...event, ...(i === 0 ? eventName : null) }));
  const hiddenEvent = { state: null, reason: null, confirmations: null, at, ...eventName };
  return (all.length === 0 && eventName ? [hiddenEvent] : all).map((event) => ({
    ...event,
    payment: payment.id,
  }));
}

/** Outbox rows for the player; changes by a provider add one row per event. */
function outboxRowsOf({ payment: { id, playerId }, events, eventName, notify = true }: Change<NewPayment>) {
  if (!notify) return [];
  const playerEvents = eventName ? events : [];
  return [
    { playerId, kind: "payments_changes", data: { id } },
    ...playerEvents.map(({ state }) => ({ playerId, kind: "payments_events", data: { id, state } })),
  ];
}

/** CTEs that write a change's events and outbox rows in the same statement. */
const withEvents = (changes: readonly Change<NewPayment>[], at: Date) => sql`
  new_events as (
    insert into payment_events (payment_id, state, at, reason, confirmations, provider, event)
    select one.* from json_to_recordset(${jsonOf(changes.flatMap((change) => eventsOf(change, at)))}::json) as one
      (payment uuid, state text, at timestamptz, reason text, confirmations jsonb, provider text, event text)),
  published as (
    insert into outbox (player_id, type, data)
    select "playerId", kind, data from json_to_recordset(${jsonOf(changes.flatMap(outboxRowsOf))}::json) as one
      ("playerId" int, kind text, data jsonb))`;

const rowsAs = (rows: readonly NewPayment[], columns: Columns) =>
  sql`json_to_recordset(${jsonOf(rows.map((row) => pick(row, columns)))}::json) as ${recordOf(columns)}`;

/** Writes payments with one statement each: row, events and outbox. */
export const paymentWrites = {
  /** Stores a rejected request. @throws StaleWrite if a concurrent request with this key became a payment */
  async storeRejection(tx: Db, row: RejectionRow): Promise<void> {
    const { playerId, action, key, digest, rejection, createdAt } = row;
    const insertedRows = rowsOf<object>(
      await tx.execute(sql`
      insert into payment_rejections (player_id, action, key, digest, rejection, created_at)
      select ${playerId}::int, ${action}::text, ${key}::text, ${digest}::text, ${JSON.stringify(rejection)}::jsonb,
        ${createdAt.toISOString()}::timestamptz
      where not exists (select 1 from payments where player_id = ${playerId} and action = ${action} and key = ${key})
      on conflict do nothing returning 1`),
    );
    if (insertedRows.length === 0) throw new StaleWrite();
  },

  /** Inserts payments with their first events. @throws StaleWrite if a request with the same key has been rejected */
  async insertAll(tx: Db, changes: readonly Change<NewPayment>[], at: Date): Promise<PaymentRow[]> {
    if (changes.length === 0) return [];
    const payments = changes.map(({ payment }) => payment);
    const insertedRows = rowsOf<{ id: string; number: number | string }>(
      await tx.execute(sql`
      with made as (
        insert into payments (${NAMES}) select ${VALUES} from ${rowsAs(payments, ALL)}
        where (select 1 from payment_rejections r
          where r.player_id = one."playerId" and r.action = one.action and r.key = one.key) is null
        returning id, number),
      ${withEvents(changes, at)}
      select id, number from made`),
    );
    if (insertedRows.length < changes.length) throw new StaleWrite();
    const numbers = new Map(insertedRows.map(({ id, number }) => [id, Number(number)]));
    return payments.map((payment) => ({ ...payment, number: numbers.get(payment.id)! }));
  },

  /** Updates locked payments, with their events and outbox rows. */
  async saveAll(tx: Db, changes: readonly Change[], at: Date): Promise<void> {
    if (changes.length === 0) return;
    const rows = rowsAs(
      changes.map(({ payment }) => payment),
      { id: IMMUTABLE.id, ...MUTABLE },
    );
    await tx.execute(sql`
      with made as (update payments set ${SETS} from ${rows} where payments.id = one.id returning 1),
      ${withEvents(changes, at)}
      select 1`);
  },

  async insert(
    tx: Db,
    payment: NewPayment,
    events: readonly NewEvent[],
    eventName: ProviderEventName | null = null,
  ): Promise<PaymentRow> {
    const [row] = await paymentWrites.insertAll(tx, [{ payment, events, eventName }], payment.createdAt);
    return row!;
  },

  save: (
    tx: Db,
    payment: PaymentRow,
    events: readonly NewEvent[],
    { at, ...options }: Pick<Change, "eventName" | "notify"> & { at: Date },
  ): Promise<void> => paymentWrites.saveAll(tx, [{ payment, events, ...options }], at),

  /**
   * Records a rejected event for staff, once per event and code. A contradiction also marks the withdrawal if it was
   * ordered.
   */
  async recordRejectedEvent(
    db: Db,
    playerId: number | null,
    value: { provider: string; event: string; payment: string | null; code: string },
    at: Date,
    contradictionEvent: { contradiction: Contradiction; sequence: number } | null,
  ): Promise<void> {
    const kind = "payment_event_refused";
    await db.execute(sql`
      with new_events as (
        insert into audit_events (player_id, kind, value, created_at)
        select ${playerId}::int, ${kind}::text, ${JSON.stringify(value)}::jsonb, ${at.toISOString()}::timestamptz
        where not exists (
          select 1 from audit_events where player_id is not distinct from ${playerId}::int and kind = ${kind}
          and (value ->> 'provider', value ->> 'event', value ->> 'code')
            = (${value.provider}::text, ${value.event}::text, ${value.code}::text)
          and value ->> 'payment' is not distinct from ${value.payment}::text)
        returning 1),
      mark as (select ${contradictionEvent?.contradiction ?? null}::text as word, ${contradictionEvent?.sequence ?? 0}::bigint as newest from new_events)
      update payments set contradicted_at = coalesce(contradicted_at, ${at.toISOString()}::timestamptz),
        contradiction = case when newest >= sequence then word
          else coalesce(nullif(contradiction, 'unknown_order'), word) end,
        sequence = greatest(sequence, newest)
      from mark
      where id = ${value.payment}::uuid and provider = ${value.provider} and action = 'cashout'
        and state not in ('reserved', 'pending') and word is not null`);
  },
};
