import type { InactivityRule } from "../../contract/jurisdictions.ts";

/** Inactivity of a player since `activeAt`; milliseconds since the epoch. */
export interface Inactivity {
  asksAt: number;
  endsAt: number;
  /** The inactivity prompt is open. */
  isAsked: boolean;
  /** The session has ended. */
  isOver: boolean;
  /** Only an answer closes the prompt. */
  needsAnswer: boolean;
  /** Bets are rejected. */
  stopsPlay: boolean;
}

export function inactivityAt(rule: InactivityRule, activeAt: number, now: number): Inactivity {
  const asksAt = activeAt + rule.ask_after_seconds * 1_000;
  const endsAt = activeAt + rule.end_after_seconds * 1_000;
  const [isAsked, isOver] = [now >= asksAt, now >= endsAt];
  const needsAnswer = rule.needs_answer;
  return { asksAt, endsAt, isAsked, isOver, needsAnswer, stopsPlay: isOver || (isAsked && needsAnswer) };
}
