import type { Payment } from "../../contract/payments.ts";
import { ApiError } from "../../lib/http/http.ts";
import { isEnded } from "../../rules/payments/payment-states.ts";

/** A page that nobody touches asks no more than this: asking on would keep the session from ending. Milliseconds. */
const LONGEST = 5 * 60_000;

interface State {
  data: Payment | undefined;
  /** How often it has been told. */
  dataUpdateCount: number;
  error: unknown;
  /** How often it could not be told. */
  errorUpdateCount: number;
}

/** Whether the server says that this player has no such payment. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** When a payment is asked for again, milliseconds; false once it has ended, or has been asked for long enough: then realtime and another look tell. */
export function pollAgain(
  { data, dataUpdateCount, error, errorUpdateCount }: State,
  every: number,
): number | false {
  if (isUnknown(error) || (data && isEnded(data.state))) return false;
  return (dataUpdateCount + errorUpdateCount) * every < LONGEST ? every : false;
}
