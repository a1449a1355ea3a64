import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { limitChangesQuery } from "../../api/limits.ts";
import type { LimitChange, LimitChangeKind } from "../../contract/limits.ts";
import { isBreak } from "../../rules/limits/limits.ts";
import { FailedLine } from "../../ui/query-fallback.tsx";
import styles from "./limits.module.css";
import { useLimitAmount, useLimitDates, useLimitNames } from "./use-limit-texts.ts";

function Change({ change, timeZone }: { change: LimitChange; timeZone: string }) {
  const { t } = useLingui();
  const dates = useLimitDates(timeZone);
  const write = useLimitAmount();
  const { types, each, lengths } = useLimitNames();
  const words: Record<LimitChangeKind, string> = {
    set: t`set`,
    lower: t`lowered`,
    keep: t`kept as it was`,
    raise: t`a higher one asked for`,
    remove: t`its end asked for`,
    confirm_raise: t`raised`,
    confirm_remove: t`removed`,
    break: t`begun`,
  };
  const { kind, type, period, from, to, at } = change;
  const often = (isBreak(type) ? lengths : each)[period] ?? "";
  const amounts = [from, to].flatMap((amount) => (amount ? [write(amount)] : []));
  return (
    <li>
      <span className={styles.muted}>{dates(at)}</span>
      <span>
        {types[type]}, {often}: {words[kind]}
        {amounts.length > 0 ? ` (${amounts.join(" → ")})` : null}
      </span>
    </li>
  );
}

/** What was done with limits in the last twelve months; asked for once it is looked at. */
export function Changes({ timeZone }: { timeZone: string }) {
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...limitChangesQuery, enabled: open });
  const changes = query.data;
  return (
    <details className={styles.card} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Trans>Changes of the last twelve months</Trans>
      </summary>
      <FailedLine query={query} />
      {changes?.length === 0 ? (
        <p className={styles.muted}>
          <Trans>Nothing was changed.</Trans>
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
