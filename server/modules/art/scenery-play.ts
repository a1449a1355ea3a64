import { bokeh, halo, rays, spotlights } from "./lights.ts";
import { layers, mist, ridge } from "./ridges.ts";
import type { Scenery } from "./stage.ts";
import { polar, repeat, svg } from "./svg.ts";

const felt: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const cloth = stage.radial(
    [
      [0, p.light],
      [0.45, p.vivid],
      [0.8, p.mid],
      [1, p.dark],
    ],
    'cx=".5" cy=".2" r=".7"',
  );
  return svg`${bokeh(stage, 0, h * 0.4, 16)}${spotlights(stage, [0.3, 0.7], 0.6)}<ellipse cx="${w / 2}" cy="${h * 0.86}" rx="${w * 0.9}" ry="${h * 0.44}" fill="#3a1408"/><ellipse cx="${w / 2}" cy="${h * 0.87}" rx="${w * 0.87}" ry="${h * 0.42}" fill="#d98a2b"/><ellipse cx="${w / 2}" cy="${h * 0.885}" rx="${w * 0.84}" ry="${h * 0.41}" fill="${cloth}"/><ellipse cx="${w / 2}" cy="${h * 0.92}" rx="${w * 0.66}" ry="${h * 0.32}" fill="none" stroke="${p.glow}" stroke-width="3" opacity=".7"/>`;
};

/** A slot machine from near: its reels with the game's symbols run to the picture's foot. */
const reels: Scenery = (stage, _x, _y, symbols) => {
  const { palette: p, width: w, height: h } = stage;
  const drum = stage.linear([
    [0, p.deep],
    [0.3, p.mid],
    [0.5, p.vivid],
    [0.8, p.mid],
    [1, p.deep],
  ]);
  const cell = (w - 44) / 3;
  const middle = (i: number) => 22 + cell * (i + 0.5);
  const drums = repeat(
    3,
    (i) =>
      svg`<rect x="${middle(i) - cell / 2 + 4}" y="58" width="${cell - 8}" height="${h}" rx="10" fill="${drum}"/>`,
  );
  const shown = repeat(12, (i) =>
    stage.sprite(
      symbols[(i * 2 + Math.floor(i / 3)) % symbols.length]!,
      { x: middle(i % 3), y: 92 + Math.floor(i / 3) * 92 - (i % 3) * 26, size: Math.min(cell, 104) * 0.82 },
      "far",
    ),
  );
  const bulbs = repeat(9, (i) => halo(stage, 20 + (i * (w - 40)) / 8, 42, 9, "#ffe58a"));
  const frame = stage.linear([
    [0, p.accentLight],
    [0.16, p.accent],
    [0.6, p.accentDark],
    [1, p.deep],
  ]);
  return svg`<rect x="8" y="26" width="${w - 16}" height="${h}" rx="22" fill="${frame}"/>${drums}<g opacity=".9">${shown}</g>${bulbs}`;
};

const circuit: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const horizon = h * 0.52;
  const ground = stage.linear([
    [0, p.deep, 0],
    [0.14, p.deep],
    [1, p.deep],
  ]);
  const rows = repeat(7, (i) => svg`M0 ${horizon + (i * i + 1) * 5}H${w}`);
  const columns = repeat(11, (i) => svg`M${w / 2 + (i - 5) * 15} ${horizon}L${w / 2 + (i - 5) * 110} ${h}`);
  return svg`<rect y="${horizon - h * 0.1}" width="${w}" height="${h}" fill="${ground}"/><path d="${[...rows, ...columns]}" stroke="${p.accent}" stroke-width="6" fill="none" opacity=".8"/><path d="${[...rows, ...columns]}" stroke="${p.accentLight}" stroke-width="1.6" fill="none"/>${mist(stage, horizon, 0.85)}`;
};

const crystals: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const shard = (x: number, y: number, length: number, turn: number): string =>
    svg`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-20 0L-16 ${-length * 0.8}L0 ${-length}V0Z" fill="${stage.linear(
      [
        [0, p.glow],
        [1, p.vivid],
      ],
    )}"/><path d="M20 0L16 ${-length * 0.8}L0 ${-length}V0Z" fill="${stage.linear([
      [0, p.accent],
      [1, p.mid],
    ])}"/></g>`;
  const left = repeat(4, (i) =>
    shard(-6 + i * 10, h * (0.84 - i * 0.02), stage.between(110, 240), -18 + i * 26),
  );
  const right = repeat(4, (i) =>
    shard(w + 6 - i * 10, h * (0.84 - i * 0.02), stage.between(110, 240), 18 - i * 26),
  );
  const above = repeat(5, (i) => shard((w * i) / 4, -10, stage.between(40, 90), 180));
  return svg`${rays(stage, w / 2, h * 0.4, 0.5)}<g>${left}${right}${above}</g>${ridge(stage, h * 0.84, 12, p.deep, false)}`;
};

const tiles: Scenery = (stage) => {
  const { palette: p } = stage;
  const face = stage.linear([
    [0, p.light],
    [0.2, p.vivid],
    [1, p.mid],
  ]);
  const boxes = repeat(
    30,
    (i) =>
      svg`<rect x="${8 + (i % 5) * 62}" y="${14 + Math.floor(i / 5) * 62}" width="54" height="54" rx="10" fill="${stage.random() < 0.25 ? p.dark : face}"/>`,
  );
  return `<g opacity=".85">${boxes.join("")}</g>`;
};

