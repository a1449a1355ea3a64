// Posters of table games that a machine deals: cards, roulette and dice.
import type { SceneryName } from "./environments.ts";
import { contact, glossyBall, type KindScene, type MakeKind, SHEET, standing } from "./kind-parts.ts";
import { lyingCard, type PlayingCard, printedWord, shuffledDeck } from "./live-cards.ts";
import { ellipse, Felt, type FeltPoint, longTable } from "./live-felt.ts";
import { hslHex } from "./palette.ts";
import { slotCast } from "./poses.ts";
import { X, Y } from "./poster-layout.ts";
import type { Stage } from "./stage.ts";
import { repeat, svg } from "./svg.ts";

const INK = "#fff3d6";
const STACKS = ["stack-red", "stack-blue", "stack-green", "stack-black"] as const;
const CHIPS = ["chip-red", "chip-blue", "chip-green", "chip-black", "chip-purple"] as const;
const ROOMS: readonly SceneryName[] = ["lounge", "hall", "penthouse", "club", "bar"];

const lines = (d: string, width = 2.4, opacity = 0.6) =>
  svg`<path d="${d}" fill="none" stroke="${INK}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;

/** Felt from above, with a pool of light and the printed lines of its places. */
function cloth(stage: Stage, side: 1 | -1): string {
  const { hue } = stage.palette;
  const fill = stage.radial(
    [
      [0, hslHex(hue, 70, 46)],
      [0.45, hslHex(hue, 76, 33)],
      [1, hslHex(hue, 84, 13)],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${X}" cy="${Y - 30}" r="300"`,
  );
  const arcs = [250, 268, 430].map(
    (r) =>
      svg`M${X - side * 330} ${Y - 190 + r}A${r * 1.4} ${r} 0 0 ${side > 0 ? 0 : 1} ${X + side * 330} ${Y - 330 + r}`,
  );
  return svg`<rect x="-200" y="-20" width="720" height="480" fill="${fill}"/>${lines(arcs.join(""), 3, 0.4)}`;
}

/** A table from the player's place, in a room. */
const viewOfTable = (stage: Stage, edge: number, zoom: number) => {
  const felt = new Felt(X, edge, zoom);
  return { felt, place: stage.pick(ROOMS), top: longTable(stage, felt) };
};

/** The cards that a game's title promises, the best of its game otherwise. */
function bestHand({ stage, game }: KindScene): PlayingCard[] {
  const title = game.title.toLowerCase();
  const suits = stage.some<PlayingCard["suit"]>(["spade", "heart", "diamond", "club"], 4);
  const same = (rank: string, count: number) => suits.slice(0, count).map((suit) => ({ rank, suit }));
  const run = (ranks: readonly string[]) => ranks.map((rank) => ({ rank, suit: suits[0]! }));
  if (game.theme === "blackjack") {
    if (title.includes("pairs")) return same(stage.pick(["Q", "K", "8"]), 2);
    return [
      { rank: "A", suit: suits[0]! },
      { rank: stage.pick(["K", "Q", "J", "10"]), suit: suits[1]! },
    ];
  }
  if (game.theme === "baccarat")
    return stage
      .pick([
        ["9", "K"],
        ["4", "5"],
        ["6", "3"],
        ["8", "Q"],
      ])
      .map((rank, i) => ({ rank, suit: suits[i]! }));
  const kind = (["deuces", "jacks", "tens", "aces"] as const).find((word) => title.includes(word));
  if (kind) return same({ deuces: "2", jacks: "J", tens: "10", aces: "A" }[kind], 4);
  return title.includes("three card") ? run(["Q", "K", "A"]) : run(["10", "J", "Q", "K", "A"]);
}

/** Cards that overlap around a point, as a hand holds them. */
function fanned(
  stage: Stage,
  cards: readonly PlayingCard[],
  [x, y]: FeltPoint,
  size: number,
  turn: number,
): string {
  const step = cards.length > 3 ? 13 : 20;
  return cards
    .map((card, i) => {
      const off = i - (cards.length - 1) / 2;
      const a = (turn * Math.PI) / 180;
      const [dx, dy] = [off * step * size, Math.abs(off) * 3.4 * size];
      return lyingCard(stage, SHEET, card, {
        at: [x + dx * Math.cos(a) - dy * Math.sin(a), y + dx * Math.sin(a) + dy * Math.cos(a)],
        turn: turn + off * 9,
        size,
      });
    })
    .join("");
}

/** Sizes of cards from above by their number, so that a hand is as wide as the poster. */
const DEALT_SIZES: Readonly<Record<number, number>> = { 2: 4.9, 3: 3.9, 4: 3.6 };

