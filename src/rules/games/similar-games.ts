/** Labels of a game that say nothing about how it plays. */
const LABELS: readonly string[] = [
  "animated",
  "exclusive",
  "prerelease",
  "pragmatic-drop-wins",
  "pragmatic-drop-wins-live",
];

/** The category that games similar to one have: its rarest, because most games have the others. */
export function similarCategory(
  categories: readonly string[],
  known: readonly { id: string; games_count: number }[],
): string | undefined {
  const counts = new Map(known.map(({ id, games_count }) => [id, games_count]));
  const kinds = categories.filter((id) => !LABELS.includes(id));
  return kinds.toSorted((a, b) => (counts.get(a) ?? Infinity) - (counts.get(b) ?? Infinity))[0];
}
