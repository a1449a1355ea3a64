import type { PaymentRow } from "../../db/payments-schema.ts";
import type { Job } from "../../db/sweep.ts";
import type { ApplyEvent } from "./callbacks.ts";
import type { Cashouts } from "./cashouts.ts";
import type { Deposits } from "./deposits.ts";
import type { PaymentsContext } from "./deps.ts";
import { CallbackRefused } from "./outcome.ts";
import { Unsure } from "./provider-client.ts";
import { paymentsStore as store } from "./store.ts";
import { dueStore } from "./views-store.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long a deposit waits for its player, milliseconds: coins at an address, and everything else. */
const LONGEST = { coins: 24 * HOUR, others: HOUR };
/** How long nothing may be heard of a payment before its provider is asked. */
const SILENCE = 10 * MINUTE;

interface JobsDeps {
  deposits: Deposits;
  cashouts: Cashouts;
  apply: ApplyEvent;
}

/** What is done by the clock: what a process did not come to, and what a provider has not said. */
export function createPaymentJobs(context: PaymentsContext, { deposits, cashouts, apply }: JobsDeps) {
  const { db, now, providers, tellEnd, logError } = context;
  const due = dueStore(db);
  const ago = (time: number) => new Date(now() - time);

  /** Each by itself: what fails with one is done with the others. */
  async function each(ids: Promise<string[]>, work: (id: string) => Promise<unknown>): Promise<void> {
    for (const id of await ids)
      try {
        await work(id);
      } catch (error) {
        if (!(error instanceof Unsure)) logError(`payment ${id} could not be gone on with`, error);
      }
  }

  /** What its provider knows of it is applied, as if it had been said. */
  async function ask(id: string): Promise<void> {
    await due.markAsked(id, new Date(now()));
    const payment = await store.byId(db, id);
    const name = payment && (await orderNameOf(payment));
    const events = payment && (await providers.get(payment.provider)?.events(name!));
    for (const event of events ?? [])
      await apply(payment!.provider, event).catch((error: unknown) => {
        if (!(error instanceof CallbackRefused)) throw error;
      });
  }

  /** What the provider knows it by: the order that it came of, or else the provider's own name. */
  async function orderNameOf(payment: PaymentRow): Promise<string> {
    let first = payment;
    while (first.follows) first = (await store.byId(db, first.follows))!;
    return first.key === null ? (first.reference ?? first.id) : first.id;
  }

  async function refund(id: string): Promise<void> {
    const payment = (await store.byId(db, id))!;
    const client = providers.get(payment.provider);
    const result = await client?.refund(await orderNameOf(payment), payment.reason ?? "not_accepted");
    if (!result) return;
    if (!result.ok) logError(`payment ${id} could not be sent back: ${result.status}`, null);
    await due.markRefund(id, result.ok ? "asked" : "refused");
  }

  return {
    /** In order: what was accepted goes on, what is silent is asked for, and only then does anything expire. */
    all: [
      { name: "submit-withdrawals", run: () => each(due.reserved(), cashouts.lay) },
      { name: "settle-withdrawals", run: () => each(due.approved(), cashouts.payOut) },
      { name: "poll-payment-providers", run: () => each(due.silent(ago(SILENCE)), ask) },
      {
        name: "expire-deposits",
        run: () =>
          each(due.forsaken(ago(LONGEST.coins), ago(LONGEST.others)), async (id) => {
            // The money may have arrived in this very moment.
            await ask(id);
            await deposits.expire(id);
          }),
      },
      { name: "refund-deposits", run: () => each(due.refunds(), refund) },
      { name: "notify-payment-results", run: () => each(due.untold(ago(MINUTE)), tellEnd) },
    ] satisfies Job[],
  };
}
