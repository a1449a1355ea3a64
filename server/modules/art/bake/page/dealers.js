// The people at live tables: from the head to the table's edge, with their hands on the table.
import * as T from "three";
import { CHIPS, chipOf, spade } from "./chips.js";
import { clothOf, satinOf } from "./cloth.js";
import { LOOKS } from "./dealer-looks.js";
import { skinOf, toneOf, translucent } from "./faces.js";
import { handOf } from "./hands.js";
import * as M from "./materials.js";
import { at, ball, group, ring, tube } from "./parts.js";
import { headOf } from "./people.js";
import { block, both, chain, clamp, ease, egg, join, limb, mirrored, moved, orb, sculpt } from "./sculpt.js";

/** Where the body ends, at the table's edge; it rises towards the camera, which sees it as a straight line. */
const EDGE = -2.56;
const FALL = 0.26;
const STEP = 0.02;
const BOUNDS = [
  [-1.85, -2.95, -0.95],
  [1.85, -0.6, 1.5],
];

const torsoOf = ({ isSoft }) => {
  const wide = isSoft ? 0.98 : 1.14;
  const x = (value) => value * wide;
  return join(
    0.16,
    egg([0, -1.78, -0.1], [x(0.84), 0.8, 0.48]),
    egg([0, -2.6, -0.06], [x(isSoft ? 0.66 : 0.8), 0.85, isSoft ? 0.44 : 0.48]),
    mirrored(limb([0.16, -1.02, -0.16], 0.2, [x(0.86), -1.24, -0.14], 0.25)),
    isSoft
      ? mirrored(egg([0.3, -1.82, 0.24], [0.28, 0.27, 0.22]))
      : mirrored(egg([0.36, -1.58, 0.14], [0.44, 0.34, 0.2])),
  );
};

/** Shoulder, elbow and wrist of the arm at +x. */
const armOf = ({ isSoft }, { elbow, wrist }) => {
  const thick = isSoft ? 0.86 : 1;
  return chain(0.1, [
    [isSoft ? 0.93 : 1.1, -1.3, -0.12, 0.27 * thick],
    [(isSoft ? 0.98 : 1.14) * 0.5 + elbow[0] * 0.5, -1.75, -0.02, 0.225 * thick],
    [...elbow, 0.195 * thick],
    [...wrist.map((v, i) => v * 0.82 + elbow[i] * 0.18), 0.165 * thick],
  ]);
};

/** Folds of cloth inside the elbow and along the sleeve. */
const folds =
  ({ elbow, wrist }) =>
  (x, y, z) => {
    const near = Math.exp(-((x - elbow[0]) ** 2 + (y - elbow[1]) ** 2 + (z - elbow[2]) ** 2) / 0.1);
    const arm = ease(0.9, 1.05, x) * 0.4 + ease(0.2, 0.7, z) * 0.4 * (wrist[2] > 0 ? 1 : 0);
    return (0.03 * near + 0.008 * arm) * Math.sin(y * 17 + z * 13 + x * 6 + Math.sin(x * 9) * 1.2);
  };

/** Above the table's edge. */
const aboveEdge = (shape) => both(0.01, shape, (_x, y, z) => (EDGE + FALL * (z - 0.3) - y) * 0.96);

/** A surface over the torso, as thick as `thick`, where `region(x, y)` is negative, in front. */
const layer = (torso, lift, thick, region, k = 0.012) =>
  both(
    k,
    (x, y, z) => Math.abs(torso(x, y, z) - lift) - thick,
    (x, y, z) => Math.max(region(Math.abs(x), y), -0.05 - z),
  );

/** Half width of a front's opening at a height, from the collar to its lowest button. */
const opening = (wide, low) => (y) => wide * clamp((y - low) / (-1.0 - low)) ** 0.85;

function lapels(torso, open, { deep = 0.2, notch = -1.42 } = {}) {
  return layer(
    torso,
    0.055,
    0.022,
    (x, y) => {
      const inner = open(y) - 0.012;
      const grows = y > notch ? 0.92 : 1.12;
      const outer = open(y) + deep * grows * clamp((y + 2.42) / 0.8) * (y > notch + 0.02 ? 0.86 : 1);
      const gap = Math.abs(y - notch - (x - open(y)) * 0.45) - 0.018;
      const cut = x > open(y) + deep * 0.42 ? -gap : -1;
      return Math.max(inner - x, x - outer, y + 1.04, cut);
    },
    0.02,
  );
}

