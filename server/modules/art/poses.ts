import { hash } from "../../../src/rules/web/hash.ts";
import type { ArtGame } from "./art-game.ts";
import { halo } from "./lights.ts";
import { type Actor, nearCorners, type PosterCast, X, Y } from "./poster-layout.ts";
import type { Pose } from "./poster-style.ts";
import { isPerson } from "./sprites.ts";
import type { Stage } from "./stage.ts";
import type { TitleSubject } from "./subjects/title-subject.ts";
import { polar, repeat, svg, wedge } from "./svg.ts";

/** Sprites with letters or digits, which can't be mirrored. */
const LETTERED =
  /^(seven|bar|bingo|card|ball|scratch|slot|fortune|roulette|sheriff|chip|dynamite|ingot|plinko)/;
/** Busts whose hats make their faces stand low. */
const TALL_HATS = new Set(["chef", "elf", "leprechaun", "santa", "witch", "wizard"]);
/** Sprites that end in a straight line at their sides. */
const CUT_OFF = new Set(["wave"]);
/** Animals whose necks end in a straight line, which belongs below the title. */
const BUSTS =
  /^((horse|unicorn|eagle|phoenix|griffin|raven|gorilla|yeti|reindeer)(-white|-black)?|(dragon|rex)(-ember|-azure)?)$/;
/** Animals' heads without a neck. */
const HEADS =
  /^((polar-)?bear|panda|tiger|leopard|panther|lion|cat|wolf|fox|bull|bison|anubis|dog|rabbit)(-dark|-white|-black|-night|-gold)?$/;
/** Words of titles that promise riches. */
const RICHES =
  /\b(gold|golden|riches|rich|treasures?|fortunes?|million(s|aire)?|money|cash|hoards?|loot|bounty|vault|wealth|prosperity|jackpots?)\b/i;

/** What a pose composes: the subject with its companions, turned as the game's hash says. */
interface Composed {
  stage: Stage;
  main: string;
  /** Sprites beside the subject, most important first; at least one. */
  beside: readonly string[];
  /** 1 if the light comes from the left, -1 from the right. */
  side: 1 | -1;
  turn: number;
  isMirrored: boolean;
}

type MakeCast = (composed: Composed) => Omit<PosterCast, "foreground"> & { foreground?: readonly Actor[] };

