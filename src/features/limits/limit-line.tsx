import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { limitRulesQuery } from "../../api/limits.ts";
import { usePlayer } from "../../api/player.ts";
import type { LimitType } from "../../contract/jurisdictions.ts";
import { PopupLink } from "../../ui/popup-link.tsx";
import { LimitUsage } from "./limit-usage.tsx";
import styles from "./limits.module.css";
import { useLimitDates, useLimitNames } from "./use-limit-texts.ts";
import { useTightestLimit } from "./use-tightest-limit.ts";

interface LimitLineProps {
  /** Limit types that apply here: `deposit` beside a deposit, the others beside a game. */
  types: readonly LimitType[];
}

/** Usage and reset of the tightest limit of these types, or a link to set one. */
export function LimitLine({ types }: LimitLineProps) {
  const player = usePlayer();
  const rules = useQuery({ ...limitRulesQuery, enabled: Boolean(player) }).data;
  const { types: names, periods } = useLimitNames();
  const dates = useLimitDates(rules?.time_zone);
  const limit = useTightestLimit(types);
  if (limit === undefined || !rules) return null;
  const link = (
    <PopupLink popup="limits" className={styles.link}>
      {limit ? <Trans>View limits</Trans> : <Trans>Set a limit</Trans>}
    </PopupLink>
  );
  const account = limit?.accounts[0];
  if (!limit || !account) return <p className={styles.muted}>{link}</p>;
  const date = dates(limit.resets_at);
  return (
    <div className={styles.tight} data-limit={limit.type}>
      <strong>
        {names[limit.type]}, {periods[limit.period]}
      </strong>
      <LimitUsage limit={limit} account={account} />
      <span className={styles.muted}>
        <Trans>Resets on {date}</Trans> · {link}
      </span>
    </div>
  );
}
