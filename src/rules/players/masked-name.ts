/** Visible characters of a long name, as user-perceived characters. */
const MAX_VISIBLE = 6;

/**
 * Public form of a name: its first six characters (the first half of a name of at most six) and three asterisks, so
 * that no name is shown in full.
 */
export function maskedName(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment);
  const visible = characters.length > MAX_VISIBLE ? MAX_VISIBLE : Math.floor(characters.length / 2);
  return `${characters.slice(0, visible).join("")}***`;
}
