import { fitting, floor, type Place, type PlaceName, spread } from "./banner-floor.ts";
import { bank, fair, lounge, vault } from "./banner-rooms.ts";
import { bokeh, halo } from "./lights.ts";
import { stars } from "./sky-marks.ts";
import { repeat, svg } from "./svg.ts";

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
      [0, warm],
      [0.04, dark],
      [0.22, deep],
      [0.6, "#05030d"],
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
