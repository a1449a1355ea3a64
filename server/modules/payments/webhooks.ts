import { decimalsOf } from "../../../src/rules/money/decimals.ts";
import { totalOf } from "../../../src/rules/payments/payment-amounts.ts";
import { createBatches } from "../../db/batches.ts";
import type { Db } from "../../db/client.ts";
import type { Contradiction, PaymentRow } from "../../db/payments-schema.ts";
import { partitionByOwner, pipelined } from "../../db/pipeline.ts";
import { retrying } from "../../db/retrying.ts";
import { BATCH_OPTIONS, type PaymentsContext, type Prepared } from "./context.ts";
import type { Deposits } from "./deposits.ts";
import type { LedgerEntries } from "./ledger-entries.ts";
import { timelineEvent } from "./new-payment.ts";
import { type EventEffect, outcomeOf, WebhookRejected, type WebhookRejection } from "./outcome.ts";
import { type EventParts, readEvent, readParts } from "./read-event.ts";
import { type LockedPayment, paymentsStore as store } from "./store.ts";
import { createUnmatchedFunds, type IncomingEvent } from "./unmatched-funds.ts";
import { orderConfirmed, type Withdrawals } from "./withdrawals.ts";
import { StaleWrite } from "./writes-store.ts";

/** A provider's event; `amount` in minor units. */
type ReceivedEvent = Pick<IncomingEvent, "provider" | "event" | "amount">;
/** An event with its payment's id. */
type OrderEvent = ReceivedEvent & { id: string };
interface LockedEvent {
  said: OrderEvent;
  held: LockedPayment;
  isHeard: boolean;
}

/** How a rejected event contradicts an ordered withdrawal; null if it says nothing about money. */
function contradictionOf(code: WebhookRejection, { state }: EventParts): Contradiction | null {
  switch (code) {
    case "already_returned":
    case "already_paid":
    case "not_reversible":
      return state as Contradiction;
    case "wrong_amount":
    case "wrong_currency":
    case "event_reused":
      return code;
    default:
      return null;
  }
}

/** Upper bound of amounts, far below the range of a database bigint. */
const MAX_AMOUNT = 10n ** 18n;

/** Parses a provider's amount into minor units, zero included; undefined if it has more decimals than the currency. */
function minorOf(text: string, subunits: number): bigint | undefined {
  const [whole = "", fraction = ""] = text.split(".");
  const decimals = decimalsOf(subunits);
  const digits = fraction.replace(/0+$/, "");
  if (digits.length > decimals) return undefined;
  const minor = BigInt(whole + digits.padEnd(decimals, "0"));
  return minor <= MAX_AMOUNT ? minor : undefined;
}

const decide = ({ payment }: LockedPayment, { event, amount }: ReceivedEvent): EventEffect =>
  outcomeOf(
    {
      action: payment.action,
      state: payment.state,
      isCoin: payment.methodType === "crypto",
      // The provider deducts the withdrawal fee, so its amount is the net amount.
      amount: payment.action === "cashout" ? totalOf("cashout", payment.amount, payment.fee) : payment.amount,
      isReversed: payment.reversedAt !== null,
      isContradicted: payment.contradiction !== null,
      sequence: payment.sequence,
    },
    { state: event.state, sequence: event.sequence, amount, confirms: event.confirmations !== null },
  );

/** Applies the event's sequence number and reference, which hold whatever its outcome. */
const withEvent = (payment: PaymentRow, { event }: ReceivedEvent): PaymentRow => ({
  ...payment,
  sequence: Math.max(payment.sequence, event.sequence),
  reference: payment.reference ?? event.reference,
  ...(payment.finishedAt === null && orderConfirmed(payment)),
});

