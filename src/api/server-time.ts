import { queryOptions, useQuery } from "@tanstack/react-query";
import { now } from "../lib/time/time.ts";
import { call } from "./client.ts";

/** An answer that took longer says too little of the time, milliseconds. */
const LONGEST = 5_000;

/**
 * How far the server's clock is ahead of the device's, milliseconds. Half of what the answer took is taken for its way
 * back. Measured anew when somebody comes back to the page: a device's clock may have been set meanwhile.
 */
export const serverTimeQuery = queryOptions({
  queryKey: ["server-time"],
  queryFn: async ({ client, signal }) => {
    const asked = now();
    const answer = await call(client, "GET /api/time", { signal });
    const took = now() - asked;
    // Asked again after a silence, or a clock that was set in between.
    if (took < 0 || took > LONGEST) throw new Error(`an answer after ${took} ms says no time`);
    return { ahead: Date.parse(answer.now) - (asked + took / 2) };
  },
  staleTime: 10 * 60_000,
  refetchOnWindowFocus: "always",
  meta: { loader: "serverTime", persist: "never" },
});

/** Gives the server's time at a time of this device; until that is known, they are taken for the same. */
export function useServerTime(enabled = true): (time: number) => number {
  const { data } = useQuery({ ...serverTimeQuery, enabled });
  const ahead = data?.ahead ?? 0;
  return (time) => time + ahead;
}
