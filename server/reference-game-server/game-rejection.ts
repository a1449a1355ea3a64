/** Public part of a seed before its use. */
export interface Fair {
  commitment: string;
  client: string;
  /** Nonce of the next round. */
  nonce: number;
}

/** A rejected call of a frame; frames have a message for each of these codes and each of the wallet's. */
export class GameRejection extends Error {
  override name = "GameRejection";
  readonly code: string;
  /** The current fairness data, if it differs from the frame's. */
  readonly fair: Fair | undefined;

  constructor(code: string, fair?: Fair) {
    super(code);
    this.code = code;
    this.fair = fair;
  }
}

/** Code that both wallet and games use for an ended session. */
export const SESSION_OVER = "session_expired";

export const reject = (code: string): never => {
  throw new GameRejection(code);
};
