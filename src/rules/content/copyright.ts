/**
 * The copyright line: the licence's, else that of one of the player's groups, else the default. `find`
 * returns a snippet's text.
 */
export function copyrightSnippet(
  licence: string,
  groups: readonly number[],
  find: (identifier: string) => string | undefined,
): string | undefined {
  const byGroup = groups.map((group) => find(`copyright/group/${group}`)).find(Boolean);
  return find(`copyright/${licence}`) ?? byGroup ?? find("copyright");
}
