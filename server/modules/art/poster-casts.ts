import { dealerOf } from "../../../src/rules/games/dealers.ts";
import { hash } from "../../../src/rules/web/hash.ts";
import type { ArtGame } from "./art-game.ts";
import { slotCast } from "./poses.ts";
import { type Actor, nearCorners, type PosterCast, WIDE_SCALE, X, Y } from "./poster-layout.ts";
import { ROOM_NAMES, type RoomName } from "./scenery-rooms.ts";
import type { Stage } from "./stage.ts";
import type { TitleSubject } from "./subjects/title-subject.ts";
import { repeat, svg } from "./svg.ts";

/** A felt table from edge to edge with a golden rail, whose far edge is at `y`; `shadows` lie on it. */
function table(stage: Stage, y: number, shadows: readonly Shadow[] = []): string {
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
  const shade = stage.radial([
    [0, "#05030d", 0.75],
    [0.5, "#05030d", 0.45],
    [1, "#05030d", 0],
  ]);
  const arc = (top: number, drop: number) =>
    svg`M-40 ${top + drop}Q${w / 2} ${top - drop} ${w + 40} ${top + drop}V480H-40Z`;
  // Objects move with a wide scene, the table doesn't.
  const across = (x: number) => (isWide(stage) ? w / 2 + (x - X) * WIDE_SCALE : x);
  const lying = shadows.map(
    ([x, at, rx, ry]) => svg`<ellipse cx="${across(x)}" cy="${at}" rx="${rx}" ry="${ry}" fill="${shade}"/>`,
  );
  return svg`<path d="${arc(y, 16)}" fill="#05030d" opacity=".5" transform="translate(0 -7)"/><path d="${arc(y, 16)}" fill="${rail}"/><path d="${arc(y + 9, 16)}" fill="${felt}"/><path d="${arc(y + 34, 15)}" fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="2"/>${lying}`;
}

/** Middle and radii of a shadow on the table. */
type Shadow = readonly [x: number, y: number, rx: number, ry: number];

const isWide = ({ width, height }: Stage) => width > height;

/** The part of a dealer's sprite from its middle down to where the body ends, on the table's rail: 0.31 to 0.34. */
const DEALER_EDGE = 0.324;

/** A dealer whose body ends at the table's edge, with the shadows of the body and the hands. */
function atTable(stage: Stage, game: ArtGame, { x, size, edge }: { x: number; size: number; edge: number }) {
  const place = {
    x,
    y: edge + 1 - size * DEALER_EDGE,
    size,
    isMirrored: (hash(`table:${game.identifier}`) >>> 9) % 2 === 1,
  };
  const actor: Actor = [dealerOf(game.identifier).portrait, place];
  return {
    actor,
    table: table(stage, edge - 4, [
      [x, edge + 6, size * 0.34, 7],
      [x - size * 0.17, edge + size * 0.1, size * 0.1, 8],
      [x + size * 0.17, edge + size * 0.1, size * 0.1, 8],
    ]),
  };
}

/** How a table is seen: its dealer beside the game's object, in the middle, from near, or across the table from it. */
const VIEWS = ["beside", "near", "centre", "across"] as const;

/** Objects out of focus in the lower corners. */
function edges(stage: Stage, [left, right]: readonly [string, string]): Actor[] {
  const side = stage.style.light;
  const [wide, low] = isWide(stage) ? [262, 300] : [142, 306];
  return [
    [left, { x: X - side * wide, y: low, size: 96, turn: -12 }],
    [right, { x: X + side * wide, y: low + 6, size: 104, turn: 14 }],
  ];
}

/** The room of a studio's tables of one game. */
export const roomOf = ({ provider, theme }: ArtGame): RoomName =>
  ROOM_NAMES[(hash(`room:${provider}:${theme}`) >>> 12) % ROOM_NAMES.length]!;

