import type { Payment } from "../../contract/payments.ts";
import { isEnded } from "../../rules/payment-states.ts";

/** A page that nobody touches asks no more than this: asking on would keep the session from ending. Milliseconds. */
const LONGEST = 5 * 60_000;

interface State {
  data: Payment | undefined;
  /** How often it has been told. */
  dataUpdateCount: number;
}

/** When a payment is asked for again, milliseconds; false once it has ended, or has been asked for long enough: then realtime and another look tell. */
export function pollAgain({ data, dataUpdateCount }: State, every: number): number | false {
  if (data && isEnded(data.state)) return false;
  return dataUpdateCount * every < LONGEST ? every : false;
}
