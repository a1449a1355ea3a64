import { dealerLook } from "../../../src/rules/games/dealers.ts";
import { hash } from "../../../src/rules/web/hash.ts";
import type { ArtGame } from "./art-game.ts";
import type { Placement, Stage } from "./stage.ts";
import type { TitleSubject } from "./subjects/title-subject.ts";
import { repeat, svg } from "./svg.ts";

export type Actor = readonly [sprite: string, place: Placement];

/** The objects of one poster. */
interface PosterCast {
  /** Subjects in focus, back to front. */
  actors: readonly Actor[];
  /** Drawn behind all subjects, and in front of the first one. */
  behind?: string;
  between?: string;
  /** A far object and two near ones, out of focus. */
  foreground: readonly Actor[];
}

/** The subject's middle. */
export const X = 160;
export const Y = 176;

/** Sprites with letters or digits, which can't be mirrored. */
const LETTERED =
  /^(seven|bar|bingo|card|ball|scratch|slot|fortune|roulette|sheriff|chip|dynamite|ingot|plinko)/;

function corners(stage: Stage, [far, left, right]: readonly string[]): Actor[] {
  const side = stage.style.light;
  return [
    [far!, { x: X + side * 118, y: 58, size: 62, turn: stage.between(-20, 20) }],
    [left!, { x: X - side * 148, y: 270, size: 122, turn: stage.between(-24, 0) }],
    [right!, { x: X + side * 150, y: 286, size: 108, turn: stage.between(0, 24) }],
  ];
}

/** How a poster's subject is seen: whole, from near, or turned with its companion before it. */
const POSES = ["whole", "near", "turned"] as const;

/** The subject, and the companion that the title names or implies beside it. */
function slot(stage: Stage, game: ArtGame, { main, beside, isBook, word }: TitleSubject): PosterCast {
  const side = stage.style.light;
  const turn = stage.between(-5, 5);
  const [companion, ...rest] = beside as [string, ...string[]];
  const foreground = corners(stage, [rest[2] ?? companion, rest[0] ?? companion, rest[1] ?? companion]);
  const seed = hash(`pose:${game.identifier}`);
  const pose = POSES[seed % POSES.length]!;
  const isMirrored = (seed >>> 8) % 2 === 1 && !LETTERED.test(main);
  if (isBook)
    return {
      foreground,
      actors: [
        [main, { x: X, y: Y - 50, size: 222, turn, isMirrored }],
        ["book", { x: X, y: Y + 62, size: 188, turn: -4 * side }],
      ],
    };
  if (!word) return { foreground, actors: [[main, { x: X, y: Y, size: 292, turn, isMirrored }]] };
  if (pose === "near")
    return {
      foreground,
      actors: [[main, { x: X - side * 6, y: Y + 6, size: 318, turn: turn * 1.6, isMirrored }]],
    };
  if (pose === "turned")
    return {
      foreground,
      actors: [
        [main, { x: X + side * 24, y: Y - 18, size: 262, turn: turn + side * 7, isMirrored }],
        [companion, { x: X - side * 92, y: Y + 72, size: 132, turn: side * -10 }],
      ],
    };
  return {
    foreground,
    actors: [
      [companion, { x: X + side * 98, y: Y + 62, size: 122, turn: side * 12 }],
      [main, { x: X - side * 12, y: Y - 4, size: 272, turn, isMirrored }],
    ],
  };
}

/** A felt table from edge to edge with a golden rail. */
function table(stage: Stage): string {
  const { palette: p, width: w } = stage;
  const felt = stage.radial(
    [
      [0, p.vivid],
      [0.6, p.mid],
      [1, p.dark],
    ],
    'cx=".5" cy=".1" r=".8"',
  );
  const rail = stage.linear([
    [0, "#ffe9a8"],
    [0.5, "#c8871d"],
    [1, "#4a2305"],
  ]);
  const arc = (y: number, drop: number) =>
    svg`M-40 ${y + drop}Q${w / 2} ${y - drop} ${w + 40} ${y + drop}V460H-40Z`;
  return svg`<path d="${arc(262, 26)}" fill="#05030d" opacity=".5" transform="translate(0 -8)"/><path d="${arc(262, 26)}" fill="${rail}"/><path d="${arc(272, 26)}" fill="${felt}"/><path d="${arc(292, 24)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`;
}

