import { Plural } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { refinementFor } from "../../rules/games/list-refinement.ts";
import styles from "./filter-count.module.css";
import type { RefinableList } from "./refinable-list.ts";

interface FilterCountProps {
  list: RefinableList;
  /** Of the text for assistive technology. */
  id: string;
}

/** Number of the list's active filters; nothing for an address whose filters aren't valid. */
export function FilterCount({ list, id }: FilterCountProps) {
  const refinement = refinementFor(list.filter, useSearch({ strict: false }));
  const count = Object.values(refinement).reduce(
    (sum, part) => sum + (Array.isArray(part) ? part.length : 1),
    0,
  );
  if (count === 0) return null;
  return (
    <>
      <b className={styles.count} data-count={count} aria-hidden />
      <span id={id} hidden>
        <Plural value={count} one="# active filter" other="# active filters" />
      </span>
    </>
  );
}
