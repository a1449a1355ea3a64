import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { now } from "../lib/time/time.ts";
import { call } from "./client.ts";

/** Maximum duration of a request, in milliseconds; slower responses are too imprecise. */
const MAX_DURATION = 5_000;

/**
 * How far the server's clock is ahead of the device's, in milliseconds; assumes symmetric latency. Refetched on
 * focus, since the device's clock may have been changed.
 */
export const serverTimeQuery = queryOptions({
  queryKey: ["server-time"],
  queryFn: async ({ client, signal }) => {
    const sentAt = now();
    const response = await call(client, "GET /api/time", { signal });
    const duration = now() - sentAt;
    // Too slow, or the clock was changed in between: throw, so that the query retries.
    if (duration < 0 || duration > MAX_DURATION)
      throw new Error(`response took ${duration} ms, unusable for the clock offset`);
    return { ahead: Date.parse(response.now) - (sentAt + duration / 2) };
  },
  staleTime: 10 * 60_000,
  refetchOnWindowFocus: "always",
  meta: { loader: "serverTime", onError: "empty", persist: "never" },
});

/** Converts device time to server time; unchanged until the offset is known. */
export function useServerTime(enabled = true): (time: number) => number {
  const { data } = useQuery({ ...serverTimeQuery, enabled });
  const ahead = data?.ahead ?? 0;
  return (time) => time + ahead;
}

/** Milliseconds between updates of a shown remaining time, whose smallest unit is a minute. */
const TICK = 30_000;

/** The server's time, updated every half minute; milliseconds since the epoch. */
export function useServerNow(): number {
  const toServerTime = useServerTime();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return toServerTime(time);
}
