import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouterState } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { limitRulesQuery, limitsQuery } from "../../api/limits.ts";
import type { UserLimit } from "../../contract/limits.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { FootNotice, NoticeLine } from "../../ui/stacked-notice.tsx";
import styles from "./limits.module.css";
import { useLimitDates, useLimitNames } from "./use-limit-texts.ts";

const keyOf = ({ id, resets_at }: UserLimit) => `${id} ${resets_at}`;

/** The limit to be told of: what is reached before what is nearly so, and play before deposits. */
function mostPressing(limits: readonly UserLimit[], seen: readonly string[]): UserLimit | undefined {
  const rank = ({ reached, type }: UserLimit) => (reached ? 0 : 2) + (type === "deposit" ? 1 : 0);
  return limits
    .filter((limit) => limit.accounts.length > 0 && limit.near)
    .filter((limit) => limit.reached || !seen.includes(keyOf(limit)))
    .toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Over a game there is no notice: what is nearly used is said once, and the game's bar says what is left. */
function SaidAtPlay({ text, onSaid }: { text: string; onSaid: () => void }) {
  const said = useEffectEvent(onSaid);
  useEffect(() => {
    showToast({ text, kind: "info" });
    said();
  }, [text]);
  return null;
}

/** Told on every page: a limit that is reached until it begins anew; one that is nearly so until it has been read. */
export function LimitWarning() {
  const { t } = useLingui();
  const limits = useQuery(limitsQuery).data ?? [];
  const rules = useQuery(limitRulesQuery).data;
  const { types, each } = useLimitNames();
  const dates = useLimitDates(rules?.time_zone);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const isThere = useRouterState({ select: ({ location }) => location.pathname === "/profile/limits" });
  const isPlaying = useRouterState({
    select: ({ location }) => (location.search as { mode?: unknown }).mode === "real",
  });
  const limit = mostPressing(limits, seen);
  if (!limit || !rules || isThere) return null;
  const name = types[limit.type];
  const period = each[limit.period] ?? "";
  const date = dates(limit.resets_at);
  const read = () => setSeen((before) => [...before, keyOf(limit)]);
  if (isPlaying && !limit.reached)
    return <SaidAtPlay text={t`${name} (${period}): most of it is used.`} onSaid={read} />;
  const link = (
    <Link to="/profile/$" params={{ _splat: "limits" }} className={styles.link}>
      <Trans>To my limits</Trans>
    </Link>
  );
  return (
    <FootNotice asker="player" label={t`Limit`} name="limit">
      {limit.reached ? (
        <div className={styles.line} role="alert">
          <TriangleAlert aria-hidden />
          <span>
            <strong>
              <Trans>
                {name} ({period}) reached.
              </Trans>
            </strong>{" "}
            <Trans>It begins anew on {date}.</Trans> {link}
          </span>
        </div>
      ) : (
        <NoticeLine icon={<TriangleAlert aria-hidden />} onClose={read}>
          <span>
            <Trans>
              {name} ({period}): most of it is used.
            </Trans>{" "}
            {link}
          </span>
        </NoticeLine>
      )}
    </FootNotice>
  );
}
