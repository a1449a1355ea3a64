import type { Definitions } from "./definitions.ts";
import { drawGem, goldFill, STAR } from "./drawn-symbols.ts";
import { hslHex } from "./palette.ts";
import { polar, repeat, svg, wedge } from "./svg.ts";

const SUITS: Record<string, readonly [path: string, color: string]> = {
  heart: [
    "M12 21.4C5.4 15.4 2 12.3 2 8.5 2 5.4 4.4 3 7.5 3c1.7 0 3.4.8 4.5 2.1C13.1 3.8 14.8 3 16.5 3 19.6 3 22 5.4 22 8.5c0 3.8-3.4 6.9-10 12.9z",
    "#e3123f",
  ],
  diamond: ["M12 1.5L20.5 12 12 22.5 3.5 12z", "#e3123f"],
  spade: [
    "M12 2C5.4 7.6 2 10.4 2 14c0 2.9 2.2 5 4.9 5 1.6 0 3-.7 4-1.9-.2 2-1 3.6-2.4 5.400h7c-1.4-1.8-2.2-3.4-2.4-5.4 1 1.2 2.4 1.9 4 1.9 2.7 0 4.9-2.1 4.9-5C22 10.4 18.6 7.6 12 2z",
    "#1b1440",
  ],
  club: [
    "M12 2a4.6 4.6 0 0 0-3.8 7.200A4.7 4.7 0 1 0 10.9 17c-.2 2-1 3.7-2.4 5.500h7c-1.4-1.8-2.2-3.5-2.4-5.500a4.7 4.7 0 1 0 2.7-7.800A4.6 4.6 0 0 0 12 2z",
    "#1b1440",
  ],
};

/** @param variant spade, heart, diamond or club */
export function drawCard(defs: Definitions, variant: string): string {
  const [d, color] = SUITS[variant] ?? SUITS.spade!;
  const paper = defs.linear(
    [
      [0, "#fff"],
      [0.6, "#f4f0ff"],
      [1, "#cfc6ee"],
    ],
    'x1="0" y1="0" x2=".6" y2="1"',
  );
  const small = `<path d="${d}" transform="translate(6.6 2.6) scale(.24)" fill="${color}"/>`;
  return `<rect x="5" y="1" width="22" height="30" rx="2.6" fill="${paper}"/><rect x="5.5" y="1.5" width="21" height="29" rx="2.2" fill="none" stroke="#fff" stroke-width=".8"/><path d="${d}" transform="translate(8.2 8.2) scale(.65)" fill="${color}"/>${small}<g transform="rotate(180 16 16)">${small}</g>`;
}

/** @param variant hue of the chip */
export function drawChip(defs: Definitions, variant: string): string {
  const hue = Number(variant);
  const body = defs.radial(
    [
      [0, hslHex(hue, 90, 62)],
      [0.7, hslHex(hue, 88, 46)],
      [1, hslHex(hue, 90, 28)],
    ],
    'cx=".4" cy=".3" r=".8"',
  );
  const marks = repeat(6, (i) => `<path d="${wedge(16, 16, 15, i * 60 - 11, i * 60 + 11)}" fill="#fff"/>`);
  const studs = repeat(
    6,
    (i) =>
      svg`<circle cx="${polar(16, 16, 12.4, i * 60 + 30)[0]}" cy="${polar(16, 16, 12.4, i * 60 + 30)[1]}" r="1.1" fill="#fff" opacity=".9"/>`,
  );
  return `<circle cx="16" cy="16" r="15" fill="${body}"/>${marks.join("")}${studs.join("")}<circle cx="16" cy="16" r="9.8" fill="${goldFill(defs)}"/><circle cx="16" cy="16" r="8.8" fill="${body}"/><path d="${STAR}" transform="translate(4.2 4.2) scale(.74)" fill="#fff" opacity=".95"/>`;
}