/** A shirt's collar around the neck, open in front, with two points. */
const collarOf = (isSoft, isOpen) => {
  const r = isSoft ? 0.225 : 0.27;
  return both(
    0.02,
    (x, y, z) => {
      const out = Math.hypot(x, (z + 0.12) * 1.02) - r - Math.max(0, -0.9 - y) * 0.5;
      return Math.abs(out) - 0.024;
    },
    (x, y, z) => {
      const side = Math.abs(x);
      const front = ease(-0.05, 0.16, z);
      const top = -0.8 - front * (isOpen ? 0.16 : 0.08);
      const low = -1.14 - front * clamp(side / 0.16) * 0.12;
      const gap = z > 0 ? (isOpen ? 0.1 : 0.008) + (-0.9 - y) * (isOpen ? 0.5 : 0.3) - side : -1;
      return Math.max(y - top, low - y, gap);
    },
  );
};

const bow = join(
  0.03,
  mirrored(
    (x, y, z) =>
      Math.max(
        Math.abs(y) - 0.05 - x * 0.3,
        x - 0.25,
        0.02 - x,
        Math.abs(z + x * x * 0.9) - 0.035 - 0.012 * Math.cos(y * 40),
      ) * 0.8,
  ),
  block([0, 0, 0.02], [0.05, 0.062, 0.055], 0.03),
);

const longTie = (torso) =>
  layer(torso, 0.05, 0.025, (x, y) => Math.max(x - 0.06 - (-1.1 - y) * 0.055, y + 1.04, -2.5 - y), 0.02);

const clay = (shape, material, step = STEP, paint, bounds = BOUNDS) =>
  sculpt(aboveEdge(shape), bounds, step, material, paint);
const FRONT = [
  [-0.9, -2.9, -0.45],
  [0.9, -0.7, 0.75],
];

/** Dark seams where the sleeve is set in and along the front's middle. */
function seams(color, isSoft) {
  const base = new T.Color(color);
  const dark = base.clone().multiplyScalar(0.45);
  return (x, y, z, painted) => {
    painted.copy(base);
    const at = (isSoft ? 0.81 : 0.95) + (y + 1.3) * 0.1;
    const sleeve = Math.abs(Math.abs(x) - at);
    if (y > -2) painted.lerp(dark, ease(0.022, 0.006, sleeve) * 0.8);
    painted.lerp(dark, ease(0.016, 0.004, Math.abs(x)) * (z > 0.1 && y < -1.9 ? 0.8 : 0));
  };
}

