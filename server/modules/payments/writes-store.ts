import { sql } from "drizzle-orm";
import type { PaymentEvent } from "../../../src/contract/payments.ts";
import type { Db } from "../../db/client.ts";
import { type PaymentRow, type paymentRefusals, payments } from "../../db/payments-schema.ts";
import { jsonOf, rowsOf } from "../../db/rows.ts";

export type RefusalRow = typeof paymentRefusals.$inferSelect;
/** A payment as it is written down: the database numbers it. */
export type NewPayment = Omit<PaymentRow, "number">;

export interface NewEvent extends Pick<PaymentEvent, "state" | "reason" | "confirmations"> {
  at: Date;
}
/** An event of the provider's, by its name; told in the timeline only where it has done something. */
export interface ProviderEventName {
  provider: string;
  event: string;
}

/** Somebody else has done the same under this name meanwhile: looked at again, it is there. */
export class Overtaken extends Error {
  override name = "Overtaken";
}

/** What may be different about a payment from one moment to another, with the types that JSON does not have. */
const CHANGING = {
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
  secondBy: "text",
  approvedAt: "timestamptz",
  askedAt: "timestamptz",
  refusedAt: "timestamptz",
  contradictedAt: "timestamptz",
  refund: "text",
  toldAt: "timestamptz",
  entryId: "bigint",
  endEntryId: "bigint",
} as const satisfies Partial<Record<keyof PaymentRow, string>>;

const FIXED = {
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
  createdAt: "timestamptz",
  provider: "text",
  key: "text",
  digest: "text",
  follows: "uuid",
} as const satisfies Partial<Record<keyof PaymentRow, string>>;

type Columns = Readonly<Record<string, string>>;
const columnOf = (name: string) => payments[name as keyof PaymentRow].name;
const recordOf = (columns: Columns) =>
  sql.raw(
    `one (${Object.entries(columns)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(", ")})`,
  );
const ALL: Columns = { ...FIXED, ...CHANGING };
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
  Object.keys(CHANGING)
    .map((name) => `"${columnOf(name)}" = one."${name}"`)
    .join(", "),
);

const pick = (row: NewPayment, columns: Columns) =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, row[name as keyof NewPayment] ?? null]));

/** Something that becomes of a payment. */
export interface Change<Row extends NewPayment = PaymentRow> {
  payment: Row;
  events: readonly NewEvent[];
  /** The provider's event that it comes of: it is not applied again. */
  named?: ProviderEventName | null;
  /** Whether its player is told of it. */
  tell?: boolean;
}

/** Events as they are written down: the first of a change bears the provider's name. */
function eventsOf({ payment, events, named }: Change<NewPayment>, at: Date) {
  const all = events.map((event, i) => ({ ...event, ...(i === 0 ? named : null) }));
  const unseen = { state: null, reason: null, confirmations: null, at, ...named };
  return (all.length === 0 && named ? [unseen] : all).map((event) => ({ ...event, payment: payment.id }));
}

/** What its player is told: what a provider has said is told by itself. */
function toldOf({ payment: { id, playerId }, events, named, tell = true }: Change<NewPayment>) {
  if (!tell) return [];
  const said = named ? events : [];
  return [
    { playerId, kind: "payments_changes", data: { id } },
    ...said.map(({ state }) => ({ playerId, kind: "payments_events", data: { id, state } })),
  ];
}

/** What goes along with changes, as parts of one statement. */
const withEvents = (changes: readonly Change<NewPayment>[], at: Date) => sql`
  noted as (
    insert into payment_events (payment_id, state, at, reason, confirmations, provider, event)
    select one.* from json_to_recordset(${jsonOf(changes.flatMap((change) => eventsOf(change, at)))}::json) as one
      (payment uuid, state text, at timestamptz, reason text, confirmations jsonb, provider text, event text)),
  told as (
    insert into outbox (player_id, type, data)
    select "playerId", kind, data from json_to_recordset(${jsonOf(changes.flatMap(toldOf))}::json) as one
      ("playerId" int, kind text, data jsonb))`;

