import type { ReactNode } from "react";
import type { ErrorEnvelope } from "../../contract/error.ts";

/** What stands in the cashbox and is of limits. */
export interface Slots {
  /** How far a limit of deposits is used, with the way to them. */
  limits: ReactNode;
  /** Ends all play at once, where a licence asks for it. */
  panic: ReactNode;
  /** Asks for a limit before the first deposit, where a licence does. */
  renderOffer: (form: ReactNode) => ReactNode;
  renderRefusal: (limit: NonNullable<ErrorEnvelope["limit"]>) => ReactNode;
  /** Stands in for deposits while a break is on; null while none is. */
  locked: ReactNode;
}