/** Clothes over the chest: a shirt with a waistcoat, or a jacket over both. */
function clothes(look, outfit) {
  const { jacket, lapel, vest, shirt = 0xe9e4ee, tie, isOpen } = outfit;
  const torso = torsoOf(look);
  const slim = (shape, by) => (x, y, z) => shape(x, y, z) + by;
  const vestOpen = opening(look.isSoft ? 0.24 : 0.27, -2.02);
  const jacketOpen = opening(look.isSoft ? 0.27 : 0.31, -2.34);
  const parts = [
    clay(
      join(0.05, slim(torso, 0.02), limb([0, -1.25, 0], 0.25, [0, -0.96, -0.11], look.isSoft ? 0.205 : 0.25)),
      clothOf(shirt),
      STEP,
      (x, _y, z, color) => {
        color.set(shirt);
        const fold = ease(0.014, 0.004, Math.abs(Math.abs(x) - 0.045)) * (z > 0 ? 0.3 : 0);
        color.multiplyScalar(1 - fold);
      },
    ),
    at(sculpt(collarOf(look.isSoft, isOpen), FRONT, 0.014, clothOf(shirt))),
  ];
  if (vest) {
    const shape = both(
      0.015,
      (x, y, z) => torso(x, y, z) - 0.02,
      (x, y, z) => {
        const side = Math.abs(x);
        const arm = side - (look.isSoft ? 0.5 : 0.62) - ease(-1.3, -1.95, y) * 0.6;
        return Math.max(z > 0 ? vestOpen(y) - side : -1, arm, y + 1.02);
      },
    );
    parts.push(
      clay(shape, clothOf(0xffffff), 0.016, seams(vest, look.isSoft), [
        [-1.1, -2.9, -0.75],
        [1.1, -0.8, 0.8],
      ]),
    );
    if (!jacket)
      parts.push(
        clay(
          layer(torso, 0.035, 0.018, (x, y) =>
            Math.max(vestOpen(y) - 0.004 - x, x - vestOpen(y) - 0.05 * clamp((y + 2.1) / 0.3), y + 1.05),
          ),
          satinOf(new T.Color(vest).multiplyScalar(0.7)),
          0.014,
          undefined,
          FRONT,
        ),
      );
  }
  if (jacket) {
    const coat = both(
      0.02,
      (x, y, z) => torso(x, y, z) - 0.045,
      (x, y, z) => (z > 0 ? jacketOpen(y) - Math.abs(x) : -1),
    );
    parts.push(clay(coat, clothOf(0xffffff), STEP, seams(jacket, look.isSoft)));
    parts.push(clay(lapels(torso, jacketOpen), satinOf(lapel), 0.013, undefined, FRONT));
    if (outfit.square)
      parts.push(
        clay(
          layer(torso, 0.07, 0.02, (x, y) =>
            Math.max(Math.abs(x - 0.56) - 0.1, y + 1.56 - Math.abs(x - 0.56) * 0.5, -1.66 - y),
          ),
          clothOf(outfit.square),
          0.014,
          undefined,
          [
            [0, -2, -0.2],
            [0.9, -1.3, 0.7],
          ],
        ),
      );
  }
  const front = torsoZ(torso, -1.02);
  if (tie?.shape === "bow")
    parts.push(
      at(
        sculpt(
          bow,
          [
            [-0.32, -0.2, -0.35],
            [0.32, 0.2, 0.15],
          ],
          0.009,
          satinOf(tie.color),
        ),
        0,
        -0.98,
        Math.max(0.19, front + 0.06),
        -0.2,
      ),
    );
  if (tie?.shape === "long") {
    parts.push(clay(longTie(torso), satinOf(tie.color), 0.014, undefined, FRONT));
    parts.push(
      at(
        sculpt(
          egg([0, 0, 0], [0.085, 0.1, 0.07]),
          [
            [-0.2, -0.2, -0.2],
            [0.2, 0.2, 0.2],
          ],
          0.009,
          satinOf(tie.color),
        ),
        0,
        -1.05,
        Math.max(0.15, front + 0.03),
      ),
    );
  }
  const buttons = jacket && !vest ? [] : [-2.1, -2.3, -2.48];
  for (const y of buttons)
    parts.push(
      at(
        sculpt(
          orb([0, 0, 0], 0.032),
          [
            [-0.06, -0.06, -0.06],
            [0.06, 0.06, 0.06],
          ],
          0.008,
          M.goldDeep,
        ),
        0,
        y,
        torsoZ(torso, y) + 0.035,
      ),
    );
  return parts;
}

/** Depth of the torso's front in its middle at a height. */
function torsoZ(torso, y) {
  let z = 1;
  while (z > -0.5 && torso(0, y, z) > 0) z -= 0.005;
  return z;
}

/** Poses of an arm: where its elbow and wrist are (+x is outside), and how the hand lies. */
const ARMS = {
  /** The palm on the table. */
  rest: {
    elbow: [1.16, -2.16, 0.2],
    wrist: [0.5, -2.54, 1.06],
    turn: [0.3, -0.42, 0.05],
    hand: { curl: 0.32, spread: 0.17, thumb: 0.9 },
  },
  /** Reaching forward, fingers on a card. */
  deal: {
    elbow: [1.16, -2.12, 0.3],
    wrist: [0.6, -2.48, 1.24],
    turn: [0.36, -0.3, -0.12],
    hand: { curl: 0.5, spread: 0.1, thumb: 0.5 },
  },
  /** Raised in greeting, the palm to the front. */
  wave: {
    elbow: [1.34, -2.0, 0.3],
    wrist: [1.36, -1.2, 0.72],
    turn: [-1.5, -0.1, 0.12],
    hand: { curl: 0.16, spread: 0.22, thumb: 1.1 },
  },
  /** A chip held up for all to see. */
  show: {
    elbow: [1.26, -2.12, 0.2],
    wrist: [1.12, -1.66, 0.96],
    turn: [-1.3, -0.3, 0.5],
    hand: { curl: 0.62, spread: 0.06, thumb: 0.3 },
    holdsChip: true,
  },
  /** Open, palm turned up a little. */
  offer: {
    elbow: [1.18, -2.14, 0.2],
    wrist: [0.86, -2.44, 1.12],
    turn: [0.16, 0.1, -0.75],
    hand: { curl: 0.28, spread: 0.13, thumb: 0.8 },
  },
};

