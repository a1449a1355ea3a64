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

/** Events of one statement: the first of them bears the provider's name, so that it is not applied again. */
function eventsOf(events: readonly NewEvent[], named: ProviderEventName | null, at: Date) {
  const all = events.map((event, i) => ({ ...event, ...(i === 0 ? named : null) }));
  return all.length === 0 && named ? [{ state: null, reason: null, confirmations: null, at, ...named }] : all;
}

/** What goes along with every change of a payment, as parts of one statement: what a provider has said is told by itself. */
const withEvents = (json: string, id: string, playerId: number, tell: boolean) => sql`
  noted as (
    insert into payment_events (payment_id, state, at, reason, confirmations, provider, event)
    select ${id}::uuid, state, at, reason, confirmations, provider, event
    from json_to_recordset(${json}::json) as one
      (state text, at timestamptz, reason text, confirmations jsonb, provider text, event text)
    where exists (select 1 from made)),
  told as (
    insert into outbox (player_id, type, data)
    select ${playerId}::int, kind, data from (
      select 'payments_changes' as kind, jsonb_build_object('id', ${id}::text) as data, 0 as place
      union all
      select 'payments_events', jsonb_build_object('id', ${id}::text, 'state', state), 1
      from json_to_recordset(${json}::json) as one (state text)
      where state is not null and exists (
        select 1 from json_to_recordset(${json}::json) as other (event text) where event is not null)
    ) said where ${tell} order by place)`;

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

  /** Writes a new payment down, with its first events. Throws `Overtaken` where the same wish was refused meanwhile. */
  async insert(
    tx: Db,
    row: NewPayment,
    events: readonly NewEvent[],
    named: ProviderEventName | null = null,
  ): Promise<PaymentRow> {
    const json = jsonOf(eventsOf(events, named, row.createdAt));
    const written = rowsOf<{ number: number | string }>(
      await tx.execute(sql`
      with made as (
        insert into payments (${NAMES}) select ${VALUES} from json_to_record(${jsonOf([pick(row, ALL)])}::json -> 0) as ${recordOf(ALL)}
        where not exists (select 1 from payment_refusals r
          where r.player_id = one."playerId" and r.action = one.action and r.key = one.key)
        returning number),
      ${withEvents(json, row.id, row.playerId, true)}
      select number from made`),
    );
    if (written.length === 0) throw new Overtaken();
    return { ...row, number: Number(written[0]!.number) };
  },

  /** Writes down what has become of a payment that is held, and tells its player. */
  async save(
    tx: Db,
    row: PaymentRow,
    events: readonly NewEvent[],
    { named = null, at, tell = true }: { named?: ProviderEventName | null; at: Date; tell?: boolean },
  ): Promise<void> {
    const json = jsonOf(eventsOf(events, named, at));
    await tx.execute(sql`
      with made as (
        update payments set ${SETS} from json_to_record(${jsonOf([pick(row, CHANGING)])}::json -> 0) as ${recordOf(CHANGING)}
        where id = ${row.id} returning 1),
      ${withEvents(json, row.id, row.playerId, tell)}
      select 1`);
  },

  /** What a provider has said that cannot be true, for people to look at: once, however often it is said. */
  async noteRefused(db: Db, playerId: number | null, value: { event: string }, at: Date): Promise<void> {
    const kind = "payment_event_refused";
    await db.execute(sql`
      insert into audit_events (player_id, kind, value, created_at)
      select ${playerId}::int, ${kind}::text, ${JSON.stringify(value)}::jsonb, ${at.toISOString()}::timestamptz
      where not exists (
        select 1 from audit_events where player_id is not distinct from ${playerId}::int and kind = ${kind}
        and value ->> 'event' = ${value.event}::text)`);
  },
};
