import { fitting, floor, type Place, spread } from "./banner-floor.ts";
import { halo } from "./lights.ts";
import { disc, stars } from "./sky-marks.ts";
import type { Stage } from "./stage.ts";
import { footOf } from "./subjects/subject-measures.ts";
import { polar, repeat, svg } from "./svg.ts";

const SIDEWAYS = 'x1="0" y1="0" x2="1" y2="0"';

/** A lit bulb. */
const bulb = (stage: Stage, x: number, y: number, r: number) =>
  svg`${halo(stage, x, y, r * 4, "#ffc46b")}<circle cx="${x}" cy="${y}" r="${r}" fill="#fff3d0"/>`;

/** Bars of gold, of which the larger heap stands before the other, on `foot`. */
const ingots = (stage: Stage, x: number, foot: number, size: number): string =>
  [
    [x + size * 0.62, 0.8],
    [x, 1],
  ]
    .map(([at, part]) => [at!, size * part!] as const)
    .map(([at, side]) =>
      stage.sprite("ingot", { x: at, y: foot - (footOf("ingot") - 0.5) * side, size: side }, "far"),
    )
    .join("");

/** Before the open round door of a vault, which is wider than a wide picture is high: gold shines out of it. */
export const vault: Place = (stage, view) => {
  const {
    horizon,
    x,
    colors: [deep, dark, warm, hot],
  } = view;
  const { width: w } = stage;
  const r = w > 600 ? 318 : 146;
  const [cx, cy] = [w > 600 ? x + 36 : x, horizon - r * (w > 600 ? 0.36 : 0.5)];
  const steel = stage.linear(
    [
      [0, deep],
      [0.5, dark],
      [0.96, warm, 0.7],
      [1, deep],
    ],
    SIDEWAYS,
  );
  const panels = repeat(
    Math.ceil(w / 190),
    (i) => svg`<rect x="${i * 190}" width="188" height="${horizon}" fill="${steel}"/>`,
  );
  const rim = stage.linear([
    [0, "#fff2c4"],
    [0.5, "#c8871d"],
    [1, "#6a340a"],
  ]);
  const inside = stage.radial([
    [0, "#fff0b8"],
    [0.3, hot],
    [0.75, warm],
    [1, dark],
  ]);
  const bolts = repeat(24, (i) => {
    const [bx, by] = polar(cx, cy, r + 24, i * 15 + 7);
    return svg`<circle cx="${bx}" cy="${by}" r="7" fill="#fff0c0" opacity=".8"/>`;
  });
  // The door has swung to the left, and shows its inner side.
  const [doorX, rx] = [cx - r * 1.5, r * 0.36];
  const face = stage.radial([
    [0, hot],
    [0.5, warm],
    [1, dark],
  ]);
  const spokes = repeat(6, (i) => {
    const [sx, sy] = polar(0, 0, r * 0.5, i * 60);
    return svg`M${doorX} ${cy}L${doorX + sx * 0.36} ${cy + sy}`;
  });
  const door = svg`<ellipse cx="${doorX - 34}" cy="${cy}" rx="${rx}" ry="${r}" fill="${rim}"/><ellipse cx="${doorX}" cy="${cy}" rx="${rx}" ry="${r}" fill="${deep}"/><ellipse cx="${doorX}" cy="${cy}" rx="${rx * 0.86}" ry="${r * 0.88}" fill="${face}"/><ellipse cx="${doorX}" cy="${cy}" rx="${r * 0.18}" ry="${r * 0.5}" fill="none" stroke="#ffd98a" stroke-width="12"/><path d="${spokes}" stroke="#ffd98a" stroke-width="9"/>`;
  const heaps = svg`${ingots(stage, cx - r * 0.74, horizon + 14, r * 0.5)}${ingots(stage, cx + r * 0.6, horizon + 14, r * 0.5)}`;
  return svg`<rect width="${w}" height="${horizon}" fill="${deep}"/>${panels}<circle cx="${cx}" cy="${cy}" r="${r + 48}" fill="${rim}"/>${bolts}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${inside}"/>${heaps}${door}${floor(stage, view, [cx - r * 0.5, cx, cx + r * 0.5])}`;
};

