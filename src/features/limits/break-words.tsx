import { Trans } from "@lingui/react/macro";
import type { Wish } from "../../lib/session/play-lock.ts";
import { FOREVER } from "../../rules/limits/limit-windows.ts";
import { useLimitDates } from "./use-limit-texts.ts";

/** Until when games for money are closed: by the break that ends last. */
export function ClosedUntil({ until, timeZone }: { until: string; timeZone?: string }) {
  const dates = useLimitDates(timeZone);
  const date = dates(until);
  return Date.parse(until) >= FOREVER ? (
    <Trans>Games for money are closed for ever.</Trans>
  ) : (
    <Trans>Games for money are closed until {date}.</Trans>
  );
}

/** What has become of a break that was asked for on this device. */
export function WishState({ wishes }: { wishes: readonly Wish[] }) {
  const waiting = wishes.filter(({ until }) => until === null);
  if (waiting.some(({ refused }) => refused))
    return (
      <Trans>
        Our server would not take this break as it is. This device stays locked; please write to our support.
      </Trans>
    );
  if (waiting.length > 0)
    return (
      <Trans>
        This device is locked already. Your break is handed over by itself as soon as there is a connection;
        until then nothing opens.
      </Trans>
    );
  const last = wishes
    .map(({ until }) => until ?? "")
    .toSorted()
    .at(-1);
  return last ? <ClosedUntil until={last} /> : null;
}
