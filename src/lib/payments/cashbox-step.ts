import { PAYMENT_ACTIONS, type PaymentAction } from "../../contract/payments.ts";
import { hasSession, PRIVATE_PREFIX } from "../session/session.ts";
import { local } from "../storage/storage.ts";

/** Private, so that it is removed at sign-out. */
const KEY = `${PRIVATE_PREFIX}cashbox-step`;

/** Cashbox step that this player used last on this device; null before the first. */
export function lastCashboxStep(): PaymentAction | null {
  const stored = hasSession() ? local.read(KEY) : null;
  return PAYMENT_ACTIONS.find((action) => action === stored) ?? null;
}

export function rememberCashboxStep(action: PaymentAction): void {
  if (hasSession()) local.write(KEY, action);
}
