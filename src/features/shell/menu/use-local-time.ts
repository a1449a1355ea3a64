import { useEffect, useState } from "react";
import { useLocale } from "../../../lib/i18n/use-locale.ts";
import { now } from "../../../lib/time/time.ts";
import { formatTag } from "../../../rules/locales/locales.ts";

export const LOCAL_TIME_REFRESH = 15_000;

/** Local time in hours and minutes, updated every 15 s. */
export function useLocalTime(): string {
  const locale = useLocale();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), LOCAL_TIME_REFRESH);
    return () => clearInterval(timer);
  }, []);
  return new Intl.DateTimeFormat(formatTag(locale), { timeStyle: "short" }).format(time);
}
