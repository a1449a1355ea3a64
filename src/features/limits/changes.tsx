import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { limitChangesQuery } from "../../api/limits.ts";
import type { LimitChange, LimitChangeKind } from "../../contract/limits.ts";
import { isBreak } from "../../rules/limits/limits.ts";
import { FailedLine } from "../../ui/query-fallback.tsx";
import { Summary } from "../../ui/summary.tsx";
import styles from "./limits.module.css";
import { useLimitAmount, useLimitDates, useLimitNames } from "./use-limit-texts.ts";

function Change({ change, timeZone }: { change: LimitChange; timeZone: string }) {
  const { t } = useLingui();
  const dates = useLimitDates(timeZone);
  const formatAmount = useLimitAmount();
  const { types, periods, lengths } = useLimitNames();
  const kinds: Record<LimitChangeKind, string> = {
    set: t`set`,
    lower: t`lowered`,
    keep: t`left unchanged`,
    raise: t`increase requested`,
    remove: t`removal requested`,
    confirm_raise: t`raised`,
    confirm_remove: t`removed`,
    break: t`started`,
  };
  const { kind, type, period, from, to, at } = change;
  const periodText = (isBreak(type) ? lengths : periods)[period] ?? "";
  const amounts = [from, to].flatMap((amount) => (amount ? [formatAmount(amount)] : []));
  return (
    <li>
      <span className={styles.muted}>{dates(at)}</span>
      <span>
        {types[type]}, {periodText}: {kinds[kind]}
        {amounts.length > 0 ? ` (${amounts.join(" → ")})` : null}
      </span>
    </li>
  );
}

/** Limit changes of the last twelve months, fetched when opened. */
export function Changes({ timeZone }: { timeZone: string }) {
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...limitChangesQuery, enabled: open });
  const changes = query.data;
  return (
    <details className={styles.card} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>
        <Trans>Changes in the last 12 months</Trans>
      </Summary>
      <FailedLine query={query} />
      {changes?.length === 0 ? (
        <p className={styles.muted}>
          <Trans>No changes</Trans>
        </p>
      ) : (
        <ul className={styles.changes} aria-busy={!changes}>
          {changes?.map((change) => (
            <Change key={change.id} change={change} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </details>
  );
}
