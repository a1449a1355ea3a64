import { randomUUID } from "node:crypto";
import type { ProviderEvent } from "../../../../src/contract/payment-provider.ts";
import type { PaymentReason } from "../../../../src/contract/payments.ts";
import type { Db } from "../../../db/client.ts";
import type { PaymentsContext, PreparedData } from "../context/context.ts";
import type { LedgerEntries } from "../context/ledger-entries.ts";
import { newPayment, timelineEvent } from "../new-payment.ts";
import { WebhookRejected } from "../provider/outcome.ts";
import { type LockedPayment, paymentsStore as store } from "../store.ts";
import type { PaymentRow } from "../tables.ts";
import type { NewPayment, ProviderEventName } from "../writes-store.ts";

/** A provider's event in a transaction that holds its player's wallet lock. */
export interface IncomingEvent {
  tx: Db;
  prepared: PreparedData;
  event: ProviderEvent;
  provider: string;
  /** Received amount, minor units. */
  amount: bigint;
}

/** A deposit that isn't stored yet. */
type UnsavedDeposit = Omit<LockedPayment, "payment"> & { payment: NewPayment };

const eventNameOf = ({ provider, event: { event } }: IncomingEvent): ProviderEventName => ({
  provider,
  event,
});

/** Handles money that differs from an accepted deposit: a different amount, a late arrival, or no order. */
export function createUnmatchedFunds({ now, ends }: PaymentsContext, ledgerEntries: LedgerEntries) {
  /** @returns why money beyond the accepted amount is rejected, or null */
  async function rejectionReason(
    { tx, prepared }: IncomingEvent,
    { playerId, currency }: Pick<NewPayment, "playerId" | "currency">,
    amount: bigint,
  ): Promise<PaymentReason | null> {
    const playerLimits = (await prepared.of(tx, [playerId])).get(playerId);
    if ((playerLimits?.excludedUntil ?? 0) > now()) return "player_excluded";
    const rejection = prepared.rejectionOf(playerLimits?.limits ?? [], { kind: "deposit", amount, currency });
    return rejection && "limit_reached";
  }

  /** @returns why a crypto amount is outside its method's bounds; null if it isn't or the method no longer exists */
  function outOfBounds(
    { prepared }: IncomingEvent,
    { player, payment }: Pick<UnsavedDeposit, "player" | "payment">,
    amount: bigint,
  ): PaymentReason | null {
    if (payment.methodType !== "crypto") return null;
    const method = prepared.method({ ...player, currency: payment.currency }, "deposit", payment.methodId);
    if (!method) return null;
    const { min_cents, max_cents } = method.terms.bounds;
    if (amount < BigInt(min_cents)) return "below_minimum";
    return max_cents !== null && amount > BigInt(max_cents) ? "above_maximum" : null;
  }

  /** Inserts a separate deposit: credited, or declined and due for a refund. */
  async function add(arriving: IncomingEvent, deposit: UnsavedDeposit): Promise<void> {
    const { tx, prepared } = arriving;
    const { payment } = deposit;
    const { playerId, amount, currency, createdAt: at } = payment;
    const eventName = eventNameOf(arriving);
    const reason =
      outOfBounds(arriving, deposit, amount) ?? (await rejectionReason(arriving, payment, amount));
    if (reason) {
      const declined = {
        ...payment,
        state: "declined" as const,
        reason,
        finishedAt: at,
        refund: "due" as const,
      };
      const events = [timelineEvent("declined", at, reason)];
      return ends.insert(tx, { payment: declined, events, eventName }, at);
    }
    const countedWorth = prepared.worthOf(amount, currency);
    const entryId = await ledgerEntries.credit(tx, deposit);
    const counted = { counted: amount, countedWorth };
    const succeeded = { ...payment, ...counted, state: "succeeded" as const, finishedAt: at, entryId };
    await ends.insert(tx, { payment: succeeded, events: [timelineEvent("succeeded", at)], eventName }, at);
    await prepared.count(tx, [
      { playerId, currency, deposited: amount, depositedWorth: countedWorth, at: at.getTime() },
    ]);
  }

  return {
    /**
     * Adapts a crypto deposit to the received amount, or says why that's rejected. An excess must pass the limits;
     * the difference counts in the deposit's own day.
     */
    async acceptReceivedAmount(
      arriving: IncomingEvent,
      locked: LockedPayment,
    ): Promise<{ payment: PaymentRow } | { reason: PaymentReason }> {
      const { tx, prepared, amount } = arriving;
      const { payment } = locked;
      const { playerId, currency, createdAt } = payment;
      const difference = amount - payment.counted;
      const reason =
        outOfBounds(arriving, locked, amount) ??
        (difference > 0n ? await rejectionReason(arriving, payment, difference) : null);
      if (reason) return { reason };
      // Scale by the worth at acceptance, not by today's rate.
      const worth =
        payment.counted > 0n
          ? (payment.countedWorth * amount) / payment.counted
          : prepared.worthOf(amount, currency);
      const change = { deposited: difference, depositedWorth: worth - payment.countedWorth };
      await prepared.count(tx, [{ playerId, currency, ...change, at: createdAt.getTime() }]);
      return { payment: { ...payment, amount, counted: amount, countedWorth: worth } };
    },

    /** Declines a deposit, reverts its limit usage and marks it for a refund. */
    async declineForRefund(
      arriving: IncomingEvent,
      locked: LockedPayment,
      reason: PaymentReason,
    ): Promise<void> {
      const { tx, prepared } = arriving;
      const at = new Date(now());
      const payment = await ledgerEntries.revertLimitUsage(tx, prepared, locked);
      const declined = {
        ...payment,
        state: "declined" as const,
        reason,
        finishedAt: at,
        nextStep: null,
        refund: "due" as const,
      };
      const events = [timelineEvent("declined", at, reason)];
      await ends.saveAll(tx, [{ payment: declined, events, eventName: eventNameOf(arriving) }], at);
    },

    /** Creates a late payment for money that arrived after its deposit's end; ended payments never change. */
    createLatePayment(arriving: IncomingEvent, locked: LockedPayment): Promise<void> {
      const { accountId, action, brand, currency, id, methodId, methodName, methodType, playerId, provider } =
        locked.payment;
      const { event, amount } = arriving;
      const payment = newPayment({
        id: randomUUID(),
        playerId,
        accountId,
        action,
        methodId,
        brand,
        methodName,
        methodType,
        currency,
        amount,
        fee: locked.payment.fee,
        state: "pending",
        createdAt: new Date(now()),
        provider,
        reference: event.reference,
        sequence: event.sequence,
        lateOf: id,
      });
      return add(arriving, { ...locked, payment });
    },

    /** Handles coins that arrive at a player's address without an order. @returns false while they're unconfirmed */
    async acceptUnordered(arriving: IncomingEvent): Promise<boolean> {
      const { tx, event, provider, amount } = arriving;
      const owner =
        event.address === null ? undefined : await store.lockAddressOwner(tx, provider, event.address);
      if (!owner) throw new WebhookRejected("unknown_payment");
      const { coin, account, player } = owner;
      if (coin.currency !== event.currency) throw new WebhookRejected("wrong_currency");
      if (event.state === "processing") return false;
      // A reversal can only follow its success; the provider sends the reversal again later.
      if (event.state !== "succeeded") throw new WebhookRejected("unknown_payment");
      if (amount === 0n) throw new WebhookRejected("wrong_amount");
      const payer = { ...player, currency: coin.currency };
      const method = arriving.prepared.method(payer, "deposit", coin.methodId);
      const payment = newPayment({
        id: randomUUID(),
        playerId: coin.playerId,
        accountId: account.id,
        action: "deposit",
        methodId: coin.methodId,
        brand: method?.doc.brand ?? coin.methodId,
        methodName: method?.doc.name ?? coin.currency,
        methodType: "crypto",
        currency: coin.currency,
        amount,
        fee: 0n,
        state: "pending",
        createdAt: new Date(now()),
        provider,
        reference: event.reference,
        sequence: event.sequence,
      });
      await add(arriving, { ...owner, payment });
      return true;
    },
  };
}

export type UnmatchedFunds = ReturnType<typeof createUnmatchedFunds>;