const rowsAs = (rows: readonly NewPayment[], columns: Columns) =>
  sql`json_to_recordset(${jsonOf(rows.map((row) => pick(row, columns)))}::json) as ${recordOf(columns)}`;

/** What of payments is written down, each with one statement: what has changed, its events, and what its player is told. */
export const paymentWrites = {
  /** Writes a wish that came to nothing down. Throws `Overtaken` where the same one has come to something meanwhile. */
  async refuse(tx: Db, row: RefusalRow): Promise<void> {
    const { playerId, action, key, digest, refusal, createdAt } = row;
    const written = rowsOf<object>(
      await tx.execute(sql`
      insert into payment_refusals (player_id, action, key, digest, refusal, created_at)
      select ${playerId}::int, ${action}::text, ${key}::text, ${digest}::text, ${JSON.stringify(refusal)}::jsonb,
        ${createdAt.toISOString()}::timestamptz
      where not exists (select 1 from payments where player_id = ${playerId} and action = ${action} and key = ${key})
      on conflict do nothing returning 1`),
    );
    if (written.length === 0) throw new Overtaken();
  },

  /** Writes new payments down, with their first events. Throws `Overtaken` where one's wish was refused meanwhile. */
  async insertAll(tx: Db, changes: readonly Change<NewPayment>[], at: Date): Promise<PaymentRow[]> {
    if (changes.length === 0) return [];
    const payments = changes.map(({ payment }) => payment);
    const written = rowsOf<{ id: string; number: number | string }>(
      await tx.execute(sql`
      with made as (
        insert into payments (${NAMES}) select ${VALUES} from ${rowsAs(payments, ALL)}
        where (select 1 from payment_refusals r
          where r.player_id = one."playerId" and r.action = one.action and r.key = one.key) is null
        returning id, number),
      ${withEvents(changes, at)}
      select id, number from made`),
    );
    if (written.length < changes.length) throw new Overtaken();
    const numbers = new Map(written.map(({ id, number }) => [id, Number(number)]));
    return payments.map((payment) => ({ ...payment, number: numbers.get(payment.id)! }));
  },

  /** Writes down what has become of payments that are held, and tells their players. */
  async saveAll(tx: Db, changes: readonly Change[], at: Date): Promise<void> {
    if (changes.length === 0) return;
    const rows = rowsAs(
      changes.map(({ payment }) => payment),
      { id: FIXED.id, ...CHANGING },
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
    named: ProviderEventName | null = null,
  ): Promise<PaymentRow> {
    const [row] = await paymentWrites.insertAll(tx, [{ payment, events, named }], payment.createdAt);
    return row!;
  },

  save: (
    tx: Db,
    payment: PaymentRow,
    events: readonly NewEvent[],
    { at, ...how }: Pick<Change, "named" | "tell"> & { at: Date },
  ): Promise<void> => paymentWrites.saveAll(tx, [{ payment, events, ...how }], at),

  /**
   * Records an event that cannot be true for staff, once however often it is sent; `contradicts` names the withdrawal that
   * it says ended otherwise than the books have it.
   */
  async noteRefused(
    db: Db,
    playerId: number | null,
    value: { provider: string; event: string; code: string },
    at: Date,
    contradicts: string | null,
  ): Promise<void> {
    const kind = "payment_event_refused";
    await db.execute(sql`
      with noted as (
        insert into audit_events (player_id, kind, value, created_at)
        select ${playerId}::int, ${kind}::text, ${JSON.stringify(value)}::jsonb, ${at.toISOString()}::timestamptz
        where not exists (
          select 1 from audit_events where player_id is not distinct from ${playerId}::int and kind = ${kind}
          and (value ->> 'provider', value ->> 'event', value ->> 'code')
            = (${value.provider}::text, ${value.event}::text, ${value.code}::text))
        returning 1)
      update payments set contradicted_at = coalesce(contradicted_at, ${at.toISOString()}::timestamptz)
      where id = ${contradicts}::uuid and exists (select 1 from noted)`);
  },
};