/** A bank's hall: columns, and a window at the left whose light falls across the floor. */
export const bank: Place = (stage, view) => {
  const {
    horizon,
    x,
    colors: [deep, dark, warm, hot],
  } = view;
  const { width: w, height: h } = stage;
  const wall = stage.linear([
    [0, dark],
    [1, warm, 0.8],
  ]);
  const column = stage.linear(
    [
      [0, warm],
      [0.28, hot],
      [0.6, warm],
      [1, deep],
    ],
    SIDEWAYS,
  );
  const columns = [-640, -430, 196, 352, 470, 560].map((away, i) => {
    // They become narrower to the right, further down the hall.
    const width = [96, 96, 84, 62, 46, 34][i]!;
    const left = x + away - width / 2;
    return svg`<rect x="${left}" y="-4" width="${width}" height="${horizon - 12}" fill="${column}"/><rect x="${left - width * 0.16}" y="${horizon - 34}" width="${width * 1.32}" height="36" rx="5" fill="${column}"/><rect x="${left - width * 0.16}" y="34" width="${width * 1.32}" height="22" rx="5" fill="${column}"/>`;
  });
  const [windowX, half, top] = [x - 236, 100, 34];
  const glass = stage.linear([
    [0, "#fffbe0"],
    [1, hot],
  ]);
  const frame = svg`M${windowX - half} ${horizon - 30}V${top + half}A${half} ${half} 0 0 1 ${windowX + half} ${top + half}V${horizon - 30}Z`;
  const shaft = stage.linear(
    [
      [0, "#fff8d0", 0.15],
      [1, hot, 0],
    ],
    'x1="0" y1="0" x2=".8" y2="1"',
  );
  // Several beams, so that the light has soft edges.
  const light = repeat(
    5,
    (i) =>
      svg`<path d="M${windowX - half + i * 14} ${top + 60}L${windowX + half - i * 8} ${top + 20 + i * 16}L${x + 360 - i * 44} ${h}H${x - 160 + i * 40}Z" fill="${shaft}"/>`,
  );
  return svg`<rect width="${w}" height="${horizon}" fill="${deep}"/><rect width="${w}" height="${horizon}" fill="${wall}"/><path d="${frame}" fill="${glass}" stroke="${deep}" stroke-width="16"/><path d="M${windowX} ${top}V${horizon - 30}M${windowX - half} ${top + half}h${half * 2}M${windowX - half} ${(top + half + horizon) / 2}h${half * 2}" stroke="${deep}" stroke-width="9"/>${columns}${floor(stage, view, [windowX, x + 196, x + 352])}${ingots(stage, x + 266, horizon + 34, 150)}${light}`;
};

/** A curtain that a cord holds back at the picture's edge; `side` is -1 at the left. */
function curtain(
  stage: Stage,
  edge: number,
  side: 1 | -1,
  width: number,
  foot: number,
  [deep, , warm]: readonly string[],
) {
  const at = (part: number, y: number) => svg`${edge - side * width * part} ${y}`;
  const cord = foot * 0.6;
  const fill = stage.linear(
    [
      [0, warm!],
      [0.5, deep!],
      [1, warm!],
    ],
    SIDEWAYS,
  );
  // From the outer fold to the inner one.
  const folds = repeat(5, (i) => {
    const part = 1 - i * 0.19;
    return svg`<path d="M${at(0, -8)}H${edge - side * width * part}C${at(part, foot * 0.32)} ${at(part * 0.5, foot * 0.42)} ${at(part * 0.36, cord)}C${at(part * 0.5, foot * 0.76)} ${at(part * 0.56, foot * 0.9)} ${at(part * 0.56, foot)}H${edge}Z" fill="${fill}" opacity="${0.95 - i * 0.1}" stroke="${deep!}" stroke-width="4"/>`;
  });
  return svg`${folds}<path d="M${at(0, cord - 10)}Q${at(0.2, cord + 16)} ${at(0.38, cord)}" stroke="#ffcf6a" stroke-width="15" fill="none"/>`;
}

/** A lounge with curtains that opens to a balcony above a city at night. */
export const lounge: Place = (stage, view) => {
  const {
    horizon,
    x,
    colors: [deep, dark, warm, hot],
  } = view;
  const { width: w } = stage;
  const night = stage.linear([
    [0, deep],
    [0.6, dark],
    [1, warm],
  ]);
  const rail = horizon - 62;
  const houses = spread(stage, fitting(stage, 54)).map((at) => {
    const height = horizon * stage.between(0.2, 0.5);
    const windows = repeat(
      4,
      () =>
        svg`<rect x="${at + stage.between(-18, 10)}" y="${stage.between(horizon - height + 8, Math.min(rail - 30, horizon - height + 70))}" width="7" height="9" fill="#ffdf8a"/>`,
    );
    return svg`<rect x="${at - 24}" y="${horizon - height}" width="46" height="${height}" fill="${deep}" opacity=".85"/>${windows}`;
  });
  const stone = stage.linear([
    [0, warm],
    [1, dark],
  ]);
  const balusters = spread(stage, fitting(stage, 40)).map(
    (at) => svg`<path d="M${at - 5} ${rail}q-11 34 0 62h10q11-28 0-62z"/>`,
  );
  const [lampX, lampY] = [x + 118, 70];
  const lamps = [-78, -42, 0, 42, 78].map((away) =>
    bulb(stage, lampX + away, lampY + 26 - Math.abs(away) * 0.36, 7),
  );
  const chandelier = svg`<path d="M${lampX} -8V${lampY}M${lampX - 78} ${lampY}q78 76 156 0M${lampX - 42} ${lampY + 10}q42 40 84 0" stroke="#e8b64a" stroke-width="6" fill="none"/>${lamps}`;
  const left = w > 600 ? x - 470 : -30;
  // The room's wall before the curtain, with a lamp between panels.
  const panel = stage.linear([
    [0, warm, 0.7],
    [1, dark, 0.9],
  ]);
  const panels = repeat(
    3,
    (i) =>
      svg`<rect x="${left - 150 - i * 148}" y="58" width="124" height="${horizon - 96}" rx="6" fill="${panel}" stroke="${warm}" stroke-width="4"/>`,
  );
  const wall = svg`<rect width="${left + 4}" height="${horizon + 26}" fill="${dark}"/>${panels}${bulb(stage, left - 88, 150, 14)}<rect y="${horizon - 12}" width="${left}" height="26" fill="${deep}"/>`;
  return svg`<rect width="${w}" height="${horizon}" fill="${night}"/>${stars(stage, 22)}${disc(stage, (x - Math.min(270, w * 0.3)) / w, 0.2, 44, "#ffe9b0")}${houses}<rect y="${rail}" width="${w}" height="70" fill="${deep}"/><g fill="${stone}">${balusters}</g><rect y="${rail - 12}" width="${w}" height="18" fill="${warm}"/><rect y="${rail - 12}" width="${w}" height="3" fill="${hot}" opacity=".6"/>${floor(stage, view, [x - 200, lampX])}${chandelier}${w > 600 ? wall : ""}${curtain(stage, left, -1, w > 600 ? 200 : 150, horizon + 26, view.colors)}${curtain(stage, w + 8, 1, w > 600 ? 124 : 90, horizon + 26, view.colors)}`;
};

