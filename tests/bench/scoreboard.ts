import type { Row } from "./rows.ts";
import { type Verdict, verdictOf, withUnit } from "./verdict.ts";

const LINE = 24;
const HEAD = 46;
/** Left end of the bars, length of a bar that just meets its target, and maximum length. */
const BARS = { left: 300, target: 200, longest: 300 };
const WIDTH = 800;
const STYLE = `text{font:12px system-ui,sans-serif;fill:#1f2328}.dim{fill:#59636e}
.stretch{fill:#1a7f37}.met{fill:#0969da}.missed{fill:#cf222e}line{stroke:#59636e;stroke-dasharray:3 3}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.dim{fill:#9198a1}.stretch{fill:#3fb950}.met{fill:#4493f8}.missed{fill:#f85149}line{stroke:#9198a1}}`;
const WORDS: Record<Verdict, string> = { stretch: "stretch", met: "met", missed: "missed" };

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The measurement as a share of its target: below one is better than required. */
function shareOfTarget({ value, target, atLeast }: Row): number {
  if (value === target) return 1;
  return atLeast ? target / value : value / target;
}

function drawRow(row: Row, index: number): string {
  const y = HEAD + index * LINE;
  const verdict = verdictOf(row);
  const length = Math.min(BARS.longest, Math.max(2, BARS.target * shareOfTarget(row)));
  const value = `${withUnit(row.value, row.unit)} of ${withUnit(row.target, row.unit)}`;
  return `<text x="0" y="${y + 15}">${escapeHtml(row.name)}</text>
<rect class="${verdict}" x="${BARS.left}" y="${y + 5}" width="${length.toFixed(1)}" height="14" rx="3"/>
<text x="${BARS.left + BARS.longest + 12}" y="${y + 15}">${escapeHtml(value)} <tspan class="${verdict}">${WORDS[verdict]}</tspan></text>`;
}

/** Draws the rows as bars, with one line that all should stay left of. */
export function drawScoreboard(rows: Row[]): string {
  const height = HEAD + rows.length * LINE + 8;
  const target = BARS.left + BARS.target;
  const met = rows.filter((row) => verdictOf(row) !== "missed").length;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${met} of ${rows.length} targets are met">
<style>${STYLE}</style>
<text x="0" y="16">${met} of ${rows.length} targets met</text>
<text class="dim" x="0" y="34">shorter is better</text>
<text class="dim" x="${target}" y="34" text-anchor="middle">target</text>
<line x1="${target}" x2="${target}" y1="40" y2="${height - 4}"/>
${rows.map(drawRow).join("\n")}
</svg>
`;
}
