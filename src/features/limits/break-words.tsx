import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { limitRulesQuery } from "../../api/limits.ts";
import type { BreakRequest } from "../../lib/session/play-lock.ts";
import { FOREVER } from "../../rules/limits/limit-windows.ts";
import { useLimitDates } from "./use-limit-texts.ts";

/** End of the lock on real-money games, from the break that ends last. */
export function LockedUntil({ until, timeZone }: { until: string; timeZone?: string }) {
  const dates = useLimitDates(timeZone);
  const date = dates(until);
  return Date.parse(until) >= FOREVER ? (
    <Trans>Real-money games are locked permanently.</Trans>
  ) : (
    <Trans>Real-money games are locked until {date}.</Trans>
  );
}

/** State of the breaks requested on this device. */
export function BreakRequestState({ breakRequests }: { breakRequests: readonly BreakRequest[] }) {
  // From the cache: breaks show without a session too.
  const timeZone = useQuery({ ...limitRulesQuery, enabled: false }).data?.time_zone;
  const pending = breakRequests.filter(({ until }) => until === null);
  if (pending.some(({ isRejected }) => isRejected))
    return <Trans>We couldn't set up this break. This device stays locked. Please contact support.</Trans>;
  if (pending.length > 0)
    return (
      <Trans>
        This device is already locked. We'll register your break as soon as you're back online. Until then,
        nothing opens.
      </Trans>
    );
  const last = breakRequests
    .map(({ until }) => until ?? "")
    .toSorted()
    .at(-1);
  return last ? <LockedUntil until={last} timeZone={timeZone} /> : null;
}