/** A chip above a hand, its face to the front. */
const heldChip = ([x, y, z], side) =>
  at(
    chipOf(CHIPS.purple, spade),
    side * (x + 0.02),
    y + 0.56,
    z + 0.06,
    -0.14,
    side * -0.3,
    side * -0.2,
    0.36,
  );

function armParts(look, outfit, side, pose) {
  const shift = look.isSoft ? [-0.08, 0, 0] : [0, 0, 0];
  const move = (p) => p.map((v, i) => v + shift[i]);
  const [elbow, wrist] = [move(pose.elbow), move(pose.wrist)];
  const sleeve = armOf(look, { elbow, wrist });
  const wrinkle = folds({ elbow, wrist });
  const sleeveColor = outfit.jacket ?? outfit.shirt ?? 0xe9e4ee;
  const small = look.isSoft ? 0.86 : 1;
  const between = (t) => wrist.map((v, i) => v * t + elbow[i] * (1 - t));
  const cuff = limb(between(0.8), 0.152 * small, between(0.93), 0.146 * small);
  // Thumbs are on the inner side.
  const inner = handOf(pose.hand);
  const hand = moved((x, y, z) => inner(-x, y, z), wrist, pose.turn, 0.86 * small);
  const flip = side < 0 ? (shape) => (x, y, z) => shape(-x, y, z) : (shape) => shape;
  const bounds = [
    [side > 0 ? 0 : -1.95, -3.3, -0.6],
    [side > 0 ? 1.95 : 0, Math.max(-0.8, wrist[1] + 0.9), 2.1],
  ];
  const skin = toneOf(look.skin);
  const knuckle = skin.clone().lerp(new T.Color(0xa03020), 0.18);
  return [
    sculpt(
      flip((x, y, z) => sleeve(x, y, z) - wrinkle(x, y, z) - (outfit.jacket ? 0.01 : 0.025)),
      bounds,
      STEP,
      clothOf(0xffffff),
      seams(sleeveColor, look.isSoft),
    ),
    sculpt(flip(cuff), bounds, 0.016, clothOf(0xf4f0f6)),
    translucent(
      sculpt(flip(hand), bounds, 0.013, skinOf(), (_x, _y, z, color) => {
        color.copy(skin).lerp(knuckle, ease(wrist[2] + 0.2, wrist[2] + 0.5, z) * 0.7);
      }),
    ),
    pose.holdsChip ? heldChip(wrist, side) : [],
  ];
}

/** A little larger than life, so that a tile shows its face; scaled from the collar. */
const HEAD_SCALE = 1.38;

const EARRINGS = {
  hoops: (side) => at(ring(0.085, 0.016, M.gold), side * 0.475, -0.23, -0.02, 0, 1.1),
  pearls: (side) => at(ball(0.05, M.white), side * 0.5, -0.19, 0),
};

/** Glasses; a rim is from round to `square`, its outer corner raised by `lift`, and sits `low` on the nose. */
function glassesOf({ color, wide = 0.2, high = 0.2, square = 0, lift = 0, low = 0 }) {
  const frame = M.lacquer(color);
  const corner = 2 / (2 + square * 3);
  const bent = (value) => Math.sign(value) * Math.abs(value) ** corner;
  const rim = (side) =>
    Array.from({ length: 32 }, (_, i) => {
      const a = (i / 32) * Math.PI * 2;
      const out = bent(Math.cos(a));
      return [side * out * wide, bent(Math.sin(a)) * high + lift * out * Math.max(0, Math.sin(a)), 0];
    });
  const outer = 0.235 + wide;
  const y = 0.02 - low;
  const z = 0.5 + low * 0.3;
  return group(
    [1, -1].map((side) => [
      at(tube(rim(side), 0.016, frame, { closed: true }), side * 0.235, y, z, 0, side * 0.3),
      at(
        tube(
          [
            [side * (outer - 0.01), y + lift * 0.6 + 0.03, z - 0.06],
            [side * 0.47, 0.06, 0.2],
            [side * 0.5, 0.04, -0.05],
          ],
          0.013,
          frame,
        ),
      ),
    ]),
    at(ring(0.235 - wide + 0.005, 0.013, frame, Math.PI), 0, y + 0.01, z + 0.055),
  );
}

