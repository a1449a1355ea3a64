/** A title's words in two lines whose longer one is as short as possible; one line for a single word. */
export function balancedLines(title: string): string[] {
  const words = title.split(/\s+/);
  if (words.length === 1) return [title];
  const splits = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
