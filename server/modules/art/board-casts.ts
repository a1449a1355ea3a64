// Posters of games on boards: mines, plinko, bingo and keno.
import { contact, glossyBall, type MakeKind, multiplier, SHEET, standing } from "./kind-parts.ts";
import { halo } from "./lights.ts";
import { printedWord } from "./live-cards.ts";
import { Felt, type FeltPoint } from "./live-felt.ts";
import { slotCast } from "./poses.ts";
import { type Actor, X, Y } from "./poster-layout.ts";
import type { Stage } from "./stage.ts";
import { polar, repeat, svg, wedge } from "./svg.ts";

const GEMS = ["gem-ruby", "gem-emerald", "gem-topaz", "gem-sapphire", "gem-amethyst"] as const;

/** A raised tile, or the hollow that was under it. */
function tile(stage: Stage, x: number, y: number, side: number, isOpen: boolean): string {
  const { palette: p } = stage;
  const r = side * 0.16;
  if (isOpen) {
    const hollow = stage.radial([
      [0, p.accent],
      [0.7, p.dark],
      [1, p.deep],
    ]);
    return svg`<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${r}" fill="${hollow}" stroke="${p.deep}" stroke-width="3"/>`;
  }
  const face = stage.linear([
    [0, p.glow],
    [0.14, p.light],
    [1, p.vivid],
  ]);
  return svg`<rect x="${x}" y="${y + side * 0.1}" width="${side}" height="${side}" rx="${r}" fill="${p.dark}"/><rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${r}" fill="${face}"/>`;
}

/** Tiles side by side around the middle, where `isOpen` says so as hollows. */
function board(
  stage: Stage,
  pitch: number,
  turn: number,
  isOpen: (column: number, row: number) => boolean,
): string {
  const [columns, rows] = [Math.ceil(520 / pitch), Math.ceil(420 / pitch)].map(
    (n) => n + (n % 2 === 0 ? 1 : 0),
  ) as [number, number];
  const tiles = repeat(rows * columns, (i) => {
    const [column, row] = [(i % columns) - (columns - 1) / 2, Math.floor(i / columns) - (rows - 1) / 2];
    return tile(
      stage,
      X + (column - 0.45) * pitch,
      Y + (row - 0.45) * pitch,
      pitch * 0.9,
      isOpen(column, row),
    );
  });
  return svg`<g transform="rotate(${turn} ${X} ${Y})">${tiles}</g>`;
}

/** Where the middle of a board's tile is. */
function onBoard(pitch: number, turn: number, [column, row]: FeltPoint): FeltPoint {
  const a = (turn * Math.PI) / 180;
  const [x, y] = [column * pitch, row * pitch];
  return [X + x * Math.cos(a) - y * Math.sin(a), Y + x * Math.sin(a) + y * Math.cos(a)];
}

/** What a field hides: gems, and a mine where the title's subject isn't one. */
const finds = (stage: Stage, main: string) =>
  [main === "bomb" ? stage.pick(GEMS) : "bomb", ...stage.some(GEMS, 3)].filter((name) => name !== main);

/** A field from above, some tiles open. */
const field: MakeKind = ({ stage, subject: { main }, side, guest }) => {
  const [pitch, turn] = [80, side * -8];
  const open: readonly FeltPoint[] = [
    [side, -1],
    [-side, -1],
    [-side, 1],
  ];
  const key = (column: number, row: number) => `${column} ${row}`;
  const isOpen = new Set(["0 0", ...open.map(([column, row]) => key(column, row))]);
  const small = finds(stage, main).slice(0, 3);
  return {
    stand: board(stage, pitch, turn, (column, row) => isOpen.has(key(column, row))),
    actors: [
      ...open.flatMap((at, i): Actor[] => {
        const [x, y] = onBoard(pitch, turn, at);
        return small[i] ? [[small[i], { x, y, size: 66, turn: side * 6 }]] : [];
      }),
      [main, { x: X + side * 4, y: Y - 8, size: 178, turn: side * 6 }],
      ...guest,
    ],
  };
};

