import type { PaymentRow } from "../../db/payments-schema.ts";
import type { PaymentsContext } from "./context.ts";
import { CallbackRefused } from "./outcome.ts";
import { paymentsStore as store } from "./store.ts";
import { dueStore } from "./views-store.ts";
import type { ApplyEvent } from "./webhooks.ts";

/** Questions to providers about single payments. */
export function createInquiries({ db, now, providers }: PaymentsContext, apply: ApplyEvent) {
  const due = dueStore(db);

  /** The name that the provider knows a payment by: its first order's id, or else the provider's own name. */
  async function orderNameOf(payment: PaymentRow): Promise<string> {
    let first = payment;
    while (first.follows) first = (await store.byId(db, first.follows))!;
    return first.key === null ? (first.reference ?? first.id) : first.id;
  }

  return {
    orderNameOf,

    /**
     * Applies what the provider knows of a payment, as if it had been sent. Gives whether the provider knows the order, or
     * `unavailable` where the provider isn't set up any more. Throws `Unsure` without an answer that says so.
     */
    async ask(id: string): Promise<"known" | "unknown" | "unavailable"> {
      await due.markAsked(id, new Date(now()));
      const payment = (await store.byId(db, id))!;
      const client = providers.get(payment.provider);
      if (!client) return "unavailable";
      const events = await client.events(await orderNameOf(payment));
      for (const event of events ?? [])
        await apply(payment.provider, event).catch((error: unknown) => {
          if (!(error instanceof CallbackRefused)) throw error;
        });
      return events ? "known" : "unknown";
    },
  };
}

export type Inquiries = ReturnType<typeof createInquiries>;
