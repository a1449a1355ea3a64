import type { Message } from "../notifications/api.ts";
import { type PaymentEnded, paymentEnded } from "./events.ts";
import { textsOf } from "./texts.ts";

/** How long the bell shows a notification, milliseconds: as long as players are likely to look for it. */
const LIFETIME = 7 * 24 * 3_600_000;

/** The notification of a payment's end. A reversal is another one than the success before it. */
export const messageOfEnd = ({ paymentId, end }: PaymentEnded): Message => ({
  type: "personal",
  topic: "account",
  icon: "bell",
  texts: (locale) => textsOf(locale)[end],
  target: { path: "/dashboard" },
  source: `${paymentEnded.name}:${paymentId}:${end}`,
  lifetime: LIFETIME,
});
