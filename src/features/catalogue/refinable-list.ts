import type { ReactNode } from "react";
import type { ListFilter } from "../../api/games.ts";

/** A list that can be filtered and sorted, which its address then states. */
export interface RefinableList {
  filter: ListFilter;
  /** Categories that the list can be filtered by. */
  features: readonly string[];
  renderGames: (filter: ListFilter) => ReactNode;
  skeleton: ReactNode;
}
