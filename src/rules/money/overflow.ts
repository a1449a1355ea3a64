/** Width reserved for the "More" item with and without its title, in CSS pixels. */
export const MORE_WITH_TITLE = 115;
export const MORE_WITHOUT_TITLE = 60;

/** Number of items that fit on a line of `room` before the rest moves under "More". */
export function fittingItems(widths: readonly number[], room: number, withTitle: boolean): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  const limit = room - (withTitle ? MORE_WITH_TITLE : MORE_WITHOUT_TITLE);
  let used = 0;
  let count = 0;
  for (const width of widths) {
    used += width;
    if (used > limit) break;
    count++;
  }
  return count;
}
