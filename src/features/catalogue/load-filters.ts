/** Loads the code of filters; apart, so that a list's page doesn't name their files. */
export const loadFilterPanel = () =>
  import("./filter-panel.tsx").then((part) => ({ default: part.FilterPanel }));
export const loadRefinedList = () =>
  import("./refined-list.tsx").then((part) => ({ default: part.RefinedList }));
export const loadFilterCount = () =>
  import("./filter-count.tsx").then((part) => ({ default: part.FilterCount }));
