import { hash } from "../../../src/rules/web/hash.ts";
import type { ArtGame } from "./art-game.ts";
import { spotlights } from "./lights.ts";
import { type Actor, nearCorners, type PosterCast, X, Y } from "./poster-layout.ts";
import type { Pose } from "./poster-style.ts";
import { isPerson } from "./sprites.ts";
import type { Stage } from "./stage.ts";
import { footOf } from "./subjects/subject-measures.ts";
import type { TitleSubject } from "./subjects/title-subject.ts";
import { repeat, svg, wedge } from "./svg.ts";

/** Sprites with letters or digits, which can't be mirrored. */
const LETTERED =
  /^(seven|bar|bingo|card|ball|scratch|slot|fortune|roulette|sheriff|chip|dynamite|ingot|plinko|tickets)/;
/** Busts whose hats or haloes make their faces stand low. */
const TALL_HATS = new Set([
  "chef",
  "cowboy",
  "cowgirl",
  "elf",
  "joker",
  "leprechaun",
  "moon-goddess",
  "pirate",
  "pirate-lady",
  "santa",
  "sun-goddess",
  "valkyrie",
  "viking",
  "witch",
  "wizard",
]);
/** Sprites whose edges make them what they are, a jaw, a muzzle or a curl: seen whole, above the title. */
const SEEN_WHOLE = /^(skull|bison|bull(-black)?|wave)$/;
/** Poses that show the foot of a subject. */
const SHOWS_FOOT: ReadonlySet<Pose> = new Set(["whole", "turned", "dive", "orbit", "reels", "spotlit"]);
/** Where titles of two lines begin. */
const TITLE_TOP = 290;
/** Animals whose necks end in a straight line, which belongs below the title. */
const BUSTS =
  /^((horse|unicorn|eagle|phoenix|griffin|raven|gorilla|yeti|reindeer)(-white|-black|-silver)?|(dragon|rex)(-ember|-azure)?)$/;
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
  const flyers = angles.map((degrees, i): Actor => {
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
      [0.1, to],
      [0.34, p.deep],
      [1, p.deep],
    ]);
    return svg`<ellipse cx="${x}" cy="${top + 190}" rx="330" ry="190" fill="${fill}"/>`;
  };
  return mound(X - side * 120, 262, p.light, p.mid) + mound(X + side * 110, 278, p.vivid, p.dark);
}

/** A round platform, lit from above. */
function platform(stage: Stage): string {
  const { palette: p } = stage;
  const [y, rx, ry] = [262, 126, 27];
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
  const beam = stage.linear([
    [0, p.glow, 0],
    [1, p.glow, 0.5],
  ]);
  return svg`<path d="M${X - rx} ${y}L${X - rx - 26} 60H${X + rx + 26}L${X + rx} ${y}Z" fill="${beam}"/><path d="M${X - rx - 22} ${y + 34}v60h${2 * rx + 44}v-60Z" fill="${wall}"/><ellipse cx="${X}" cy="${y + 34}" rx="${rx + 22}" ry="${ry + 5}" fill="${p.vivid}"/><path d="M${X - rx} ${y}v26a${rx} ${ry} 0 0 0 ${2 * rx} 0v-26Z" fill="${wall}"/><ellipse cx="${X}" cy="${y}" rx="${rx}" ry="${ry}" fill="${topFill}"/><ellipse cx="${X}" cy="${y}" rx="${rx - 16}" ry="${ry - 5}" fill="none" stroke="${p.accent}" stroke-width="4"/>`;
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

const POSE_CASTS: Record<Pose | "face" | "bust" | "animal" | "herd" | "pair" | "heap", MakeCast> = {
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
  orbit: (composed) => {
    const { main, turn, isMirrored } = composed;
    const [back, front] = [ring(composed, "back"), ring(composed, "front")];
    return {
      stand: back.light,
      actors: [...back.flyers, [main, { x: X, y: Y - 8, size: 250, turn, isMirrored }], ...front.flyers],
      before: front.light,
      foreground: [],
    };
  },
  rise: ({ stage, main, side, turn, isMirrored }) => ({
    actors: [[main, { x: X + side * 8, y: Y + 4, size: 318, turn: turn * 1.4, isMirrored }]],
    before: hills(stage),
  }),
  reels: (composed) => {
    const { main, side, turn, isMirrored } = composed;
    return {
      stand: reelWindow(composed),
      actors: [[main, { x: X + side * 6, y: Y + 16, size: 268, turn, isMirrored }]],
      foreground: [],
    };
  },
  spotlit: ({ stage, main, turn, isMirrored }) => ({
    behind: spotlights(stage, [0.14, 0.86], 0.9),
    stand: platform(stage),
    actors: [[main, { x: X, y: Y - 26, size: 254, turn, isMirrored }]],
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
  pair: ({ main, side, turn, isMirrored }) => {
    const [scale, lower] = BUSTS.test(main) ? [1.25, 34] : [1, 0];
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
    return { actors: [place(66, Y - 40, 198, true), place(-46, Y + 18, 242, false)] };
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
  if (word?.endsWith("s") && roll < 4) return roll < 2 ? "pair" : "herd";
  const { poses } = stage.style;
  if (SEEN_WHOLE.test(main)) {
    const shown = poses.filter((pose) => SHOWS_FOOT.has(pose));
    return shown[seed % shown.length] ?? "whole";
  }
  if (RICHES.test(game.title) && roll < 4) return "heap";
  if (BUSTS.test(main)) return "animal";
  if (HEADS.test(main) && roll < 3) return "near";
  return poses[seed % poses.length]!;
}

/** The actor, raised so that its foot is above the title. */
function aboveTitle([sprite, place]: Actor): Actor {
  const foot = place.y + (footOf(sprite) - 0.5) * place.size;
  return [sprite, { ...place, y: place.y - Math.max(0, foot - TITLE_TOP) }];
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
  const cast = { foreground, ...POSE_CASTS[poseOf(stage, game, subject, seed)](composed) };
  if (!SEEN_WHOLE.test(main)) return cast;
  return { ...cast, actors: cast.actors.map((actor) => (actor[0] === main ? aboveTitle(actor) : actor)) };
}
