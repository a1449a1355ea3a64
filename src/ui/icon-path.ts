type Shape = [tag: string, attributes: Record<string, string>];

const NUMBER = "(-?(?:\\d+\\.?\\d*|\\.\\d+))";
/** A path's first, relative, move: the points after it are relative too. */
const FIRST_MOVE = new RegExp(`^m\\s*${NUMBER}[\\s,]*${NUMBER}\\s*(.*)$`, "s");

function standalone(path: string): string {
  const [, x, y, rest = ""] = FIRST_MOVE.exec(path) ?? [];
  if (x === undefined) return path;
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? "l" : ""}${rest}`;
}

/** One drawn shape as path data that does not depend on what stands before it; undefined where it is more than an outline. */
function outline([tag, { key: _, ...shape }]: Shape): string | undefined {
  const of = (name: string) => Number(shape[name] ?? 0);
  const has = (...names: string[]) => Object.keys(shape).every((name) => names.includes(name));
  if (tag === "path" && has("d")) return standalone(shape.d ?? "");
  if (tag === "line" && has("x1", "y1", "x2", "y2"))
    return `M${of("x1")} ${of("y1")}L${of("x2")} ${of("y2")}`;
  if (tag === "circle" && has("cx", "cy", "r")) {
    const r = of("r");
    return `M${of("cx") - r} ${of("cy")}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  if (tag === "rect" && has("x", "y", "width", "height", "rx", "ry")) {
    const r = of("rx");
    const [w, h] = [of("width") - 2 * r, of("height") - 2 * r];
    const arc = (x: number, y: number) => (r ? `a${r} ${r} 0 0 1 ${x} ${y}` : "");
    return `M${of("x") + r} ${of("y")}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`;
  }
  return undefined;
}

/** The shapes of an icon with all its outlines as a single path: a page has sixty icons, and each element costs time. */
export function mergeOutlines(shapes: Shape[]): Shape[] {
  const outlines = shapes.map(outline);
  const rest = shapes.filter((_, i) => outlines[i] === undefined);
  const merged = outlines.filter((path) => path !== undefined).join("");
  return merged ? [["path", { d: merged }], ...rest] : rest;
}
