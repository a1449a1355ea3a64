import type { Job } from "../../core/jobs/jobs.ts";
import type { PaymentsContext } from "./context/context.ts";
import type { Deposits } from "./deposits/deposits.ts";
import { type DuePayment, dueStore } from "./due-store.ts";
import { isRejected, isUnknownOrder, OutcomeUnknown } from "./provider/provider-client.ts";
import { paymentsStore as store } from "./store.ts";
import type { Inquiries } from "./webhooks/inquiries.ts";
import type { Withdrawals } from "./withdrawals/withdrawals.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long a deposit stays open, milliseconds: crypto addresses, and everything else. */
const MAX_OPEN_TIME = { coins: 24 * HOUR, others: HOUR };
/** Time after a payment's creation or last poll until its provider is polled, milliseconds. */
const POLL_AFTER = 10 * MINUTE;
/**
 * Delay between a payout's refusal and the return of its money, milliseconds: an earlier, unanswered attempt may
 * still arrive.
 */
const RETURN_AFTER = 10 * MINUTE;

/** Time budget per provider and run, milliseconds; the next run continues. */
const TIME_PER_PROVIDER = MINUTE;

interface JobsDeps {
  deposits: Deposits;
  withdrawals: Withdrawals;
  inquiries: Inquiries;
}

/** Scheduled payment jobs: work that a process didn't finish, and payments that a provider left open. */
export function createPaymentJobs(context: PaymentsContext, { deposits, withdrawals, inquiries }: JobsDeps) {
  const { db, now, providers, logError } = context;
  const due = dueStore(db);
  const ago = (time: number) => new Date(now() - time);

  /**
   * Runs `work` on each payment; errors are logged per payment. Providers run in parallel, so a slow one delays only
   * its own.
   */
  async function processAll(
    duePayments: Promise<DuePayment[]>,
    work: (id: string) => Promise<unknown>,
  ): Promise<void> {
    const end = now() + TIME_PER_PROVIDER;
    async function workOn(payments: readonly DuePayment[]): Promise<void> {
      for (const { id } of payments) {
        if (now() >= end) return;
        try {
          await work(id);
        } catch (error) {
          if (!(error instanceof OutcomeUnknown)) logError(`payment ${id} could not be processed`, error);
          else if (error.isUnreadable) logError(`payment ${id}: the provider's answer can't be read`, null);
        }
      }
    }
    const byProvider = Map.groupBy(await duePayments, ({ provider }) => provider);
    await Promise.all([...byProvider.values()].map(workOn));
  }

  /** Returns the money of a refused payout, unless the provider turns out to know the order. */
  async function endRejected(id: string): Promise<void> {
    const order = await inquiries.inquire(id);
    if (order === "unknown") await withdrawals.rejectUnpaid(id);
    if (order === "known") await withdrawals.setKnown(id);
  }

  /** Polls the provider of a silent payment; flags an order that the provider no longer knows. */
  async function inquire(id: string): Promise<void> {
    const order = await inquiries.inquire(id);
    if (order === "unknown") await withdrawals.setLost(id);
    if (order === "known") await withdrawals.setKnown(id);
  }

  async function refund(id: string): Promise<void> {
    const payment = (await store.byId(db, id))!;
    const client = providers.get(payment.provider);
    await due.markPolled(id, new Date(now()));
    const name = await inquiries.orderNameOf(payment);
    const result = await client?.refund(name, payment.reason ?? "not_accepted");
    if (!result) return;
    if (!result.ok) logError(`payment ${id}: refund failed with status ${result.status}`, null);
    // Any other status leaves an earlier attempt's outcome open, so the next run retries.
    if (result.ok) await due.markRefund(id, "requested");
    else if (isRejected(result) || isUnknownOrder(result)) await due.markRefund(id, "rejected");
  }

  return {
    /** Run in this order: submit, then poll, and expire only after polling. */
    all: [
      { name: "submit-withdrawals", run: () => processAll(due.reserved(), withdrawals.submitForApproval) },
      { name: "settle-withdrawals", run: () => processAll(due.approved(), withdrawals.payOut) },
      {
        name: "return-refused-withdrawals",
        run: () => processAll(due.rejectedOrders(ago(RETURN_AFTER)), endRejected),
      },
      { name: "poll-payment-providers", run: () => processAll(due.silent(ago(POLL_AFTER)), inquire) },
      {
        name: "expire-deposits",
        run: () =>
          processAll(due.abandoned(ago(MAX_OPEN_TIME.coins), ago(MAX_OPEN_TIME.others)), async (id) => {
            // Poll first: the money may have just arrived.
            await inquiries.inquire(id);
            await deposits.expire(id);
          }),
      },
      { name: "refund-deposits", run: () => processAll(due.refunds(), refund) },
    ] satisfies Job[],
  };
}
