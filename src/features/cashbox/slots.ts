import type { ReactNode } from "react";
import type { ErrorEnvelope } from "../../contract/error.ts";
import type { Player } from "../../contract/player.ts";

/** Limit components rendered in the cashbox. */
export interface Slots {
  /** Usage of a deposit limit, with a link to the limits. */
  limits: ReactNode;
  /** Panic button, if the licence requires it. */
  panic: ReactNode;
  /**
   * Adds the question for a deposit limit to the step of the amount; replaces any step where the licence requires a
   * limit.
   */
  renderOffer: (form: ReactNode, isAmountStep: boolean) => ReactNode;
  renderRejection: (limit: NonNullable<ErrorEnvelope["limit"]>) => ReactNode;
  /** The form of details that are missing before money moves. */
  renderDetails: (onDone: () => void) => ReactNode;
  /** Bonuses of the next deposit. `isMain` is true where the player came for one; `codeEntry` follows them, or replaces them. */
  renderBonuses: (player: Player, isMain: boolean, codeEntry: ReactNode) => ReactNode;
  /** Replaces deposits during a break; null without one. */
  locked: ReactNode;
}