/** A golden ring with a dark middle. */
function crest(stage: Stage, y: number, r: number): string {
  const { palette: p } = stage;
  const gold = stage.linear(
    [
      [0, "#fff3c0"],
      [0.3, "#f0b23a"],
      [0.55, "#7a430b"],
      [0.75, "#e6a52e"],
      [1, "#ffe9a0"],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  const inside = stage.radial([
    [0, p.vivid],
    [0.62, p.dark],
    [1, p.deep],
  ]);
  const studs = repeat(24, (i) => {
    const [sx, sy] = polar(X, y, r - 9, i * 15);
    return svg`<circle cx="${sx}" cy="${sy}" r="2.6" fill="#fff0b8"/>`;
  });
  return svg`<circle cx="${X}" cy="${y + 5}" r="${r + 3}" fill="#05030d" opacity=".5"/><circle cx="${X}" cy="${y}" r="${r}" fill="${gold}"/><circle cx="${X}" cy="${y}" r="${r - 4}" fill="none" stroke="#4a2305" stroke-opacity=".6" stroke-width="1.5"/><circle cx="${X}" cy="${y}" r="${r - 17}" fill="${inside}" stroke="#4a2305" stroke-width="3"/>${studs}`;
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

/** A full moon, or a low sun, behind a subject that stands alone. */
function disc(stage: Stage): string {
  const { palette: p } = stage;
  const fill = stage.radial(
    [
      [0, "#fff"],
      [0.5, p.glow],
      [1, p.light],
    ],
    'cx=".42" cy=".36" r=".75"',
  );
  return svg`<rect x="${-stage.width}" y="${-stage.height}" width="${3 * stage.width}" height="${3 * stage.height}" fill="${p.deep}" opacity=".74"/>${halo(stage, X, Y - 14, 190)}<circle cx="${X}" cy="${Y - 14}" r="122" fill="${fill}"/>`;
}

/** Coins heaped before a subject, the nearest in front. */
function heap(stage: Stage): Actor[] {
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
      { x, y, size, turn: stage.between(-34, 34) },
    ],
  );
}

const POSE_CASTS: Record<Pose | "face" | "bust" | "animal" | "herd" | "heap", MakeCast> = {
  whole: ({ main, beside, side, turn, isMirrored }) => ({
    actors: [
      [beside[0]!, { x: X + side * 98, y: Y + 62, size: 122, turn: side * 12 }],
      [main, { x: X - side * 12, y: Y - 4, size: 272, turn, isMirrored }],
    ],
  }),
  turned: ({ main, beside, side, turn, isMirrored }) => ({
    actors: [
      [main, { x: X + side * 24, y: Y - 18, size: 262, turn: turn + side * 7, isMirrored }],
      [beside[0]!, { x: X - side * 92, y: Y + 72, size: 132, turn: side * -10 }],
    ],
  }),
  near: ({ main, side, turn, isMirrored }) => ({
    actors: [[main, { x: X + side * 30, y: Y + 8, size: 364, turn: turn * 2 - side * 6, isMirrored }]],
    foreground: [],
  }),
  dive: (composed) => {
    const { stage, main, side, turn, isMirrored } = composed;
    const lean = turn + side * 17;
    return {
      behind: streaks(stage, side) + wake(composed, 270, lean),
      actors: [[main, { x: X + side * 14, y: Y - 16, size: 282, turn: lean, isMirrored }]],
    };
  },
  crest: ({ stage, main, turn, isMirrored }) => ({
    stand: crest(stage, Y - 6, 132),
    actors: [[main, { x: X, y: Y - 12, size: 262, turn, isMirrored }]],
  }),
  reels: (composed) => {
    const { main, side, turn, isMirrored } = composed;
    return {
      stand: reelWindow(composed),
      actors: [[main, { x: X + side * 6, y: Y + 16, size: 268, turn, isMirrored }]],
      foreground: [],
    };
  },
  alone: ({ stage, main, turn, isMirrored }) => ({
    behind: disc(stage),
    actors: [[main, { x: X, y: Y + 8, size: 238, turn, isMirrored }]],
    foreground: [],
  }),
  bust: ({ main, beside, side, turn, isMirrored }) => ({
    actors: [
      [beside[0]!, { x: X + side * 104, y: Y + 40, size: 112, turn: side * 12 }],
      [
        main,
        { x: X - side * 8, y: TALL_HATS.has(main) ? Y + 24 : Y + 50, size: 356, turn: turn / 2, isMirrored },
      ],
    ],
  }),
  face: ({ main, isMirrored }) => ({
    actors: [[main, { x: X, y: TALL_HATS.has(main) ? Y + 4 : Y + 68, size: 470, isMirrored }]],
  }),
  animal: ({ main, beside, side, turn, isMirrored }) => ({
    actors: [
      [beside[0]!, { x: X + side * 108, y: Y + 74, size: 104, turn: side * 12 }],
      [main, { x: X - side * 10, y: Y + 44, size: 384, turn: turn / 2, isMirrored }],
    ],
  }),
  herd: ({ stage, main, side, turn, isMirrored }) => {
    const [scale, lower] = BUSTS.test(main) ? [1.3, 36] : [1, 0];
    const further = (x: number, y: number, size: number) =>
      stage.sprite(main, { x, y: y + lower, size: size * scale, turn: turn * 2, isMirrored }, "far");
    return {
      stand: svg`<g opacity=".82">${further(X - side * 92, Y - 50, 184)}${further(X + side * 90, Y - 34, 196)}</g>`,
      actors: [[main, { x: X, y: Y + 20 + lower, size: 268 * scale, turn, isMirrored }]],
    };
  },
  heap: ({ stage, main, turn, isMirrored }) => ({
    actors: [[main, { x: X, y: Y - 22, size: 268, turn, isMirrored }], ...heap(stage)],
    foreground: [],
  }),
};

/**
 * How a subject is seen: people and animals with a neck from near, so that no bust ends above the title; several where the
 * title names several; on coins where it names riches.
 */
function poseOf(stage: Stage, game: ArtGame, { main, word }: TitleSubject, seed: number) {
  const roll = (seed >>> 12) % 5;
  if (isPerson(main)) return roll < 3 ? "face" : "bust";
  if (CUT_OFF.has(main)) return "near";
  if (word?.endsWith("s") && roll < 4) return "herd";
  if (RICHES.test(game.title) && roll < 4) return "heap";
  if (BUSTS.test(main)) return "animal";
  if (HEADS.test(main) && roll < 3) return "near";
  const { poses } = stage.style;
  return poses[seed % poses.length]!;
}

/** The subject of a slot or table, and the companion that the title names or implies beside it. */
export function slotCast(stage: Stage, game: ArtGame, subject: TitleSubject): PosterCast {
  const { main, beside, isBook } = subject;
  const side = stage.style.light;
  const turn = stage.between(-5, 5);
  const [companion, ...rest] = beside as [string, ...string[]];
  const foreground = nearCorners(stage, [rest[0] ?? companion, rest[1] ?? companion]);
  const seed = hash(`pose:${game.identifier}`);
  const isMirrored = (seed >>> 8) % 2 === 1 && !LETTERED.test(main);
  if (isBook)
    return {
      foreground,
      actors: [
        [main, { x: X, y: Y - 50, size: 222, turn, isMirrored }],
        ["book", { x: X, y: Y + 62, size: 188, turn: -4 * side }],
      ],
    };
  const composed = { stage, main, beside, side, turn, isMirrored };
  return { foreground, ...POSE_CASTS[poseOf(stage, game, subject, seed)](composed) };
}