/** The box office of a fair at night; its great wheel turns at the left. */
export const fair: Place = (stage, view) => {
  const {
    horizon,
    x,
    colors: [deep, dark, warm, hot],
  } = view;
  const { width: w } = stage;
  const sky = stage.linear([
    [0, deep],
    [0.7, dark],
    [1, warm],
  ]);
  const [cx, cy, r] = [x - 360, horizon - 128, 176];
  const gondolas = repeat(14, (i) => {
    const [gx, gy] = polar(cx, cy, r, (i * 360) / 14 + 9);
    return { spoke: svg`M${cx} ${cy}L${gx} ${gy}`, light: bulb(stage, gx, gy, 7) };
  });
  const wheel = svg`<path d="M${cx} ${cy}L${cx - 84} ${horizon}M${cx} ${cy}L${cx + 84} ${horizon}" stroke="${deep}" stroke-width="14"/><path d="${gondolas.map(({ spoke }) => spoke)}" stroke="${hot}" stroke-width="3" opacity=".6"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${hot}" stroke-width="8" opacity=".85"/><circle cx="${cx}" cy="${cy}" r="${r * 0.72}" fill="none" stroke="${warm}" stroke-width="5"/>${gondolas.map(({ light }) => light)}`;
  // The booth, whose awning is wider than it.
  const [left, width, top] = [x - 196, 452, 64];
  const room = stage.linear([
    [0, "#ffdf9a"],
    [0.55, hot],
    [1, warm],
  ]);
  const stripe = width / 8;
  const awning = repeat(
    8,
    (i) =>
      svg`<path d="M${left + i * stripe} ${top - 46}h${stripe}l${(i - 3) * 5} 78a${stripe / 2 + 2} 26 0 0 1 ${-stripe - 5} 0Z" fill="${i % 2 ? "#ffe9c8" : "#d8285a"}"/>`,
  );
  const booth = svg`<rect x="${left}" y="${top}" width="${width}" height="${horizon - top}" fill="${room}"/><rect x="${left}" y="${top}" width="22" height="${horizon - top}" fill="${deep}"/><rect x="${left + width - 22}" y="${top}" width="22" height="${horizon - top}" fill="${deep}"/><rect x="${left - 14}" y="${horizon - 76}" width="${width + 28}" height="78" rx="6" fill="${dark}"/><rect x="${left - 14}" y="${horizon - 76}" width="${width + 28}" height="9" fill="#ffcf6a"/>${awning}`;
  // A chain of bulbs from the awning to each edge.
  const chain = (from: number, to: number) =>
    repeat(7, (i) => {
      const part = (i + 0.5) / 7;
      return bulb(stage, from + (to - from) * part, top - 26 + 150 * part * (1 - part) - 30 * part, 6);
    });
  const tents = [x + 380, x + 500, x - 610].map(
    (at) =>
      svg`<path d="M${at - 74} ${horizon}V${horizon - 66}Q${at - 14} ${horizon - 96} ${at} ${horizon - 152}Q${at + 14} ${horizon - 96} ${at + 74} ${horizon - 66}V${horizon}Z" fill="${dark}" stroke="${warm}" stroke-width="4"/>`,
  );
  return svg`<rect width="${w}" height="${horizon}" fill="${sky}"/>${stars(stage, 16)}${wheel}${tents}${chain(left, left - 420)}${chain(left + width, left + width + 360)}${booth}${floor(stage, view, [cx, x - 100, x + 140])}`;
};