/** Applies provider events: each once, in any order. */
export function createWebhooks(
  context: PaymentsContext,
  { books, deposits, cashouts }: { books: LedgerEntries; deposits: Deposits; cashouts: Withdrawals },
) {
  const { db, now, prepare, subunits, tellEnd } = context;
  const arrivals = createUnmatchedFunds(context, books);
  const eventNote = ({ provider, event: { event } }: IncomingEvent) => ({
    named: { provider, event },
    at: new Date(now()),
  });

  /** Marks deposits as succeeded and credits them. */
  async function creditAll(
    tx: Db,
    arrived: readonly { held: LockedPayment; by: Pick<ReceivedEvent, "provider" | "event"> }[],
  ) {
    const at = new Date(now());
    const entries = await books.creditAll(
      tx,
      arrived.map(({ held }) => held),
    );
    const changes = arrived.map(({ held: { payment }, by: { provider, event } }, i) => ({
      payment: {
        ...payment,
        state: "succeeded" as const,
        finishedAt: at,
        entryId: entries[i]!,
        nextStep: null,
      },
      events: [timelineEvent("succeeded", at)],
      named: { provider, event: event.event },
    }));
    await store.saveAll(tx, changes, at);
  }

  /** Credits a deposit and reverses it in one step: the reversal overtook the success. */
  async function creditAndReverse(arriving: IncomingEvent, locked: LockedPayment): Promise<void> {
    const { tx, event } = arriving;
    const note = eventNote(arriving);
    const { at } = note;
    const entryId = await books.credit(tx, locked);
    const paid = { ...locked.payment, state: "succeeded" as const, finishedAt: at, entryId, nextStep: null };
    const endEntryId = await books.reverse(
      tx,
      { ...locked, payment: paid },
      locked.account.real + paid.amount,
    );
    const reversed = { ...paid, endEntryId, reversedAt: at };
    const steps = [timelineEvent("succeeded", at), timelineEvent("reversed", at, event.reason)];
    await store.save(tx, reversed, steps, note);
  }

  /** Records the event without changing the payment's money or final state. */
  async function note(arriving: IncomingEvent, locked: LockedPayment, outcome: EventEffect): Promise<null> {
    const { tx, event } = arriving;
    const named = eventNote(arriving);
    const begins = outcome.does === "become";
    const steps =
      begins || outcome.does === "confirm"
        ? [{ ...timelineEvent("processing", named.at), confirmations: event.confirmations }]
        : [];
    const payment = begins ? { ...locked.payment, state: "processing" as const } : locked.payment;
    await store.save(tx, payment, steps, { ...named, tell: steps.length > 0 });
    return null;
  }

  /** @returns the id of the payment that ended, or null */
  async function applyToDeposit(arriving: IncomingEvent, before: LockedPayment): Promise<string | null> {
    const { tx, prepared, event, amount } = arriving;
    const locked = { ...before, payment: withEvent(before.payment, arriving) };
    const { payment } = locked;
    const outcome = decide(before, arriving);
    switch (outcome.does) {
      case "refuse":
        throw new WebhookRejected(outcome.code);
      case "succeed": {
        const isOtherAmount = payment.methodType === "crypto" && amount !== payment.counted;
        const arrived = isOtherAmount ? await arrivals.asArrived(arriving, locked) : locked;
        if ("reason" in arrived) await arrivals.sendBack(arriving, locked, arrived.reason);
        else if (outcome.reversed) await creditAndReverse(arriving, { ...locked, payment: arrived.payment });
        else await creditAll(tx, [{ held: { ...locked, payment: arrived.payment }, by: arriving }]);
        return payment.id;
      }
      case "reverse": {
        const endEntryId = await books.reverse(tx, locked, locked.account.real);
        const { named, at } = eventNote(arriving);
        const reversed = { ...payment, endEntryId, reversedAt: at, toldAt: null };
        await store.save(tx, reversed, [timelineEvent("reversed", at, event.reason)], { named, at });
        return payment.id;
      }
      case "follow": {
        const lateId = await arrivals.follow(arriving, locked);
        await store.save(tx, payment, [], { at: new Date(now()), tell: false });
        return lateId;
      }
      case "become":
        if (outcome.state === "declined" || outcome.state === "canceled") {
          const to = { state: outcome.state, reason: event.reason };
          await deposits.end(tx, prepared, locked, to, { named: eventNote(arriving).named });
          return payment.id;
        }
    }
    return note(arriving, locked, outcome);
  }

  async function applyToCashout(arriving: IncomingEvent, before: LockedPayment): Promise<string | null> {
    const { tx, event } = arriving;
    const locked = { ...before, payment: withEvent(before.payment, arriving) };
    const { payment } = locked;
    const outcome = decide(before, arriving);
    const { named, at } = eventNote(arriving);
    switch (outcome.does) {
      case "refuse":
        throw new WebhookRejected(outcome.code);
      case "become": {
        const to = { state: "rejected" as const, reason: event.reason ?? "provider_error" };
        await cashouts.giveBack(tx, locked, to, { named });
        return payment.id;
      }
      case "succeed": {
        const endEntryId = await books.payOut(tx, locked);
        const paid = { ...payment, state: "succeeded" as const, finishedAt: at, endEntryId, payout: null };
        await store.save(tx, paid, [timelineEvent("succeeded", at)], { named, at });
        return payment.id;
      }
      default:
        return note(arriving, locked, outcome);
    }
  }

  /** @returns the newest late payment of a chain, which receives all later events */
  async function newestOf(tx: Db, locked: LockedPayment): Promise<LockedPayment> {
    let newest = locked;
    for (let next: PaymentRow | undefined = locked.payment; next; ) {
      newest = { ...locked, payment: next };
      next = next.finishedAt ? await store.follower(tx, next.id) : undefined;
    }
    return newest;
  }

  /** Saves the payment profile that the provider reports. */
  async function keepProfile(
    tx: Db,
    { event, provider }: ReceivedEvent,
    { payment }: LockedPayment,
  ): Promise<void> {
    const { playerId, methodId } = payment;
    if (event.profile && (event.state === "succeeded" || event.state === "processing"))
      await store.keepProfile(tx, {
        playerId,
        methodId,
        provider,
        ...event.profile,
        lastUsedAt: new Date(now()),
      });
  }

  async function applyNew(arriving: IncomingEvent, locked: LockedPayment): Promise<string | null> {
    const { tx } = arriving;
    const { payment } = locked;
    await keepProfile(tx, arriving, locked);
    return payment.action === "cashout"
      ? applyToCashout(arriving, locked)
      : applyToDeposit(arriving, await newestOf(tx, locked));
  }

  /** Locks the payments of events and checks that each event belongs to its payment. */
  async function hold(tx: Db, received: readonly OrderEvent[]): Promise<LockedEvent[]> {
    const names = received.map(({ provider, event: { event } }) => ({ provider, event }));
    const [payments, owners] = await pipelined(
      store.holdAll(
        tx,
        received.map(({ id }) => id),
      ),
      store.heard(tx, names),
    );
    const events: LockedEvent[] = [];
    for (const [i, one] of received.entries()) {
      const locked = payments.find(({ payment }) => payment.id === one.id);
      if (locked?.payment.provider !== one.provider) throw new WebhookRejected("unknown_payment");
      if (locked.payment.currency !== one.event.currency) throw new WebhookRejected("wrong_currency");
      const owner = owners.get(i);
      if (owner !== undefined && !(await belongsTo(tx, owner, one.id)))
        throw new WebhookRejected("event_reused");
      events.push({ said: one, held: locked, isHeard: owner !== undefined });
    }
    return events;
  }

  /** True if the payment has the order's id or is a late payment of it. */
  async function belongsTo(tx: Db, id: string, order: string): Promise<boolean> {
    let next: string | null = id;
    while (next !== null && next !== order) next = (await store.byId(tx, next))?.follows ?? null;
    return next === order;
  }

  const applyTo = async (
    tx: Db,
    prepared: Prepared,
    { said, held, isHeard }: LockedEvent,
  ): Promise<string | null> => (isHeard ? null : applyNew({ tx, prepared, ...said }, held));

  /** True for the common case: an open deposit that arrives exactly as accepted. */
  function isPlain({ said, held, isHeard }: LockedEvent): boolean {
    const { payment } = held;
    if (isHeard || payment.action !== "deposit" || payment.finishedAt) return false;
    const outcome = decide(held, said);
    const isAsCounted = payment.methodType !== "crypto" || said.amount === payment.counted;
    return outcome.does === "succeed" && !outcome.reversed && isAsCounted;
  }

  /** Applies events of different players. @returns ids of the payments that ended, or null */
  async function applyRound(
    tx: Db,
    prepared: Prepared,
    events: readonly LockedEvent[],
  ): Promise<(string | null)[]> {
    const plain = events.filter(isPlain);
    await pipelined(
      ...plain.map(({ said, held }) => keepProfile(tx, said, held)),
      creditAll(
        tx,
        plain.map(({ said, held }) => ({
          held: { ...held, payment: withEvent(held.payment, said) },
          by: said,
        })),
      ),
    );
    return pipelined(
      ...events.map(async (one) => (plain.includes(one) ? one.held.payment.id : applyTo(tx, prepared, one))),
    );
  }

  /** Concurrent events share a transaction; if one is rejected, each is retried alone. */
  const applySoon = createBatches<OrderEvent, string | null>(async (received) => {
    const prepared = await prepare();
    const ended = await retrying(StaleWrite, () =>
      db.transaction(async (tx) => {
        const results = new Map<OrderEvent, string | null>();
        const rounds = partitionByOwner(await hold(tx, received), ({ held }) => held.payment.playerId);
        for (const [i, round] of rounds.entries()) {
          // The previous round changed these players' wallets: lock and read again.
          const events =
            i === 0
              ? round
              : await hold(
                  tx,
                  round.map((one) => one.said),
                );
          for (const [j, id] of (await applyRound(tx, prepared, events)).entries())
            results.set(events[j]!.said, id);
        }
        return results;
      }),
    );
    return received.map((one) => ({ value: ended.get(one)! }));
  }, BATCH_OPTIONS);

  /** Applies an event without a payment id: coins that arrived without an order. */
  async function applyUnordered(received: ReceivedEvent): Promise<string | null> {
    const prepared = await prepare();
    return retrying(StaleWrite, () =>
      db.transaction(async (tx) => {
        const payment = await store.unordered(tx, received.provider, received.event.reference);
        if (!payment) {
          const { provider, event } = received;
          const owners = await store.heard(tx, [{ provider, event: event.event }]);
          if (owners.size > 0) throw new WebhookRejected("event_reused");
          return arrivals.unordered({ tx, prepared, ...received });
        }
        const [locked] = await hold(tx, [{ ...received, id: payment.id }]);
        return applyTo(tx, prepared, locked!);
      }),
    );
  }

  async function noteRefused(provider: string, parts: EventParts, code: WebhookRejection): Promise<void> {
    const payment = parts.payment === null ? undefined : await store.byId(db, parts.payment);
    const { sequence, ...shown } = parts;
    const contradiction = contradictionOf(code, parts);
    const mark = contradiction && { contradiction, sequence };
    await store.noteRefused(
      db,
      payment?.playerId ?? null,
      { provider, ...shown, code },
      new Date(now()),
      mark,
    );
  }

  /**
   * Applies a provider's message. Rejected events change nothing and are recorded for staff.
   * @throws CallbackRefused
   */
  return async function apply(provider: string, message: unknown): Promise<void> {
    const event = readEvent(message);
    try {
      if (!event) throw new WebhookRejected("bad_request");
      const units = (await subunits()).get(event.currency);
      if (units === undefined) throw new WebhookRejected("wrong_currency");
      const amount = minorOf(event.amount, units);
      if (amount === undefined) throw new WebhookRejected("wrong_amount");
      const received = { provider, event, amount };
      const id = event.payment;
      const ended = await (id === null ? applyUnordered(received) : applySoon({ ...received, id }));
      if (ended) await tellEnd(ended);
    } catch (error) {
      if (error instanceof WebhookRejected)
        await noteRefused(provider, event ?? readParts(message), error.code);
      throw error;
    }
  };
}

export type ApplyEvent = ReturnType<typeof createWebhooks>;
