import type { Job } from "../../db/cleanup.ts";
import type { PaymentsContext } from "./context.ts";
import type { Deposits } from "./deposits.ts";
import type { Inquiries } from "./inquiries.ts";
import { isRefusal, isUnknownOrder, Unsure } from "./provider-client.ts";
import { paymentsStore as store } from "./store.ts";
import { dueStore } from "./views-store.ts";
import type { Cashouts } from "./withdrawals.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long a deposit waits for its player, milliseconds: coins at an address, and everything else. */
const LONGEST = { coins: 24 * HOUR, others: HOUR };
/** How long nothing may be heard of a payment before its provider is asked. */
const SILENCE = 10 * MINUTE;
/**
 * How long after its refusal a payout's money is given back, milliseconds: an earlier try that nobody answered may still be
 * on its way.
 */
const REFUSAL = 10 * MINUTE;

interface JobsDeps {
  deposits: Deposits;
  cashouts: Cashouts;
  inquiries: Inquiries;
}

/** What is done by the clock: what a process did not come to, and what a provider has not said. */
export function createPaymentJobs(context: PaymentsContext, { deposits, cashouts, inquiries }: JobsDeps) {
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

  /** Gives the money of a refused payout back, unless the provider knows the order after all. */
  async function endRefused(id: string): Promise<void> {
    const order = await inquiries.ask(id);
    if (order === "unknown") await cashouts.rejectUnpaid(id);
    if (order === "known") await cashouts.setKnown(id);
  }

  /** Asks what became of a silent payment; an order that its provider has lost is for staff. */
  async function inquire(id: string): Promise<void> {
    const order = await inquiries.ask(id);
    if (order === "unknown") await cashouts.setLost(id);
    if (order === "known") await cashouts.setKnown(id);
  }

  async function refund(id: string): Promise<void> {
    const payment = (await store.byId(db, id))!;
    const client = providers.get(payment.provider);
    const name = await inquiries.orderNameOf(payment);
    const result = await client?.refund(name, payment.reason ?? "not_accepted");
    if (!result) return;
    if (!result.ok) logError(`payment ${id} could not be sent back: ${result.status}`, null);
    // Any other answer says nothing of an earlier try: it's asked for again.
    if (result.ok) await due.markRefund(id, "asked");
    else if (isRefusal(result) || isUnknownOrder(result)) await due.markRefund(id, "refused");
  }

  return {
    /** In order: what was accepted goes on, what is silent is asked for, and only then does anything expire. */
    all: [
      { name: "submit-withdrawals", run: () => each(due.reserved(), cashouts.lay) },
      { name: "settle-withdrawals", run: () => each(due.approved(), cashouts.payOut) },
      { name: "return-refused-withdrawals", run: () => each(due.refusedOrders(ago(REFUSAL)), endRefused) },
      { name: "poll-payment-providers", run: () => each(due.silent(ago(SILENCE)), inquire) },
      {
        name: "expire-deposits",
        run: () =>
          each(due.forsaken(ago(LONGEST.coins), ago(LONGEST.others)), async (id) => {
            // The money may have arrived in this very moment.
            await inquiries.ask(id);
            await deposits.expire(id);
          }),
      },
      { name: "refund-deposits", run: () => each(due.refunds(), refund) },
      { name: "notify-payment-results", run: () => each(due.untold(ago(MINUTE)), tellEnd) },
    ] satisfies Job[],
  };
}