/** A field that goes to the horizon. */
const plain: MakeKind = ({ stage, subject: { main }, side, guest }) => {
  const { palette: p } = stage;
  const felt = new Felt(X, 88, 1);
  const open = [3, 9, 12];
  const tiles = repeat(35, (i) => {
    const at: FeltPoint = [((i % 7) - 3) * 52, 14 + Math.floor(i / 7) * 34];
    const isOpen = open.includes(i % 14);
    const thick = felt.scaleAt(at[1]) * 7;
    const top = felt.box(at, 47, 30);
    const fill = stage.linear([
      [0, p.glow],
      [1, p.vivid],
    ]);
    return isOpen
      ? svg`<path d="${top}" fill="${p.deep}"/>`
      : svg`<path d="${top}" fill="${p.dark}" transform="translate(0 ${thick})"/><path d="${top}" fill="${fill}"/>`;
  });
  const [first, second] = finds(stage, main);
  return {
    stand: svg`<rect x="-200" y="92" width="720" height="350" fill="${p.deep}" opacity=".75"/>${tiles}${contact(stage, X + side * 30, 268, 100)}${contact(stage, X - side * 84, 174, 44)}`,
    actors: [
      standing(first!, X - side * 84, 178, 96),
      standing(second!, X + side * 116, 150, 70),
      standing(main, X + side * 30, 276, 226, side * 4),
      ...guest,
    ],
  };
};

/** One large open tile between its neighbours. */
const opened: MakeKind = ({ stage, subject: { main }, side, guest }) => {
  const [pitch, turn] = [218, side * 11];
  const { palette: p } = stage;
  const beam = stage.radial([
    [0, "#fff", 0.95],
    [0.35, p.accentLight, 0.7],
    [1, p.accent, 0],
  ]);
  return {
    stand: svg`${board(stage, pitch, turn, (column, row) => column === 0 && row === 0)}<circle cx="${X}" cy="${Y - 8}" r="150" fill="${beam}"/>`,
    actors: [[main, { x: X, y: Y - 16, size: 232, turn: side * -8 }], ...guest],
  };
};

