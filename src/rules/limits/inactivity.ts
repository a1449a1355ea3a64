import type { InactivityRule } from "../../contract/jurisdictions.ts";

/** Inactivity of a player since `activeAt`; milliseconds since the epoch. */
export interface Inactivity {
  promptsAt: number;
  endsAt: number;
  /** The inactivity prompt is open. */
  isPrompting: boolean;
  /** The session has ended. */
  isOver: boolean;
  /** Only an answer closes the prompt. */
  needsAnswer: boolean;
  /** Bets are rejected. */
  blocksBets: boolean;
}

export function inactivityAt(rule: InactivityRule, activeAt: number, now: number): Inactivity {
  const promptsAt = activeAt + rule.ask_after_seconds * 1_000;
  const endsAt = activeAt + rule.end_after_seconds * 1_000;
  const [isPrompting, isOver] = [now >= promptsAt, now >= endsAt];
  const needsAnswer = rule.needs_answer;
  return {
    promptsAt,
    endsAt,
    isPrompting,
    isOver,
    needsAnswer,
    blocksBets: isOver || (isPrompting && needsAnswer),
  };
}
