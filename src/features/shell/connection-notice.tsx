import { Trans } from "@lingui/react/macro";
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { dataTime } from "../../lib/offline/data-age.ts";
import { momentText } from "../../lib/offline/moment-text.ts";
import { useIsCovered } from "../../lib/page/prompt-queue.ts";
import { now } from "../../lib/time/time.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import styles from "./connection-notice.module.css";

/** Offline notice with the age of the shown data. */
export function ConnectionNotice() {
  const { unreachable, cachedAt } = useConnection();
  const locale = useLocale();
  const client = useQueryClient();
  const isCovered = useIsCovered();
  useIsFetching();
  if (!unreachable) return null;
  const since = cachedAt ?? dataTime(client);
  const age = since === null ? null : momentText(since, now(), formatTag(locale));
  return (
    <div className={styles.offline} role="status" data-connection="" data-covered={isCovered || undefined}>
      <CloudOff aria-hidden />
      <span>
        <strong>
          <Trans>You're offline.</Trans>
        </strong>{" "}
        {age ? <Trans>Showing games and amounts as of {age}.</Trans> : null}
      </span>
    </div>
  );
}