/** Draws a cube seen from above. @param variant hue of the dice */
export function drawDice(defs: Definitions, variant: string): string {
  const hue = Number(variant);
  const top = defs.linear([
    [0, hslHex(hue, 100, 80)],
    [1, hslHex(hue, 95, 62)],
  ]);
  const left = defs.linear([
    [0, hslHex(hue, 90, 54)],
    [1, hslHex(hue, 90, 38)],
  ]);
  const right = defs.linear([
    [0, hslHex(hue, 90, 40)],
    [1, hslHex(hue + 14, 90, 24)],
  ]);
  const pip = (x: number, y: number, rx: number, ry: number, turn: number): string =>
    svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="#fff"/>`;
  const pips = [
    pip(16, 8.5, 2.4, 1.4, 0),
    ...[
      [6.4, 14.6],
      [9.5, 19.2],
      [12.6, 24],
    ].map(([x, y]) => pip(x!, y!, 1.4, 2.1, -22)),
    ...[
      [19.4, 18],
      [25.6, 14.6],
      [19.4, 25],
      [25.6, 21.6],
    ].map(([x, y]) => pip(x!, y!, 1.4, 2.1, 22)),
  ];
  return `<g stroke-linejoin="round" stroke-width="1.6"><path d="M3 9l13 7v14L3 22.500z" fill="${left}" stroke="${left}"/><path d="M29 9l-13 7v14l13-7.500z" fill="${right}" stroke="${right}"/><path d="M16 2l13 7-13 7L3 9z" fill="${top}" stroke="${top}"/></g>${pips.join("")}`;
}

/** A roulette wheel from above, without numbers. */
export function drawRoulette(defs: Definitions): string {
  const wood = defs.radial(
    [
      [0.78, "#4a1606"],
      [0.88, "#b8531a"],
      [0.94, "#ffb45e"],
      [1, "#5b1d07"],
    ],
    'r=".5"',
  );
  const bowl = defs.radial([
    [0, "#ffcf70"],
    [0.35, "#a84d12"],
    [1, "#3a0f08"],
  ]);
  const step = 360 / 19;
  const pockets = repeat(
    19,
    (i) =>
      `<path d="${wedge(16, 16, 12.4, i * step, (i + 1) * step)}" fill="${i === 0 ? "#11b45f" : i % 2 ? "#e01638" : "#14101f"}"/>`,
  );
  const arms = repeat(
    4,
    (i) =>
      `<rect x="15.4" y="9.4" width="1.2" height="6" rx=".6" transform="rotate(${i * 90 + 20} 16 16)" fill="${goldFill(defs)}"/>`,
  );
  return `<circle cx="16" cy="16" r="15.5" fill="${wood}"/><circle cx="16" cy="16" r="12.9" fill="${goldFill(defs)}"/>${pockets.join("")}<circle cx="16" cy="16" r="9" fill="${goldFill(defs)}"/><circle cx="16" cy="16" r="8.5" fill="${bowl}"/>${arms.join("")}<circle cx="16" cy="16" r="2.6" fill="${goldFill(defs)}"/><circle cx="15.4" cy="15.2" r="1" fill="#fff"/><circle cx="22.7" cy="8.2" r="1.3" fill="#fff"/>`;
}

const WHEEL = [340, 45, 200, 280, 25, 150, 320, 215, 50, 0, 180, 265];

/** A wheel of fortune with bulbs on its rim. */
export function drawWheel(defs: Definitions): string {
  const slices = WHEEL.map(
    (hue, i) =>
      `<path d="${wedge(16, 16, 13, i * 30, i * 30 + 30)}" fill="${defs.radial(
        [
          [0, hslHex(hue, 95, 70)],
          [1, hslHex(hue, 95, 45)],
        ],
        'gradientUnits="userSpaceOnUse" cx="16" cy="16" r="13"',
      )}"/>`,
  );
  const bulbs = repeat(
    12,
    (i) =>
      svg`<circle cx="${polar(16, 16, 14.3, i * 30)[0]}" cy="${polar(16, 16, 14.3, i * 30)[1]}" r=".9" fill="#fffbe0"/>`,
  );
  return `<circle cx="16" cy="16" r="15.6" fill="${goldFill(defs)}"/><circle cx="16" cy="16" r="13.6" fill="#6b1a00"/>${slices.join("")}${bulbs.join("")}<circle cx="16" cy="16" r="4.2" fill="${goldFill(defs)}"/><path d="${STAR}" transform="translate(8.6 8.6) scale(.46)" fill="#9c4a05"/><path d="M13.4 0h5.200L16 5.400z" fill="#fff"/>`;
}

/** Draws a scratch card whose field is half scratched off. @param variant hue of the card */
export function drawScratch(defs: Definitions, variant: string): string {
  const hue = Number(variant);
  const card = defs.linear([
    [0, hslHex(hue, 100, 66)],
    [1, hslHex(hue + 25, 95, 44)],
  ]);
  const foil = defs.linear(
    [
      [0, "#f4f4ff"],
      [0.5, "#a9aac4"],
      [1, "#e7e7f5"],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  const gems = [
    [hue + 150, 6],
    [hue + 220, 13],
    [hue + 150, 20],
  ].map(
    ([gemHue, x]) =>
      svg`<g transform="translate(${x!} 13) scale(.2)">${drawGem(defs, String(gemHue! % 360))}</g>`,
  );
  return `<rect x="3" y="4" width="26" height="24" rx="2.6" fill="${card}"/><rect x="5" y="11" width="22" height="11" rx="1.6" fill="#fff"/>${gems.join("")}<path d="M15 11h10.400a1.6 1.6 0 0 1 1.6 1.600v7.800a1.6 1.6 0 0 1-1.6 1.600H12l3-3-2-2 3-2-2-2z" fill="${foil}"/><path d="${STAR}" transform="translate(12 2.2) scale(.26)" fill="#fff"/><path d="M6 25h20" stroke="#fff" stroke-width="1.4" stroke-dasharray="2 1.6" opacity=".8"/>`;
}