/** A dealer behind a table, on which the game lies; a host beside the wheel for game shows. */
function live(stage: Stage, game: ArtGame, { main, beside }: TitleSubject): PosterCast {
  const side = stage.style.light;
  const seed = hash(`table:${game.identifier}`);
  const dealer = dealerLook(game.identifier).portrait;
  const [second = "chip-red", left = "chip-red", right = "chip-blue", far = "star"] = beside;
  if (game.theme === "gameshow")
    return {
      foreground: corners(stage, [far, left, right]),
      actors: [
        ["fortune-wheel", { x: X + side * 34, y: Y - 44, size: 236 }],
        [dealer, { x: X - side * 62, y: Y + 36, size: 200 }],
        [
          main === "fortune-wheel" ? "microphone" : main,
          { x: X + side * 84, y: Y + 92, size: 104, turn: side * 12 },
        ],
      ],
    };
  const isWheel = main.startsWith("roulette");
  // A third of the tables are seen from near, without their dealer.
  if (seed % 3 === 0)
    return {
      between: table(stage),
      foreground: [
        [far, { x: X + side * 124, y: 56, size: 50 }],
        [left, { x: X - side * 138, y: 300, size: 104, turn: -12 }],
        [right, { x: X + side * 136, y: 306, size: 112, turn: 14 }],
      ],
      actors: [
        ["chip-stack", { x: X + side * 92, y: Y + 30, size: 150 }],
        [main, { x: X - side * 22, y: Y + 6, size: isWheel ? 264 : 236, turn: -5 * side }],
      ],
    };
  return {
    between: table(stage),
    foreground: [
      [far, { x: X + side * 124, y: 56, size: 50 }],
      [left, { x: X - side * 138, y: 300, size: 84, turn: -12 }],
      [right, { x: X + side * 136, y: 306, size: 92, turn: 14 }],
    ],
    actors: [
      [dealer, { x: X, y: Y - 38, size: 258, isMirrored: (seed >>> 9) % 2 === 1 }],
      ...(isWheel
        ? []
        : ([[second, { x: X + side * 46, y: Y + 92, size: 128, turn: side * 14 }]] satisfies Actor[])),
      [main, { x: X - (isWheel ? 0 : side * 18), y: Y + 100, size: isWheel ? 200 : 150, turn: -6 * side }],
    ],
  };
}

/** The rising line of a crash game with its flyer at the end. */
function crash(stage: Stage, { main, beside }: TitleSubject): PosterCast {
  const { palette: p } = stage;
  const line = "M-10 372C110 360 176 300 214 176";
  const area = stage.linear([
    [0, p.accentLight, 0.75],
    [1, p.accent, 0],
  ]);
  const stroke = (width: number, color: string, opacity = 1) =>
    svg`<path d="${line}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  const grid = repeat(6, (i) => svg`M0 ${60 + i * 56}H320M${30 + i * 56} 0V400`);
  const behind = svg`<path d="${grid}" stroke="${p.glow}" stroke-opacity=".16" stroke-width="1.5"/><path d="${line}V400H-10Z" fill="${area}"/>${stroke(30, p.accent, 0.3)}${stroke(16, p.accent, 0.6)}${stroke(7, "#fff")}`;
  return {
    behind,
    foreground: corners(stage, [beside[2] ?? "star", beside[1] ?? "coin", beside[0] ?? "star"]),
    actors: [[main, { x: X + 26, y: Y - 36, size: 226, turn: 6 }]],
  };
}

/** Coins rain around a jackpot's subject. */
function jackpot(stage: Stage, game: ArtGame, subject: TitleSubject): PosterCast {
  const cast = slot(stage, game, { ...subject, beside: ["coin-stack", "coin", "coin", ...subject.beside] });
  const coins = repeat(7, (i) =>
    stage.sprite(
      "coin",
      {
        x: (320 * (i + stage.between(0.1, 0.9))) / 7,
        y: stage.between(24, 250),
        size: stage.between(34, 62),
        turn: stage.between(-60, 60),
      },
      "far",
    ),
  ).join("");
  return { ...cast, behind: coins };
}

/** The objects of a game's poster by the game's kind. */
export function castPoster(stage: Stage, game: ArtGame, subject: TitleSubject): PosterCast {
  if (game.kind === "live") return live(stage, game, subject);
  if (game.kind === "jackpot") return jackpot(stage, game, subject);
  return game.kind === "crash" && game.theme === "crash" ? crash(stage, subject) : slot(stage, game, subject);
}
