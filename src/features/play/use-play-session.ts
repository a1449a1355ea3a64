import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { invalidateAfterPlay, playSessionQuery } from "../../api/play.ts";
import { now } from "../../lib/time/time.ts";

/** Debounce of refetches after changes of money, in milliseconds. */
const REFETCH_DELAY = 300;

/** Ticks every second while `active`; milliseconds since the epoch by the device's clock. */
export function useSeconds(active: boolean): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (!active) return;
    setTime(now());
    const timer = setInterval(() => setTime(now()), 1_000);
    return () => clearInterval(timer);
  }, [active]);
  return time;
}

/**
 * The running play session. Elapsed time is the server's plus the device's time since the response, because
 * the device's clock may be wrong.
 */
export function usePlaySession(active: boolean) {
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useQuery({
    ...playSessionQuery,
    enabled: active,
    refetchOnWindowFocus: true,
  });
  const time = useSeconds(active);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refetch = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => invalidateAfterPlay(client), REFETCH_DELAY);
  }, [client]);
  if (!active || !data) return { playSession: undefined, elapsed: 0, isDue: false, refetch };
  const serverNow = Date.parse(data.now) + Math.max(0, time - dataUpdatedAt);
  const { due_at } = data.reality_check;
  return {
    playSession: data,
    elapsed: data.started_at ? serverNow - Date.parse(data.started_at) : 0,
    isDue: due_at !== null && Date.parse(due_at) <= serverNow,
    refetch,
  };
}
