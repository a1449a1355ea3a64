import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { activityQuery, followActivity, reportActivity } from "../../api/activity.ts";
import type { InactivityRule } from "../../contract/jurisdictions.ts";
import { onReachable } from "../../lib/offline/connection.ts";
import { InactivityPrompt } from "./still-there.tsx";
import { useUserActivity } from "./use-signs.ts";

/**
 * Delay between a status change and the fetch, in milliseconds: an earlier fetch would return the old status.
 */
const FETCH_DELAY = 100;
/** Number of activity reports that are possible within the time until the prompt. */
const REPORTS_PER_PROMPT = 12;

/**
 * Watches the player's activity, if the licence requires it. Refetches the status when it is due to change, timed by
 * differences between server times, since the device's clock may be wrong.
 */
export function InactivityWatch({ rule }: { rule: InactivityRule }) {
  const client = useQueryClient();
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(activityQuery);
  useUserActivity((rule.ask_after_seconds * 1_000) / REPORTS_PER_PROMPT, () => {
    if (!(data?.is_prompting && rule.needs_answer)) reportActivity(client, false).catch(() => {});
  });
  useEffect(() => followActivity(client), [client]);
  useEffect(() => onReachable(() => void refetch()), [refetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal response must restart the timer
  useEffect(() => {
    const next = data?.is_prompting ? data.ends_at : data?.prompts_at;
    if (!data || !next) return;
    const delay = Date.parse(next) - Date.parse(data.now) + FETCH_DELAY;
    const timer = setTimeout(() => void refetch(), Math.max(delay, 1_000));
    return () => clearTimeout(timer);
  }, [data, dataUpdatedAt, errorUpdatedAt, refetch]);
  return data?.is_prompting ? (
    <InactivityPrompt rule={rule} activity={data} receivedAt={dataUpdatedAt} />
  ) : null;
}
