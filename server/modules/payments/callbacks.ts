import type { ProviderEvent } from "../../../src/contract/payment-provider.ts";
import { decimalsOf } from "../../../src/rules/decimals.ts";
import type { Db } from "../../db/client.ts";
import type { PaymentRow } from "../../db/payments-schema.ts";
import { retrying } from "../../db/retrying.ts";
import { type Arriving, createArrivals } from "./arrivals.ts";
import type { Books } from "./books.ts";
import type { Cashouts } from "./cashouts.ts";
import type { Deposits } from "./deposits.ts";
import type { PaymentsContext } from "./deps.ts";
import { stepOf } from "./new-payment.ts";
import { type CallbackRefusal, CallbackRefused, type Outcome, outcomeOf } from "./outcome.ts";
import { type Held, paymentsStore as store } from "./store.ts";
import { Overtaken } from "./writes-store.ts";

/** Sums stay far from what a database can count. */
const MOST = 10n ** 18n;

/** A provider's amount in minor units, zero among them; undefined for more decimals than the currency has. */
function minorOf(text: string, subunits: number): bigint | undefined {
  const [whole = "", fraction = ""] = text.split(".");
  const decimals = decimalsOf(subunits);
  const digits = fraction.replace(/0+$/, "");
  if (digits.length > decimals) return undefined;
  const minor = BigInt(whole + digits.padEnd(decimals, "0"));
  return minor <= MOST ? minor : undefined;
}

const decide = ({ payment }: Held, { event, amount }: Arriving): Outcome =>
  outcomeOf(
    {
      action: payment.action,
      state: payment.state,
      isCoin: payment.methodType === "crypto",
      amount: payment.amount,
      isReversed: payment.reversedAt !== null,
      sequence: payment.sequence,
    },
    { state: event.state, sequence: event.sequence, amount, confirms: event.confirmations !== null },
  );

/** The payment with what the event says of it, whatever comes of that. */
const heard = (payment: PaymentRow, { event }: Arriving): PaymentRow => ({
  ...payment,
  sequence: Math.max(payment.sequence, event.sequence),
  reference: payment.reference ?? event.reference,
});