function headOfDealer(look, yaw) {
  const { turn, nod = 0 } = look.held;
  // At the player.
  const gaze = [-(yaw + turn) * 0.7, nod * 0.6 - 0.06];
  const [high, back, r] = look.bun ?? [];
  const head = group(
    headOf({ gaze, isCalm: true, frown: look.isSoft ? -0.02 : -0.012, ...look }),
    look.bun ? at(ball(r, M.satin(look.hair)), 0, high, back) : [],
    look.earrings ? [1, -1].map(EARRINGS[look.earrings]) : [],
    look.glasses ? glassesOf(look.glasses) : [],
  );
  head.position.set(0, 1.1, 0.14);
  head.scale.setScalar(HEAD_SCALE);
  return group(head);
}

function dealer(look, outfit, { left = "rest", right = "deal", yaw }) {
  return () => {
    const { turn, tilt, nod = 0 } = look.held;
    const person = group(
      clothes(look, outfit),
      armParts(look, outfit, 1, ARMS[left]),
      armParts(look, outfit, -1, ARMS[right]),
      at(headOfDealer(look, yaw), 0, -0.98, -0.12, nod - 0.12, turn, tilt),
    );
    return at(group(person), 0, 0, 0, 0.2, yaw, 0);
  };
}

const BOW = (color) => ({ shape: "bow", color });

/** Turned towards the picture's left or right, with a hand that moves on that side. */
const LEFT = { yaw: 0.16 };
const RIGHT = { yaw: -0.16, left: "deal", right: "rest" };
const BLACK = 0x16141f;