const pegs: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const dots = repeat(8, (row) =>
    repeat(
      row + 3,
      (i) => svg`<circle cx="${w / 2 + (i - (row + 2) / 2) * 34}" cy="${42 + row * 34}" r="6"/>`,
    ).join(""),
  );
  const bins = repeat(
    9,
    (i) =>
      svg`<rect x="${4 + i * 35}" y="${h * 0.75}" width="31" height="30" rx="7" fill="${[p.accent, p.accentLight, p.light, p.vivid, p.mid][Math.abs(4 - i)]!}"/>`,
  );
  return svg`<g fill="${p.glow}" opacity=".7">${dots}</g><g fill="#fff">${dots}</g>${bins}`;
};

const mine: Scenery = (stage, x, y) => {
  const { palette: p, width: w, height: h } = stage;
  const cave = repeat(14, (i) =>
    polar(x, y, stage.between(128, 170), (i * 360) / 14)
      .map((n) => Math.round(n))
      .join(" "),
  );
  const beam = "#7a3d14";
  return svg`${halo(stage, x, y, 180)}<path fill-rule="evenodd" d="M-9 -9H${w + 9}V${h + 9}H-9ZM${cave.join("L")}Z" fill="${stage.linear(
    [
      [0, p.dark],
      [1, p.deep],
    ],
  )}"/><path d="M20 40H${w - 20}V62H20ZM34 52H58V${h}H34ZM${w - 58} 52H${w - 34}V${h}H${w - 58}Z" fill="${stage.linear(
    [
      [0, "#d98a3d"],
      [1, beam],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  )}"/>${ridge(stage, h * 0.8, 14, p.deep, false)}`;
};

const road: Scenery = (stage, x) => {
  const { palette: p, width: w, height: h } = stage;
  const y = h * 0.5;
  const streaks = repeat(14, () => {
    const [sx, sy] = polar(x, y, stage.between(60, 130), stage.between(180, 360));
    return svg`M${sx} ${sy}L${x + (sx - x) * 3} ${y + (sy - y) * 3}`;
  });
  return svg`${layers(stage, y + 4, 18, true)}${mist(stage, y)}${halo(stage, x, y, 150)}<path d="${streaks}" stroke="${p.glow}" stroke-width="5" stroke-linecap="round" opacity=".55"/><path d="M${x - 26} ${y}H${x + 26}L${w * 1.3} ${h}H${-w * 0.3}Z" fill="${stage.linear(
    [
      [0, p.light],
      [0.25, p.dark],
      [1, p.deep],
    ],
  )}"/><path d="M${x - 3} ${y}H${x + 3}L${x + 16} ${h}H${x - 16}Z" fill="#fff" opacity=".75"/><path d="M${x - 26} ${y}L${-w * 0.3} ${h}H${-w * 0.16}ZM${x + 26} ${y}L${w * 1.3} ${h}H${w * 1.16}Z" fill="${p.accent}"/>`;
};

const honeycomb: Scenery = (stage) => {
  const { palette: p } = stage;
  const cells = repeat(42, (i) => {
    const row = Math.floor(i / 6);
    return svg`<path transform="translate(${(i % 6) * 60 + (row % 2) * 30} ${row * 52 + 10})" d="M0 -32L28 -16V16L0 32-28 16V-16Z" fill="${stage.pick([p.light, p.vivid, p.mid, p.vivid])}" stroke="${p.dark}" stroke-width="4"/>`;
  });
  return `<g opacity=".75">${cells.join("")}</g>`;
};

const candyland: Scenery = (stage) => {
  const { palette: p, width: w, height: h } = stage;
  const sticks = [0.1, 0.9].map(
    (at, i) =>
      svg`<rect x="${w * at - 5}" y="${90 + i * 30}" width="10" height="${h}" fill="#fff"/><circle cx="${w * at}" cy="${90 + i * 30}" r="48" fill="${p.accent}"/><circle cx="${w * at}" cy="${90 + i * 30}" r="33" fill="none" stroke="#fff" stroke-width="10" opacity=".85"/><circle cx="${w * at}" cy="${90 + i * 30}" r="12" fill="#fff" opacity=".85"/>`,
  );
  const cream = (y: number, top: string, low: string): string =>
    ridge(
      stage,
      y,
      18,
      stage.linear([
        [0, "#fff"],
        [0.14, top],
        [1, low],
      ]),
      true,
      4,
    );
  return (
    sticks.join("") +
    cream(h * 0.56, p.light, p.vivid) +
    cream(h * 0.68, p.accentLight, p.accent) +
    cream(h * 0.8, p.light, p.dark)
  );
};

const vault: Scenery = (stage, x, y) => {
  const { palette: p } = stage;
  const bolts = repeat(
    16,
    (i) =>
      svg`<circle cx="${polar(x, y, 142, i * 22.5)[0]}" cy="${polar(x, y, 142, i * 22.5)[1]}" r="8" fill="${p.glow}"/>`,
  );
  return svg`<circle cx="${x}" cy="${y}" r="162" fill="${stage.linear([
    [0, p.light],
    [1, p.dark],
  ])}"/><circle cx="${x}" cy="${y}" r="124" fill="${stage.linear([
    [0, p.dark],
    [1, p.vivid],
  ])}"/>${bolts}${halo(stage, x, y, 124)}${rays(stage, x, y, 0.5)}`;
};

export const PLAY = {
  bokeh: (stage) => bokeh(stage, 0, stage.height * 0.8, 26),
  felt,
  reels,
  circuit,
  crystals,
  tiles,
  pegs,
  mine,
  road,
  honeycomb,
  candyland,
  vault,
} satisfies Record<string, Scenery>;
