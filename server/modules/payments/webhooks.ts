import type { ProviderEvent } from "../../../src/contract/payment-provider.ts";
import { decimalsOf } from "../../../src/rules/money/decimals.ts";
import { createBatches } from "../../db/batches.ts";
import type { Db } from "../../db/client.ts";
import type { PaymentRow } from "../../db/payments-schema.ts";
import { inRounds, together } from "../../db/pipeline.ts";
import { retrying } from "../../db/retrying.ts";
import { type PaymentsContext, type Prepared, TOGETHER } from "./context.ts";
import type { Deposits } from "./deposits.ts";
import type { Books } from "./ledger-entries.ts";
import { stepOf } from "./new-payment.ts";
import { type CallbackRefusal, CallbackRefused, type Outcome, outcomeOf } from "./outcome.ts";
import { type Held, paymentsStore as store } from "./store.ts";
import { type Arriving, createArrivals } from "./unmatched-funds.ts";
import type { Cashouts } from "./withdrawals.ts";
import { Overtaken } from "./writes-store.ts";

/** What a provider has said; `amount` in minor units. */
type Said = Pick<Arriving, "provider" | "event" | "amount">;
/** Of the payment with this id. */
type SaidOf = Said & { id: string };
interface Known {
  said: SaidOf;
  held: Held;
  isHeard: boolean;
}

/** A withdrawal ended one way in the books and another way at its provider. */
const CONTRADICTIONS: ReadonlySet<CallbackRefusal> = new Set(["already_returned", "not_reversible"]);

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

const decide = ({ payment }: Held, { event, amount }: Said): Outcome =>
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

