import type { Payment } from "../../../contract/payments.ts";

/** Validated address of a payment page; null for anything that is no safe web page. */
export function webAddress(url: string): string | null {
  if (!URL.canParse(url, location.origin)) return null;
  const target = new URL(url, location.origin);
  const isSameOrigin = target.origin === location.origin;
  return target.protocol === "https:" ||
    (target.protocol === "http:" && (isSameOrigin || target.hostname === "localhost"))
    ? target.href
    : null;
}

/** Page of the provider on which the player still has to pay a deposit; null without one. */
export function pageToPay({ action, state, next_step }: Payment): string | null {
  if (action !== "deposit" || state !== "pending" || next_step?.kind !== "redirect") return null;
  return webAddress(next_step.url);
}