/** A hand on the felt from above, with chips beside it. */
const dealt: MakeKind = (scene) => {
  const { stage, side, guest } = scene;
  const cards = bestHand(scene);
  const chips = stage.some(CHIPS, 3);
  return {
    stand:
      cloth(stage, side) +
      fanned(stage, cards, [X - side * 10, Y - 20], DEALT_SIZES[cards.length] ?? 3.3, side * -7),
    actors: [
      [chips[0]!, { x: X + side * 128, y: 40, size: 92, turn: 20 }],
      [chips[1]!, { x: X + side * 104, y: Y + 92, size: 98, turn: -12 }],
      ...(guest.length > 0
        ? guest
        : [[chips[2]!, { x: X - side * 118, y: Y + 88, size: 84, turn: 30 }] as const]),
    ],
  };
};

/** Two hands in the perspective of the player's place, with the bet before them. */
const seated: MakeKind = (scene) => {
  const { stage, side, guest } = scene;
  const { felt, place, top } = viewOfTable(stage, 130, 1.36);
  const draw = shuffledDeck(stage);
  const cards = bestHand(scene);
  const row = (hand: readonly (PlayingCard | undefined)[], near: number, across: number, size: number) =>
    hand.map((card, i) =>
      lyingCard(stage, felt, card, {
        at: [across + (i - (hand.length - 1) / 2) * 30 * size * (hand.length > 3 ? 0.62 : 0.86), near],
        size,
        turn: stage.between(-4, 4),
      }),
    );
  const circle =
    lines(felt.ring([side * 66, 60], 20)) + lines(felt.line(ellipse([0, 0], [190, 44], -90, 90)), 2, 0.5);
  const [x, y] = felt.pixel([side * 66, 60]);
  return {
    place,
    stand: svg`${top}${circle}${row([draw(), undefined], 26, -side * 8, 1.25)}${row(cards, 88, cards.length > 3 ? 0 : -side * 16, cards.length > 3 ? 1.42 : 1.7)}${contact(stage, x, y + 4, 52)}`,
    actors: [
      standing(stage.pick(STACKS), x, y + 12, 106),
      standing(stage.pick(STACKS), x + side * 50, y - 20, 92),
      ...guest,
    ],
  };
};

/** A card in the air, turned away from the viewer by `lean`. */
const flying = (
  stage: Stage,
  card: PlayingCard | undefined,
  [x, y]: FeltPoint,
  turn: number,
  size: number,
  lean: number,
) =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn}) skewY(${lean * 18}) scale(${1 - Math.abs(lean) * 0.4} 1)">${lyingCard(stage, SHEET, card, { at: [0, 0], size })}</g>`;

/** Cards that fly towards the player over a table. */
const tossed: MakeKind = (scene) => {
  const { stage, side, guest } = scene;
  const { place, top } = viewOfTable(stage, 196, 1);
  const draw = shuffledDeck(stage);
  const [first, second] = bestHand(scene).toReversed();
  return {
    place,
    stand: svg`${top}${flying(stage, undefined, [X - side * 118, 34], -side * 34, 1.6, 0.6)}${flying(stage, draw(), [X + side * 124, 50], side * 30, 2, -0.5)}${flying(stage, draw(), [X - side * 104, 118], -side * 20, 2.5, 0.4)}`,
    actors: [standing("stack-heap", X - side * 60, 304, 180), ...guest],
    before: svg`${flying(stage, second, [X + side * 76, 148], side * 22, 3.9, -0.3)}${flying(stage, first, [X - side * 14, 138], -side * 9, 5, 0.12)}`,
  };
};

/** Towers of chips before a hand. */
const towers: MakeKind = (scene) => {
  const { stage, side, guest } = scene;
  const { place, top } = viewOfTable(stage, 188, 1);
  const cards = bestHand(scene);
  const [a, b, c] = stage.some(STACKS, 3);
  return {
    place,
    stand: svg`${top}${fanned(stage, cards, [X + side * 20, 112], cards.length > 3 ? 3.2 : 4.2, side * 8)}${contact(stage, X, 284, 190, 30)}`,
    actors: [
      standing(c!, X + side * 108, 262, 132),
      ...(guest.length > 0 ? guest : [standing(a!, X - side * 92, 290, 196)]),
      standing(b!, X + side * 20, 300, 148),
    ],
  };
};

