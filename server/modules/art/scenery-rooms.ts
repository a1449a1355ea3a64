// Rooms of table games, out of focus.
import { bokeh, halo } from "./lights.ts";
import { hslHex } from "./palette.ts";
import type { Scenery, Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

/** A studio's wall from edge to edge: its hue, muted so that felt and people stand out, lightest behind the dealer. */
function wall(stage: Stage, saturation = 34): string {
  const { width: w, height: h } = stage;
  const { hue } = stage.palette;
  const fill = stage.radial(
    [
      [0, hslHex(hue - 8, saturation, 46)],
      [0.5, hslHex(hue - 4, saturation + 6, 27)],
      [1, hslHex(hue, saturation + 12, 12)],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${w / 2}" cy="${h * 0.4}" r="${w * 0.62}"`,
  );
  return svg`<rect width="${w}" height="${h}" fill="${fill}" opacity=".94"/>`;
}

/** Walnut from the ceiling down, with a light of its own behind it. */
function panel(stage: Stage, x: number, width: number, bottom: number): string {
  const fill = stage.linear([
    [0, "#2a140c"],
    [0.6, "#6a3a20"],
    [1, "#3a1c10"],
  ]);
  return svg`<rect x="${x}" y="-9" width="${width}" height="${bottom + 9}" fill="${fill}"/><rect x="${x + width}" y="-9" width="4" height="${bottom + 9}" fill="#ffd890" opacity=".75"/>`;
}

/** A lamp on a cord. */
const lamp = (stage: Stage, x: number, y: number, r: number): string =>
  svg`<path d="M${x} -9V${y}" stroke="#05030d" stroke-width="3"/>${halo(stage, x, y, r * 3.4, "#ffb45c")}<circle cx="${x}" cy="${y}" r="${r}" fill="#ffdf9e" opacity=".85"/><circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="#fff6dc"/>`;

/** Panelled walls and lamps that hang in rows. */
const lounge: Scenery = (stage) => {
  const { width: w, height: h } = stage;
  const panels = repeat(7, (i) => panel(stage, (i - 0.4) * (w / 6), w / 9, h));
  const lamps = repeat(6, (i) =>
    lamp(stage, (w * (i + stage.between(0.2, 0.8))) / 6, stage.between(26, 120), stage.between(13, 24)),
  );
  return svg`${wall(stage)}${panels}${lamps}${bokeh(stage, h * 0.1, h * 0.5, 10)}`;
};

/** Lit arches between columns, and a row of small lamps. */
const hall: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const count = Math.max(3, Math.round(w / 105));
  const half = w / count / 3;
  const glass = stage.linear([
    [0, "#ffe2a4", 0.95],
    [0.55, "#f0a85a", 0.7],
    [1, p.mid, 0.35],
  ]);
  const top = h * 0.16;
  const arches = repeat(count, (i) => {
    const x = (w * (i + 0.5)) / count;
    return svg`<path d="M${x - half} ${h}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${h}Z" fill="${glass}" stroke="${p.glow}" stroke-width="4" stroke-opacity=".5"/>`;
  });
  const lamps = repeat(count + 1, (i) => lamp(stage, (w * i) / count, h * 0.13, 11));
  return svg`${wall(stage)}${arches}${lamps}`;
};

/** A window from wall to wall above a city at night. */
const penthouse: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const sky = stage.linear([
    [0, "#070b22"],
    [0.4, "#1c2a66"],
    [0.72, p.accent],
  ]);
  const towers = repeat(Math.round(w / 34), (i) => {
    const [x, y] = [i * 34 - 4, h * stage.between(0.16, 0.46)];
    const windows = repeat(24, (k) =>
      stage.random() < 0.5
        ? svg`<rect x="${x + 4 + (k % 3) * 8}" y="${y + 6 + Math.floor(k / 3) * 13}" width="5" height="7"/>`
        : "",
    );
    return svg`<rect x="${x}" y="${y}" width="${stage.between(22, 32)}" height="${h}" fill="${i % 2 ? "#131c44" : "#0a1030"}"/><g fill="${stage.pick(["#ffe58a", p.accentLight, "#fff"])}" opacity=".9">${windows}</g>`;
  });
  const bars = repeat(
    4,
    (i) => svg`<rect x="${(w * i) / 3 - 6}" width="12" height="${h}" fill="#07050f" opacity=".85"/>`,
  );
  return svg`<rect width="${w}" height="${h}" fill="${sky}"/>${towers}${bokeh(stage, h * 0.3, h * 0.6, 9)}${bars}<rect width="${w}" height="13" fill="#07050f" opacity=".85"/>`;
};

/** A wall of light tubes. */
const club: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const count = Math.round(w / 26);
  const tubes = repeat(count, (i) => {
    const x = (w * (i + 0.5)) / count;
    const length = h * (0.3 + 0.22 * Math.abs(Math.sin(i * 1.3)));
    const color = [p.accentLight, p.light, p.glow][i % 3]!;
    return svg`<rect x="${x - 7}" y="-9" width="14" height="${length + 9}" rx="7" fill="${color}" opacity=".3"/><rect x="${x - 2.5}" y="-9" width="5" height="${length + 5}" rx="2.5" fill="${color}" opacity=".9"/>`;
  });
  return svg`${wall(stage)}${tubes}${halo(stage, w * 0.2, h * 0.1, 110, p.accentLight)}${halo(stage, w * 0.8, h * 0.1, 110, p.accentLight)}`;
};

/** A bar: shelves of bottles with light behind them. */
const bar: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const back = stage.linear([
    [0, "#ffcf86", 0.85],
    [1, "#b3561a", 0.5],
  ]);
  const glass = ["#ffb347", "#d8481f", "#7fd18a", "#8fb8ff", "#f2e2c0", p.accentLight];
  const shelves = [0.27, 0.55, 0.83].map((at) => {
    const y = h * at;
    const bottles = repeat(Math.floor(w / 27), (i) => {
      const [x, tall] = [i * 27 + 5, stage.between(38, 62)];
      return svg`<path d="M${x} ${y}v${-tall * 0.62}q0 -6 5 -8v${-tall * 0.26}h6v${tall * 0.26}q5 2 5 8v${tall * 0.62}z" fill="${stage.pick(glass)}" opacity=".7"/>`;
    });
    return svg`<rect y="${y - 76}" width="${w}" height="76" fill="${back}"/>${bottles}<rect y="${y}" width="${w}" height="7" fill="#2a1206"/>`;
  });
  return svg`${wall(stage)}<g opacity=".92">${shelves}</g>${bokeh(stage, 0, h * 0.5, 8)}`;
};

/** How far a room is out of focus, pixels. */
const BLUR = 4;

/** The room as a lens sees it that is focused on the dealer. */
const outOfFocus =
  (room: Scenery): Scenery =>
  (stage, x, y, symbols) => {
    const filter = stage.define(
      (id) =>
        svg`<filter id="${id}" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="${BLUR}"/></filter>`,
    );
    const drawing = room(stage, x, y, symbols);
    // The blur is transparent at the picture's edges: the sharp room is beneath it.
    return svg`${drawing}<g filter="url(#${filter})">${drawing}</g>`;
  };

const PLACES = { lounge, hall, penthouse, club, bar } satisfies Record<string, Scenery>;
type RoomName = keyof typeof PLACES;
export const ROOMS = Object.fromEntries(
  Object.entries(PLACES).map(([name, room]) => [name, outOfFocus(room)]),
) as Record<RoomName, Scenery>;
