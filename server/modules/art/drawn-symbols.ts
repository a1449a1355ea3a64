import type { Definitions, Stop } from "./definitions.ts";
import { hslHex } from "./palette.ts";
import { polar, repeat, spark, svg } from "./svg.ts";

export const GOLD: readonly Stop[] = [
  [0, "#fff6c2"],
  [0.35, "#ffd34d"],
  [0.7, "#f59a1b"],
  [1, "#a84a07"],
];
export const STAR = "M16 7l2.6 5.8 6.4.7-4.8 4.3 1.4 6.2L16 20.8 10.4 24l1.4-6.2L7 13.5l6.4-.7z";

export function goldFill(defs: Definitions): string {
  return defs.linear(GOLD, 'x1="0" y1="0" x2=".5" y2="1"');
}

export function drawCoin(defs: Definitions): string {
  const gold = goldFill(defs);
  const dark = defs.linear([
    [0, "#c26a0a"],
    [1, "#ffe27a"],
  ]);
  return `<circle cx="16" cy="16" r="15" fill="${gold}"/><circle cx="16" cy="16" r="11.8" fill="${dark}"/><circle cx="16" cy="16" r="11" fill="${gold}"/><path d="${STAR}" fill="#b75c06"/><path d="${STAR}" transform="translate(-.5 -.7)" fill="#fff0ae"/>`;
}

export function drawSquareCoin(defs: Definitions): string {
  const gold = goldFill(defs);
  const marks = repeat(
    4,
    (i) => `<path d="M16 4.5l2 2.5h-4z" transform="rotate(${i * 90} 16 16)" fill="#a6540a"/>`,
  );
  return `<circle cx="16" cy="16" r="15" fill="${gold}"/><circle cx="16" cy="16" r="12.6" fill="none" stroke="#a6540a" stroke-width="1"/><path fill-rule="evenodd" d="M9 9h14v14H9z" fill="#a6540a"/><path d="M10.4 10.4h11.2v11.2H10.4z" fill="${gold}"/><path d="M12 12h8v8h-8z" fill="#4a1003"/>${marks.join("")}`;
}

export function drawSeven(defs: Definitions): string {
  const d = "M5 3h22v6.5C21.5 15 18.6 20.6 18 29h-8.4c.6-7.6 3.6-13.4 8.4-18.4h-7.2V14H5z";
  const red = defs.linear([
    [0, "#ff8a7a"],
    [0.35, "#ff2b3d"],
    [0.75, "#c60033"],
    [1, "#7a0030"],
  ]);
  return `<path d="${d}" fill="${goldFill(defs)}" stroke="${goldFill(defs)}" stroke-width="2.6" stroke-linejoin="round"/><path d="${d}" fill="${red}"/><path d="M6 4h20v2H6z" fill="#fff" opacity=".55"/>`;
}

export function drawBars(defs: Definitions): string {
  const bars = repeat(
    3,
    (i) =>
      svg`<rect x="2" y="${3 + i * 9}" width="28" height="8" rx="2.4" fill="${goldFill(defs)}"/><rect x="3.2" y="${4.2 + i * 9}" width="25.6" height="5.6" rx="1.6" fill="#2a1040"/><path d="${[7, 13, 19, 25].map((x) => spark(x, 7 + i * 9, 2.2))}" fill="#ffd34d"/>`,
  );
  return bars.join("");
}

/** @param variant hue of the ball */
export function drawBall(defs: Definitions, variant: string): string {
  const hue = Number(variant);
  const skin = defs.radial(
    [
      [0, hslHex(hue, 100, 84)],
      [0.4, hslHex(hue, 95, 58)],
      [0.85, hslHex(hue + 12, 90, 34)],
      [1, hslHex(hue + 20, 90, 24)],
    ],
    'cx=".36" cy=".28" r=".8"',
  );
  const face = defs.radial([
    [0, "#fff"],
    [0.8, "#f3efff"],
    [1, "#c9c2e0"],
  ]);
  return `<circle cx="16" cy="16" r="15" fill="${skin}"/><circle cx="16.6" cy="17" r="8" fill="${face}"/><path d="${STAR}" transform="translate(5.6 6.4) scale(.68)" fill="${hslHex(hue, 90, 45)}"/><ellipse cx="11.5" cy="6.5" rx="5.5" ry="2.8" transform="rotate(-28 11.5 6.5)" fill="#fff" opacity=".75"/>`;
}

/** @param variant hue of the stone */
export function drawGem(_defs: Definitions, variant: string): string {
  const hue = Number(variant);
  const tone = (lightness: number, turn = 0): string => hslHex(hue + turn, 92, lightness);
  const rim = repeat(8, (i) => polar(16, 16, 15, i * 45 + 22.5));
  const table = repeat(8, (i) => polar(16, 16, 8, i * 45 + 22.5));
  const shades = [46, 34, 28, 38, 56, 74, 82, 64];
  const facets = rim.map(([x, y], i) => {
    const [nx, ny] = rim[(i + 1) % 8]!;
    const [tx, ty] = table[(i + 1) % 8]!;
    const [sx, sy] = table[i]!;
    return svg`<path d="M${x} ${y}L${nx} ${ny}L${tx} ${ty}L${sx} ${sy}Z" fill="${tone(shades[i]!, (i % 2) * 14)}"/>`;
  });
  const top = table.map(([x, y]) => svg`${x} ${y}`).join("L");
  return `${facets.join("")}<path d="M${top}Z" fill="${tone(60)}"/><path d="M9 11L20 8.6 9.6 21Z" fill="${tone(84)}" opacity=".9"/><path d="M23 20L12 23.4 22 13Z" fill="${tone(44, 14)}" opacity=".8"/><path d="${spark(9, 7, 5)}" fill="#fff"/>`;
}
