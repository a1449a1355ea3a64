import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { answerPlan } from "../../api/play.ts";
import type { PlanPart, PlaySession } from "../../contract/play-sessions.ts";
import { dismissToast, showToast } from "../../lib/page/toasts.ts";
import { lossOf, parsePlan, planParts, wholeMinutes } from "../../rules/limits/session-plan.ts";
import { useShowMoney } from "./use-show-money.tsx";

/** Reached parts that the player has to answer, and nearly used parts to warn about. */
export function planStatus(playSession: PlaySession | undefined, elapsed: number) {
  const plan = playSession?.plan;
  if (plan?.state !== "running") return { reached: [], warnings: [] };
  const progress = parsePlan(plan, elapsed);
  const { reached, near } = planParts(progress, progress);
  return {
    reached: reached.filter((part) => !plan.exceeded.includes(part)),
    warnings: near.filter((part) => !reached.includes(part) && !plan.acknowledged.includes(part)),
  };
}

/** Warning of a nearly used part. */
function useWarning(playSession: PlaySession | undefined, elapsed: number): (part: PlanPart) => string {
  const { t } = useLingui();
  const show = useShowMoney(playSession?.plan ?? undefined);
  return (part) => {
    const plan = playSession?.plan;
    if (!plan) return "";
    const [loss, most] = [show(String(lossOf(BigInt(plan.net_cents)))), show(plan.budget_cents ?? 0)];
    if (part === "budget") return t`You've used most of your budget: ${loss} of ${most}.`;
    const [played, minutes] = [wholeMinutes(elapsed), plan.minutes];
    return t`You've used most of your planned time: ${played} of ${minutes} min.`;
  };
}

/**
 * Warns once of nearly used parts; returns the reached, unanswered ones. A running round is not interrupted,
 * because its cost is only known at the end.
 */
export function usePlan(
  playSession: PlaySession | undefined,
  elapsed: number,
  isRunning: boolean,
): PlanPart[] {
  const client = useQueryClient();
  const warningText = useWarning(playSession, elapsed);
  const { reached, warnings } = planStatus(playSession, elapsed);
  const warnedParts = useRef<Set<string>>(new Set());
  const toastIds = useRef<number[]>([]);
  const newWarnings = isRunning
    ? []
    : warnings.filter((part) => !warnedParts.current.has(`${playSession?.plan?.id} ${part}`));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text states the usage at the time of the warning
  useEffect(() => {
    if (newWarnings.length === 0) return;
    for (const part of newWarnings) {
      warnedParts.current.add(`${playSession?.plan?.id} ${part}`);
      toastIds.current.push(showToast({ text: warningText(part), kind: "info" }));
    }
    // If this fails, another device warns again.
    answerPlan(client, "acknowledged").catch(() => {});
  }, [client, newWarnings.join()]);
  const isPrompting = !isRunning && reached.length > 0;
  useEffect(() => {
    // Earlier warnings would cover the dialog and be outdated.
    if (isPrompting) for (const id of toastIds.current.splice(0)) dismissToast(id);
  }, [isPrompting]);
  return isRunning ? [] : reached;
}
