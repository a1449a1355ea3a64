import { Trans } from "@lingui/react/macro";
import { useLocale } from "../lib/i18n/use-locale.ts";
import { useConnection } from "../lib/offline/connection.ts";
import { formatTag } from "../rules/locales/locales.ts";
import styles from "./panel.module.css";

/** When the shown state was loaded, while it can't be updated. `time`: milliseconds since the epoch. */
export function LoadedAt({ time }: { time: number }) {
  const tag = formatTag(useLocale());
  const { unreachable } = useConnection();
  if (!unreachable) return null;
  const age = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }).format(time);
  return (
    <p className={styles.muted} role="status">
      <Trans>As of {age}. We'll update it once you're back online.</Trans>
    </p>
  );
}