/** A large card whose corner is lifted to see what it is. */
const squeezed: MakeKind = (scene) => {
  const { stage, side } = scene;
  const [card] = bestHand(scene);
  const isRed = card!.suit === "heart" || card!.suit === "diamond";
  const shade = stage.linear(
    [
      [0, "#cfc8dd"],
      [0.4, "#fff"],
      [1, "#efeaf7"],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  const chips = stage.some(CHIPS, 2);
  // The card is 217 by 304; its lower left corner is folded over.
  const rank = printedWord(SHEET, card!.rank, 46, { at: [-66, 64], turn: 40 });
  return {
    stand: svg`${cloth(stage, side)}<g transform="translate(${X} ${Y - 26}) scale(${side} 1) rotate(9)">${lyingCard(stage, SHEET, undefined, { at: [0, 0], size: 7 })}<path d="M-112 6L38 156H-112Z" fill="${hslHex(stage.palette.hue, 84, 12)}"/><path d="M-110 6Q-20-22 -6 40Q6 92 40 154Q-40 100-110 6Z" fill="#05030d" opacity=".4"/><path d="M-110 4Q-14-34 2 34Q14 92 42 156Q-44 128-110 4Z" fill="${shade}"/><g fill="${isRed ? "#d4061e" : "#15111f"}" transform="translate(18 -30) scale(${side} 1)">${side > 0 ? rank : printedWord(SHEET, card!.rank, 46, { at: [66, 64], turn: -40 })}</g></g>`,
    actors: [
      [chips[0]!, { x: X + side * 116, y: Y + 88, size: 104, turn: 12 }],
      [chips[1]!, { x: X - side * 118, y: 52, size: 86, turn: -24 }],
    ],
  };
};

const asSlot: MakeKind = ({ stage, game, subject }) => slotCast(stage, game, subject);

export const CARDS: readonly MakeKind[] = [dealt, seated, tossed, towers, asSlot];
export const BACCARAT: readonly MakeKind[] = [dealt, seated, tossed, squeezed, squeezed, asSlot];

const IVORY = ["#fff", "#f3ecdd", "#8d8069"] as const;
/** The ball in the air with its way. */
function ballAt(stage: Stage, x: number, y: number, r: number, side: 1 | -1): string {
  const trail = stage.linear(
    [
      [0, "#fff", 0],
      [1, "#fff", 0.7],
    ],
    side > 0 ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="1" y1="0" x2="0" y2="0"',
  );
  return svg`<path d="M${x} ${y - r}Q${x - side * r * 3} ${y - r * 1.6} ${x - side * r * 6} ${y - r * 4}Q${x - side * r * 4} ${y - r * 0.2} ${x} ${y + r}Z" fill="${trail}"/>${glossyBall(stage, x, y, r, IVORY)}`;
}

/** Balls on the wheel: two where the title says so. */
const ballCount = (title: string) => (/double ball/i.test(title) ? 2 : 1);

/** The wheel from above, larger than the poster. */
const overhead: MakeKind = ({ stage, game, subject: { main }, side, guest }) => ({
  stand: cloth(stage, side),
  actors: [[main, { x: X + side * 70, y: Y + 40, size: 450, turn: side * 24 }], ...guest],
  before: repeat(ballCount(game.title), (i) =>
    ballAt(stage, X - side * (52 - i * 116), 62 - i * 24, 15, side),
  ).join(""),
});

/** The ball flies before the wheel. */
const airborne: MakeKind = ({ stage, game, subject: { main }, side }) => ({
  place: stage.pick(ROOMS),
  actors: [[main, { x: X - side * 34, y: Y + 34, size: 330, turn: side * -10 }]],
  before: repeat(ballCount(game.title), (i) =>
    ballAt(stage, X + side * (70 - i * 150), 74 + i * 66, 44 - i * 12, side),
  ).join(""),
});

const WHEELS = ["wheel-emerald", "wheel-ivory", "wheel-mahogany", "wheel-midnight"] as const;
/** Pockets of three rows in the wheel's colours, in the order of the layout. */
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27]);

/** The numbers with bets on them, the wheel behind. */
const betting: MakeKind = ({ stage, side, guest }) => {
  const { felt, place, top } = viewOfTable(stage, 128, 1.3);
  const boxes = repeat(18, (i) => {
    const [column, row] = [i % 6, Math.floor(i / 6)];
    const number = column * 3 + (3 - row);
    const at: FeltPoint = [(column - 2.5) * 46, 38 + row * 34];
    const fill = REDS.has(number) ? "#c4112c" : "#14101c";
    return svg`<path d="${felt.box(at, 44, 32)}" fill="${fill}" stroke="${INK}" stroke-width="2"/><g fill="#fff">${printedWord(felt, String(number), 17, { at })}</g>`;
  });
  const spots: readonly (readonly [FeltPoint, number])[] = [
    [[side * 22, 62], 62],
    [[-side * 52, 88], 84],
    [[side * 60, 104], 92],
  ];
  const bets = spots.filter((_, i) => guest.length === 0 || i !== 1);
  const stacks = stage.some(STACKS, 3);
  return {
    place,
    stand: svg`${top}${boxes}${bets.map(([at, size]) => {
      const [x, y] = felt.pixel(at);
      return contact(stage, x, y + 2, size * 0.52);
    })}`,
    actors: [
      standing(stage.pick(WHEELS), X + side * 24, 190, 236),
      ...bets.map(([at, size], i) => {
        const [x, y] = felt.pixel(at);
        return standing(stacks[i]!, x, y + 8, size);
      }),
      ...guest,
    ],
  };
};

