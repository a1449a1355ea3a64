import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { limitRulesQuery } from "../../api/limits.ts";
import { usePlayer } from "../../api/player.ts";
import type { ErrorEnvelope } from "../../contract/error.ts";
import { isBreak } from "../../rules/limits/limits.ts";
import { LockedUntil } from "./break-words.tsx";
import styles from "./limits.module.css";
import { useLimitAmount, useLimitDates, useLimitNames } from "./use-limit-texts.ts";

type RejectingLimit = NonNullable<ErrorEnvelope["limit"]>;

/** Message of a limit's rejection: remaining amount, reset time, and a link to the limits. */
export function LimitRejection({ limit }: { limit: RejectingLimit }) {
  const player = usePlayer();
  const rules = useQuery({ ...limitRulesQuery, enabled: Boolean(player) }).data;
  const { types, periods } = useLimitNames();
  const formatAmount = useLimitAmount();
  const dates = useLimitDates(rules?.time_zone);
  const { type, reached, remaining_cents, currency, resets_at } = limit;
  const name = types[type];
  const period = periods[limit.period] ?? "";
  const left = formatAmount({ amount_cents: remaining_cents, currency });
  const date = dates(resets_at);
  return (
    <div className={styles.tight} role="alert">
      <span>
        {isBreak(type) ? (
          <LockedUntil until={resets_at} timeZone={rules?.time_zone} />
        ) : reached ? (
          <>
            <Trans>
              {name} ({period}) reached.
            </Trans>{" "}
            <Trans>It resets on {date}.</Trans>
          </>
        ) : (
          <Trans>
            {name} ({period}): {left} left until {date}.
          </Trans>
        )}
      </span>
      <Link to="/profile/$" params={{ _splat: "limits" }} className={styles.link}>
        <Trans>View limits</Trans>
      </Link>
    </div>
  );
}
