import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BadgeCheck, ChevronLeft, ScrollText, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { bonusesQuery, type WholeStatement, wageringStatementQuery } from "../../api/bonuses.ts";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyText } from "../../api/money-text.ts";
import type { WageringEntry } from "../../contract/bonuses.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import {
  checkWageringStatement,
  type StatementCheck,
  toMinorUnits,
} from "../../rules/bonuses/wagering-statement.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { GameThumb } from "../../ui/game-thumb.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OnlineButton } from "../../ui/online-button.tsx";
import links from "../../ui/page-links.module.css";
import styles from "../../ui/panel.module.css";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import own from "./bonus-statement.module.css";

/** Rounds that are listed at first, and with each tap. */
const STEP = 50;

function useMismatch(): (check: StatementCheck) => string {
  const { t } = useLingui();
  return (check) => {
    if (check.matches) return "";
    const { mismatch, entryId } = check;
    if (mismatch === "twice") return t`Round ${entryId} is listed twice.`;
    if (mismatch === "entry") return t`The amount counted for round ${entryId} doesn't match its bet.`;
    return t`The rounds don't add up to the progress we show.`;
  };
}

/** Result of adding up the counted rounds on this device. */
function Verdict({ statement, onReload }: { statement: WholeStatement; onReload: () => void }) {
  const money = useMoneyText();
  const mismatchText = useMismatch();
  const check = checkWageringStatement(statement);
  const { currency, required_parts, entries } = statement;
  const sum = money(toMinorUnits(check.sum), currency);
  const required = money(toMinorUnits(BigInt(required_parts)), currency);
  if (check.matches)
    return (
      <section className={styles.panel} data-check="agrees">
        <h2 className={styles.verdict}>
          <BadgeCheck aria-hidden />
          <Trans>It adds up</Trans>
        </h2>
        <p className={styles.muted}>
          <Plural
            value={entries.length}
            one="Your device added up # round:"
            other="Your device added up # rounds:"
          />{" "}
          <Trans>
            {sum} of {required} wagered.
          </Trans>
        </p>
      </section>
    );
  return (
    <section className={styles.panel} data-check="disagrees">
      <h2 className={styles.verdict}>
        <TriangleAlert aria-hidden />
        <Trans>It doesn't add up</Trans>
      </h2>
      <p className={styles.muted}>
        {mismatchText(check)} <Trans>Your device's total: {sum}.</Trans>
      </p>
      <div className={styles.actions}>
        <PopupLink popup="support" className={buttonClass({ look: "primary", size: "small" })}>
          <Trans>Contact support</Trans>
        </PopupLink>
        <OnlineButton size="small" onClick={onReload}>
          <Trans>Check again</Trans>
        </OnlineButton>
      </div>
    </section>
  );
}

interface EntryProps {
  entry: WageringEntry;
  statement: Pick<WholeStatement, "currency" | "max_bet_cents">;
}

function Entry({ entry, statement: { currency, max_bet_cents } }: EntryProps) {
  const { i18n } = useLingui();
  const money = useMoneyText();
  const tag = formatTag(useLocale());
  const time = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" });
  const stake = money(entry.stake_cents, currency);
  const share = i18n.number(entry.contribution / 10_000, { style: "percent", maximumFractionDigits: 2 });
  return (
    <li className={own.entry} data-entry={entry.id}>
      <GameThumb preview={entry.game.preview} tone={entry.game.tone} />
      <span className={own.what}>
        <strong>{entry.game.title}</strong>
        <span className={styles.muted}>{time.format(Date.parse(entry.at))}</span>
        <span className={styles.muted}>
          {max_bet_cents !== null && BigInt(entry.stake_cents) > BigInt(max_bet_cents) ? (
            <Trans>
              Bet {stake}, {share} of {money(max_bet_cents, currency)} counts
            </Trans>
          ) : (
            <Trans>
              Bet {stake}, {share} counts
            </Trans>
          )}
        </span>
      </span>
      <span className={styles.amount}>{money(toMinorUnits(BigInt(entry.parts)), currency)}</span>
    </li>
  );
}

function Entries({ statement }: { statement: WholeStatement }) {
  const { entries, currency, max_bet_cents } = statement;
  const money = useMoneyText();
  const [shown, setShown] = useState(STEP);
  if (entries.length === 0)
    return (
      <Notice icon={<ScrollText aria-hidden />} title={<Trans>No rounds yet</Trans>}>
        <Trans>Every round that counts towards this bonus appears here.</Trans>
      </Notice>
    );
  return (
    <>
      {max_bet_cents === null ? null : (
        <p className={styles.muted}>
          <Trans>At most {money(max_bet_cents, currency)} of each round counts.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.id} entry={entry} statement={statement} />
        ))}
      </ul>
      {shown < entries.length ? (
        <Button onClick={() => setShown(shown + STEP)}>
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </>
  );
}

const StatementSkeleton = () => (
  <div className={styles.page} aria-hidden>
    <div className={`${styles.ghost} ${own.verdictGhost}`} />
    {Array.from({ length: 6 }, (_, i) => i).map((i) => (
      <div key={i} className={`${styles.ghost} ${own.entryGhost}`} />
    ))}
  </div>
);

/** Every counted round of a bonus, added up on this device. */
export function BonusStatement({ id }: { id: string }) {
  const query = useQuery(wageringStatementQuery(id));
  const currencies = useQuery(currenciesQuery);
  const bonus = useQuery(bonusesQuery).data?.find((one) => one.id === id);
  return (
    <div className={styles.page}>
      <Link to="/profile/$" params={{ _splat: "gifts" }} className={links.back}>
        <ChevronLeft aria-hidden /> <Trans>All gifts</Trans>
      </Link>
      <h2>{bonus?.title ?? <Trans>Wagering</Trans>}</h2>
      {query.data && currencies.data ? (
        <>
          <Verdict statement={query.data} onReload={() => void query.refetch()} />
          <Entries statement={query.data} />
        </>
      ) : (
        <QueryFallback queries={[query, currencies]} skeleton={<StatementSkeleton />} />
      )}
    </div>
  );
}