/** Applies what providers say: each event once, in whatever order they come. */
export function createCallbacks(
  context: PaymentsContext,
  { books, deposits, cashouts }: { books: Books; deposits: Deposits; cashouts: Cashouts },
) {
  const { db, now, prepare, subunits, tellEnd } = context;
  const arrivals = createArrivals(context, books);
  const namedBy = ({ provider, event: { event } }: Arriving) => ({
    named: { provider, event },
    at: new Date(now()),
  });

  /** The money of a deposit is there. `reversed`: and was taken back before anybody heard of it. */
  async function credit(arriving: Arriving, held: Held, reversed: boolean): Promise<void> {
    const { tx, event } = arriving;
    const note = namedBy(arriving);
    const { at } = note;
    const entryId = await books.credit(tx, held);
    const done = { ...held.payment, state: "succeeded" as const, finishedAt: at, entryId, nextStep: null };
    const there = stepOf("succeeded", at);
    if (!reversed) return store.save(tx, done, [there], note);
    const endEntryId = await books.reverse(tx, { ...held, payment: done }, held.account.real + done.amount);
    const back = { ...done, endEntryId, reversedAt: at };
    return store.save(tx, back, [there, stepOf("reversed", at, event.reason)], note);
  }

  /** Something is known of it that changes nothing but that. */
  async function note(arriving: Arriving, held: Held, outcome: Outcome): Promise<null> {
    const { tx, event } = arriving;
    const named = namedBy(arriving);
    const begins = outcome.does === "become";
    const steps =
      begins || outcome.does === "confirm"
        ? [{ ...stepOf("processing", named.at), confirmations: event.confirmations }]
        : [];
    const payment = begins ? { ...held.payment, state: "processing" as const } : held.payment;
    await store.save(tx, payment, steps, { ...named, tell: steps.length > 0 });
    return null;
  }

  /** Gives the payment that has ended by it. */
  async function applyToDeposit(arriving: Arriving, before: Held): Promise<string | null> {
    const { tx, prepared, event, amount } = arriving;
    const held = { ...before, payment: heard(before.payment, arriving) };
    const { payment } = held;
    const outcome = decide(before, arriving);
    switch (outcome.does) {
      case "refuse":
        throw new CallbackRefused(outcome.code);
      case "succeed": {
        const isOther = payment.methodType === "crypto" && amount !== payment.counted;
        const arrived = isOther ? await arrivals.asArrived(arriving, held) : held;
        if ("reason" in arrived) await arrivals.sendBack(arriving, held, arrived.reason);
        else await credit(arriving, { ...held, payment: arrived.payment }, outcome.reversed);
        return payment.id;
      }
      case "reverse": {
        const endEntryId = await books.reverse(tx, held, held.account.real);
        const { named, at } = namedBy(arriving);
        const back = { ...payment, endEntryId, reversedAt: at, toldAt: null };
        await store.save(tx, back, [stepOf("reversed", at, event.reason)], { named, at });
        return payment.id;
      }
      case "follow": {
        const followed = await arrivals.follow(arriving, held);
        await store.save(tx, payment, [], { at: new Date(now()), tell: false });
        return followed;
      }
      case "become":
        if (outcome.state === "declined" || outcome.state === "canceled") {
          const to = { state: outcome.state, reason: event.reason };
          await deposits.end(tx, prepared, held, to, { named: namedBy(arriving).named });
          return payment.id;
        }
    }
    return note(arriving, held, outcome);
  }

  async function applyToCashout(arriving: Arriving, before: Held): Promise<string | null> {
    const { tx, event } = arriving;
    const held = { ...before, payment: heard(before.payment, arriving) };
    const { payment } = held;
    const outcome = decide(before, arriving);
    const { named, at } = namedBy(arriving);
    switch (outcome.does) {
      case "refuse":
        throw new CallbackRefused(outcome.code);
      case "become": {
        const to = { state: "rejected" as const, reason: event.reason ?? "provider_error" };
        await cashouts.giveBack(tx, held, to, { named });
        return payment.id;
      }
      case "succeed": {
        const endEntryId = await books.payOut(tx, held);
        const done = { ...payment, state: "succeeded" as const, finishedAt: at, endEntryId, payout: null };
        await store.save(tx, done, [stepOf("succeeded", at)], { named, at });
        return payment.id;
      }
      default:
        return note(arriving, held, outcome);
    }
  }

  /** What came after the end of a deposit is where everything later belongs. */
  async function newestOf(tx: Db, held: Held): Promise<Held> {
    let newest = held;
    for (let next: PaymentRow | undefined = held.payment; next; ) {
      newest = { ...held, payment: next };
      next = next.finishedAt ? await store.follower(tx, next.id) : undefined;
    }
    return newest;
  }

  async function applyTo(arriving: Arriving, id: string): Promise<string | null> {
    const { tx, event, provider } = arriving;
    const held = await store.hold(tx, id, undefined, { provider, event: event.event });
    if (held?.payment.provider !== provider) throw new CallbackRefused("unknown_payment");
    const { payment } = held;
    if (payment.currency !== event.currency) throw new CallbackRefused("wrong_currency");
    if (held.isKnown) return null;
    if (event.profile && (event.state === "succeeded" || event.state === "processing"))
      await store.keepProfile(tx, {
        playerId: payment.playerId,
        methodId: payment.methodId,
        provider,
        ...event.profile,
        lastUsedAt: new Date(now()),
      });
    return payment.action === "cashout"
      ? applyToCashout(arriving, held)
      : applyToDeposit(arriving, await newestOf(tx, held));
  }

  async function applyUnordered(arriving: Arriving): Promise<string | null> {
    const { tx, event, provider } = arriving;
    const known = await store.unordered(tx, provider, event.reference);
    return known ? applyTo(arriving, known.id) : arrivals.unordered(arriving);
  }

  async function noteRefused(provider: string, event: ProviderEvent, code: CallbackRefusal): Promise<void> {
    const payment = event.payment === null ? undefined : await store.byId(db, event.payment);
    const { event: name, state, amount, currency, reference } = event;
    const value = { provider, event: name, payment: event.payment, reference, state, amount, currency, code };
    await store.noteRefused(db, payment?.playerId ?? null, value, new Date(now()));
  }

  /** Throws `CallbackRefused` for an event that cannot be true: nothing comes of it, and people can read of it. */
  return async function apply(provider: string, event: ProviderEvent): Promise<void> {
    const units = (await subunits()).get(event.currency);
    const prepared = await prepare();
    try {
      if (units === undefined) throw new CallbackRefused("wrong_currency");
      const amount = minorOf(event.amount, units);
      if (amount === undefined) throw new CallbackRefused("wrong_amount");
      const ended = await retrying(Overtaken, () =>
        db.transaction((tx) => {
          const arriving = { tx, prepared, event, provider, amount };
          return event.payment === null ? applyUnordered(arriving) : applyTo(arriving, event.payment);
        }),
      );
      if (ended) await tellEnd(ended);
    } catch (error) {
      if (error instanceof CallbackRefused) await noteRefused(provider, event, error.code);
      throw error;
    }
  };
}

export type ApplyEvent = ReturnType<typeof createCallbacks>;
