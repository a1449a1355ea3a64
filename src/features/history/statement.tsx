import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { useMemo } from "react";
import { type StatementFilter, statementFile, statementQuery } from "../../api/statement.ts";
import type { Receipt, Statement as StatementPage } from "../../contract/statement.ts";
import { now } from "../../lib/time/time.ts";
import { byDay, periodStart } from "../../rules/limits/periods.ts";
import { FileLinks } from "../../ui/file-links.tsx";
import { LoadMore } from "../../ui/more.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { CheckCard } from "./check-card.tsx";
import styles from "./history.module.css";
import { PeriodChips, useHistoryParams } from "./period-chips.tsx";
import { ReceiptPart } from "./receipt-part.tsx";
import { ReceiptRow } from "./receipt-row.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";
import { useCheck } from "./use-check.ts";
import { useDates } from "./use-dates.ts";

const Files = ({ filter }: { filter: StatementFilter }) => (
  <div className={styles.actions}>
    <FileLinks addressOf={(format) => statementFile(filter, format)} />
  </div>
);

function Receipts({
  receipts,
  current,
}: {
  receipts: readonly Receipt[];
  current: NonNullable<StatementPage["now"]>;
}) {
  const { day } = useDates();
  const check = useCheck(receipts, current, true);
  const mismatch = check.matches ? null : check.number;
  return (
    <>
      <CheckCard check={check} />
      {byDay(receipts, ({ time }) => time).map(({ day: date, items }) => (
        <section key={items[0]!.number} className={styles.day}>
          <h3>{day(date)}</h3>
          <ul className={styles.list}>
            {items.map((receipt) => (
              <ReceiptRow key={receipt.number} receipt={receipt} isMismatch={receipt.number === mismatch} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Receipts of all balance changes, which the page adds up and compares with the balance. */
function List() {
  const { period } = useHistoryParams();
  const filter = { from: periodStart(period, now()) };
  const query = useInfiniteQuery(statementQuery(filter));
  const pages = query.data?.pages;
  const receipts = useMemo(() => pages?.flatMap((page) => page.receipts), [pages]);
  const current = pages?.[0]?.now;
  return (
    <>
      <PeriodChips period={period} />
      {!receipts || !current ? (
        <QueryFallback queries={[query]} skeleton={<RowsSkeleton />} />
      ) : receipts.length === 0 ? (
        <Notice icon={<ReceiptText aria-hidden />} title={<Trans>No balance changes in this period</Trans>}>
          <Trans>You'll find a receipt here for every balance change.</Trans>
        </Notice>
      ) : (
        <>
          <Files filter={filter} />
          <Receipts receipts={receipts} current={current} />
          <LoadMore query={query} />
        </>
      )}
    </>
  );
}

/** All balance changes, or a single receipt that the address names. */
export function Statement() {
  const { receipt } = useHistoryParams();
  return (
    <div className={styles.page}>
      {receipt === undefined ? <List /> : <ReceiptPart key={receipt} number={receipt} />}
    </div>
  );
}
