import { totalOf } from "../../../../src/rules/payments/payment-amounts.ts";
import { createBatches } from "../../../db/batches.ts";
import type { Db } from "../../../db/client.ts";
import { partitionByOwner, pipelined } from "../../../db/pipeline.ts";
import { retrying } from "../../../db/retrying.ts";
import { BATCH_OPTIONS, type PaymentsContext, type PreparedData } from "../context/context.ts";
import type { LedgerEntries } from "../context/ledger-entries.ts";
import type { Deposits } from "../deposits/deposits.ts";
import { timelineEvent } from "../new-payment.ts";
import { type EventEffect, outcomeOf, WebhookRejected, type WebhookRejection } from "../provider/outcome.ts";
import { type EventParts, readAmount, readEvent, readParts } from "../provider/read-event.ts";
import { type LockedPayment, paymentsStore as store } from "../store.ts";
import type { Contradiction, PaymentRow } from "../tables.ts";
import { orderConfirmed, type Withdrawals } from "../withdrawals/withdrawals.ts";
import { StaleWrite } from "../writes-store.ts";
import { createUnmatchedFunds, type IncomingEvent } from "./unmatched-funds.ts";

/** A provider's event; `amount` in minor units. */
type ReceivedEvent = Pick<IncomingEvent, "provider" | "event" | "amount">;
/** An event with its payment's id. */
type OrderEvent = ReceivedEvent & { id: string };
interface LockedEvent {
  event: OrderEvent;
  locked: LockedPayment;
  isKnown: boolean;
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
    { state: event.state, sequence: event.sequence, amount, hasConfirmations: event.confirmations !== null },
  );

/** Applies the event's sequence number and reference, which are valid whatever the event's outcome. */
const withEvent = (payment: PaymentRow, { event }: ReceivedEvent): PaymentRow => ({
  ...payment,
  sequence: Math.max(payment.sequence, event.sequence),
  reference: payment.reference ?? event.reference,
  ...(payment.finishedAt === null && orderConfirmed(payment)),
});

