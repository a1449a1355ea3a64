/** Public part of a seed before its use. */
export interface Fair {
  commitment: string;
  client: string;
  /** Nonce of the next round. */
  nonce: number;
}

/** Free rounds that a session's next rounds use. */
export interface ShownFreeRounds {
  campaign: string;
  left: number;
  /** Bet of each, a decimal. */
  bet: string;
}

/** What has changed without the frame's knowledge. */
interface CurrentState {
  fair?: Fair;
  balance?: string;
  free_rounds?: ShownFreeRounds | null;
}

/** A rejected call of a frame; frames have a message for each of these codes and each of the wallet's. */
export class GameRejection extends Error {
  override name = "GameRejection";
  readonly code: string;
  readonly current: CurrentState;

  constructor(code: string, current: CurrentState = {}) {
    super(code);
    this.code = code;
    this.current = current;
  }
}

/** Code that both wallet and games use for an ended session. */
export const SESSION_OVER = "session_expired";

export const reject = (code: string): never => {
  throw new GameRejection(code);
};
