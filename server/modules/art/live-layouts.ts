// What lies and stands on the felt of each live game: print, cards, chips and devices.
import { CARD_WIDTH, lyingCard, type PlayingCard, printedWord, shuffledDeck } from "./live-cards.ts";
import { ellipse, type Felt, type FeltPoint } from "./live-felt.ts";
import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

/** A sprite that stands on the felt. */
export interface Prop {
  sprite: string;
  at: FeltPoint;
  /** Width of its foot, units of the felt. */
  width: number;
  /** How far its foot is below its middle, share of its side; that of its sprite unless given. */
  below?: number;
  isMirrored?: boolean;
}

export interface Layout {
  /** Drawn on the felt, beneath the dealer's hands. */
  print: string;
  props: readonly Prop[];
}

/** A table to lay out. */
export interface Setting {
  stage: Stage;
  felt: Felt;
  /** Share of a wide picture's width that the picture has. */
  reach: number;
  /** How near the middle of the nearest cards is that are whole. */
  front: number;
  /** Side of the picture with more room: 1 is right. */
  side: 1 | -1;
}

const INK = "#fff3d6";
const STACKS = ["stack-red", "stack-blue", "stack-green", "stack-black"] as const;
const CHIP = 19;
/** Size of dealt cards, and their width. */
const CARD = 0.78;
const DEALT_WIDTH = CARD_WIDTH * CARD;

