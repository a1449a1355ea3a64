import { bokeh, halo } from "./lights.ts";
import { stars } from "./sky-marks.ts";
import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

/** Four colours as `#rrggbb`, from left (under the text) to right. */
export type BannerGradient = readonly [string, string, string, string];

/** Where a banner's objects stand or, in orbit, fly: drawn from edge to edge, so that the text stands in the place too. */
export type PlaceName = "casino" | "stage" | "vault" | "skyline" | "orbit" | "grid" | "beach";

/** What a place is drawn for: its colours, the line between wall and floor, and the main object's middle. */
interface View {
  colors: BannerGradient;
  horizon: number;
  x: number;
  y: number;
}

type Place = (stage: Stage, view: View) => string;

/** A polished floor: it reflects the wall's lights (`lamps`: their middles) and has a pool of light below the objects. */
function floor(
  stage: Stage,
  { colors: [deep, dark, warm, hot], horizon, x }: View,
  lamps: readonly number[],
) {
  const { width: w, height: h } = stage;
  const depth = h - horizon;
  const boards = stage.linear([
    [0, warm, 0.9],
    [0.12, dark],
    [1, deep],
  ]);
  const pool = stage.radial([
    [0, hot, 0.75],
    [0.45, warm, 0.5],
    [1, warm, 0],
  ]);
  const streak = stage.radial([
    [0, hot, 0.5],
    [1, warm, 0],
  ]);
  const reflections = lamps.map(
    (at) =>
      svg`<ellipse cx="${at}" cy="${horizon + depth * 0.36}" rx="${w * 0.026}" ry="${depth * 0.62}" fill="${streak}"/>`,
  );
  return svg`<rect y="${horizon}" width="${w}" height="${depth}" fill="${deep}"/><rect y="${horizon}" width="${w}" height="${depth}" fill="${boards}"/>${reflections}<ellipse cx="${x}" cy="${horizon + depth * 0.56}" rx="${Math.min(w * 0.46, 470)}" ry="${depth * 0.52}" fill="${pool}"/><rect y="${horizon - 1.5}" width="${w}" height="3" fill="${hot}" opacity=".55"/>`;
}

/** Middles of `count` things side by side, from edge to edge. */
const spread = ({ width }: Stage, count: number) => repeat(count, (i) => (width * (i + 0.5)) / count);
/** How many things of a width stand side by side. */
const fitting = ({ width }: Stage, each: number) => Math.max(3, Math.round(width / each));

/** A hall with lit arches and hanging lamps. */
const casino: Place = (stage, view) => {
  const {
    horizon,
    colors: [deep, dark, warm, hot],
  } = view;
  const arches = spread(stage, fitting(stage, 150));
  const half = 46;
  const glass = stage.linear([
    [0, hot, 0.85],
    [0.5, warm, 0.8],
    [1, warm, 0.25],
  ]);
  const niches = arches.map((at) => {
    const top = horizon * 0.34;
    return svg`<path d="M${at - half} ${horizon}V${top + half}A${half} ${half} 0 0 1 ${at + half} ${top + half}V${horizon}Z" fill="${glass}"/><path d="M${at - half} ${horizon}V${top + half}A${half} ${half} 0 0 1 ${at + half} ${top + half}V${horizon}" fill="none" stroke="${hot}" stroke-width="5" opacity=".55"/>`;
  });
  const lamps = arches.map((at, i) => {
    const y = horizon * (i % 2 ? 0.16 : 0.24);
    return svg`<path d="M${at + 75} -9V${y}" stroke="${deep}" stroke-width="3"/>${halo(stage, at + 75, y, 46, "#ffb45c")}<circle cx="${at + 75}" cy="${y}" r="13" fill="#ffe9b8"/>`;
  });
  const wall = stage.linear([
    [0, deep],
    [1, dark],
  ]);
  return svg`<rect width="${stage.width}" height="${horizon}" fill="${wall}" opacity=".72"/>${niches}${lamps}${floor(stage, view, arches)}`;
};

