import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, Gift } from "lucide-react";
import type { ReactNode } from "react";
import { awardsFile, awardsQuery } from "../../api/awards.ts";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyText } from "../../api/money-text.ts";
import type { Award, AwardSource } from "../../contract/awards.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { type AwardChain, chainsOf } from "../../rules/bonuses/award-chains.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { FileLinks } from "../../ui/file-links.tsx";
import { LoadedAt } from "../../ui/loaded-at.tsx";
import { LoadMore } from "../../ui/more.tsx";
import { Notice } from "../../ui/notice.tsx";
import links from "../../ui/page-links.module.css";
import styles from "../../ui/panel.module.css";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { AwardValue } from "./award-value.tsx";
import own from "./gifts.module.css";
import { HoldNote } from "./held-gifts.tsx";

/** What an award was given for. */
function useCause(): (source: AwardSource) => string {
  const { t } = useLingui();
  const causes: Partial<Record<AwardSource, string>> = {
    deposit: t`For a deposit`,
    registration: t`For signing up`,
    code: t`For a promo code`,
    freespins: t`From your spin winnings`,
    staff: t`From our team`,
  };
  return (source) => causes[source] ?? t`From a promotion`;
}

/** The real money that an award became, with its receipts. */
function Cash({ award: { cash_cents, currency, receipts } }: { award: Award }) {
  const money = useMoneyText();
  if (receipts.length === 0 || currency === null) return null;
  return (
    <p data-cash>
      <Trans>{money(cash_cents, currency)} became real money.</Trans>{" "}
      {receipts.map((number) => (
        <Link
          key={number}
          to="/profile/$"
          params={{ _splat: "statement" }}
          search={{ receipt: number } as never}
          className={styles.link}
        >
          <Trans>Receipt {number}</Trans>{" "}
        </Link>
      ))}
    </p>
  );
}

function State({ award: { state, reason } }: { award: Award }) {
  if (state === "held") return <HoldNote reason={reason} />;
  if (state === "issued") return null;
  return (
    <p className={styles.muted}>
      {state === "refused" ? (
        <Trans>You didn't get it, because it no longer applied.</Trans>
      ) : (
        <Trans>It was reversed.</Trans>
      )}
    </p>
  );
}

interface StepProps {
  chain: AwardChain;
  /** Terms of an award, to open. */
  renderTerms: (award: Award) => ReactNode;
  isFirst?: boolean;
}

/** An award: what it was for, what it gave, and the awards that came from it. */
function Step({ chain: { award, children }, renderTerms, isFirst = false }: StepProps) {
  const cause = useCause()(award.source);
  const tag = formatTag(useLocale());
  const { id, title, campaign, kind, state } = award;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }).format(
    Date.parse(award.created_at),
  );
  const Heading = isFirst ? "h3" : "h4";
  return (
    <li className={isFirst ? styles.panel : own.step} data-award={id}>
      <div className={styles.head}>
        <div>
          <Heading>{title}</Heading>
          <p className={styles.muted}>
            {cause} · {date}
            {campaign ? (
              <>
                {" "}
                · <Trans>terms version {campaign.version}</Trans>
              </>
            ) : null}
          </p>
        </div>
        <span className={styles.amount}>
          <AwardValue award={award} />
        </span>
      </div>
      <State award={award} />
      <Cash award={award} />
      {kind === "bonus" && state === "issued" ? (
        <Link to="/profile/$" params={{ _splat: `gifts/${id}` }} className={styles.link}>
          <Trans>Every round that counted</Trans>
        </Link>
      ) : null}
      {isFirst ? renderTerms(award) : null}
      {children.length > 0 ? (
        <ol className={own.steps}>
          {children.map((child) => (
            <Step key={child.award.id} chain={child} renderTerms={renderTerms} />
          ))}
        </ol>
      ) : null}
    </li>
  );
}

const HistorySkeleton = () => (
  <div className={styles.page} aria-hidden>
    {[0, 1, 2].map((i) => (
      <div key={i} className={`${styles.ghost} ${own.chainGhost}`} />
    ))}
  </div>
);

/** Everything that the player was awarded, each with its way from cause to real money. */
export function GiftHistory({ renderTerms }: Pick<StepProps, "renderTerms">) {
  const query = useInfiniteQuery(awardsQuery);
  const currencies = useQuery(currenciesQuery);
  const locale = useLocale();
  const awards = query.data?.pages.flatMap((page) => page.awards);
  return (
    <div className={styles.page}>
      <Link to="/profile/$" params={{ _splat: "gifts" }} className={links.back}>
        <ChevronLeft aria-hidden /> <Trans>All gifts</Trans>
      </Link>
      <h2>
        <Trans>Gift history</Trans>
      </h2>
      {!awards || !currencies.data ? (
        <QueryFallback queries={[query, currencies]} skeleton={<HistorySkeleton />} />
      ) : awards.length === 0 ? (
        <Notice icon={<Gift aria-hidden />} title={<Trans>No gifts yet</Trans>}>
          <Trans>Every gift you get will appear here, with what it turned into.</Trans>
        </Notice>
      ) : (
        <>
          <LoadedAt time={query.dataUpdatedAt} />
          <div className={styles.actions}>
            <FileLinks addressOf={(format) => awardsFile(format, locale)} />
          </div>
          <ul className={styles.list}>
            {chainsOf(awards).map((chain) => (
              <Step key={chain.award.id} chain={chain} renderTerms={renderTerms} isFirst />
            ))}
          </ul>
          <LoadMore query={query} />
        </>
      )}
    </div>
  );
}
