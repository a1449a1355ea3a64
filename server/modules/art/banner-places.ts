import { fitting, floor, type Place, type PlaceName, spread } from "./banner-floor.ts";
import { bank, fair, lounge, vault } from "./banner-rooms.ts";
import { bokeh, halo } from "./lights.ts";
import { stars } from "./sky-marks.ts";
import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

/** A hall with lit arches and hanging lamps. */
const casino: Place = (stage, view) => {
  const {
    horizon,
    colors: [deep, dark, warm, hot],
  } = view;
  const arches = spread(stage, fitting(stage, 150));
  const half = 46;
  // Each niche is lit from a lamp at its foot, and has a post at each side.
  const glass = stage.radial(
    [
      [0, "#ffe2a8"],
      [0.22, hot],
      [0.6, warm],
      [1, dark],
    ],
    'cx=".5" cy="1" r="1.05"',
  );
  const post = stage.linear(
    [
      [0, deep],
      [0.35, warm],
      [1, deep],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const niches = arches.map((at) => {
    const top = horizon * 0.34;
    return svg`<path d="M${at - half} ${horizon}V${top + half}A${half} ${half} 0 0 1 ${at + half} ${top + half}V${horizon}Z" fill="${glass}"/><path d="M${at - half} ${horizon}V${top + half}A${half} ${half} 0 0 1 ${at + half} ${top + half}V${horizon}" fill="none" stroke="#e8b45a" stroke-width="6" opacity=".8"/><rect x="${at + half + 17}" y="-4" width="${150 - half * 2 - 34}" height="${horizon + 4}" fill="${post}"/><rect x="${at + half + 12}" y="${top - 6}" width="${150 - half * 2 - 24}" height="14" rx="3" fill="#c8923a"/>`;
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
  const soft = stage.define((id) => svg`<filter id="${id}"><feGaussianBlur stdDeviation="9"/></filter>`);
  return svg`${folds}${floor(stage, view, spread(stage, fitting(stage, 180)))}<g filter="url(#${soft})">${cones}</g>${bulbs}`;
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

/** Clouds of gas with the texture of noise, thickest around a point of the picture. */
function nebula(
  stage: Stage,
  at: readonly [x: number, y: number, rx: number, ry: number],
  color: string,
  seed: number,
) {
  const { width: w, height: h } = stage;
  const channels = [1, 3, 5].map(
    (from) => svg`0 0 0 0 ${Number.parseInt(color.slice(from, from + 2), 16) / 255} `,
  );
  const noise = stage.define(
    (id) =>
      svg`<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.0042 0.0075" numOctaves="3" seed="${seed}"/><feColorMatrix values="${channels}2.6 0 0 0 -0.95"/></filter>`,
  );
  const [x, y, rx, ry] = at;
  const fade = stage.radial([
    [0, "#fff", 1],
    [0.5, "#fff", 0.6],
    [1, "#fff", 0],
  ]);
  const mask = stage.define(
    (id) =>
      svg`<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${w}" height="${h}"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(-18 ${x} ${y})" fill="${fade}"/></mask>`,
  );
  return svg`<g mask="url(#${mask})"><rect width="${w}" height="${h}" filter="url(#${noise})"/></g>`;
}

/** A planet far away, of which the side to the light shows. */
function farPlanet(
  stage: Stage,
  [px, py, r]: readonly [number, number, number],
  [deep, , warm, hot]: readonly string[],
) {
  const body = stage.radial(
    [
      [0, hot!],
      [0.3, warm!],
      [0.72, deep!],
      [1, "#05030d"],
    ],
    'cx=".86" cy=".3" r=".9"',
  );
  const air = stage.radial([
    [0.78, hot!, 0.35],
    [1, hot!, 0],
  ]);
  return svg`<circle cx="${px + r * 0.06}" cy="${py - r * 0.03}" r="${r * 1.2}" fill="${air}"/><circle cx="${px}" cy="${py}" r="${r}" fill="${body}"/>`;
}

/** Space above the lit edge of a large planet, with clouds of gas and a planet far away. */
const orbit: Place = (stage, { colors, horizon, x, y }) => {
  const [deep, dark, warm, hot] = colors;
  const { width: w, height: h } = stage;
  const r = w * 1.05 + 200;
  const [cx, cy] = [x - w * 0.16, horizon + r - 14];
  const side = Math.max(w, 640);
  const gas = [
    nebula(stage, [x - side * 0.1, y - h * 0.06, side * 0.52, h * 0.62], warm, 7),
    nebula(stage, [x + side * 0.14, y, side * 0.36, h * 0.5], hot, 21),
    nebula(stage, [w * 0.1, h * 0.2, side * 0.36, h * 0.5], dark, 4),
    // Dust before the gas.
    nebula(stage, [x - side * 0.04, y - h * 0.1, side * 0.5, h * 0.7], deep, 12),
    nebula(stage, [x + side * 0.2, y - h * 0.2, side * 0.3, h * 0.5], deep, 33),
  ];
  const night = stage.radial(
    [
      [0, "#05030d", 0],
      [0.55, "#05030d", 0.2],
      [1, "#05030d", 0.72],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${Math.max(w, h) * 0.72}"`,
  );
  const air = stage.radial(
    [
      [0.9, hot, 1],
      [0.911, hot, 0.95],
      [0.926, hot, 0.5],
      [0.955, warm, 0.26],
      [1, warm, 0],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r * 1.1}"`,
  );
  const ground = stage.radial(
    [
      [0.7, "#05030d"],
      [0.86, deep],
      [0.95, dark],
      [0.985, warm],
      [1, hot],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"`,
  );
  // The limb is brightest below the light and dark towards the edges.
  const away = stage.linear(
    [
      [0, "#05030d", 0.85],
      [Math.max(0.1, x / w - 0.4), "#05030d", 0.5],
      [x / w - 0.08, "#05030d", 0],
      [1, "#05030d", 0.3],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const shine = stage.linear(
    [
      [0, hot, 0],
      [Math.max(0.05, x / w - 0.46), hot, 0],
      [x / w - 0.1, "#fff6e0", 1],
      [Math.min(1, x / w + 0.14), hot, 0.5],
    ],
    svg`gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${w}" y2="0"`,
  );
  const rim = [26, 14, 6, 2.5].map(
    (width, i) =>
      svg`<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${shine}" stroke-width="${width}" opacity="${[0.12, 0.2, 0.4, 0.8][i]!}"/>`,
  );
  const limb = stage.define(
    (id) => svg`<clipPath id="${id}"><circle cx="${cx}" cy="${cy}" r="${r + 1}"/></clipPath>`,
  );
  const suns = repeat(5, () => {
    const [sx, sy] = [stage.between(w * 0.3, w), stage.between(0, horizon * 0.7)];
    return svg`${halo(stage, sx, sy, stage.between(12, 24), hot)}<circle cx="${sx}" cy="${sy}" r="2.4" fill="#fff"/>`;
  });
  const dust = repeat(
    Math.round(w / 6),
    () =>
      svg`<circle cx="${stage.between(0, w)}" cy="${stage.between(0, h * 0.86)}" r="${stage.between(0.6, 1.9)}" opacity="${stage.between(0.25, 1)}"/>`,
  );
  // A narrow picture has no room for it.
  const far = w > 600 ? farPlanet(stage, [x - side * 0.3, h * 0.2, h * 0.06], colors) : "";
  return svg`${gas}<rect width="${w}" height="${h}" fill="${night}"/><g fill="#fff">${dust}</g>${suns}${far}<circle cx="${cx}" cy="${cy}" r="${r * 1.1}" fill="${air}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${ground}"/><g clip-path="url(#${limb})"><rect y="${horizon - 60}" width="${w}" height="${h}" fill="${away}"/></g>${rim}`;
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
  bank,
  lounge,
  fair,
  skyline,
  orbit,
  grid,
  beach,
};

/** True for places with a floor; in orbit objects fly. */
export const hasFloor = (place: PlaceName) => place !== "orbit";
