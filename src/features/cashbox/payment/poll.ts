import type { Payment } from "../../../contract/payments.ts";
import { ApiError } from "../../../lib/http/http.ts";
import { isEnded } from "../../../rules/payments/payment-states.ts";

/** Maximum polling time of an idle page, in milliseconds: polling would keep the session alive. */
const MAX_DURATION = 5 * 60_000;

interface State {
  data: Payment | undefined;
  /** Number of successful fetches. */
  dataUpdateCount: number;
  error: unknown;
  /** Number of failed fetches. */
  errorUpdateCount: number;
}

/** True if the player has no such payment. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Polling interval of a payment in milliseconds; false once it has ended or the maximum time is over. Then
 * realtime and refocus update it.
 */
export function pollAgain(
  { data, dataUpdateCount, error, errorUpdateCount }: State,
  interval: number,
): number | false {
  if (isUnknown(error) || (data && isEnded(data.state))) return false;
  return (dataUpdateCount + errorUpdateCount) * interval < MAX_DURATION ? interval : false;
}