/** The rim from near, the ball about to fall. */
const rim: MakeKind = ({ stage, game, subject: { main }, side }) => ({
  place: stage.pick(ROOMS),
  actors: [[main, { x: X - side * 20, y: Y + 190, size: 600, turn: side * 40 }]],
  before: repeat(ballCount(game.title), (i) =>
    ballAt(stage, X + side * (26 - i * 120), 44 + i * 26, 25, side),
  ).join(""),
});

/** Several wheels, one behind the other. */
const wheels: MakeKind = ({ stage, side }) => {
  const [a, b, c] = stage.some(["roulette", "roulette-blue", "roulette-green", "roulette-ivory"], 3);
  return {
    place: stage.pick(ROOMS),
    actors: [
      [a!, { x: X - side * 84, y: 62, size: 188 }],
      [b!, { x: X + side * 90, y: 96, size: 214 }],
      [c!, { x: X - side * 22, y: 196, size: 268 }],
    ],
  };
};

export const ROULETTE: readonly MakeKind[] = [overhead, airborne, betting, rim, asSlot];
export const WHEEL_ROWS: readonly MakeKind[] = [wheels];

/** A table's top seen from a place with a printed number. */
function numbered(felt: Felt): string {
  return repeat(5, (i) => {
    const at: FeltPoint = [(i - 2) * 66, 46];
    return svg`${lines(felt.box(at, 62, 52))}<g fill="${INK}" fill-opacity=".75">${printedWord(felt, String(i + 4), 24, { at })}</g>`;
  }).join("");
}

/** Thrown at the viewer, the rest of the throw behind. */
const thrown: MakeKind = ({ stage, subject: { main }, side, guest }) => {
  const { felt, place, top } = viewOfTable(stage, 170, 1.2);
  return {
    place,
    stand: svg`${top}${numbered(felt)}`,
    actors: [
      [main, { x: X - side * 98, y: 58, size: 110, turn: -side * 60 }],
      [main, { x: X + side * 108, y: 66, size: 142, turn: side * 44 }],
      [main, { x: X - side * 2, y: Y - 6, size: 248, turn: -side * 18 }],
      ...guest,
    ],
  };
};

/** Fallen on the felt, the bets around. */
const fallen: MakeKind = ({ stage, subject: { main }, side, guest }) => {
  const { felt, place, top } = viewOfTable(stage, 96, 1.3);
  const [a, b] = stage.some(STACKS, 2);
  return {
    place,
    stand: svg`${top}${numbered(felt)}${contact(stage, X - side * 20, 270, 120, 26)}${contact(stage, X + side * 108, 176, 50)}`,
    actors: [
      standing(a!, X + side * 108, 182, 112),
      ...(guest.length > 0 ? [] : [standing(b!, X - side * 118, 160, 88)]),
      standing(main, X - side * 12, 282, 248),
      ...guest,
    ],
  };
};

/** From near, out of the picture on one side. */
const held: MakeKind = ({ stage, subject: { main }, side, guest }) => ({
  stand: cloth(stage, side),
  actors: [[main, { x: X + side * 46, y: Y - 10, size: 400, turn: side * 14 }], ...guest],
});

const SHAKERS = ["dice-dome", "dice-tray", "dice-tray-ivory"] as const;
/** In the tray or under the dome. */
const shaken: MakeKind = ({ stage, side, guest }) => {
  const { felt, place, top } = viewOfTable(stage, 150, 1.2);
  const [x, y] = felt.pixel([0, 84]);
  return {
    place,
    stand: svg`${top}${lines(felt.ring([0, 78], 92), 3)}${contact(stage, x, y - 12, 160, 34)}`,
    actors: [[stage.pick(SHAKERS), { x: X + side * 8, y: Y - 8, size: 316 }], ...guest],
  };
};

export const DICE: readonly MakeKind[] = [thrown, fallen, held, shaken];
/** Coins are in no dice tray. */
export const COINS: readonly MakeKind[] = [thrown, fallen, held];
/** The cup and the counters of fan tan stay on the table. */
export const COUNTERS: readonly MakeKind[] = [fallen, asSlot];