export const DEALERS = {
  "dealer-anna": dealer(
    LOOKS.anna,
    { vest: 0x1c1a26, tie: BOW(0x7a1026) },
    { ...LEFT, left: "wave", right: "offer" },
  ),
  "dealer-leon": dealer(
    LOOKS.leon,
    { jacket: 0x5c0e20, lapel: 0x14101a, tie: BOW(0x14101a), square: 0xe9e4ee },
    { ...RIGHT, right: "show", left: "rest" },
  ),
  "dealer-amara": dealer(
    LOOKS.amara,
    { jacket: 0x3a1a66, lapel: 0x1a0c30, shirt: 0xeee6f0, isOpen: true },
    { ...LEFT, right: "offer" },
  ),
  "dealer-kofi": dealer(
    LOOKS.kofi,
    { vest: 0x0e4a36, tie: BOW(0xb8862a) },
    { ...RIGHT, right: "wave", left: "rest" },
  ),
  "dealer-mei": dealer(
    LOOKS.mei,
    { jacket: BLACK, lapel: 0x7a0e26, tie: BOW(0x7a0e26) },
    { ...LEFT, left: "show", right: "offer" },
  ),
  "dealer-omar": dealer(
    LOOKS.omar,
    {
      jacket: 0x14284e,
      lapel: 0x0c1830,
      vest: 0x2a3040,
      tie: { shape: "long", color: 0x7a2030 },
      square: 0xd8dce6,
    },
    { ...LEFT, right: "offer" },
  ),
  "dealer-nora": dealer(
    LOOKS.nora,
    { vest: 0x123a44, tie: BOW(0x0c2028) },
    { ...RIGHT, right: "wave", left: "offer" },
  ),
  "dealer-diego": dealer(
    LOOKS.diego,
    { jacket: 0xe4dccf, lapel: 0xd0c4b2, tie: BOW(BLACK), square: 0x7a1026 },
    { ...LEFT, left: "show", right: "rest" },
  ),
  "dealer-zuri": dealer(
    LOOKS.zuri,
    { jacket: 0x7a5a18, lapel: 0x2a1c08, shirt: 0xf2ecdf, isOpen: true },
    { ...RIGHT, left: "offer" },
  ),
  "dealer-arjun": dealer(
    LOOKS.arjun,
    { vest: 0x3a1230, tie: BOW(0x1a0a18) },
    { ...LEFT, left: "wave", right: "rest" },
  ),
  "dealer-ines": dealer(
    LOOKS.ines,
    { jacket: 0x0f3d4a, lapel: BLACK, isOpen: true },
    { ...RIGHT, right: "show", left: "offer" },
  ),
  "dealer-viktor": dealer(
    LOOKS.viktor,
    { jacket: BLACK, lapel: 0x24202e, vest: 0x4a1420, tie: { shape: "long", color: 0x14101a } },
    { ...RIGHT, left: "rest", right: "deal" },
  ),
  "dealer-sofia": dealer(
    LOOKS.sofia,
    { vest: 0x14245a, tie: BOW(0xb8862a) },
    { ...LEFT, left: "wave", right: "offer" },
  ),
  "dealer-jonas": dealer(
    LOOKS.jonas,
    { jacket: 0x1a3a2c, lapel: 0x0e2018, tie: BOW(0x0e2018), square: 0xe9e4ee },
    { ...RIGHT, right: "show", left: "rest" },
  ),
  "dealer-lin": dealer(LOOKS.lin, { vest: 0x241a40, tie: { shape: "long", color: 0x8a6a2a } }, LEFT),
  "dealer-priya": dealer(
    LOOKS.priya,
    { jacket: 0x8a1030, lapel: 0x3a0614, shirt: 0xf2e6d4, isOpen: true },
    { ...RIGHT, right: "wave", left: "rest" },
  ),
  "dealer-marcus": dealer(
    LOOKS.marcus,
    { jacket: 0xe8e2d6, lapel: 0x2a2430, tie: BOW(0x2a2430), square: 0xb8862a },
    { ...LEFT, left: "show", right: "offer" },
  ),
  "dealer-yuna": dealer(LOOKS.yuna, { jacket: 0x6a2a8a, lapel: 0x2c0e40, isOpen: true }, LEFT),
  "dealer-rafael": dealer(
    LOOKS.rafael,
    { vest: 0x5a1a24, tie: BOW(0x17131f) },
    { ...RIGHT, right: "wave", left: "offer" },
  ),
  "dealer-greta": dealer(
    LOOKS.greta,
    { jacket: 0x24344e, lapel: 0x121c2e, tie: BOW(0x7a1026) },
    { ...RIGHT, right: "show", left: "rest" },
  ),
  "dealer-lucas": dealer(LOOKS.lucas, { jacket: 0x14285a, lapel: 0x0c1836, tie: BOW(0x0c1836) }, LEFT),
  "dealer-chiara": dealer(
    LOOKS.chiara,
    { jacket: 0xe8e2d6, lapel: BLACK, isOpen: true },
    { ...RIGHT, right: "wave", left: "rest" },
  ),
  "dealer-ivan": dealer(
    LOOKS.ivan,
    { vest: 0x3a2a14, tie: BOW(0x7a1026) },
    { ...LEFT, left: "show", right: "offer" },
  ),
  "dealer-fatima": dealer(
    LOOKS.fatima,
    { jacket: 0x8a5a14, lapel: 0x3a2408, shirt: 0xf6eedc, isOpen: true },
    { ...RIGHT, left: "offer" },
  ),
  "dealer-kai": dealer(
    LOOKS.kai,
    { vest: 0x7a1226, tie: BOW(BLACK) },
    { ...RIGHT, right: "wave", left: "offer" },
  ),
  "dealer-ruth": dealer(
    LOOKS.ruth,
    { jacket: 0x4a1440, lapel: 0x240a20, tie: BOW(0x240a20) },
    { ...LEFT, left: "show", right: "rest" },
  ),
  "dealer-tyler": dealer(LOOKS.tyler, { vest: 0x1a4a2c, tie: { shape: "long", color: 0xb8862a } }, RIGHT),
  "dealer-imani": dealer(
    LOOKS.imani,
    { jacket: 0x0c6a4a, lapel: 0x06301f, shirt: 0xf2ecdf, isOpen: true },
    { ...LEFT, left: "wave", right: "rest" },
  ),
  "dealer-mateus": dealer(
    LOOKS.mateus,
    { jacket: BLACK, lapel: 0x3a1a66, tie: BOW(0x3a1a66) },
    { ...LEFT, left: "show", right: "offer" },
  ),
  "dealer-linh": dealer(
    LOOKS.linh,
    { vest: 0x2a1a5a, tie: BOW(0xb8862a) },
    { ...LEFT, left: "deal", right: "rest" },
  ),
  "dealer-bruna": dealer(
    LOOKS.bruna,
    { jacket: 0xa01c3c, lapel: 0x4a0a1a, isOpen: true },
    { ...RIGHT, right: "wave", left: "offer" },
  ),
  "dealer-george": dealer(
    LOOKS.george,
    {
      jacket: 0x3a3a44,
      lapel: 0x1c1c24,
      vest: 0x5a1a24,
      tie: { shape: "long", color: 0x14101a },
      square: 0xe9e4ee,
    },
    { ...RIGHT, right: "show", left: "rest" },
  ),
};
