/** How much of a long name is shown, in characters as people count them. */
const SHOWN = 6;

/**
 * A name as everybody may see it: its first six characters and three asterisks. A name of six or fewer shows at most
 * half of them, so that no name is ever whole.
 */
export function maskedName(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment);
  const shown = characters.length > SHOWN ? SHOWN : Math.floor(characters.length / 2);
  return `${characters.slice(0, shown).join("")}***`;
}