const lines = (d: string, width = 1.6, opacity = 0.6) =>
  svg`<path d="${d}" fill="none" stroke="${INK}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
const filled = (body: string, opacity = 0.75) => svg`<g fill="${INK}" fill-opacity="${opacity}">${body}</g>`;
const chips = (stage: Stage, at: FeltPoint, width = CHIP): Prop => ({
  sprite: stage.pick(STACKS),
  at,
  width,
});

/** Cards beside or over each other from left to right around a point. */
function row(
  { stage, felt }: Setting,
  cards: readonly (PlayingCard | undefined)[],
  [across, near]: FeltPoint,
  { step = DEALT_WIDTH + 4, turn = 0, size = 1, fan = 0 } = {},
): string {
  return cards
    .map((card, i) => {
      const off = i - (cards.length - 1) / 2;
      const at: FeltPoint = [across + off * step * size, near + fan * off * off];
      return lyingCard(stage, felt, card, {
        at,
        turn: turn + off * fan * 3 + stage.between(-2, 2),
        size: size * CARD,
      });
    })
    .join("");
}

const hand = (draw: () => PlayingCard, count: number) => repeat(count, draw);

/** Before a dealer of cards, between the hands. */
export const CHIP_TRAY: Prop = { sprite: "chip-tray", at: [0, 24], width: 62 };
/** The shoe on the wider side. */
const shoe = ({ reach, side }: Setting): Prop[] =>
  reach === 1 ? [{ sprite: "card-shoe", at: [side * 176, 16], width: 42, isMirrored: side < 0 }] : [];

/** Blackjack's places from left to right: the betting circle, and the middle of the cards beside it. */
const BOXES: readonly (readonly [circle: FeltPoint, cards: FeltPoint])[] = [
  [
    [-148, 44],
    [-102, 42],
  ],
  [
    [-112, 70],
    [-68, 64],
  ],
  [
    [112, 70],
    [68, 64],
  ],
  [
    [148, 44],
    [102, 42],
  ],
];
const POINTS: Readonly<Record<string, number>> = { A: 1, J: 10, Q: 10, K: 10 };
const pointsOf = (cards: readonly PlayingCard[]) =>
  cards.reduce((sum, { rank }) => sum + (POINTS[rank] ?? Number(rank)), 0);

/** Two cards, or three that don't exceed 21. */
function blackjackHand(stage: Stage, draw: () => PlayingCard): PlayingCard[] {
  const two = [draw(), draw()];
  const three = [...two, draw()];
  return stage.random() < 0.35 && pointsOf(three) <= 21 ? three : two;
}

/** Places that are taken at one time: neighbours' cards don't lie on each other. */
const TAKEN: readonly (readonly number[])[] = [[0, 3], [0, 2], [1, 3], [0, 1, 3], [0, 2, 3], [3], [0]];

function blackjack(setting: Setting): Layout {
  const { stage, felt, reach, front } = setting;
  const draw = shuffledDeck(stage);
  const taken = reach === 1 ? stage.pick(TAKEN) : [0, 3];
  const boxes = BOXES.map((points) =>
    points.map(([across, near]): FeltPoint => [across * (0.32 + 0.68 * reach), Math.min(near, front + 2)]),
  );
  const print = [
    lines(felt.line(ellipse([0, -6], [214, 88], -76, 76))),
    lines(taken.map((i) => felt.ring(boxes[i]![0]!, 15)).join(""), 1.8, 0.8),
    row(setting, [draw(), stage.random() < 0.7 ? undefined : draw()], [0, front], { step: 23 }),
    ...taken.map((i) => {
      const at = boxes[i]![1]!;
      return row(setting, blackjackHand(stage, draw), at, { step: 19, turn: -at[0] * 0.08 });
    }),
  ];
  const bets = taken.map((i) => chips(stage, boxes[i]![0]!));
  return { print: print.join(""), props: [...shoe(setting), ...bets] };
}

/** A printed area with its name above the cards. */
function area(setting: Setting, name: string, at: FeltPoint, width: number, color: string): string {
  const { felt, front } = setting;
  const [across, near] = at;
  return svg`<path d="${felt.box(at, width, 46)}" fill="${color}" fill-opacity=".6" stroke="${INK}" stroke-opacity=".75" stroke-width="1.8"/>${filled(printedWord(felt, name, 10, { at: [across, Math.min(near + 27, front + 8)] }), 0.9)}`;
}

function baccarat(setting: Setting): Layout {
  const { stage, felt, reach } = setting;
  const draw = shuffledDeck(stage);
  const apart = reach === 1 ? 98 : 72;
  const counts = stage.pick([
    [2, 2],
    [3, 2],
    [2, 3],
    [3, 3],
  ]);
  const print = [
    area(setting, "PLAYER", [-apart, 42], 96 * (0.4 + 0.6 * reach), "#1d4fd0"),
    area(setting, "BANKER", [apart, 42], 96 * (0.4 + 0.6 * reach), "#c0142c"),
    lines(felt.line(ellipse([0, -6], [226, 92], -80, 80))),
    row(setting, hand(draw, counts[0]!), [-apart, 40], { step: counts[0] === 3 ? 24 : 29 }),
    row(setting, hand(draw, counts[1]!), [apart, 40], { step: counts[1] === 3 ? 24 : 29 }),
  ];
  const bets = stage.some<FeltPoint>(
    [
      [-158, 58],
      [-30, 70],
      [32, 70],
      [160, 58],
    ],
    3,
  );
  return {
    print: print.join(""),
    props: [
      ...shoe(setting),
      ...bets.map(([across, near]) => chips(stage, [across * reach, near], CHIP - 1)),
    ],
  };
}

function dragonTiger(setting: Setting): Layout {
  const { stage, felt, reach, front } = setting;
  const draw = shuffledDeck(stage);
  const apart = reach === 1 ? 92 : 72;
  const spot = (name: string, across: number, color: string) =>
    svg`<path d="${felt.box([across, 42], 80, 54)}" fill="${color}" fill-opacity=".88" stroke="#f4cd70" stroke-width="2"/>${filled(printedWord(felt, name, 9, { at: [across, Math.min(70, front + 8)] }), 0.95)}`;
  const big = { size: 1.25 };
  const print = [
    spot("DRAGON", -apart, "#123a9a"),
    spot("TIGER", apart, "#a80f1e"),
    lines(felt.ring([0, 60], 19), 2, 0.8),
    filled(printedWord(felt, "TIE", 9, { at: [0, 60] }), 0.9),
    row(setting, [draw()], [-apart, 40], big),
    row(setting, [stage.random() < 0.75 ? draw() : undefined], [apart, 40], big),
  ];
  return {
    print: print.join(""),
    props: [chips(stage, [(-apart - 62) * reach, 58]), chips(stage, [(apart + 62) * reach, 52])],
  };
}

/** Five cards in the middle, a pot and the player's two. */
function holdem(setting: Setting): Layout {
  const { stage, felt, reach, side, front } = setting;
  const draw = shuffledDeck(stage);
  const shown = stage.pick([3, 4, 5, 5]);
  const size = reach === 1 ? 1.04 : 0.92;
  const board = [...hand(draw, shown), ...repeat(5 - shown, () => undefined)];
  const print = [
    lines(felt.line(ellipse([0, -6], [214, 88], -82, 82))),
    lines(felt.box([0, front], 152 * size, 40), 1.8, 0.75),
    row(setting, board, [0, front], { size }),
    row(setting, hand(draw, 2), [-side * 122 * reach, 40], { step: 16, fan: 1.5, size: size * 1.1 }),
  ];
  return {
    print: print.join(""),
    props: [
      { sprite: "stack-heap", at: [side * 112 * reach, 48], width: 56 },
      chips(stage, [side * 164 * reach, 34]),
    ],
  };
}

/** Two hands of a number of cards: the dealer's and the player's. */
function twoHands(setting: Setting, count: number): Layout {
  const { stage, felt, reach, side, front } = setting;
  const draw = shuffledDeck(stage);
  const isShown = stage.random() < 0.55;
  const own = count === 5 ? { step: 12, fan: 1.2 } : { step: 18, fan: 2 };
  const dealt = repeat(count, (i) => (isShown || (count === 5 && i === 4) ? draw() : undefined));
  const spot: FeltPoint = [side * 158 * reach, 40];
  const print = [
    lines(felt.line(ellipse([0, -6], [206, 90], -82, 82))),
    lines(felt.ring(spot, 15), 1.8, 0.75),
    row(setting, dealt, [0, front], { step: count === 5 ? 24 : 28 }),
    row(setting, hand(draw, count), [-side * 130 * reach, 38], { ...own, size: 1.1 }),
  ];
  return {
    print: print.join(""),
    props: [
      ...shoe(setting),
      chips(stage, spot),
      { sprite: "stack-heap", at: [side * 104 * reach, 54], width: 46 },
    ],
  };
}

const RED_NUMBERS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The grid of a roulette's bets: zero, three rows of twelve, dozens. */
function bettingGrid({ felt }: Setting, left: number, cell: number): string {
  const [far, deep] = [14, 15];
  const boxes = (isRed: boolean) =>
    repeat(36, (i) => i + 1)
      .filter((n) => RED_NUMBERS.has(n) === isRed)
      .map((n) =>
        felt.box(
          [left + (Math.floor((n - 1) / 3) + 0.5) * cell, far + (2.5 - ((n - 1) % 3)) * deep],
          cell * 0.74,
          deep * 0.66,
        ),
      )
      .join("");
  const right = left + cell * 12;
  const rules = [
    ...repeat(13, (i) =>
      felt.line([
        [left + i * cell, far],
        [left + i * cell, far + deep * 3 + (i % 4 ? 0 : 14)],
      ]),
    ),
    ...repeat(5, (i) => {
      const near = far + (i < 4 ? i * deep : deep * 3 + 14);
      return felt.line([
        [left, near],
        [right, near],
      ]);
    }),
  ];
  return svg`<path d="${felt.box([left - cell * 0.55, far + deep * 1.5], cell * 0.8, deep * 2.6)}" fill="#0fa04c"/><path d="${boxes(true)}" fill="#d00a22"/><path d="${boxes(false)}" fill="#100c16"/>${lines(rules.join(""), 1.4, 0.85)}`;
}

const WHEELS = ["wheel-mahogany", "wheel-midnight", "wheel-emerald", "wheel-ivory"] as const;

function roulette(setting: Setting, main: string): Layout {
  const { stage, reach, side } = setting;
  const isWide = reach === 1;
  const sprite =
    (
      {
        roulette: "wheel-mahogany",
        "roulette-blue": "wheel-midnight",
        "roulette-green": "wheel-emerald",
        "roulette-ivory": "wheel-ivory",
      } as Record<string, string>
    )[main] ?? stage.pick(WHEELS);
  const cell = isWide ? 17 : 12;
  const left = side > 0 ? (isWide ? -208 : -150) : isWide ? 8 : 12;
  const bet = (): FeltPoint => [left + stage.between(0.5, 11.5) * cell, 14 + stage.between(0.4, 3.4) * 15];
  return {
    print: bettingGrid(setting, left, cell),
    props: [
      ...repeat(4, () => chips(stage, bet(), 15)).sort((a, b) => a.at[1] - b.at[1]),
      { sprite, at: [side * (isWide ? 124 : 84), isWide ? 46 : 44], width: isWide ? 134 : 112 },
    ],
  };
}

/** Boxes with dots like the sides of dice. */
function diceBoxes({ felt, stage }: Setting, left: number): string {
  const cell = 30;
  return repeat(6, (i) => {
    const at: FeltPoint = [left + (i % 3) * (cell + 5), 26 + Math.floor(i / 3) * 29];
    const pips = repeat(i + 1, (k) => {
      const turned = (k / (i + 1)) * Math.PI * 2;
      const out = i === 0 ? 0 : 7;
      return felt.ring([at[0] + Math.cos(turned) * out, at[1] + Math.sin(turned) * out], 2.6);
    });
    return svg`<path d="${felt.box(at, cell, 25)}" fill="${stage.palette.deep}" fill-opacity=".35" stroke="${INK}" stroke-opacity=".75" stroke-width="1.6"/><path d="${pips.join("")}" fill="${INK}" fill-opacity=".95"/>`;
  }).join("");
}

/** A device for the dice, or beads, on one side, and boxes for bets on the other. */
function dice(setting: Setting, title: string, main: string): Layout {
  const { stage, felt, reach, side } = setting;
  const isWide = reach === 1;
  const isCounting = /fan tan/i.test(title);
  const isThrown = /craps|lucky|crown/i.test(title);
  const tray = /ivory|trio|night/.test(main) ? "dice-tray-ivory" : "dice-tray";
  const device: Prop = isCounting
    ? { sprite: "fan-tan", at: [side * 92 * reach, 54], width: isWide ? 148 : 120 }
    : isThrown
      ? { sprite: tray, at: [side * 92 * reach, 52], width: isWide ? 128 : 108 }
      : { sprite: "dice-dome", at: [side * 98 * reach, 50], width: isWide ? 96 : 84 };
  const left = side > 0 ? (isWide ? -122 : -100) : isWide ? 52 : 34;
  const bet = (): FeltPoint => [
    left + Math.floor(stage.between(0, 3)) * 35 + 6,
    26 + Math.floor(stage.between(0, 2)) * 29,
  ];
  return {
    print: lines(felt.line(ellipse([0, -6], [222, 90], -82, 82))) + diceBoxes(setting, left),
    props: [device, ...repeat(2, () => chips(stage, bet(), 19))],
  };
}

/** Lit lines on the counter of a show's host. */
function show({ felt, stage }: Setting): Layout {
  const { accentLight, glow } = stage.palette;
  const arcs = [26, 48, 72].map((near) => felt.line(ellipse([0, 0], [near * 3, near], -90, 90)));
  return {
    print: svg`<path d="${arcs.join("")}" fill="none" stroke="${accentLight}" stroke-opacity=".35" stroke-width="7"/><path d="${arcs.join("")}" fill="none" stroke="${glow}" stroke-opacity=".9" stroke-width="2"/>`,
    props: [],
  };
}

/** The layout of a game, by its theme and title. */
export function layoutOf(
  setting: Setting,
  { theme, title }: { theme: string; title: string },
  main: string,
): Layout {
  if (theme === "gameshow") return show(setting);
  if (theme === "roulette") return roulette(setting, main);
  if (theme === "dice") return dice(setting, title, main);
  if (/dragon tiger/i.test(title)) return dragonTiger(setting);
  if (theme === "baccarat") return baccarat(setting);
  if (theme !== "poker") return blackjack(setting);
  if (/teen patti|three card/i.test(title)) return twoHands(setting, 3);
  return /stud/i.test(title) ? twoHands(setting, 5) : holdem(setting);
}