/** A dealer behind the table with the game's object; a show's host beside the wheel. */
function live(stage: Stage, game: ArtGame, { main, beside }: TitleSubject): PosterCast {
  const side = stage.style.light;
  const wide = isWide(stage);
  const [second = "chip-red", left = "chip-red", right = "chip-blue"] = beside;
  const foreground = edges(stage, [left, right]);
  const scene = { place: roomOf(game), isNatural: true, foreground } as const;
  const isWheel = main.startsWith("roulette");
  const view = VIEWS[(hash(`view:${game.identifier}`) >>> 7) % VIEWS.length]!;
  if (game.theme === "gameshow") {
    const host = atTable(stage, game, {
      x: X - side * (wide ? 96 : 62),
      size: wide ? 300 : 274,
      edge: wide ? 252 : 262,
    });
    return {
      foreground,
      isNatural: true,
      table: host.table,
      actors: [
        ["fortune-wheel", { x: X + side * (wide ? 104 : 62), y: wide ? 150 : 130, size: wide ? 300 : 248 }],
        host.actor,
        [
          main === "fortune-wheel" ? "microphone" : main,
          { x: X + side * (wide ? 176 : 96), y: 262, size: wide ? 116 : 96, turn: side * 12 },
        ],
      ],
    };
  }
  // Dragon Tiger is a game of two sides.
  if (main.startsWith("dragon") && /tiger/i.test(game.title)) {
    const dealer = atTable(stage, game, { x: X, size: wide ? 318 : 296, edge: wide ? 250 : 258 });
    const [apart, size] = wide ? [138, 188] : [104, 120];
    return {
      ...scene,
      table: dealer.table,
      actors: [
        dealer.actor,
        [main, { x: X - apart, y: 236, size }],
        ["tiger", { x: X + apart, y: 236, size, isMirrored: true }],
      ],
    };
  }
  if (view === "near") {
    const dealer = atTable(stage, game, {
      x: X - side * (wide ? 66 : 20),
      size: wide ? 352 : 356,
      edge: wide ? 278 : 296,
    });
    const size = wide ? (isWheel ? 236 : 200) : 124;
    return {
      ...scene,
      table: dealer.table,
      actors: [
        dealer.actor,
        ["chip-stack", { x: X + side * (wide ? 226 : 132), y: wide ? 262 : 286, size: wide ? 120 : 84 }],
        [main, { x: X + side * (wide ? 84 : 84), y: wide ? 230 : 262, size, turn: side * 8 }],
      ],
    };
  }
  if (view === "across") {
    const dealer = atTable(stage, game, {
      x: X - side * (wide ? 118 : 66),
      size: wide ? 268 : 240,
      edge: wide ? 212 : 214,
    });
    const size = wide ? (isWheel ? 330 : 262) : isWheel ? 220 : 190;
    return {
      ...scene,
      foreground: foreground.slice(side > 0 ? 0 : 1, side > 0 ? 1 : 2),
      table: dealer.table,
      actors: [
        dealer.actor,
        [main, { x: X + side * (wide ? 70 : 46), y: wide ? 218 : 250, size, turn: side * 6 }],
      ],
    };
  }
  if (view === "centre") {
    const dealer = atTable(stage, game, { x: X, size: wide ? 336 : 320, edge: wide ? 258 : 262 });
    const [apart, size] = wide ? [150, 196] : [100, 124];
    return {
      ...scene,
      table: dealer.table,
      actors: [
        dealer.actor,
        ["chip-stack", { x: X - side * apart, y: 264, size: size * 0.76 }],
        // In front of the dealer, who is at work with it.
        [main, { x: X + side * (wide ? 58 : 44), y: 262, size, turn: side * 8 }],
      ],
    };
  }
  const dealer = atTable(stage, game, {
    x: X - side * (wide ? 82 : 44),
    size: wide ? 322 : 304,
    edge: wide ? 250 : 258,
  });
  const [apart, size] = wide ? [76, isWheel ? 256 : 214] : [80, isWheel ? 156 : 138];
  return {
    ...scene,
    table: dealer.table,
    actors: [
      dealer.actor,
      ...(isWheel || !wide
        ? []
        : ([[second, { x: X + side * 170, y: 220, size: 156, turn: side * 16 }]] satisfies Actor[])),
      [main, { x: X + side * apart, y: wide ? 206 : 242, size, turn: side * 7 }],
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
    foreground: nearCorners(stage, [beside[1] ?? "coin", beside[0] ?? "star"]),
    actors: [[main, { x: X + 26, y: Y - 36, size: 226, turn: 6 }]],
  };
}

/** Coins rain around a jackpot's subject. */
function jackpot(stage: Stage, game: ArtGame, subject: TitleSubject): PosterCast {
  const cast = slotCast(stage, game, {
    ...subject,
    beside: ["coin-stack", subject.beside[0]!, "coin", "coin", ...subject.beside.slice(1)],
  });
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
  return { ...cast, behind: coins + (cast.behind ?? "") };
}

/** The objects of a game's poster by the game's kind. */
export function castPoster(stage: Stage, game: ArtGame, subject: TitleSubject): PosterCast {
  if (game.kind === "live") return live(stage, game, subject);
  if (game.kind === "jackpot") return jackpot(stage, game, subject);
  return game.kind === "crash" && game.theme === "crash"
    ? crash(stage, subject)
    : slotCast(stage, game, subject);
}
