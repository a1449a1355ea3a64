import { searchText } from "../../rules/games/search-text.ts";

/** Providers whose name has a word that starts with the text; all for an empty one. */
export function matchingProviders<T extends { title: string }>(
  providers: readonly T[],
  text: string,
): readonly T[] {
  const words = searchText(text);
  return words ? providers.filter(({ title }) => ` ${searchText(title)}`.includes(` ${words}`)) : providers;
}
