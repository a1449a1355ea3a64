import { Trans } from "@lingui/react/macro";
import { useLocale } from "../lib/i18n/use-locale.ts";
import { timeLeft } from "../rules/bonuses/gifts.ts";
import { formatTag } from "../rules/locales/locales.ts";

interface TimeLeftProps {
  /** ISO 8601. */
  until: string;
  /** The server's time, milliseconds since the epoch. */
  now: number;
}

/** The remaining time in its largest unit, and its end. */
export function TimeLeft({ until, now }: TimeLeftProps) {
  const tag = formatTag(useLocale());
  const left = timeLeft(Date.parse(until), now);
  const end = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }).format(
    Date.parse(until),
  );
  return (
    <>
      {left ? (
        new Intl.NumberFormat(tag, { style: "unit", unit: left.unit, unitDisplay: "long" }).format(left.count)
      ) : (
        <Trans>Time's up</Trans>
      )}
      <small>
        <Trans>until {end}</Trans>
      </small>
    </>
  );
}
