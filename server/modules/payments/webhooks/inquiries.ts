import type { PaymentsContext } from "../context/context.ts";
import { dueStore } from "../due-store.ts";
import { WebhookRejected } from "../provider/outcome.ts";
import { paymentsStore as store } from "../store.ts";
import type { PaymentRow } from "../tables.ts";
import type { ApplyEvent } from "./webhooks.ts";

/** Queries providers for single payments. */
export function createInquiries({ db, now, providers }: PaymentsContext, apply: ApplyEvent) {
  const due = dueStore(db);

  /**
   * @returns the provider's name for the order: the id of the first payment of a chain of late payments, or the
   * provider's reference if that payment has no order
   */
  async function orderNameOf(payment: PaymentRow): Promise<string> {
    let first = payment;
    while (first.lateOf) first = (await store.byId(db, first.lateOf))!;
    return first.key === null ? (first.reference ?? first.id) : first.id;
  }

  return {
    orderNameOf,

    /**
     * Applies the provider's events for a payment as if they came by webhook. `unavailable` means that the provider
     * is no longer configured.
     * @throws OutcomeUnknown when the provider's answer is unknown
     */
    async inquire(id: string): Promise<"known" | "unknown" | "unavailable"> {
      await due.markPolled(id, new Date(now()));
      const payment = (await store.byId(db, id))!;
      const client = providers.get(payment.provider);
      if (!client) return "unavailable";
      const events = await client.events(await orderNameOf(payment));
      for (const event of events ?? [])
        await apply(payment.provider, event).catch((error: unknown) => {
          if (!(error instanceof WebhookRejected)) throw error;
        });
      return events ? "known" : "unknown";
    },
  };
}

export type Inquiries = ReturnType<typeof createInquiries>;
