import { Trans } from "@lingui/react/macro";
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { dataAge } from "../../lib/offline/data-age.ts";
import { useIsCovered } from "../../lib/page/prompt-queue.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import styles from "./connection-notice.module.css";

/** Shown while the server cannot be reached: says so, and of when the shown data is. */
export function ConnectionNotice() {
  const { unreachable, keptAt } = useConnection();
  const locale = useLocale();
  const client = useQueryClient();
  const covered = useIsCovered();
  useIsFetching();
  if (!unreachable) return null;
  const since = keptAt ?? dataAge(client);
  const age =
    since === null
      ? null
      : new Intl.DateTimeFormat(formatTag(locale), { dateStyle: "medium", timeStyle: "short" }).format(since);
  return (
    <div className={styles.offline} role="status" data-connection="" data-covered={covered || undefined}>
      <CloudOff aria-hidden />
      <span>
        <strong>
          <Trans>You are offline.</Trans>
        </strong>{" "}
        {age ? <Trans>Games and amounts as of {age}.</Trans> : null}
      </span>
    </div>
  );
}
