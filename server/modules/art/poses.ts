import type { ArtGame } from "./art-game.ts";
import {
  BUSTS,
  compositionOf,
  HEADS,
  isHead,
  LETTERED,
  SEEN_WHOLE,
  STANDS,
  TALL_HATS,
  type View,
} from "./composition.ts";
import { contact } from "./kind-parts.ts";
import { spotlights } from "./lights.ts";
import { type Actor, isRound, nearCorners, type PosterCast, X, Y } from "./poster-layout.ts";
import type { Emblem } from "./poster-style.ts";
import { isPerson } from "./sprites.ts";
import type { Placement, Stage } from "./stage.ts";
import { footOf } from "./subjects/subject-measures.ts";
import type { TitleSubject } from "./subjects/title-subject.ts";
import { repeat, svg, wedge } from "./svg.ts";

/** Where titles of two lines begin. */
const TITLE_TOP = 290;

/** What a pose composes: the subject with its companions, turned as the game's hash says. */
interface Composed {
  stage: Stage;
  main: string;
  /** Sprites that suit the subject, most important first. */
  beside: readonly string[];
  /** Towards which side the composition leans: 1 or -1. */
  side: 1 | -1;
  turn: number;
  isMirrored: boolean;
}

type MakeCast = (composed: Composed) => Omit<PosterCast, "foreground"> & { foreground?: readonly Actor[] };

