import { createLookup } from "../../../db/batches.ts";
import type { Db } from "../../../db/client.ts";
import type { Message } from "../../notifications/api.ts";
import { dueStore } from "../due-store.ts";
import type { PaymentRow } from "../tables.ts";

/** How a payment ended, as notifications name it. */
export type PaymentEnd =
  | "deposit_succeeded"
  | "deposit_failed"
  | "deposit_reversed"
  | "cashout_succeeded"
  | "cashout_returned";

function endOf({ action, state, reversedAt }: PaymentRow): PaymentEnd {
  if (action === "cashout") return state === "succeeded" ? "cashout_succeeded" : "cashout_returned";
  if (reversedAt) return "deposit_reversed";
  return state === "succeeded" ? "deposit_succeeded" : "deposit_failed";
}

/** How long the bell shows a notification, milliseconds: as long as players are likely to look for it. */
const LIFETIME = 7 * 24 * 3_600_000;

export const messageOfEnd = (end: PaymentEnd): Message => ({
  type: "personal",
  topic: "account",
  icon: "bell",
  texts: (texts) => texts[end],
  target: { path: "/dashboard" },
  lifetime: LIFETIME,
});

interface PaymentNoticesDeps {
  db: Db;
  now: () => number;
  notify: (playerId: number, end: PaymentEnd, paymentId: string) => Promise<unknown>;
  logError: (message: string, error: unknown) => void;
}

/** Notifies players of a payment's end, once each; failures are retried by a job. */
export function createPaymentNotices({ db, now, notify, logError }: PaymentNoticesDeps) {
  const due = dueStore(db);
  const claimNotification = createLookup((ids: readonly string[]) =>
    due.claimForNotification(ids, new Date(now())),
  );
  return async (id: string): Promise<void> => {
    const payment = await claimNotification(id);
    if (!payment) return;
    try {
      await notify(payment.playerId, endOf(payment), id);
    } catch (error) {
      await due.releaseNotification(id);
      logError(`payment ${id}: notification failed`, error);
    }
  };
}
