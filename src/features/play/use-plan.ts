import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { answerPlan } from "../../api/play.ts";
import type { Sitting } from "../../contract/play.ts";
import type { PlanPart } from "../../contract/session-plan.ts";
import { dismissToast, showToast } from "../../lib/page/toasts.ts";
import { lossOf, ofPlan, planParts, wholeMinutes } from "../../rules/limits/session-plan.ts";
import { useShowMoney } from "./use-show-money.tsx";

/** The parts of the running plan that the player has to be asked about, and those of which they are only told. */
export function planNews(sitting: Sitting | undefined, elapsed: number) {
  const plan = sitting?.plan;
  if (plan?.state !== "running") return { asks: [], notes: [] };
  const whole = ofPlan(plan, elapsed);
  const { reached, near } = planParts(whole, whole);
  return {
    asks: reached.filter((part) => !plan.answered.includes(part)),
    notes: near.filter((part) => !reached.includes(part) && !plan.noted.includes(part)),
  };
}

/** What is said of a part of which most is used. */
function useNote(sitting: Sitting | undefined, elapsed: number): (part: PlanPart) => string {
  const { t } = useLingui();
  const show = useShowMoney(sitting?.plan ?? undefined);
  return (part) => {
    const plan = sitting?.plan;
    if (!plan) return "";
    const [lost, most] = [show(String(lossOf(BigInt(plan.net_cents)))), show(plan.budget_cents ?? 0)];
    if (part === "budget") return t`Most of your budget is used: ${lost} of ${most}.`;
    const [played, minutes] = [wholeMinutes(elapsed), plan.minutes];
    return t`Most of the time that you planned is over: ${played} of ${minutes} min.`;
  };
}

/**
 * Tells once of what is nearly used, without stopping anything; gives the parts that are reached and unanswered. A round
 * that is under way is not interrupted: what it costs is not known before it is over.
 */
export function usePlan(sitting: Sitting | undefined, elapsed: number, isRunning: boolean): PlanPart[] {
  const client = useQueryClient();
  const note = useNote(sitting, elapsed);
  const { asks, notes } = planNews(sitting, elapsed);
  const told = useRef<Set<string>>(new Set());
  const shown = useRef<number[]>([]);
  const fresh = isRunning ? [] : notes.filter((part) => !told.current.has(`${sitting?.plan?.id} ${part}`));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of this moment
  useEffect(() => {
    if (fresh.length === 0) return;
    for (const part of fresh) {
      told.current.add(`${sitting?.plan?.id} ${part}`);
      shown.current.push(showToast({ text: note(part), kind: "info" }));
    }
    // Another device tells of it too where the server has not heard.
    answerPlan(client, "noted").catch(() => {});
  }, [client, fresh.join()]);
  const isAsking = !isRunning && asks.length > 0;
  useEffect(() => {
    // What was said before lies over what is asked now, and is not true any more.
    if (isAsking) for (const id of shown.current.splice(0)) dismissToast(id);
  }, [isAsking]);
  return isRunning ? [] : asks;
}
