type Value = string | number | readonly string[];

function text(value: Value): string {
  if (typeof value === "number") return String(Math.round(value * 100) / 100);
  return typeof value === "string" ? value : value.join("");
}

/** Template tag for SVG markup: numbers are rounded to two places, lists are joined. Nothing is escaped. */
export function svg(parts: TemplateStringsArray, ...values: Value[]): string {
  return parts.reduce((out, part, i) => out + text(values[i - 1]!) + part);
}

/** `count` results of `make`, for repeated marks. */
export function repeat<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

/** The point at `degrees` (clockwise from the right) and `radius` around a centre. */
export function polar(cx: number, cy: number, radius: number, degrees: number): readonly [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
}

/** Path data of a pie slice. */
export function wedge(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [x1, y1] = polar(cx, cy, radius, from);
  const [x2, y2] = polar(cx, cy, radius, to);
  return svg`M${cx} ${cy}L${x1} ${y1}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${x2} ${y2}Z`;
}

/** Path data of a four-pointed sparkle. */
export function spark(x: number, y: number, r: number): string {
  const w = r * 0.16;
  return svg`M${x} ${y - r}Q${x + w} ${y - w} ${x + r} ${y}Q${x + w} ${y + w} ${x} ${y + r}Q${x - w} ${y + w} ${x - r} ${y}Q${x - w} ${y - w} ${x} ${y - r}Z`;
}