/** A show's stage: a curtain in folds, a row of bulbs and cones of light. */
const show: Place = (stage, view) => {
  const {
    horizon,
    x,
    colors: [deep, dark, warm, hot],
  } = view;
  const { width: w } = stage;
  const fold = stage.linear(
    [
      [0, deep],
      [0.32, warm],
      [0.5, dark],
      [1, deep],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const count = fitting(stage, 66);
  const folds = repeat(
    count,
    (i) =>
      svg`<rect x="${(w * i) / count}" y="-4" width="${w / count + 1}" height="${horizon + 4}" fill="${fold}" opacity="${0.5 + (i % 3) * 0.14}"/>`,
  );
  const bulbs = spread(stage, fitting(stage, 44)).map(
    (at, i) =>
      svg`${halo(stage, at, 18 + (i % 2) * 5, 24, "#ffc46b")}<circle cx="${at}" cy="${18 + (i % 2) * 5}" r="6" fill="#fff3d0"/>`,
  );
  const cones = [x / w - 0.26, x / w, x / w + 0.26].map(
    (at) =>
      svg`<path d="M${w * at - 10} -12H${w * at + 10}L${x + (w * at - x) * 0.3 + 170} ${horizon + 60}H${x + (w * at - x) * 0.3 - 170}Z" fill="${stage.linear(
        [
          [0, "#fff", 0.5],
          [0.4, hot, 0.26],
          [1, hot, 0],
        ],
      )}"/>`,
  );
  return svg`${folds}${floor(stage, view, spread(stage, fitting(stage, 180)))}${cones}${bulbs}`;
};

/** A vault: a wall of boxes with golden locks, and its round door behind the objects. */
const vault: Place = (stage, view) => {
  const {
    horizon,
    x,
    y,
    colors: [deep, dark, warm, hot],
  } = view;
  const { width: w } = stage;
  const [bw, bh] = [74, 56];
  const face = stage.linear([
    [0, warm],
    [0.16, dark],
    [1, deep],
  ]);
  const boxes = repeat(Math.ceil(horizon / bh), (row) =>
    repeat(Math.ceil(w / bw), (i) => {
      const [left, top] = [i * bw + 3, horizon - (row + 1) * bh + 3];
      const isLit = (i * 7 + row * 5) % 9 === 0;
      return svg`<rect x="${left}" y="${top}" width="${bw - 6}" height="${bh - 6}" rx="5" fill="${face}"/><circle cx="${left + bw - 20}" cy="${top + bh / 2 - 3}" r="6" fill="#e8b64a" opacity="${isLit ? 1 : 0.55}"/>${isLit ? halo(stage, left + bw - 20, top + bh / 2 - 3, 26, "#ffd98a") : ""}`;
    }).join(""),
  );
  const rim = stage.linear([
    [0, "#fff2c4"],
    [0.45, "#c8871d"],
    [1, "#5a2c08"],
  ]);
  const inside = stage.radial([
    [0, hot, 0.95],
    [0.6, warm, 0.9],
    [1, dark],
  ]);
  const r = horizon * 0.52;
  return svg`<rect width="${w}" height="${horizon}" fill="${deep}"/>${boxes}<circle cx="${x}" cy="${y + 10}" r="${r + 20}" fill="${rim}"/><circle cx="${x}" cy="${y + 10}" r="${r}" fill="${inside}"/>${floor(stage, view, spread(stage, fitting(stage, 200)))}`;
};

/** A city at night with lit windows and signs. */
const skyline: Place = (stage, view) => {
  const {
    horizon,
    colors: [deep, dark, warm, hot],
  } = view;
  const { width: w } = stage;
  const row = (count: number, low: number, high: number, top: string, foot: string) => {
    const fill = stage.linear([
      [0, top],
      [1, foot],
    ]);
    const step = w / count;
    return repeat(count, (i) => {
      const [x, y, width] = [i * step, horizon * stage.between(low, high), step * stage.between(0.68, 0.94)];
      const windows = repeat(Math.floor(width / 15), (column) =>
        repeat(Math.floor((horizon - y) / 19), (floorAt) =>
          stage.random() < 0.42
            ? svg`<rect x="${x + 5 + column * 15}" y="${y + 9 + floorAt * 19}" width="7" height="9" fill="${stage.pick([hot, "#ffe58a", warm])}"/>`
            : "",
        ).join(""),
      );
      return svg`<rect x="${x}" y="${y}" width="${width}" height="${horizon - y}" fill="${fill}"/><g opacity=".8">${windows}</g>`;
    }).join("");
  };
  const count = fitting(stage, 92);
  return svg`${stars(stage, 18)}${row(count + 3, 0.18, 0.5, dark, warm)}${row(count, 0.42, 0.74, deep, dark)}${floor(stage, view, spread(stage, fitting(stage, 130)))}`;
};

/** Space above a planet's lit edge, with clouds of gas and further planets. */
const orbit: Place = (stage, { colors: [deep, dark, warm, hot], horizon, x }) => {
  const { width: w, height: h } = stage;
  const r = w * 1.05 + 200;
  const [cx, cy] = [x - w * 0.16, horizon + r - 14];
  const gas = [
    [0.12, 0.24, 0.34, 0.3, warm],
    [0.46, 0.6, 0.4, 0.3, hot],
    [0.9, 0.16, 0.3, 0.42, hot],
    [0.7, 0.5, 0.5, 0.5, warm],
  ] as const;
  const clouds = gas.map(
    ([at, top, rx, ry, color]) =>
      svg`<ellipse cx="${w * at}" cy="${h * top}" rx="${Math.max(w, 600) * rx * 0.6}" ry="${h * ry}" transform="rotate(-14 ${w * at} ${h * top})" fill="${stage.radial(
        [
          [0, color, 0.55],
          [1, color, 0],
        ],
      )}"/>`,
  );
  const air = stage.radial(
    [
      [0.9, hot, 0.95],
      [0.93, warm, 0.45],
      [1, warm, 0],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r * 1.1}"`,
  );
  const ground = stage.linear(
    [
      [0, dark],
      [0.05, deep],
      [0.3, "#05030d"],
    ],
    svg`gradientUnits="userSpaceOnUse" x1="0" y1="${cy - r}" x2="0" y2="${cy}"`,
  );
  const far = (px: number, py: number, pr: number, ring: boolean) => {
    const body = stage.radial(
      [
        [0, hot],
        [0.45, warm],
        [1, deep],
      ],
      'cx=".34" cy=".28" r=".8"',
    );
    return svg`<circle cx="${px}" cy="${py}" r="${pr}" fill="${body}"/>${ring ? svg`<ellipse cx="${px}" cy="${py}" rx="${pr * 1.8}" ry="${pr * 0.4}" transform="rotate(-18 ${px} ${py})" fill="none" stroke="${hot}" stroke-width="${pr * 0.13}" opacity=".7"/>` : ""}`;
  };
  return svg`${clouds}${stars(stage, 60)}${far(w * 0.05, h * 0.14, h * 0.13, false)}${far(w * 0.95, h * 0.2, h * 0.075, true)}<circle cx="${cx}" cy="${cy}" r="${r * 1.1}" fill="${air}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${ground}"/>`;
};

/** A floor of glowing lines below a sky of light. */
const grid: Place = (stage, { colors: [deep, dark, warm, hot], horizon, x }) => {
  const { width: w, height: h } = stage;
  const rows = repeat(8, (i) => svg`M0 ${horizon + (i * i + 1) * ((h - horizon) / 52)}H${w}`);
  const columns = repeat(41, (i) => svg`M${x + (i - 20) * 40} ${horizon}L${x + (i - 20) * 190} ${h}`);
  const ground = stage.linear([
    [0, dark],
    [1, deep],
  ]);
  const glow = stage.radial([
    [0, hot, 0.7],
    [0.5, warm, 0.4],
    [1, warm, 0],
  ]);
  const towers = repeat(fitting(stage, 60), (i) => {
    const height = horizon * stage.between(0.1, 0.44);
    return svg`<rect x="${i * 60 + 8}" y="${horizon - height}" width="44" height="${height}" fill="${dark}" stroke="${warm}" stroke-width="3" opacity=".8"/>`;
  });
  return svg`<ellipse cx="${x}" cy="${horizon}" rx="${Math.min(w * 0.5, 520)}" ry="${horizon * 0.9}" fill="${glow}"/>${towers}<rect y="${horizon}" width="${w}" height="${h - horizon}" fill="${ground}"/><path d="${[...rows, ...columns]}" stroke="${warm}" stroke-width="7" fill="none" opacity=".4"/><path d="${[...rows, ...columns]}" stroke="${hot}" stroke-width="2" fill="none" opacity=".8"/><rect y="${horizon - 2}" width="${w}" height="4" fill="${hot}"/>`;
};

/** A beach at sundown: the sun over the sea, whose light runs to the sand. */
const beach: Place = (stage, { colors: [deep, dark, warm, hot], horizon, x }) => {
  const { width: w, height: h } = stage;
  const sea = horizon * 0.72;
  const sun = stage.radial([
    [0, "#fff6d8", 1],
    [0.3, hot, 0.9],
    [1, warm, 0],
  ]);
  const water = stage.linear([
    [0, warm],
    [1, dark],
  ]);
  const sand = stage.linear([
    [0, "#ffe2a8"],
    [0.3, "#d89a52"],
    [1, deep],
  ]);
  const glints = repeat(
    26,
    () =>
      svg`<rect x="${stage.between(0, w)}" y="${stage.between(sea + 6, horizon - 6)}" width="${stage.between(30, 110)}" height="3" rx="1.5" fill="${hot}" opacity="${stage.between(0.2, 0.6)}"/>`,
  );
  const line = svg`M0 ${horizon + 6}Q${w * 0.25} ${horizon - 16} ${w * 0.5} ${horizon + 4}T${w} ${horizon - 6}`;
  return svg`<circle cx="${x}" cy="${sea - 30}" r="${horizon * 0.8}" fill="${sun}"/><rect y="${sea}" width="${w}" height="${h - sea}" fill="${water}"/>${glints}${bokeh(stage, 0, sea * 0.8, 14)}<path d="${line}V${h}H0Z" fill="#fff" opacity=".55" transform="translate(0 -7)"/><path d="${line}V${h}H0Z" fill="${sand}"/>`;
};

export const BANNER_PLACES: Record<PlaceName, Place> = {
  casino,
  stage: show,
  vault,
  skyline,
  orbit,
  grid,
  beach,
};

/** True for places with a floor; in orbit objects fly. */
export const hasFloor = (place: PlaceName) => place !== "orbit";