/** Tiles that fly away from what was under them. */
const burst: MakeKind = ({ stage, subject: { main }, side, guest }) => {
  const { palette: p } = stage;
  const fill = stage.radial(
    [
      [0, "#fff"],
      [0.3, p.accentLight],
      [0.7, p.accent, 0.8],
      [1, p.accent, 0],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${X}" cy="${Y - 16}" r="230"`,
  );
  const flames = repeat(14, (i) => wedge(X, Y - 16, 250, i * 26, i * 26 + stage.between(9, 17)));
  const shards = repeat(9, (i) => {
    const [x, y] = polar(X, Y - 10, 120 + (i % 3) * 26, i * 40 + side * 14);
    const s = 38 + (i % 3) * 10;
    return svg`<g transform="rotate(${stage.between(-50, 50)} ${x} ${y})">${tile(stage, x - s / 2, y - s / 2, s, false)}</g>`;
  });
  return {
    stand: svg`<path d="${flames}" fill="${fill}"/>${halo(stage, X, Y - 16, 150, p.accentLight)}${shards}`,
    actors: [[main, { x: X, y: Y - 18, size: 236, turn: side * 8 }], ...guest],
  };
};

export const MINES: readonly MakeKind[] = [field, plain, opened, burst];

type Colours = readonly [string, string, string];
const BALLS: readonly Colours[] = [
  ["#ff9fc0", "#ff2d74", "#7a0636"],
  ["#ffe79a", "#ffb300", "#8a4600"],
  ["#a5ffd0", "#12c46e", "#034d2c"],
  ["#ffb199", "#ff4a1f", "#7a1402"],
];
/** Balls that stand out from the pins. */
const CONTRASTING = BALLS.filter((_, i) => i !== 1);
const PIN: Colours = ["#fff6dc", "#f0c667", "#6b4210"];

/** Rows of pins, each moved by half a step, from a top. */
function pins(stage: Stage, pitch: number, r: number, top: number, rows: number, isTriangle = false): string {
  return repeat(rows, (row) => {
    const count = isTriangle ? row + 3 : Math.ceil(640 / pitch) + (row % 2);
    return repeat(count, (i) =>
      glossyBall(stage, X + (i - (count - 1) / 2) * pitch, top + row * pitch * 0.86, r, PIN),
    ).join("");
  }).join("");
}

/** Where a ball came from: its fading copies. */
function bounces(stage: Stage, points: readonly FeltPoint[], r: number, colours: Colours): string {
  return points
    .map(([x, y], i) => {
      const share = (i + 1) / points.length;
      const isLast = share === 1;
      return isLast
        ? glossyBall(stage, x, y, r, colours)
        : svg`<circle cx="${x}" cy="${y}" r="${r * (0.5 + share * 0.4)}" fill="${colours[1]}" opacity="${share * 0.5}"/>`;
    })
    .join("");
}

const PRIZES = ["2x", "10x", "100x", "10x", "2x"];
/** Pots with their prizes, the best in the middle. */
function pots(stage: Stage, top: number, width: number, height: number): string {
  const { palette: p } = stage;
  return PRIZES.map((prize, i) => {
    const far = Math.abs(i - 2);
    const [light, full, dark] = [
      [p.glow, p.accent, p.accentDark],
      [p.glow, "#ff8a1f", "#7a2c02"],
      [p.glow, "#ffd23c", "#8a5a00"],
    ][2 - far] as [string, string, string];
    const x = X + (i - 2.5) * width;
    const fill = stage.linear([
      [0, light],
      [0.12, full],
      [1, dark],
    ]);
    return svg`<rect x="${x + 2}" y="${top}" width="${width - 4}" height="${height}" rx="9" fill="${fill}"/>${multiplier(stage, prize, [x + width / 2, top + 27], width * 0.3)}`;
  }).join("");
}

/** The whole board of pins above its pots. */
const pyramid: MakeKind = ({ stage, side, guest }) => ({
  stand: svg`<path d="M${X} -40L${X + 176} 252H${X - 176}Z" fill="${stage.palette.deep}" opacity=".5"/>${pins(stage, 38, 7.5, 28, 7, true)}${pots(stage, 250, 66, 90)}${bounces(
    stage,
    [
      [X, 4],
      [X - side * 24, 48],
      [X + side * 8, 92],
      [X + side * 34, 150],
    ],
    27,
    stage.pick(CONTRASTING),
  )}`,
  actors: [...guest],
});

/** A ball among pins from near. */
const pinball: MakeKind = ({ stage, side, guest }) => ({
  stand: svg`${pins(stage, 108, 25, 10, 4)}${bounces(
    stage,
    [
      [X + side * 130, -6],
      [X + side * 84, 34],
      [X + side * 50, 86],
      [X + side * 6, 150],
    ],
    70,
    stage.pick(CONTRASTING),
  )}`,
  actors: [...guest],
});

/** Balls that roll towards the viewer over a board of pins. */
const slope: MakeKind = ({ stage, side, guest }) => {
  const felt = new Felt(X, 40, 1.2);
  const { palette: p } = stage;
  const wood = stage.linear(
    [
      [0, p.vivid],
      [0.4, p.mid],
      [1, p.deep],
    ],
    'gradientUnits="userSpaceOnUse" x1="0" y1="40" x2="0" y2="280"',
  );
  const rows = repeat(6, (row) => {
    const near = 8 + row * 26;
    return repeat(7, (i) => {
      const [x, y] = felt.pixel([(i - 3 + (row % 2) / 2) * 46, near]);
      const r = felt.scaleAt(near) * 10;
      return svg`<rect x="${x - r * 0.55}" y="${y - r}" width="${r * 1.1}" height="${r * 2}" fill="#8a5a18"/>${glossyBall(stage, x, y - r, r, PIN)}`;
    }).join("");
  });
  const balls = [
    [-side * 62, 34, 0],
    [side * 58, 72, 1],
    [-side * 16, 124, 2],
  ].map(([across, near, i]) => {
    const [x, y] = felt.pixel([across!, near!]);
    const r = felt.scaleAt(near!) * 26;
    return contact(stage, x, y + 2, r * 1.1) + glossyBall(stage, x, y - r * 0.9, r, BALLS[i!]!);
  });
  return {
    stand: svg`<path d="${felt.box([0, 130], 900, 260)}" fill="${wood}"/>${rows}${balls}`,
    actors: [...guest],
  };
};

/** Balls that fall into large pots. */
const landing: MakeKind = ({ stage, side, guest }) => {
  const drop = (x: number, y: number, r: number, colours: Colours) => {
    const trail = stage.linear([
      [0, colours[1], 0],
      [1, colours[1], 0.75],
    ]);
    return svg`<rect x="${x - r * 0.7}" y="${y - 170}" width="${r * 1.4}" height="170" rx="${r * 0.7}" fill="${trail}"/>${glossyBall(stage, x, y, r, colours)}`;
  };
  return {
    stand: svg`${halo(stage, X, 210, 190, "#ffd23c")}${pins(stage, 64, 11, 14, 3)}${drop(X - side * 96, 92, 30, BALLS[0]!)}${drop(X + side * 88, 128, 36, BALLS[2]!)}${drop(X, 172, 48, BALLS[3]!)}${pots(stage, 206, 104, 200)}`,
    actors: [...guest],
  };
};

const asSlot: MakeKind = ({ stage, game, subject }) => slotCast(stage, game, subject);

export const PLINKO: readonly MakeKind[] = [pyramid, pinball, slope, landing, asSlot];

const LOTTERY = ["ball-red", "ball-blue", "ball-yellow", "ball-green", "ball-purple"] as const;

/** Balls that whirl towards the viewer. */
const whirl: MakeKind = ({ stage, side, guest }) => {
  const order = [...stage.some(LOTTERY, 5), ...stage.some(LOTTERY, 2)];
  const spots = [
    [-100, -122, 66],
    [84, -134, 84],
    [-14, -92, 78],
    [122, -28, 112],
    [-118, -18, 128],
    [96, 92, 134],
    [-12, 26, 190],
  ];
  return {
    actors: [
      ...spots.map(
        ([x, y, size], i): Actor => [
          order[i]!,
          { x: X + side * x!, y: Y + y!, size: size!, turn: stage.between(-30, 30) },
        ],
      ),
      ...guest,
    ],
  };
};

/** The cage from near, with balls that have left it. */
const cage: MakeKind = ({ stage, side, guest }) => {
  const [first, second] = stage.some(LOTTERY, 2);
  return {
    actors: [
      ["ball-drum", { x: X + side * 26, y: Y - 14, size: 340 }],
      [first!, { x: X + side * 104, y: Y + 84, size: 108, turn: 14 }],
      ...(guest.length > 0
        ? guest
        : [[second!, { x: X - side * 98, y: Y + 80, size: 122, turn: -12 }] as const]),
    ],
  };
};

/** A printed ticket with marked numbers, and a ball before it. */
const ticket: MakeKind = ({ stage, side, guest }) => {
  const { palette: p } = stage;
  const [cell, turn] = [50, side * -9];
  const numbers = stage.some(
    repeat(89, (i) => i + 1),
    25,
  );
  const marked = new Set(
    stage.some(
      repeat(25, (i) => i),
      7,
    ),
  );
  const body = numbers.map((number, i) => {
    const [x, y] = [X + ((i % 5) - 2) * cell, 132 + (Math.floor(i / 5) - 2) * cell];
    const box = svg`<rect x="${x - 22}" y="${y - 22}" width="44" height="44" rx="7" fill="#fff"/>`;
    const mark = marked.has(i)
      ? svg`<circle cx="${x}" cy="${y}" r="20" fill="${p.accent}" opacity=".85"/>`
      : "";
    return svg`${box}${mark}<g fill="${marked.has(i) ? "#fff" : p.dark}">${printedWord(SHEET, String(number), 19, { at: [x, y] })}</g>`;
  });
  return {
    stand: svg`<g transform="rotate(${turn} ${X} ${Y})"><rect x="${X - 136}" y="-6" width="284" height="286" rx="16" fill="#05030d" opacity=".4"/><rect x="${X - 142}" y="-14" width="284" height="286" rx="16" fill="${p.accentLight}"/><rect x="${X - 134}" y="-6" width="268" height="270" rx="11" fill="${p.accentDark}"/>${body}</g>`,
    actors: [[stage.pick(LOTTERY), { x: X + side * 78, y: Y + 52, size: 168, turn: side * 10 }], ...guest],
  };
};

/** The drawn balls roll down a rail. */
const rail: MakeKind = ({ stage, side, guest }) => {
  const order = stage.some(LOTTERY, 5);
  const spots = [
    [-128, 52, 58],
    [-88, 72, 82],
    [-30, 104, 112],
    [56, 160, 168],
  ];
  const steel = stage.linear([
    [0, "#fff"],
    [0.5, "#c3bfe0"],
    [1, "#5a5484"],
  ]);
  const path = (y: number) =>
    side > 0
      ? svg`M-60 ${60 + y}C60 ${84 + y} 190 ${200 + y} 360 ${330 + y}`
      : svg`M380 ${60 + y}C260 ${84 + y} 130 ${200 + y}-40 ${330 + y}`;
  const tube = (y: number, width: number) =>
    svg`<path d="${path(y)}" fill="none" stroke="${stage.palette.deep}" stroke-width="${width + 5}"/><path d="${path(y)}" fill="none" stroke="${steel}" stroke-width="${width}"/>`;
  return {
    stand: tube(8, 9),
    actors: [
      ...spots.map(
        ([x, y, size], i): Actor => [
          order[i]!,
          { x: X + side * x!, y: y!, size: size!, turn: side * (i * 24 - 40) },
        ],
      ),
      ...guest,
    ],
    before: tube(60, 12),
  };
};

export const BALL_GAMES: readonly MakeKind[] = [whirl, cage, ticket, rail, asSlot];

/** Symbols under the foil of a ticket. */
const PRIZE_SYMBOLS = ["star", "clover-gold", "gem-diamond", "seven", "bell", "crown", "heart"] as const;

/** A coin scratches the foil off three symbols. */
const scratched: MakeKind = ({ stage, side, guest }) => {
  const { palette: p } = stage;
  const foil = stage.linear(
    [
      [0, "#6d6888"],
      [0.3, "#d3cfe6"],
      [0.55, "#8580a0"],
      [1, "#a9a4c2"],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  const symbol = stage.pick(PRIZE_SYMBOLS);
  const turn = side * -8;
  const cells = repeat(3, (i) => {
    const x = X + (i - 1) * 92;
    return svg`<rect x="${x - 41}" y="104" width="82" height="118" rx="12" fill="#fff"/>`;
  });
  const ticket = svg`<rect x="${X - 150}" y="34" width="312" height="232" rx="20" fill="#05030d" opacity=".4"/><rect x="${X - 156}" y="24" width="312" height="232" rx="20" fill="${p.accentLight}"/><rect x="${X - 149}" y="31" width="298" height="218" rx="15" fill="${p.accentDark}"/>${repeat(5, (i) => svg`<circle cx="${X - 96 + i * 48}" cy="66" r="12" fill="${i % 2 === 0 ? p.accent : p.accentLight}"/>`)}${cells}`;
  const left = X + side * 92 - 41;
  const cover = svg`<path d="M${left} 116a12 12 0 0 1 12-12h58a12 12 0 0 1 12 12v40l-18 10 10 14-34 2 8 20-30-2-18 12Z" fill="${foil}"/>`;
  const symbols = repeat(3, (i) => stage.sprite(symbol, { x: X + (i - 1) * 92, y: 162, size: 78 }, "left-0"));
  return {
    stand: svg`<g transform="rotate(${turn} ${X} ${Y})">${ticket}${symbols}${cover}</g>`,
    actors: [["coin", { x: X + side * 104, y: Y + 74, size: 124, turn: side * 18 }], ...guest],
  };
};

/** Tickets spread like a hand of cards. */
const tickets: MakeKind = ({ stage, subject: { main }, side, guest }) => ({
  actors: [
    [main, { x: X - side * 66, y: 92, size: 226, turn: -side * 26 }],
    [main, { x: X + side * 64, y: 118, size: 240, turn: side * 22 }],
    [main, { x: X - side * 4, y: 190, size: 268, turn: -side * 4 }],
    ...(guest.length > 0
      ? guest
      : [["coin", { x: X - side * 112, y: 262, size: 100, turn: stage.between(-20, 20) }] as const]),
  ],
});

export const SCRATCH: readonly MakeKind[] = [scratched, tickets, scratched, asSlot];
