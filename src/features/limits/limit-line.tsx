import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { limitRulesQuery } from "../../api/limits.ts";
import { usePlayer } from "../../api/player.ts";
import type { LimitType } from "../../contract/jurisdictions.ts";
import { PopupLink } from "../../ui/popup-link.tsx";
import { Used } from "./limit-row.tsx";
import styles from "./limits.module.css";
import { useLimitDates, useLimitNames } from "./use-limit-texts.ts";
import { useTightestLimit } from "./use-tightest-limit.ts";

interface LimitLineProps {
  /** Those that count where it stands: `deposit` beside an amount to be paid in, the others beside a game. */
  types: readonly LimitType[];
}

/** How far the tightest limit of these types is used, and when it begins anew; a way to set one where there is none. */
export function LimitLine({ types }: LimitLineProps) {
  const player = usePlayer();
  const rules = useQuery({ ...limitRulesQuery, enabled: Boolean(player) }).data;
  const { types: names, each } = useLimitNames();
  const dates = useLimitDates(rules?.time_zone);
  const limit = useTightestLimit(types);
  if (limit === undefined || !rules) return null;
  const link = (
    <PopupLink popup="limits" className={styles.link}>
      {limit ? <Trans>To my limits</Trans> : <Trans>Set a limit</Trans>}
    </PopupLink>
  );
  const account = limit?.accounts[0];
  if (!limit || !account) return <p className={styles.muted}>{link}</p>;
  const date = dates(limit.resets_at);
  return (
    <div className={styles.tight} data-limit={limit.type}>
      <strong>
        {names[limit.type]}, {each[limit.period]}
      </strong>
      <Used limit={limit} account={account} />
      <span className={styles.muted}>
        <Trans>Begins anew on {date}</Trans> · {link}
      </span>
    </div>
  );
}