/** Half of a ring of light around the subject, and companions that fly along it; the front half is nearer. */
function ring({ stage, beside, side }: Composed, half: "back" | "front"): { light: string; flyers: Actor[] } {
  const { palette: p } = stage;
  const [rx, ry, tilt] = [146, 58, -side * 14];
  const isFront = half === "front";
  const glow = stage.linear(
    [
      [0, p.accentLight, 0],
      [0.5, "#fff", isFront ? 0.95 : 0.5],
      [1, p.accentLight, 0],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const arc = svg`M${X - rx} ${Y + 18}A${rx} ${ry} 0 0 ${isFront ? 0 : 1} ${X + rx} ${Y + 18}`;
  const stroke = (width: number, opacity: number) =>
    svg`<path d="${arc}" fill="none" stroke="${glow}" stroke-width="${width}" opacity="${opacity}"/>`;
  const angles = isFront ? [16, 62, 150] : [205, 262, 322];
  // Things fly, people don't.
  const things = beside.filter((sprite) => !isPerson(sprite)).slice(0, 2);
  const flyers = (things.length > 0 ? angles : []).map((degrees, i): Actor => {
    const a = ((degrees + stage.between(-10, 10)) * Math.PI) / 180;
    const [dx, dy] = [rx * Math.cos(a), ry * Math.sin(a)];
    const t = (tilt * Math.PI) / 180;
    return [
      things[i % things.length]!,
      {
        x: X + dx * Math.cos(t) - dy * Math.sin(t),
        y: Y + 18 + dx * Math.sin(t) + dy * Math.cos(t),
        size: 62 + Math.sin(a) * 22,
        turn: stage.between(-30, 30),
      },
    ];
  });
  return {
    light: svg`<g transform="rotate(${tilt} ${X} ${Y + 18})">${stroke(20, 0.4)}${stroke(6, 1)}</g>`,
    flyers,
  };
}

/** Two rounded hills of the scene's ground, behind which a subject rises. */
function hills(stage: Stage): string {
  const { palette: p } = stage;
  const side = stage.style.light;
  const mound = (x: number, top: number, from: string, to: string) => {
    const fill = stage.linear([
      [0, from],
      [0.16, to],
      [0.5, p.deep],
      [1, p.deep],
    ]);
    return svg`<path d="M${x - 420} ${top + 120}C${x - 230} ${top + 60} ${x - 130} ${top} ${x} ${top}S${x + 220} ${top + 64} ${x + 420} ${top + 110}V560H${x - 420}Z" fill="${fill}"/>`;
  };
  return mound(X - side * 120, 262, p.light, p.mid) + mound(X + side * 110, 278, p.vivid, p.dark);
}

/** The middle of a platform's top. */
const PLATFORM_TOP = 262;

/** The middle of a sprite whose foot is at a height. */
const standY = (sprite: string, foot: number, size: number) => foot - (footOf(sprite) - 0.5) * size;

/** A round platform, lit from above. */
function platform(stage: Stage): string {
  const { palette: p } = stage;
  const [y, rx, ry] = [PLATFORM_TOP, 126, 27];
  const topFill = stage.radial([
    [0, "#fff"],
    [0.4, p.glow],
    [1, p.light],
  ]);
  const wall = stage.linear(
    [
      [0, p.dark],
      [0.3, p.vivid],
      [0.6, p.mid],
      [1, p.deep],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const glow = stage.radial([
    [0, p.glow, 0.62],
    [0.6, p.light, 0.22],
    [1, p.light, 0],
  ]);
  // The lower drum sinks into the dark.
  const drum = stage.linear([
    [0, p.mid],
    [0.4, p.dark],
    [1, p.deep, 0],
  ]);
  return svg`<ellipse cx="${X}" cy="${y - 96}" rx="${rx + 8}" ry="132" fill="${glow}"/><path d="M${X - rx - 22} ${y + 34}v120h${2 * rx + 44}v-120Z" fill="${drum}"/><ellipse cx="${X}" cy="${y + 34}" rx="${rx + 22}" ry="${ry + 5}" fill="${p.vivid}"/><path d="M${X - rx} ${y}v26a${rx} ${ry} 0 0 0 ${2 * rx} 0v-26Z" fill="${wall}"/><ellipse cx="${X}" cy="${y}" rx="${rx}" ry="${ry}" fill="${topFill}"/><ellipse cx="${X}" cy="${y}" rx="${rx - 16}" ry="${ry - 5}" fill="none" stroke="${p.accent}" stroke-width="4"/>`;
}

/** A slot machine's window with a subject's symbols on its reels. */
function reelWindow({ stage, main, beside }: Composed): string {
  const { palette: p } = stage;
  const gold = stage.linear([
    [0, "#ffe9a8"],
    [0.5, "#b8731a"],
    [1, "#5a2c08"],
  ]);
  const drum = stage.linear([
    [0, p.deep],
    [0.5, p.mid],
    [1, p.deep],
  ]);
  const [left, top, cell] = [26, 26, 88];
  const symbols = [main, ...beside];
  const reels = repeat(
    3,
    (i) =>
      svg`<rect x="${left + 5 + i * (cell + 2)}" y="${top + 5}" width="${cell - 2}" height="252" rx="8" fill="${drum}"/>`,
  );
  const shown = repeat(9, (i) =>
    stage.sprite(
      symbols[(i * 2 + Math.floor(i / 3)) % Math.min(symbols.length, 4)]!,
      { x: left + 4 + cell / 2 + (i % 3) * (cell + 2), y: top + 46 + Math.floor(i / 3) * 84, size: 74 },
      "far",
    ),
  );
  return svg`<rect x="${left - 4}" y="${top - 4}" width="276" height="270" rx="18" fill="${gold}"/>${reels}<g opacity=".8">${shown}</g>`;
}

/** Streaks from the middle to one side. */
function streaks(stage: Stage, side: 1 | -1): string {
  const fill = stage.radial(
    [
      [0, "#fff", 0.75],
      [0.5, stage.palette.glow, 0.4],
      [1, stage.palette.light, 0],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${X}" cy="${Y}" r="300"`,
  );
  const from = side === 1 ? 118 : 22;
  const d = repeat(9, (i) => {
    const at = from + i * 5 + stage.between(-2, 2);
    return wedge(X, Y, 420, at, at + stage.between(1, 2.6));
  });
  return svg`<path d="${d}" fill="${fill}"/>`;
}

/** A subject's copies in its wake, fainter with the distance. */
function wake({ stage, main, side, isMirrored }: Composed, size: number, turn: number): string {
  const ghosts = [3, 2, 1].map((i) => {
    const copy = stage.sprite(
      main,
      { x: X - side * i * 34, y: Y + i * 30, size: size * (1 - i * 0.07), turn, isMirrored },
      "far",
    );
    return svg`<g opacity="${0.42 - i * 0.09}">${copy}</g>`;
  });
  return ghosts.join("");
}

/** Coins heaped before a subject, higher on one side, the nearest in front. */
function heap(stage: Stage, side: 1 | -1): Actor[] {
  const spots = [
    [28, 262, 84],
    [292, 262, 84],
    [84, 252, 74],
    [236, 252, 74],
    [160, 262, 88],
    [110, 286, 92],
    [212, 286, 92],
  ] as const;
  return spots.map(
    ([x, y, size], i): Actor => [
      i % 3 === 1 ? "coin-stack" : "coin",
      { x, y: y - side * (x - X) * 0.13, size, turn: stage.between(-34, 34) },
    ],
  );
}

/** Three of what stands on the ground, along a way to the horizon. */
function colonnade(stage: Stage, main: string, side: 1 | -1): Omit<PosterCast, "foreground"> {
  const rows = [
    [-104, 246, 168],
    [-34, 272, 226],
    [70, 312, 318],
  ] as const;
  return {
    stand: hills(stage),
    actors: rows.map(([at, foot, size]) => [main, { x: X + side * at, y: standY(main, foot, size), size }]),
  };
}

/** Outlines of emblems in a square of 2 around their middle. */
const EMBLEM_OUTLINES: Record<Emblem, string> = {
  medallion: "M-1 0A1 1 0 0 1 1 0A1 1 0 0 1-1 0Z",
  arch: "M-.86 1V-.2A.86 .86 0 0 1 .86-.2V1Z",
  hexagon: "M0-1.08L.95-.54V.54L0 1.08L-.95 .54V-.54Z",
  rhomb: "M0-1.16L1.16 0L0 1.16L-1.16 0Z",
};

/** A large emblem of the scene's light in a frame of metal, out of which a subject steps. */
function emblem(stage: Stage): string {
  const { palette: p } = stage;
  const outline = EMBLEM_OUTLINES[stage.style.emblem ?? "medallion"];
  const frame = stage.linear(
    [
      [0, p.accentLight],
      [0.4, p.accent],
      [0.7, p.accentDark],
      [1, p.accentLight],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  const face = stage.radial(
    [
      [0, p.glow],
      [0.55, p.light],
      [1, p.mid],
    ],
    'cy=".4"',
  );
  // A game's page shows the middle of its wide scene alone.
  const scale = stage.width > stage.height ? 0.84 : 1;
  const shape = (r: number, fill: string, down = 0) =>
    svg`<path d="${outline}" transform="translate(${X} ${Y - 22 + down}) scale(${r * scale})" fill="${fill}"/>`;
  return svg`<g opacity=".5">${shape(136, p.deep, 7)}</g>${shape(132, frame)}${shape(119, p.deep)}${shape(116, face)}`;
}

/** Middle of a person's bust, below the subject's middle: hats need room above the face. */
function bustY(main: string): number {
  if (/^(witch|wizard)$/.test(main)) return Y;
  return TALL_HATS.has(main) ? Y + 24 : Y + 50;
}

/** Where a subject of any kind stands out of an emblem. */
function inEmblem(main: string): { y: number; size: number } {
  if (isPerson(main)) return { y: bustY(main), size: 350 };
  return BUSTS.test(main) ? { y: Y + 38, size: 350 } : { y: Y - 2, size: 290 };
}

/** True for an object with a shape of its own; heads and people are no props. */
const isProp = (sprite: string) =>
  !isRound(sprite) && !isPerson(sprite) && !HEADS.test(sprite) && !BUSTS.test(sprite);
/** The companion that stands best before a subject, if there's one. */
function propOf(beside: readonly string[], place: Placement): Actor[] {
  const prop = beside.find(isProp);
  return prop ? [[prop, place]] : [];
}

const POSE_CASTS: Record<View, MakeCast> = {
  whole: ({ main, beside, side, turn, isMirrored }) => ({
    actors: [
      [main, { x: X - side * 16, y: Y - 8, size: 298, turn, isMirrored }],
      ...propOf(beside, { x: X + side * 104, y: Y + 72, size: 128, turn: side * 12 }),
    ],
    foreground: [],
  }),
  turned: ({ main, beside, side, turn, isMirrored }) => ({
    actors: [
      [main, { x: X + side * 26, y: Y - 20, size: 290, turn: turn + side * 9, isMirrored }],
      ...propOf(beside, { x: X - side * 100, y: Y + 76, size: 138, turn: side * -10 }),
    ],
    foreground: [],
  }),
  near: ({ main, side, turn, isMirrored }) => ({
    actors: [[main, { x: X + side * 30, y: Y + 8, size: 372, turn: turn * 2 - side * 6, isMirrored }]],
    foreground: [],
  }),
  close: ({ main, beside, side, turn, isMirrored }) => ({
    actors: [
      [
        main,
        {
          x: X + side * (beside.some(isProp) ? 32 : 16),
          y: isHead(main) ? Y - 10 : Y + 20,
          size: BUSTS.test(main) ? 430 : 384,
          turn: turn + side * 7,
          isMirrored,
        },
      ],
      ...propOf(beside, { x: X - side * 104, y: Y + 70, size: 132, turn: side * -12 }),
    ],
    foreground: [],
  }),
  vista: ({ stage, main, beside, side, turn, isMirrored }) => ({
    stand: hills(stage),
    actors: [
      [main, { x: X + side * (beside.some(isProp) ? 34 : 8), y: Y - 40, size: 254, turn, isMirrored }],
      ...propOf(beside, { x: X - side * 88, y: Y + 60, size: 176, turn: side * -9 }),
    ],
    foreground: [],
  }),
  emblem: ({ stage, main, side, turn, isMirrored }) => ({
    stand: emblem(stage),
    actors: [[main, { x: X - side * 4, ...inEmblem(main), turn, isMirrored }]],
  }),
  dive: (composed) => {
    const { stage, main, side, turn, isMirrored } = composed;
    const lean = turn + side * 17;
    return {
      behind: streaks(stage, side) + wake(composed, 280, lean),
      actors: [[main, { x: X + side * 16, y: Y - 16, size: 300, turn: lean, isMirrored }]],
    };
  },
  orbit: (composed) => {
    const { main, turn, isMirrored } = composed;
    const [back, front] = [ring(composed, "back"), ring(composed, "front")];
    return {
      stand: back.light,
      actors: [...back.flyers, [main, { x: X, y: Y - 8, size: 270, turn, isMirrored }], ...front.flyers],
      before: front.light,
      foreground: [],
    };
  },
  rise: ({ stage, main, side, turn, isMirrored }) => ({
    actors: [[main, { x: X + side * 8, y: Y + 4, size: 334, turn: turn * 1.4, isMirrored }]],
    before: hills(stage),
  }),
  reels: (composed) => {
    const { main, side, turn, isMirrored } = composed;
    return {
      stand: reelWindow(composed),
      actors: [[main, { x: X + side * 6, y: Y + 14, size: 286, turn, isMirrored }]],
      foreground: [],
    };
  },
  spotlit: ({ stage, main, turn, isMirrored }) => ({
    behind: spotlights(stage, [0.14, 0.86], 0.9),
    ...(isHead(main)
      ? { actors: [[main, { x: X, y: Y + 4, size: 330, turn, isMirrored }]] }
      : {
          stand: platform(stage) + contact(stage, X, PLATFORM_TOP, 104, 20),
          actors: [[main, { x: X, y: standY(main, PLATFORM_TOP + 6, 262), size: 262, turn, isMirrored }]],
        }),
    foreground: [],
  }),
  bust: ({ main, beside, side, turn, isMirrored }) => ({
    actors: [
      [main, { x: X - side * 8, y: bustY(main), size: 356, turn: turn / 2, isMirrored }],
      ...propOf(beside, { x: X + side * 106, y: Y + 56, size: 124, turn: side * 12 }),
    ],
    foreground: [],
  }),
  face: ({ main, isMirrored }) => ({
    actors: [[main, { x: X, y: TALL_HATS.has(main) ? Y + 4 : Y + 68, size: 470, isMirrored }]],
    foreground: [],
  }),
  half: ({ main, side, isMirrored }) => ({
    actors: [
      [
        main,
        { x: X + side * 46, y: TALL_HATS.has(main) ? Y + 16 : Y + 76, size: 510, turn: side * 4, isMirrored },
      ],
    ],
    foreground: [],
  }),
  bearing: ({ main, beside, side, turn, isMirrored }) => ({
    actors: [
      [main, { x: X - side * 22, y: bustY(main) - 6, size: 330, turn: turn / 2, isMirrored }],
      ...propOf(beside, { x: X + side * 74, y: Y + 86, size: 168, turn: side * 8 }),
    ],
    foreground: [],
  }),
  tilted: ({ main, side, isMirrored }) => ({
    actors: [
      [
        main,
        {
          x: X - side * 30,
          y: TALL_HATS.has(main) ? Y + 16 : Y + 66,
          size: 440,
          turn: side * 13,
          isMirrored,
        },
      ],
    ],
    foreground: [],
  }),
  flanked: ({ main, beside, side, isMirrored }) => {
    const [first, second = first] = beside.filter(isProp);
    return {
      actors: [
        ...(second ? [[second, { x: X - side * 104, y: Y + 6, size: 138, turn: side * -14 }] as const] : []),
        [main, { x: X, y: bustY(main) + 10, size: 336, isMirrored }],
        ...(first ? [[first, { x: X + side * 104, y: Y + 62, size: 130, turn: side * 10 }] as const] : []),
      ],
      foreground: [],
    };
  },
  aside: ({ main, beside, side, turn, isMirrored }) => ({
    actors: [
      [
        main,
        {
          x: X - side * (beside.some(isProp) ? 58 : 24),
          y: TALL_HATS.has(main) ? Y + 14 : Y + 62,
          size: 420,
          turn: side * -5,
          isMirrored,
        },
      ],
      ...propOf(beside, { x: X + side * 96, y: Y + 62, size: 150, turn: turn + side * 14 }),
    ],
    foreground: [],
  }),
  animal: ({ main, beside, side, turn, isMirrored }) => ({
    actors: [
      [main, { x: X - side * 10, y: Y + 30, size: 384, turn: turn / 2, isMirrored }],
      ...propOf(beside, { x: X + side * 106, y: Y + 70, size: 124, turn: side * 12 }),
    ],
    foreground: [],
  }),
  herd: ({ stage, main, side, turn, isMirrored }) => {
    const [scale, lower] = BUSTS.test(main) ? [1.3, 10] : [1, 0];
    const further = (x: number, y: number, size: number) =>
      stage.sprite(main, { x, y: y + lower, size: size * scale, turn: turn * 2, isMirrored }, "far");
    return {
      stand: svg`<g opacity=".82">${further(X - side * 100, Y - 54, 172)}${further(X + side * 98, Y - 40, 182)}</g>`,
      actors: [[main, { x: X, y: Y + 12 + lower, size: 284 * scale, turn, isMirrored }]],
    };
  },
  pair: ({ main, side, turn, isMirrored }) => {
    const [scale, lower] = BUSTS.test(main) ? [1.2, 34] : [1, 0];
    const faces = (isOther: boolean) => !LETTERED.test(main) && isOther !== isMirrored;
    const place = (at: number, y: number, size: number, isOther: boolean): Actor => [
      main,
      {
        x: X + side * at,
        y: y + lower,
        size: size * scale,
        turn: turn + side * (isOther ? 6 : -6),
        isMirrored: faces(isOther),
      },
    ];
    // Heads that overlap would look like one with three eyes.
    if (HEADS.test(main))
      return {
        actors: [place(74, Y - 60, 178, true), place(-44, Y + 20 - lower, 230, false)],
        foreground: [],
      };
    return {
      actors: [place(66, Y - 42, 202, true), place(-40, Y + 16 - lower * 0.7, 250, false)],
      foreground: [],
    };
  },
  parade: ({ stage, main, side, turn, isMirrored }) => {
    if (STANDS.test(main)) return colonnade(stage, main, side);
    const [scale, lower] = BUSTS.test(main) ? [1.25, 34] : [1, 0];
    const place = (at: number, y: number, size: number): Actor => [
      main,
      { x: X + side * at, y: y + lower, size: size * scale, turn: turn + side * 4, isMirrored },
    ];
    return {
      actors: [place(-94, Y - 80, 136), place(-50, Y - 42, 184), place(32, Y + 12 - lower * 0.6, 262)],
      foreground: [],
    };
  },
  heap: ({ stage, main, side, turn, isMirrored }) => ({
    actors: [[main, { x: X - side * 8, y: Y - 26, size: 286, turn, isMirrored }], ...heap(stage, side)],
    foreground: [],
  }),
  hoard: ({ main, side, turn, isMirrored }) => ({
    actors: [
      [main, { x: X - side * 34, y: Y - 26, size: 276, turn, isMirrored }],
      ["coin-stack", { x: X - side * 78, y: Y + 92, size: 96, turn: side * 6 }],
      ["chest", { x: X + side * 74, y: Y + 62, size: 172, turn: side * 4 }],
    ],
    foreground: [],
  }),
};

/** The actor, raised so that its foot is above the title. */
function aboveTitle([sprite, place]: Actor): Actor {
  const foot = place.y + (footOf(sprite) - 0.5) * place.size;
  return [sprite, { ...place, y: place.y - Math.max(0, foot - TITLE_TOP) }];
}

/** A book before its hero, beside a face. */
function withBook(main: string, side: 1 | -1, turn: number, isMirrored: boolean): Actor[] {
  if (isPerson(main))
    return [
      [main, { x: X - side * 26, y: bustY(main) - 6, size: 330, turn: turn / 2, isMirrored }],
      ["book", { x: X + side * 70, y: Y + 72, size: 164, turn: 8 * side }],
    ];
  if (isHead(main) || BUSTS.test(main) || /^(monkey|owl|rabbit)/.test(main))
    return [
      [main, { x: X - side * 24, y: Y - 22, size: 290, turn, isMirrored }],
      ["book", { x: X + side * 76, y: Y + 74, size: 150, turn: 8 * side }],
    ];
  return [
    [main, { x: X - side * 30, y: Y - 42, size: 256, turn, isMirrored }],
    ["book", { x: X + side * 52, y: Y + 46, size: 178, turn: 8 * side }],
  ];
}

/** The subject of a slot or table, and the companion that the title names or implies beside it. */
export function slotCast(stage: Stage, game: ArtGame, subject: TitleSubject): PosterCast {
  const { main, beside } = subject;
  const { view, side, isMirrored, titlePlace } = compositionOf(game, subject);
  const turn = stage.between(-5, 5);
  const [companion, second = companion] = beside.filter(isProp);
  const foreground = companion && second ? nearCorners(stage, [second, companion]) : [];
  if (view === "book") return { titlePlace, foreground: [], actors: withBook(main, side, turn, isMirrored) };
  const composed = { stage, main, beside, side, turn, isMirrored };
  const cast = { titlePlace, foreground, ...POSE_CASTS[view](composed) };
  if (!SEEN_WHOLE.test(main) || titlePlace === "top") return cast;
  return { ...cast, actors: cast.actors.map((actor) => (actor[0] === main ? aboveTitle(actor) : actor)) };
}
