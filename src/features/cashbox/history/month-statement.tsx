import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { FileDown, Printer } from "lucide-react";
import { useState } from "react";
import { monthQuery } from "../../../api/month.ts";
import { usePlayer } from "../../../api/player.ts";
import { statementFile } from "../../../api/statement.ts";
import { useLocale } from "../../../lib/i18n/use-locale.ts";
import { monthsUntil } from "../../../lib/money/months.ts";
import { now } from "../../../lib/time/time.ts";
import { formatTag } from "../../../rules/locales/locales.ts";
import { Button, ButtonAnchor } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { FailedLine } from "../../../ui/query-fallback.tsx";
import styles from "../cashbox.module.css";
import { useAmounts } from "../use-amounts.ts";

function Totals({ from, to }: { from: string; to: string }) {
  const query = useQuery(monthQuery({ from, to }));
  const { format } = useAmounts();
  if (!query.data)
    return query.error ? <FailedLine query={query} /> : <div className={styles.ghost} aria-hidden />;
  if (query.data.length === 0)
    return (
      <p className={styles.muted}>
        <Trans>No payments or play in this month.</Trans>
      </p>
    );
  return query.data.map(({ currency, deposits, withdrawals, stakes, wins }) => (
    <dl key={currency} className={styles.tiles} data-month-of={currency}>
      <div>
        <dt>
          <Trans>Deposited</Trans>
        </dt>
        <dd>{format(deposits, currency)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Withdrawn</Trans>
        </dt>
        <dd>{format(withdrawals, currency)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Total bet</Trans>
        </dt>
        <dd>{format(stakes, currency)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Won</Trans>
        </dt>
        <dd>{format(wins, currency)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Game result</Trans>
        </dt>
        <dd>{format(wins - stakes, currency)}</dd>
      </div>
    </dl>
  ));
}

/** Totals of a month: payments, stakes and wins; to print or download. */
export function MonthStatement() {
  const { t } = useLingui();
  const player = usePlayer();
  const tag = formatTag(useLocale());
  const months = monthsUntil(now(), player ? Date.parse(player.created_at) : now());
  const [selected, setSelected] = useState<string | null>(null);
  const name = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric" });
  const month = months.find(({ from }) => from === selected);
  return (
    <section className={styles.card} data-month>
      <h2>
        <Trans>Monthly activity</Trans>
      </h2>
      <SelectField
        label={t`Month`}
        placeholder={t`Choose a month`}
        choices={months.map(({ from }) => ({ value: from, label: name.format(new Date(from)) }))}
        field={{
          name: "month",
          value: selected ?? "",
          onChange: (value) => setSelected(String(value) || null),
        }}
      />
      {month ? (
        <>
          <h3>{name.format(new Date(month.from))}</h3>
          <Totals from={month.from} to={month.to} />
          <span className={styles.actions}>
            <Button size="small" onClick={() => print()}>
              <Printer aria-hidden size={18} /> <Trans>Print</Trans>
            </Button>
            {(["csv", "json"] as const).map((format) => (
              <ButtonAnchor key={format} size="small" href={statementFile(month, format)} download>
                <FileDown aria-hidden size={18} />
                {format === "csv" ? <Trans>Download as CSV</Trans> : <Trans>Download as JSON</Trans>}
              </ButtonAnchor>
            ))}
          </span>
        </>
      ) : null}
    </section>
  );
}
