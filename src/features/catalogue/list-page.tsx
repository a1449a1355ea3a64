import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link, useRouterState } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useIsHydrating } from "../../lib/hydration/use-is-hydrating.ts";
import { isRefinedSearch } from "../../rules/addresses/refined-search.ts";
import chips from "../../ui/chips.module.css";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./list-page.module.css";
import type { RefinableList } from "./refinable-list.ts";

export interface ListLink {
  to: string;
  label: string;
  /** True for the link to the whole section: its path is a prefix of the filters' paths, so match it exactly. */
  exact?: boolean;
}

const loadFilters = () => import("./load-filters.ts");
const loadPanel = () => loadFilters().then((filters) => filters.loadFilterPanel());
const FilterPanel = lazy(loadPanel);
const FilterCount = lazy(() => loadFilters().then((filters) => filters.loadFilterCount()));
const RefinedList = lazy(() => loadFilters().then((filters) => filters.loadRefinedList()));

interface FilterButtonProps {
  list: RefinableList;
  /** False where the server's list is hydrated, which has no filters. */
  isRefined: boolean;
}

/** Opens the filters, whose code loads with the first use, and says how many are active. */
function FilterButton({ list, isRefined }: FilterButtonProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState<boolean>();
  const countId = useId();
  return (
    <>
      <button
        type="button"
        className={`${chips.chip} ${styles.filter}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        aria-label={t`Filter and sort`}
        aria-describedby={isRefined ? countId : undefined}
        onPointerEnter={() => void loadPanel().catch(() => {})}
        onClick={() => setIsOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="18" fill="currentColor" aria-hidden>
          <path d="M2 4h20v2H2zm4 7h12v2H6zm3 7h6v2H9z" />
        </svg>
        <Trans context="button">Filter</Trans>
        {isRefined ? (
          <Suspense>
            <FilterCount list={list} id={countId} />
          </Suspense>
        ) : null}
      </button>
      {isOpen === undefined ? null : (
        <Suspense>
          <FilterPanel list={list} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface ListPageProps {
  title: string;
  /** Number of games, if known. */
  total?: number;
  links?: ListLink[];
  canonical?: string;
  noindex?: boolean;
  /** The list, if it can be filtered and sorted. */
  list?: RefinableList;
  /** The games, unless the address filters or sorts them. */
  children: ReactNode;
}

/** A game list page: heading, filters, games. */
export function ListPage({ title, total, links = [], canonical, noindex, list, children }: ListPageProps) {
  const { t } = useLingui();
  const search = useRouterState({ select: (state) => state.location.searchStr });
  // The server renders the whole list at every address.
  const isRefined = !useIsHydrating() && list !== undefined && isRefinedSearch(search);
  const button = list ? <FilterButton list={list} isRefined={isRefined} /> : null;
  return (
    <>
      <PageHead
        title={title}
        canonical={canonical}
        noindex={noindex || isRefined}
        description={t`${title}: play in your browser, or look around without an account.`}
      />
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{title}</h1>
          {total === undefined || isRefined ? null : (
            <span className={styles.count}>
              <Plural value={total} one="# game" other="# games" />
            </span>
          )}
        </div>
        {links.length > 0 ? null : button}
      </div>
      {links.length > 0 ? (
        <div className={styles.bar}>
          {button}
          <nav aria-label={t`Filters`}>
            <ul className={chips.row}>
              {links.map(({ to, label, exact }) => (
                <li key={to}>
                  <Link to={to} className={chips.chip} activeOptions={{ exact: exact ?? false }}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      ) : null}
      {isRefined ? (
        <Suspense fallback={list.skeleton}>
          <RefinedList list={list} />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}

export function EmptyList() {
  return (
    <p>
      <Trans>There are no games here right now.</Trans>
    </p>
  );
}