/** Applies provider events: each once, in any order. */
export function createWebhooks(
  context: PaymentsContext,
  {
    ledgerEntries,
    deposits,
    withdrawals,
  }: { ledgerEntries: LedgerEntries; deposits: Deposits; withdrawals: Withdrawals },
) {
  const { db, now, prepare, subunits, ends, deliverEvents } = context;
  const unmatchedFunds = createUnmatchedFunds(context, ledgerEntries);
  const eventOptionsOf = ({ provider, event: { event } }: IncomingEvent) => ({
    eventName: { provider, event },
    at: new Date(now()),
  });

  /** Marks deposits as succeeded and credits them. */
  async function creditAll(
    tx: Db,
    arrived: readonly { locked: LockedPayment; source: Pick<ReceivedEvent, "provider" | "event"> }[],
  ) {
    const at = new Date(now());
    const entries = await ledgerEntries.creditAll(
      tx,
      arrived.map(({ locked }) => locked),
    );
    const changes = arrived.map(({ locked: { payment }, source: { provider, event } }, i) => ({
      payment: {
        ...payment,
        state: "succeeded" as const,
        finishedAt: at,
        entryId: entries[i]!,
        nextStep: null,
      },
      events: [timelineEvent("succeeded", at)],
      eventName: { provider, event: event.event },
    }));
    await ends.saveAll(tx, changes, at);
  }

  /** Credits a deposit and reverses it in one step: the reversal overtook the success. */
  async function creditAndReverse(arriving: IncomingEvent, locked: LockedPayment): Promise<void> {
    const { tx, event } = arriving;
    const eventOptions = eventOptionsOf(arriving);
    const { at } = eventOptions;
    const entryId = await ledgerEntries.credit(tx, locked);
    const paid = { ...locked.payment, state: "succeeded" as const, finishedAt: at, entryId, nextStep: null };
    const endEntryId = await ledgerEntries.reverse(
      tx,
      { ...locked, payment: paid },
      locked.account.real + paid.amount,
    );
    const reversed = { ...paid, endEntryId, reversedAt: at };
    const steps = [timelineEvent("succeeded", at), timelineEvent("reversed", at, event.reason)];
    await ends.saveAll(tx, [{ payment: reversed, events: steps, eventName: eventOptions.eventName }], at);
  }

  /** Records the event without changing the payment's money or final state. */
  async function recordEvent(
    arriving: IncomingEvent,
    locked: LockedPayment,
    outcome: EventEffect,
  ): Promise<false> {
    const { tx, event } = arriving;
    const eventOptions = eventOptionsOf(arriving);
    const isTransition = outcome.type === "become";
    const steps =
      isTransition || outcome.type === "confirm"
        ? [{ ...timelineEvent("processing", eventOptions.at), confirmations: event.confirmations }]
        : [];
    const payment = isTransition ? { ...locked.payment, state: "processing" as const } : locked.payment;
    await store.save(tx, payment, steps, { ...eventOptions, notify: steps.length > 0 });
    return false;
  }

  /** @returns true if a payment ended */
  async function applyToDeposit(arriving: IncomingEvent, before: LockedPayment): Promise<boolean> {
    const { tx, prepared, event, amount } = arriving;
    const locked = { ...before, payment: withEvent(before.payment, arriving) };
    const { payment } = locked;
    const outcome = decide(before, arriving);
    switch (outcome.type) {
      case "reject":
        throw new WebhookRejected(outcome.code);
      case "succeed": {
        const isOtherAmount = payment.methodType === "crypto" && amount !== payment.counted;
        const arrived = isOtherAmount ? await unmatchedFunds.acceptReceivedAmount(arriving, locked) : locked;
        if ("reason" in arrived) await unmatchedFunds.declineForRefund(arriving, locked, arrived.reason);
        else if (outcome.reversed) await creditAndReverse(arriving, { ...locked, payment: arrived.payment });
        else await creditAll(tx, [{ locked: { ...locked, payment: arrived.payment }, source: arriving }]);
        return true;
      }
      case "reverse": {
        const endEntryId = await ledgerEntries.reverse(tx, locked, locked.account.real);
        const { eventName, at } = eventOptionsOf(arriving);
        const reversed = { ...payment, endEntryId, reversedAt: at };
        const events = [timelineEvent("reversed", at, event.reason)];
        await ends.saveAll(tx, [{ payment: reversed, events, eventName }], at);
        return true;
      }
      case "late": {
        await unmatchedFunds.createLatePayment(arriving, locked);
        await store.save(tx, payment, [], { at: new Date(now()), notify: false });
        return true;
      }
      case "become":
        if (outcome.state === "declined" || outcome.state === "canceled") {
          const to = { state: outcome.state, reason: event.reason };
          await deposits.end(tx, prepared, locked, to, { eventName: eventOptionsOf(arriving).eventName });
          return true;
        }
    }
    return recordEvent(arriving, locked, outcome);
  }

  async function applyToWithdrawal(arriving: IncomingEvent, before: LockedPayment): Promise<boolean> {
    const { tx, event } = arriving;
    const locked = { ...before, payment: withEvent(before.payment, arriving) };
    const { payment } = locked;
    const outcome = decide(before, arriving);
    const { eventName, at } = eventOptionsOf(arriving);
    switch (outcome.type) {
      case "reject":
        throw new WebhookRejected(outcome.code);
      case "become": {
        const to = { state: "rejected" as const, reason: event.reason ?? "provider_error" };
        await withdrawals.giveBack(tx, locked, to, { eventName });
        return true;
      }
      case "succeed": {
        const endEntryId = await ledgerEntries.settleWithdrawal(tx, locked);
        const paid = { ...payment, state: "succeeded" as const, finishedAt: at, endEntryId, payout: null };
        await ends.saveAll(tx, [{ payment: paid, events: [timelineEvent("succeeded", at)], eventName }], at);
        return true;
      }
      default:
        return recordEvent(arriving, locked, outcome);
    }
  }

  /** @returns the newest late payment of a chain, which receives all later events */
  async function newestOf(tx: Db, locked: LockedPayment): Promise<LockedPayment> {
    let newest = locked;
    for (let next: PaymentRow | undefined = locked.payment; next; ) {
      newest = { ...locked, payment: next };
      next = next.finishedAt ? await store.latePaymentOf(tx, next.id) : undefined;
    }
    return newest;
  }

  /** Saves the payment profile that the provider reports. */
  async function saveReportedProfile(
    tx: Db,
    { event, provider }: ReceivedEvent,
    { payment }: LockedPayment,
  ): Promise<void> {
    const { playerId, methodId } = payment;
    if (event.profile && (event.state === "succeeded" || event.state === "processing"))
      await store.saveProfile(tx, {
        playerId,
        methodId,
        provider,
        ...event.profile,
        lastUsedAt: new Date(now()),
      });
  }

  async function applyNew(arriving: IncomingEvent, locked: LockedPayment): Promise<boolean> {
    const { tx } = arriving;
    const { payment } = locked;
    await saveReportedProfile(tx, arriving, locked);
    return payment.action === "cashout"
      ? applyToWithdrawal(arriving, locked)
      : applyToDeposit(arriving, await newestOf(tx, locked));
  }

  /** Locks the payments of events and checks that each event belongs to its payment. */
  async function lockPayments(tx: Db, received: readonly OrderEvent[]): Promise<LockedEvent[]> {
    const names = received.map(({ provider, event: { event } }) => ({ provider, event }));
    const [payments, owners] = await pipelined(
      store.lockAllForUpdate(
        tx,
        received.map(({ id }) => id),
      ),
      store.knownEventOwners(tx, names),
    );
    const events: LockedEvent[] = [];
    for (const [i, one] of received.entries()) {
      const locked = payments.find(({ payment }) => payment.id === one.id);
      if (locked?.payment.provider !== one.provider) throw new WebhookRejected("unknown_payment");
      if (locked.payment.currency !== one.event.currency) throw new WebhookRejected("wrong_currency");
      const owner = owners.get(i);
      if (owner !== undefined && !(await belongsTo(tx, owner, one.id)))
        throw new WebhookRejected("event_reused");
      events.push({ event: one, locked, isKnown: owner !== undefined });
    }
    return events;
  }

  /** True if the payment has the order's id or is a late payment of it. */
  async function belongsTo(tx: Db, id: string, order: string): Promise<boolean> {
    let next: string | null = id;
    while (next !== null && next !== order) next = (await store.byId(tx, next))?.lateOf ?? null;
    return next === order;
  }

  const applyTo = async (
    tx: Db,
    prepared: PreparedData,
    { event, locked, isKnown }: LockedEvent,
  ): Promise<boolean> => (isKnown ? false : applyNew({ tx, prepared, ...event }, locked));

  /** True for the common case: an open deposit that arrives exactly as accepted. */
  function isPlain({ event, locked, isKnown }: LockedEvent): boolean {
    const { payment } = locked;
    if (isKnown || payment.action !== "deposit" || payment.finishedAt) return false;
    const outcome = decide(locked, event);
    const isAsCounted = payment.methodType !== "crypto" || event.amount === payment.counted;
    return outcome.type === "succeed" && !outcome.reversed && isAsCounted;
  }

  /** Applies events of different players. @returns whether each ended a payment */
  async function applyGroup(
    tx: Db,
    prepared: PreparedData,
    events: readonly LockedEvent[],
  ): Promise<boolean[]> {
    const plainEvents = events.filter(isPlain);
    await pipelined(
      ...plainEvents.map(({ event, locked }) => saveReportedProfile(tx, event, locked)),
      creditAll(
        tx,
        plainEvents.map(({ event, locked }) => ({
          locked: { ...locked, payment: withEvent(locked.payment, event) },
          source: event,
        })),
      ),
    );
    return pipelined(...events.map(async (one) => plainEvents.includes(one) || applyTo(tx, prepared, one)));
  }

  /** Concurrent events share a transaction; if one is rejected, each is retried alone. */
  const applyBatched = createBatches<OrderEvent, boolean>(async (received) => {
    const prepared = await prepare();
    const ended = await retrying(StaleWrite, () =>
      db.transaction(async (tx) => {
        const results = new Map<OrderEvent, boolean>();
        const rounds = partitionByOwner(
          await lockPayments(tx, received),
          ({ locked }) => locked.payment.playerId,
        );
        for (const [i, round] of rounds.entries()) {
          // The previous round changed these players' wallets: lock and read again.
          const events =
            i === 0
              ? round
              : await lockPayments(
                  tx,
                  round.map((one) => one.event),
                );
          for (const [j, hasEnded] of (await applyGroup(tx, prepared, events)).entries())
            results.set(events[j]!.event, hasEnded);
        }
        return results;
      }),
    );
    return received.map((one) => ({ value: ended.get(one)! }));
  }, BATCH_OPTIONS);

  /** Applies an event without a payment id: coins that arrived without an order. */
  async function applyUnordered(received: ReceivedEvent): Promise<boolean> {
    const prepared = await prepare();
    return retrying(StaleWrite, () =>
      db.transaction(async (tx) => {
        const payment = await store.unordered(tx, received.provider, received.event.reference);
        if (!payment) {
          const { provider, event } = received;
          const owners = await store.knownEventOwners(tx, [{ provider, event: event.event }]);
          if (owners.size > 0) throw new WebhookRejected("event_reused");
          return unmatchedFunds.acceptUnordered({ tx, prepared, ...received });
        }
        const [locked] = await lockPayments(tx, [{ ...received, id: payment.id }]);
        return applyTo(tx, prepared, locked!);
      }),
    );
  }

  async function recordRejection(provider: string, parts: EventParts, code: WebhookRejection): Promise<void> {
    const payment = parts.payment === null ? undefined : await store.byId(db, parts.payment);
    const { sequence, ...shownParts } = parts;
    const contradiction = contradictionOf(code, parts);
    const contradictionEvent = contradiction && { contradiction, sequence };
    await store.recordRejectedEvent(
      db,
      payment?.playerId ?? null,
      { provider, ...shownParts, code },
      new Date(now()),
      contradictionEvent,
    );
  }

  /**
   * Applies a provider's message. Rejected events move no money and are recorded for staff.
   * @throws WebhookRejected
   */
  return async function apply(provider: string, message: unknown): Promise<void> {
    const event = readEvent(message);
    try {
      if (!event) throw new WebhookRejected("bad_request");
      const units = (await subunits()).get(event.currency);
      if (units === undefined) throw new WebhookRejected("wrong_currency");
      const amount = readAmount(event.amount, units);
      if (amount === undefined) throw new WebhookRejected("wrong_amount");
      const received = { provider, event, amount };
      const id = event.payment;
      const hasEnded = await (id === null ? applyUnordered(received) : applyBatched({ ...received, id }));
      if (hasEnded) await deliverEvents();
    } catch (error) {
      if (error instanceof WebhookRejected)
        await recordRejection(provider, event ?? readParts(message), error.code);
      throw error;
    }
  };
}

export type ApplyEvent = ReturnType<typeof createWebhooks>;
