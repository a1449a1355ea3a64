import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { X } from "lucide-react";
import { focusWhenShown } from "../../lib/page/focus-when-shown.ts";
import { type Refinement, refine, refinementFor, searchOf } from "../../rules/games/list-refinement.ts";
import { buttonClass } from "../../ui/button.tsx";
import chips from "../../ui/chips.module.css";
import { Notice } from "../../ui/notice.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import type { RefinableList } from "./refinable-list.ts";
import styles from "./refined-list.module.css";
import { useRefinedList } from "./use-refined-list.ts";
import { useRefinementNames } from "./use-refinement-names.ts";

/** The used link goes with its filter. */
const focusButton = () => focusWhenShown("main button[aria-haspopup=dialog]");

/** Links that remove one filter each, and one for all. */
function ActiveFilters({ refinement }: { refinement: Refinement }) {
  const { t } = useLingui();
  const parts = useRefinementNames(refinement);
  const searchWithout = (rest: Refinement) =>
    ((previous: object) => ({ ...previous, ...searchOf(rest) })) as never;
  return (
    <ul className={`${chips.row} ${styles.active}`} aria-label={t`Active filters`}>
      {parts.map(({ key, name, rest }) => (
        <li key={key}>
          <Link
            to="."
            search={searchWithout(rest)}
            className={chips.chip}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-label={t`Remove filter: ${name}`}
            onClick={focusButton}
            preload={false}
          >
            {name} <X aria-hidden size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="."
          search={searchWithout({})}
          className={styles.clear}
          preload={false}
          onClick={focusButton}
        >
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}

/** A list of games, filtered and sorted as its address says. */
export function RefinedList({ list: { filter, renderGames, skeleton } }: { list: RefinableList }) {
  const refinement = refinementFor(filter, useSearch({ strict: false }));
  const { query, isFromDevice } = useRefinedList(filter, refinement);
  const total = query.data?.pages[0]?.total;
  return (
    <>
      <ActiveFilters refinement={refinement} />
      <p role="status" className={styles.count}>
        {total === undefined ? null : <Plural value={total} one="# game" other="# games" />}
        {isFromDevice ? (
          <>
            {" · "}
            <Trans>You're offline. These matches are from the games saved on this device.</Trans>
          </>
        ) : null}
      </p>
      {total === undefined ? (
        <QueryFallback
          queries={[query]}
          skeleton={skeleton}
          unreachableText={
            <Trans>
              This list isn't saved on this device. Filters will work as soon as you're back online.
            </Trans>
          }
        />
      ) : total === 0 ? (
        <Notice
          title={<Trans>No games match these filters</Trans>}
          actions={
            <Link
              to="."
              search={((previous: object) => ({ ...previous, ...searchOf({}) })) as never}
              className={buttonClass({ look: "primary" })}
              preload={false}
              onClick={focusButton}
            >
              <Trans>Show all games</Trans>
            </Link>
          }
        >
          <Trans>Try fewer filters, or a smaller bet.</Trans>
        </Notice>
      ) : (
        renderGames(refine(filter, refinement))
      )}
    </>
  );
}
