import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { activityQuery, followActivity, noteActivity } from "../../api/activity.ts";
import type { InactivityRule } from "../../contract/jurisdictions.ts";
import { onReached } from "../../lib/offline/connection.ts";
import { StillThere } from "./still-there.tsx";
import { useSigns } from "./use-signs.ts";

/** The server is asked a little after a time of its own, milliseconds: before, it would say the same again. */
const SETTLE = 100;
/** Signs are told so many times at least before the question comes. */
const TIMES = 12;

/**
 * Looks whether somebody is there, where the licence asks for it. The server is asked when its next word is due, by the
 * difference of its own times: what the device's clock says is nothing.
 */
export function InactivityWatch({ rule }: { rule: InactivityRule }) {
  const client = useQueryClient();
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(activityQuery);
  useSigns((rule.ask_after_seconds * 1_000) / TIMES, () => {
    if (!(data?.asked && rule.needs_answer)) noteActivity(client, false).catch(() => {});
  });
  useEffect(() => followActivity(client), [client]);
  useEffect(() => onReached(() => void refetch()), [refetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may say the same as the one before it
  useEffect(() => {
    const next = data?.asked ? data.ends_at : data?.asks_at;
    if (!data || !next) return;
    const left = Date.parse(next) - Date.parse(data.now) + SETTLE;
    const timer = setTimeout(() => void refetch(), Math.max(left, 1_000));
    return () => clearTimeout(timer);
  }, [data, dataUpdatedAt, errorUpdatedAt, refetch]);
  return data?.asked ? <StillThere rule={rule} activity={data} toldAt={dataUpdatedAt} /> : null;
}
