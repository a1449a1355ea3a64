import { randomUUID } from "node:crypto";
import type { ProviderEvent } from "../../../src/contract/payment-provider.ts";
import type { PaymentReason } from "../../../src/contract/payments.ts";
import type { Db } from "../../db/client.ts";
import type { PaymentRow } from "../../db/payments-schema.ts";
import type { PaymentsContext, Prepared } from "./context.ts";
import type { Books } from "./ledger-entries.ts";
import { newPayment, stepOf } from "./new-payment.ts";
import { CallbackRefused } from "./outcome.ts";
import { type Held, paymentsStore as store } from "./store.ts";
import type { NewPayment, ProviderEventName } from "./writes-store.ts";

/** Money on its way, in a transaction that holds its player's wallet. */
export interface Arriving {
  tx: Db;
  prepared: Prepared;
  event: ProviderEvent;
  provider: string;
  /** What has really come, minor units. */
  amount: bigint;
}

/** A deposit that is still to be written down. */
type Begun = Omit<Held, "payment"> & { payment: NewPayment };

const nameOf = ({ provider, event: { event } }: Arriving): ProviderEventName => ({ provider, event });

/** Money that comes otherwise than it was accepted: of another amount, after its deposit had ended, or by itself. */
export function createArrivals({ now }: PaymentsContext, books: Books) {
  /** Why money may not come that was not accepted before; null where it may. */
  async function obstacleTo(
    { tx, prepared }: Arriving,
    { playerId, currency }: Pick<NewPayment, "playerId" | "currency">,
    amount: bigint,
  ): Promise<PaymentReason | null> {
    const own = (await prepared.of(tx, [playerId])).get(playerId);
    if ((own?.excludedUntil ?? 0) > now()) return "player_excluded";
    const refusal = prepared.refusalOf(own?.limits ?? [], { kind: "deposit", amount, currency });
    return refusal && "limit_reached";
  }

  /** Why an amount of coins is outside of its method's bounds; null where it isn't, or where the method is gone. */
  function outOfBounds(
    { prepared }: Arriving,
    { player, payment }: Pick<Begun, "player" | "payment">,
    amount: bigint,
  ): PaymentReason | null {
    if (payment.methodType !== "crypto") return null;
    const method = prepared.method({ ...player, currency: payment.currency }, "deposit", payment.methodId);
    if (!method) return null;
    const { min_cents, max_cents } = method.terms.bounds;
    if (amount < BigInt(min_cents)) return "below_minimum";
    return max_cents !== null && amount > BigInt(max_cents) ? "above_maximum" : null;
  }

  /** A deposit of its own: there, or refused and to be sent back. Gives its id. */
  async function add(arriving: Arriving, begun: Begun): Promise<string> {
    const { tx, prepared } = arriving;
    const { payment } = begun;
    const { id, playerId, amount, currency, createdAt: at } = payment;
    const reason = outOfBounds(arriving, begun, amount) ?? (await obstacleTo(arriving, payment, amount));
    if (reason) {
      const declined = {
        ...payment,
        state: "declined" as const,
        reason,
        finishedAt: at,
        refund: "due" as const,
      };
      await store.insert(tx, declined, [stepOf("declined", at, reason)], nameOf(arriving));
      return id;
    }
    const countedWorth = prepared.worthOf(amount, currency);
    const entryId = await books.credit(tx, begun);
    const counted = { counted: amount, countedWorth };
    const done = { ...payment, ...counted, state: "succeeded" as const, finishedAt: at, entryId };
    await store.insert(tx, done, [stepOf("succeeded", at)], nameOf(arriving));
    await prepared.count(tx, [
      { playerId, currency, deposited: amount, depositedWorth: countedWorth, at: at.getTime() },
    ]);
    return id;
  }

  return {
    /**
     * Coins of a deposit that are more or less than what was accepted: the payment with what has arrived, or why it is not
     * accepted. What is more has to be allowed; the limits of its day count the difference.
     */
    async asArrived(
      arriving: Arriving,
      held: Held,
    ): Promise<{ payment: PaymentRow } | { reason: PaymentReason }> {
      const { tx, prepared, amount } = arriving;
      const { payment } = held;
      const { playerId, currency, createdAt } = payment;
      const more = amount - payment.counted;
      const reason =
        outOfBounds(arriving, held, amount) ?? (more > 0n ? await obstacleTo(arriving, payment, more) : null);
      if (reason) return { reason };
      // In proportion to what it was worth when it was accepted.
      const worth =
        payment.counted > 0n
          ? (payment.countedWorth * amount) / payment.counted
          : prepared.worthOf(amount, currency);
      const change = { deposited: more, depositedWorth: worth - payment.countedWorth };
      await prepared.count(tx, [{ playerId, currency, ...change, at: createdAt.getTime() }]);
      return { payment: { ...payment, amount, counted: amount, countedWorth: worth } };
    },

    /** What came and is not accepted: it counts for nothing, and the provider is to send it back. */
    async sendBack(arriving: Arriving, held: Held, reason: PaymentReason): Promise<void> {
      const { tx, prepared } = arriving;
      const at = new Date(now());
      const free = await books.uncount(tx, prepared, held);
      const declined = {
        ...free,
        state: "declined" as const,
        reason,
        finishedAt: at,
        nextStep: null,
        refund: "due" as const,
      };
      await store.save(tx, declined, [stepOf("declined", at, reason)], { named: nameOf(arriving), at });
    },

    /** Money of a deposit that had ended: a deposit of its own, since what has ended stays as it is. */
    follow(arriving: Arriving, held: Held): Promise<string> {
      const { accountId, action, brand, currency, id, methodId, methodName, methodType, playerId, provider } =
        held.payment;
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
        fee: held.payment.fee,
        state: "pending",
        createdAt: new Date(now()),
        provider,
        reference: event.reference,
        sequence: event.sequence,
        follows: id,
      });
      return add(arriving, { ...held, payment });
    },

    /** Coins that came to a player's address without an order of theirs; null while they have not. */
    async unordered(arriving: Arriving): Promise<string | null> {
      const { tx, event, provider, amount } = arriving;
      const owner = event.address === null ? undefined : await store.holdAddress(tx, provider, event.address);
      if (!owner) throw new CallbackRefused("unknown_payment");
      const { coin, account, player } = owner;
      if (coin.currency !== event.currency) throw new CallbackRefused("wrong_currency");
      if (event.state === "processing") return null;
      // What is taken back has to be there first: it is said again.
      if (event.state !== "succeeded") throw new CallbackRefused("unknown_payment");
      if (amount === 0n) throw new CallbackRefused("wrong_amount");
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
      return add(arriving, { ...owner, payment });
    },
  };
}

export type Arrivals = ReturnType<typeof createArrivals>;