/** The payment with what the event says of it, whatever comes of that. Its provider knows it, whatever it said before. */
const heard = (payment: PaymentRow, { event }: Said): PaymentRow => ({
  ...payment,
  sequence: Math.max(payment.sequence, event.sequence),
  reference: payment.reference ?? event.reference,
  ...(payment.finishedAt === null && { refusedAt: null, contradictedAt: null }),
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

  /** The money of deposits is there. */
  async function creditAll(tx: Db, arrived: readonly { held: Held; by: Pick<Said, "provider" | "event"> }[]) {
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
      events: [stepOf("succeeded", at)],
      named: { provider, event: event.event },
    }));
    await store.saveAll(tx, changes, at);
  }

  /** The money of a deposit was there, and was taken back before anybody heard of it. */
  async function creditAndReverse(arriving: Arriving, held: Held): Promise<void> {
    const { tx, event } = arriving;
    const note = namedBy(arriving);
    const { at } = note;
    const entryId = await books.credit(tx, held);
    const done = { ...held.payment, state: "succeeded" as const, finishedAt: at, entryId, nextStep: null };
    const endEntryId = await books.reverse(tx, { ...held, payment: done }, held.account.real + done.amount);
    const back = { ...done, endEntryId, reversedAt: at };
    await store.save(tx, back, [stepOf("succeeded", at), stepOf("reversed", at, event.reason)], note);
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
        else if (outcome.reversed) await creditAndReverse(arriving, { ...held, payment: arrived.payment });
        else await creditAll(tx, [{ held: { ...held, payment: arrived.payment }, by: arriving }]);
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

  /** How to pay the same way again, where the provider says so. */
  async function keepProfile(tx: Db, { event, provider }: Said, { payment }: Held): Promise<void> {
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

  async function applyNew(arriving: Arriving, held: Held): Promise<string | null> {
    const { tx } = arriving;
    const { payment } = held;
    await keepProfile(tx, arriving, held);
    return payment.action === "cashout"
      ? applyToCashout(arriving, held)
      : applyToDeposit(arriving, await newestOf(tx, held));
  }

  /** Takes hold of the payments that events are of, each event by the id of its payment. */
  async function hold(tx: Db, said: readonly SaidOf[]): Promise<Known[]> {
    const names = said.map(({ provider, event: { event } }) => ({ provider, event }));
    const [payments, heard] = await together(
      store.holdAll(
        tx,
        said.map(({ id }) => id),
      ),
      store.heard(tx, names),
    );
    return said.map((one, i) => {
      const held = payments.find(({ payment }) => payment.id === one.id);
      if (held?.payment.provider !== one.provider) throw new CallbackRefused("unknown_payment");
      if (held.payment.currency !== one.event.currency) throw new CallbackRefused("wrong_currency");
      return { said: one, held, isHeard: heard.has(i) };
    });
  }

  const applyTo = async (
    tx: Db,
    prepared: Prepared,
    { said, held, isHeard }: Known,
  ): Promise<string | null> => (isHeard ? null : applyNew({ tx, prepared, ...said }, held));

  /** Whether a deposit has come just as it was accepted, as nearly all do. */
  function isPlain({ said, held, isHeard }: Known): boolean {
    const { payment } = held;
    if (isHeard || payment.action !== "deposit" || payment.finishedAt) return false;
    const outcome = decide(held, said);
    const isAsCounted = payment.methodType !== "crypto" || said.amount === payment.counted;
    return outcome.does === "succeed" && !outcome.reversed && isAsCounted;
  }

  /** Applies what is said of different players; gives the payments that have ended by it. */
  async function applyRound(tx: Db, prepared: Prepared, known: readonly Known[]): Promise<(string | null)[]> {
    const plain = known.filter(isPlain);
    await together(
      ...plain.map(({ said, held }) => keepProfile(tx, said, held)),
      creditAll(
        tx,
        plain.map(({ said, held }) => ({ held: { ...held, payment: heard(held.payment, said) }, by: said })),
      ),
    );
    return together(
      ...known.map(async (one) => (plain.includes(one) ? one.held.payment.id : applyTo(tx, prepared, one))),
    );
  }

  /** Events that come at the same time share a transaction; one that is refused spoils it, and each has its own. */
  const applySoon = createBatches<SaidOf, string | null>(async (said) => {
    const prepared = await prepare();
    const ended = await retrying(Overtaken, () =>
      db.transaction(async (tx) => {
        const results = new Map<SaidOf, string | null>();
        const rounds = inRounds(await hold(tx, said), ({ held }) => held.payment.playerId);
        for (const [i, round] of rounds.entries()) {
          // What the round before has done has changed its players' wallets.
          const known =
            i === 0
              ? round
              : await hold(
                  tx,
                  round.map((one) => one.said),
                );
          for (const [j, id] of (await applyRound(tx, prepared, known)).entries())
            results.set(known[j]!.said, id);
        }
        return results;
      }),
    );
    return said.map((one) => ({ value: ended.get(one)! }));
  }, TOGETHER);

  /** Coins that nobody has announced, or what is said of them later. */
  async function applyUnordered(said: Said): Promise<string | null> {
    const prepared = await prepare();
    return retrying(Overtaken, () =>
      db.transaction(async (tx) => {
        const known = await store.unordered(tx, said.provider, said.event.reference);
        if (!known) return arrivals.unordered({ tx, prepared, ...said });
        const [held] = await hold(tx, [{ ...said, id: known.id }]);
        return applyTo(tx, prepared, held!);
      }),
    );
  }

  async function noteRefused(provider: string, event: ProviderEvent, code: CallbackRefusal): Promise<void> {
    const payment = event.payment === null ? undefined : await store.byId(db, event.payment);
    const { event: name, state, amount, currency, reference } = event;
    const value = { provider, event: name, payment: event.payment, reference, state, amount, currency, code };
    const contradicts = payment && CONTRADICTIONS.has(code) ? payment.id : null;
    await store.noteRefused(db, payment?.playerId ?? null, value, new Date(now()), contradicts);
  }

  /** Throws `CallbackRefused` for an event that cannot be true: nothing comes of it, and people can read of it. */
  return async function apply(provider: string, event: ProviderEvent): Promise<void> {
    const units = (await subunits()).get(event.currency);
    try {
      if (units === undefined) throw new CallbackRefused("wrong_currency");
      const amount = minorOf(event.amount, units);
      if (amount === undefined) throw new CallbackRefused("wrong_amount");
      const said = { provider, event, amount };
      const id = event.payment;
      const ended = await (id === null ? applyUnordered(said) : applySoon({ ...said, id }));
      if (ended) await tellEnd(ended);
    } catch (error) {
      if (error instanceof CallbackRefused) await noteRefused(provider, event, error.code);
      throw error;
    }
  };
}

export type ApplyEvent = ReturnType<typeof createCallbacks>;
