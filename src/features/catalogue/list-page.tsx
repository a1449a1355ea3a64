import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import chips from "../../ui/chips.module.css";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./list-page.module.css";

export interface ListLink {
  to: string;
  label: string;
  /** True for the link to the whole section: its path is a prefix of the filters' paths, so match it exactly. */
  exact?: boolean;
}

interface ListPageProps {
  title: string;
  /** Number of games, if known. */
  total?: number;
  links?: ListLink[];
  canonical?: string;
  noindex?: boolean;
  children: ReactNode;
}

/** A game list page: heading, filters, games. */
export function ListPage({ title, total, links = [], canonical, noindex, children }: ListPageProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={title}
        canonical={canonical}
        noindex={noindex}
        description={t`${title}: play in your browser, or look around without an account.`}
      />
      <div className={styles.head}>
        <h1>{title}</h1>
        {total === undefined ? null : (
          <span className={styles.count}>
            <Plural value={total} one="# game" other="# games" />
          </span>
        )}
      </div>
      {links.length > 0 ? (
        <nav aria-label={t`Filters`}>
          <ul className={`${chips.row} ${styles.filters}`}>
            {links.map(({ to, label, exact }) => (
              <li key={to}>
                <Link to={to} className={chips.chip} activeOptions={{ exact: exact ?? false }}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {children}
    </>
  );
}

interface ProviderLink {
  slug: string;
  title: string;
  games_count: number;
}

export function ProviderList({
  providers,
  toneOf,
}: {
  providers: ProviderLink[];
  toneOf: (slug: string) => number;
}) {
  return (
    <ul className={styles.providers}>
      {providers.map(({ slug, title, games_count }) => (
        <li key={slug}>
          <Link
            to="/producers/$slug"
            params={{ slug }}
            className={styles.provider}
            data-tone={toneOf(slug)}
            preload={false}
          >
            {title}
            <span>
              <Plural value={games_count} one="# game" other="# games" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function EmptyList() {
  return (
    <p>
      <Trans>There are no games here right now.</Trans>
    </p>
  );
}
