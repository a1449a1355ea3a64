import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouterState } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { limitRulesQuery, limitsQuery } from "../../api/limits.ts";
import type { UserLimit } from "../../contract/limits.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { NoticeLine, PromptNotice } from "../../ui/stacked-notice.tsx";
import styles from "./limits.module.css";
import { useLimitDates, useLimitNames } from "./use-limit-texts.ts";

const seenKey = ({ id, resets_at }: UserLimit) => `${id} ${resets_at}`;

/** The limit to warn of: reached limits before nearly reached ones, limits on play before deposit limits. */
function mostUrgent(limits: readonly UserLimit[], seenIds: readonly string[]): UserLimit | undefined {
  const rank = ({ reached, type }: UserLimit) => (reached ? 0 : 2) + (type === "deposit" ? 1 : 0);
  return limits
    .filter((limit) => limit.accounts.length > 0 && limit.near)
    .filter((limit) => limit.reached || !seenIds.includes(seenKey(limit)))
    .toSorted((a, b) => rank(a) - rank(b))[0];
}

/** During play a nearly used limit is a single toast; the play bar shows what remains. */
function WarningToast({ text, onShown }: { text: string; onShown: () => void }) {
  const notifyShown = useEffectEvent(onShown);
  useEffect(() => {
    showToast({ text, kind: "info" });
    notifyShown();
  }, [text]);
  return null;
}

/** Limit warning on every page: a reached limit until it resets, a nearly reached one until dismissed. */
export function LimitWarning() {
  const { t } = useLingui();
  const limits = useQuery(limitsQuery).data ?? [];
  const rules = useQuery(limitRulesQuery).data;
  const { types, periods } = useLimitNames();
  const dates = useLimitDates(rules?.time_zone);
  const [seenIds, setSeen] = useState<readonly string[]>([]);
  const isOnLimitsPage = useRouterState({
    select: ({ location }) => location.pathname === "/profile/limits",
  });
  const isPlaying = useRouterState({
    select: ({ location }) => (location.search as { mode?: unknown }).mode === "real",
  });
  const limit = mostUrgent(limits, seenIds);
  if (!limit || !rules || isOnLimitsPage) return null;
  const name = types[limit.type];
  const period = periods[limit.period] ?? "";
  const date = dates(limit.resets_at);
  const markSeen = () => setSeen((previous) => [...previous, seenKey(limit)]);
  if (isPlaying && !limit.reached)
    return <WarningToast text={t`${name} (${period}): you've used most of it.`} onShown={markSeen} />;
  const link = (
    <Link to="/profile/$" params={{ _splat: "limits" }} className={styles.link}>
      <Trans>View limits</Trans>
    </Link>
  );
  return (
    <PromptNotice prompt="limit" label={t`Limit`} name="limit">
      {limit.reached ? (
        <div className={styles.line} role="alert">
          <TriangleAlert aria-hidden />
          <span>
            <strong>
              <Trans>
                {name} ({period}) reached.
              </Trans>
            </strong>{" "}
            <Trans>It resets on {date}.</Trans> {link}
          </span>
        </div>
      ) : (
        <NoticeLine icon={<TriangleAlert aria-hidden />} onClose={markSeen}>
          <span>
            <Trans>
              {name} ({period}): you've used most of it.
            </Trans>{" "}
            {link}
          </span>
        </NoticeLine>
      )}
    </PromptNotice>
  );
}
