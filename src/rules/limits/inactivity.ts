import type { InactivityRule } from "../../contract/jurisdictions.ts";

/** What becomes of a player of whom nothing is seen since `activeAt`; milliseconds since the epoch. */
export interface Inactivity {
  asksAt: number;
  endsAt: number;
  /** They are asked whether they are still there. */
  isAsked: boolean;
  /** Their session is over. */
  isOver: boolean;
  /** Nothing but an answer ends the question. */
  needsAnswer: boolean;
  /** No bets are taken. */
  stopsPlay: boolean;
}

export function inactivityAt(rule: InactivityRule, activeAt: number, now: number): Inactivity {
  const asksAt = activeAt + rule.ask_after_seconds * 1_000;
  const endsAt = activeAt + rule.end_after_seconds * 1_000;
  const [isAsked, isOver] = [now >= asksAt, now >= endsAt];
  const needsAnswer = rule.needs_answer;
  return { asksAt, endsAt, isAsked, isOver, needsAnswer, stopsPlay: isOver || (isAsked && needsAnswer) };
}
