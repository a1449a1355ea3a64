// Hair and beards of people, on the skull of a head.
import * as T from "three";
import { both, carve, chain, clamp, ease, egg, join, limb, mirrored, openness, sculpt } from "./sculpt.js";
import { across, hairMaterial, stranded } from "./strands.js";

/** Height of the hairline by the angle from the face's middle (degrees), from points of [angle, height]. */
const hairline = (line) => (x, z) => {
  const angle = (Math.abs(Math.atan2(x, z + 0.06)) * 180) / Math.PI;
  const next = line.findIndex(([a]) => a >= angle);
  if (next <= 0) return line[next === 0 ? 0 : line.length - 1][1];
  const [[a0, y0], [a1, y1]] = [line[next - 1], line[next]];
  return y0 + (y1 - y0) * ease(a0, a1, angle);
};
const SHORT = hairline([
  [0, 0.4],
  [30, 0.41],
  [50, 0.33],
  [62, 0.12],
  [76, -0.1],
  [84, -0.1],
  [92, 0.1],
  [112, 0.02],
  [140, -0.36],
  [180, -0.42],
]);
const DRAWN_BACK = hairline([
  [0, 0.42],
  [35, 0.38],
  [58, 0.16],
  [74, 0.0],
  [84, -0.04],
  [94, 0.06],
  [120, -0.16],
  [150, -0.4],
  [180, -0.42],
]);
/** Hair that lies on the skull, `thick` at a place, down to a hairline, where it thins out. */
const capOf = (base, line, thick, k = 0.05) =>
  both(
    k,
    (x, y, z) => {
      const above = (y - line(x, z)) * 0.75;
      return base(x, y, z) + SUNK - (thick(x, y, z) + SUNK) * ease(-0.035, 0.055, above);
    },
    (x, y, z) => (line(x, z) - 0.06 - y) * 0.75,
  );
/** How deep the end of hair is in the skin. */
const SUNK = 0.012;
/** Locks along the skull: each line of [x, y, z] is lifted from it by its radius. */
const locks = (lines, k = 0.03) => join(k, ...lines.map((line) => chain(0.04, line)));

/** A point on the skull in a direction of angles (degrees): `turn` from the front, `up` from the ears. */
function onSkull(turn, up, lift) {
  const [a, b] = [(turn * Math.PI) / 180, (up * Math.PI) / 180];
  return [
    Math.sin(a) * Math.cos(b) * (0.475 + lift),
    0.17 + Math.sin(b) * (0.5 + lift),
    -0.07 + Math.cos(a) * Math.cos(b) * (0.55 + lift),
  ];
}

/** A point on the skull: `side` degrees from its middle plane, `over` degrees from the front over the top to the back. */
function overSkull(side, over, lift) {
  const [a, b] = [(side * Math.PI) / 180, (over * Math.PI) / 180];
  return [
    Math.sin(a) * (0.475 + lift),
    0.17 + Math.cos(a) * Math.sin(b) * (0.5 + lift),
    -0.07 + Math.cos(a) * Math.cos(b) * (0.55 + lift),
  ];
}

/** Locks of hair that hang from a parting, `from` an angle beside the face (degrees) around to the back.
 * @param fall points of a lock below the skull: how far out, height, radius, and optionally its wave and how far forward
 * @param ragged by how much the locks' lengths differ */
function curtain(side, { from = 56, gap = 14, count = 9, part = 8, ragged = 0 }, fall) {
  return Array.from({ length: count }, (_, i) => {
    const turn = side * (from + i * gap);
    const a = (turn * Math.PI) / 180;
    const [x, z] = [Math.sin(a) * 0.5, -0.12 + Math.cos(a) * 0.54];
    const long = 1 - ragged * ((i * 7) % 5) * 0.25;
    const odd = side * (i % 2 ? 1 : -1);
    return [
      [...overSkull(part + side * (7 + i * 2), 62 + i * 12, 0), 0.07],
      [...onSkull(turn * 0.94, 46, 0.035), 0.085],
      ...fall.map(([out, y, r, wave = 0, forward = 0]) => [
        x * out + wave * odd,
        y < 0 ? y * long : y,
        z * 1.04 + (i < 3 ? forward : 0),
        r,
      ]),
    ];
  });
}

/** Locks from a parting across the forehead to the temples. @param ends where they end beside the face */
const partedFront = (part = 8, ends = (side, i) => [[side * 0.55, 0.0, 0.14 - i * 0.05, 0.075]]) =>
  [1, -1].flatMap((side) =>
    [0, 1, 2].map((i) => [
      [...overSkull(part + side * 4, 58 + i * 9, 0.01), 0.07],
      [...overSkull(part + side * (21 + i * 5), 41 + i * 7, 0.045), 0.085],
      [...onSkull(side * (50 + i * 5), 28, 0.045), 0.08],
      ...ends(side, i),
    ]),
  );
/** Combed over the ears to the nape. */
const TO_NAPE = (side, i) => [
  [side * 0.5, 0.16, 0.02 - i * 0.08, 0.07],
  [side * 0.44, -0.02, -0.26 - i * 0.06, 0.07],
];

/** A plait along a line of points: strands that cross by turns. */
function plait(line, wide, count = 11) {
  const curve = new T.CatmullRomCurve3(line.map((p) => new T.Vector3(...p)));
  const strands = Array.from({ length: count }, (_, i) => {
    const [t, end] = [i / count, Math.min(1, (i + 1.5) / count)];
    const [p, q] = [curve.getPointAt(t), curve.getPointAt(end)];
    const side = i % 2 ? 1 : -1;
    const w = wide * (1 - 0.35 * t * t);
    return limb(
      [p.x + side * w * 0.62, p.y, p.z],
      w * 0.72,
      [q.x - side * w * 0.3, q.y, q.z + w * 0.1],
      w * 0.6,
    );
  });
  const tuft = curve.getPointAt(1);
  return join(
    0.018,
    ...strands,
    limb([tuft.x, tuft.y - wide * 0.5, tuft.z], wide * 0.6, [tuft.x, tuft.y - wide * 2, tuft.z], wide * 0.2),
  );
}

/** A lock that winds down like a spring from a point. */
function ringlet([x, y, z], long, wide = 0.07) {
  const turns = long * 4.2;
  const last = Math.round(turns * 6);
  return chain(
    0.015,
    Array.from({ length: last + 1 }, (_, i) => {
      const t = i / last;
      const a = t * turns * Math.PI * 2;
      const r = wide * (0.75 + 0.25 * Math.sin(Math.PI * t));
      return [x + Math.cos(a) * r, y - long * t, z + Math.sin(a) * r, wide * (0.78 - t * 0.35)];
    }),
  );
}

/** A volume of curls. */
const curled = (volume) => (x, y, z) =>
  volume(x, y, z) -
  0.05 * Math.sin(x * 12 + Math.sin(y * 9) * 1.5) * Math.sin(y * 13 + z * 5) * Math.sin(z * 12 + x * 4) -
  0.016 * Math.sin(x * 33 + y * 9) * Math.sin(y * 31 + 1) * Math.sin(z * 30);

const STYLES = {
  /** Combed straight, with a blunt fringe and cheek-long locks in front. */
  straight(base) {
    const long = (side) =>
      curtain(side, { from: 62 }, [
        [1.07, 0.06, 0.085],
        [1.1, -0.4, 0.085],
        [1.1, -0.9, 0.085],
        [1.08, -1.36, 0.07],
      ]);
    const cheeks = [1, -1].flatMap((side) =>
      [0, 1].map((i) => [
        [...onSkull(side * (50 + i * 9), 40, 0.03), 0.075],
        [side * 0.5, 0.05, 0.17 - i * 0.09, 0.07],
        [side * 0.49, -0.45, 0.2 - i * 0.09, 0.066],
      ]),
    );
    const fringe = Array.from({ length: 13 }, (_, i) => {
      const side = -48 + i * 8;
      return [
        [...overSkull(side * 0.3, 84, 0), 0.06],
        [...overSkull(side * 0.8, 56, 0.025), 0.062],
        [...overSkull(side, 34, 0.03), 0.062],
        [...overSkull(side * 1.02, 13 + Math.abs(side) * 0.06, 0.02), 0.05],
      ];
    });
    return join(
      0.025,
      capOf(base, DRAWN_BACK, () => 0.035),
      locks([...long(1), ...long(-1), ...cheeks, ...fringe]),
    );
  },
  /** Long and smooth, parted in the middle, behind the shoulders. */
  sleek(base) {
    const long = (side) =>
      curtain(side, { from: 64, part: 0 }, [
        [1.08, 0.02, 0.085],
        [1.16, -0.36, 0.09],
        [1.2, -0.8, 0.09, 0.02],
        [1.22, -1.34, 0.06, 0.03],
      ]);
    return join(
      0.025,
      capOf(base, DRAWN_BACK, () => 0.03),
      locks([...long(1), ...long(-1), ...partedFront(0)], 0.07),
    );
  },
  /** Thin strands of many lengths. */
  ragged(base) {
    const strands = (side) =>
      curtain(side, { from: 50, gap: 12, count: 11, part: 0, ragged: 0.42 }, [
        [1.1, 0.02, 0.075],
        [1.2, -0.34, 0.06, 0.03],
        [1.24, -0.75, 0.05, -0.03],
        [1.3, -1.3, 0.012, 0.06, 0.06],
      ]);
    return join(
      0.02,
      capOf(base, DRAWN_BACK, () => 0.03),
      locks([...strands(1), ...strands(-1)]),
    );
  },
  /** To the chin, in waves that turn outwards. */
  waved(base) {
    const short = (side) =>
      curtain(side, { from: 54 }, [
        [1.08, 0.08, 0.095],
        [1.22, -0.16, 0.1],
        [1.14, -0.38, 0.095],
        [1.36, -0.56, 0.07, 0, 0.05],
      ]);
    return join(
      0.025,
      capOf(base, DRAWN_BACK, () => 0.03),
      locks([...short(1), ...short(-1), ...partedFront(14)], 0.06),
    );
  },
  /** Two plaits that fall over the shoulders. */
  plaits(base) {
    const plaits = [1, -1].map((side) =>
      plait(
        [
          [side * 0.5, -0.12, -0.12],
          [side * 0.6, -0.45, 0.06],
          [side * 0.54, -0.78, 0.34],
          [side * 0.48, -1.12, 0.44],
        ],
        0.125,
      ),
    );
    return join(
      0.02,
      capOf(base, DRAWN_BACK, () => 0.045),
      locks(partedFront(0, TO_NAPE), 0.05),
      ...plaits,
    );
  },
  /** One thick plait that falls over the left shoulder. */
  sidePlait(base) {
    const swept = Array.from({ length: 6 }, (_, i) => [
      [...overSkull(-40 + i * 6, 70 + i * 18, 0.02), 0.08],
      [...onSkull(-110 - i * 22, 20 - i * 3, 0.03), 0.09],
      [-0.1 + i * 0.06, -0.22, -0.56, 0.1],
      [0.38, -0.24, -0.4, 0.12],
    ]);
    return join(
      0.025,
      capOf(base, DRAWN_BACK, () => 0.045),
      locks([...partedFront(-10, TO_NAPE), ...swept], 0.05),
      plait(
        [
          [0.36, -0.14, -0.34],
          [0.62, -0.4, -0.06],
          [0.6, -0.74, 0.3],
          [0.5, -0.98, 0.48],
          [0.44, -1.16, 0.5],
        ],
        0.175,
        12,
      ),
    );
  },
  /** Put up high, with rolls at the sides and ringlets before the ears. */
  rolled(base) {
    const rolls = [1, -1].flatMap((side) => [
      limb([side * 0.3, 0.52, 0.16], 0.13, [side * 0.48, 0.22, -0.2], 0.15),
      limb([side * 0.48, 0.2, -0.14], 0.13, [side * 0.4, -0.08, -0.36], 0.13),
    ]);
    return join(
      0.03,
      capOf(base, DRAWN_BACK, () => 0.05),
      egg([0, 0.72, -0.12], [0.4, 0.36, 0.4]),
      egg([0, 0.98, -0.12], [0.28, 0.22, 0.28]),
      ...rolls,
      locks(partedFront(0, TO_NAPE), 0.05),
      ...[1, -1].flatMap((side) => [
        ringlet([side * 0.52, -0.06, 0.08], 0.72, 0.075),
        ringlet([side * 0.56, -0.06, -0.1], 0.86, 0.075),
      ]),
    );
  },
  /** Combed up from the forehead into a tower. */
  tower(base) {
    const up = Array.from({ length: 15 }, (_, i) => {
      const turn = -98 + i * 14;
      const a = (turn * Math.PI) / 180;
      return [
        [...onSkull(turn, 34 - Math.abs(turn) * 0.36, -0.01), 0.07],
        [...onSkull(turn, 58, 0.06), 0.09],
        [Math.sin(a) * 0.36, 0.84, -0.2 + Math.cos(a) * 0.34, 0.09],
        [Math.sin(a + 0.35) * 0.3, 1.1, -0.26 + Math.cos(a + 0.35) * 0.26, 0.08],
        [Math.sin(a + 0.8) * 0.16, 1.3, -0.28 + Math.cos(a + 0.8) * 0.14, 0.05],
      ];
    });
    return join(
      0.03,
      capOf(base, DRAWN_BACK, () => 0.05),
      egg([0, 0.74, -0.22], [0.36, 0.5, 0.36]),
      locks(up, 0.04),
    );
  },
  /** Wild curls to the chest. */
  mane(base) {
    const volume = join(
      0.14,
      (x, y, z) => base(x, y, z) - 0.09,
      mirrored(egg([0.5, -0.06, -0.12], [0.26, 0.36, 0.34])),
      mirrored(egg([0.6, -0.5, -0.04], [0.3, 0.36, 0.32])),
      mirrored(limb([0.62, -0.8, 0.1], 0.24, [0.5, -1.3, 0.24], 0.07)),
      egg([0, -0.3, -0.42], [0.5, 0.6, 0.3]),
    );
    const front = (x, y, z) => DRAWN_BACK(x, z) - y - ease(0.44, 0.54, Math.abs(x)) * 2;
    return both(0.06, curled(volume), (x, y, z) => front(x, y, z) * 0.6);
  },
  /** Drawn back tightly into a tail that swings from the crown. */
  tail(base) {
    const tail = Array.from({ length: 7 }, (_, i) => {
      const dx = (i - 3) * 0.05;
      return [
        [dx * 0.5 - 0.04, 0.74, -0.4, 0.08],
        [dx - 0.24, 0.92, -0.46, 0.1],
        [dx * 1.4 - 0.48, 0.76, -0.4, 0.11],
        [dx * 1.5 - 0.66, 0.34, -0.26, 0.11],
        [dx * 1.6 - 0.66, -0.16, -0.14, 0.1],
        [dx * 1.2 - 0.56 - (i % 2) * 0.06, -0.62 + (i % 3) * 0.06, -0.04, 0.02],
      ];
    });
    return join(0.02, STYLES.drawnBack(base), locks(tail, 0.04));
  },

  /** Parted at the side and swept over, short at the sides. */
  swept(base) {
    const sweep = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const side = -40 + t * 84;
      const tall = 0.06 * Math.sin(Math.PI * (0.2 + t * 0.6));
      return [
        [...overSkull(side - 4, 36 + Math.abs(side) * 0.1, -0.03), 0.06],
        [...overSkull(side + 4, 54, tall), 0.085],
        [...overSkull(side + 12, 80, tall * 0.8 + 0.01), 0.09],
        [...overSkull(side + 12, 115, 0.015), 0.09],
        [...overSkull(side * 0.9, 150, 0), 0.08],
        [...overSkull(side * 0.7, 180, -0.02), 0.06],
      ];
    });
    return join(
      0.04,
      capOf(base, SHORT, (_x, y) => 0.03 + 0.02 * ease(0, 0.4, y)),
      locks(sweep),
    );
  },
  /** Wavy, combed back. */
  back(base) {
    const waves = Array.from({ length: 11 }, (_, i) => {
      const side = -60 + i * 12;
      const odd = i % 2 ? 0.02 : 0;
      return [
        [...overSkull(side, 38 + Math.abs(side) * 0.12, -0.03), 0.055],
        [...overSkull(side * 1.02 + 2, 54, 0.035 + odd), 0.075],
        [...overSkull(side + 3, 78, 0.03), 0.085],
        [...overSkull(side - 2, 104, 0.03 + odd), 0.085],
        [...overSkull(side, 134, 0.02), 0.085],
        [...overSkull(side * 0.95, 166, 0.02 + odd), 0.08],
        [...overSkull(side * 0.9, 198, 0), 0.07],
      ];
    });
    return join(
      0.04,
      capOf(base, SHORT, (_x, y) => 0.036 + 0.02 * ease(-0.1, 0.4, y)),
      locks(waves),
    );
  },
  /** Combed back from a point above the forehead. */
  peaked(base) {
    const line = hairline([
      [0, 0.27],
      [24, 0.44],
      [48, 0.34],
      [62, 0.12],
      [76, -0.12],
      [84, -0.12],
      [92, 0.1],
      [112, 0.02],
      [140, -0.36],
      [180, -0.42],
    ]);
    const combed = (x, y, z) => 0.008 * Math.sin(Math.atan2(x, y - 0.1 + z * 0.2) * 40);
    return capOf(base, line, (x, y, z) => 0.05 + 0.03 * ease(0.1, 0.6, y) + combed(x, y, z), 0.04);
  },
  /** Cloth around the whole head that leaves the eyes free. */
  hood(base, face) {
    const around = (x, y, z) => Math.min(base(x, y, z), face(x, y, z) + 0.02) - 0.055;
    const fold = (x, y, z) => 0.01 * Math.sin(y * 26 + Math.abs(x) * 9 - z * 12) * ease(0, -0.3, y);
    const slit = (x, y, z) =>
      Math.max(Math.abs(y - 0.06 + x * x * 0.16) - 0.135, 0.02 - z, Math.abs(x) - 0.42);
    return carve(0.03, (x, y, z) => around(x, y, z) - fold(x, y, z), slit);
  },
  /** Drawn back into a knot. */
  drawnBack(base) {
    const combed = (x, y, z) => 0.008 * Math.sin(Math.atan2(x, y + z * 0.5) * 34);
    return capOf(base, DRAWN_BACK, (x, y, z) => 0.045 + combed(x, y, z), 0.04);
  },
  /** Cropped close. */
  cropped(base) {
    const line = hairline([
      [0, 0.4],
      [38, 0.41],
      [48, 0.36],
      [56, 0.18],
      [70, 0.02],
      [76, -0.08],
      [84, -0.08],
      [92, 0.1],
      [112, 0.02],
      [140, -0.3],
      [180, -0.36],
    ]);
    return capOf(base, line, (_x, y) => 0.012 + 0.045 * ease(0.05, 0.5, y), 0.02);
  },
  /** Long waves, parted at the side. */
  waves(base) {
    const fall = (side) =>
      Array.from({ length: 9 }, (_, i) => {
        const turn = side * (58 + i * 14);
        const a = (turn * Math.PI) / 180;
        const [x, z] = [Math.sin(a) * 0.5, -0.12 + Math.cos(a) * 0.54];
        const wave = (i % 2 ? 0.05 : -0.03) * side;
        const near = i < 3 ? 0.1 : 0;
        return [
          [...overSkull(8 + side * (7 + i * 2), 62 + i * 12, 0), 0.07],
          [...onSkull(turn * 0.94, 46, 0.035), 0.085],
          [x * 1.1, 0.08, z * 1.02, 0.09],
          [x * 1.14 + wave * 0.6, -0.2, z * 1.05, 0.092],
          [x * 1.16 - wave * 0.6, -0.48, z * 1.06 + near, 0.095],
          [x * 1.2 + wave, -0.78, z * 1.06 + near * 1.6, 0.095],
          [x * 1.12 - wave * 0.4, -1.06, z + near * 2.2, 0.085],
          [x * 1.0, -1.28, z + near * 2.4, 0.04],
        ];
      });
    return join(
      0.025,
      capOf(base, DRAWN_BACK, () => 0.03),
      locks([...fall(1), ...fall(-1), ...partedFront()], 0.085),
    );
  },
  /** A full natural crown of curls. */
  curls(base) {
    const crown = join(
      0.1,
      egg([0, 0.4, -0.12], [0.62, 0.5, 0.62]),
      egg([0, 0.12, -0.26], [0.6, 0.5, 0.52]),
      (x, y, z) => base(x, y, z) - 0.05,
    );
    const curl = (x, y, z) =>
      0.028 *
        Math.sin(x * 21 + Math.sin(y * 13) * 1.4) *
        Math.sin(y * 22 + z * 6) *
        Math.sin(z * 21 + x * 5) +
      0.012 * Math.sin(x * 47 + y * 9) * Math.sin(y * 45 + 1) * Math.sin(z * 43);
    const line = hairline([
      [0, 0.4],
      [38, 0.37],
      [56, 0.2],
      [72, 0.0],
      [82, -0.06],
      [100, -0.16],
      [140, -0.34],
      [180, -0.38],
    ]);
    const front = (x, y, z) => line(x, z) - y - Math.max(0, z - 0.3) * 0.1;
    return both(
      0.08,
      (x, y, z) => crown(x, y, z) - curl(x, y, z),
      (x, y, z) => front(x, y, z) * 0.75,
    );
  },
  /** A sleek bob with a fringe to the side. */
  bob(base) {
    const fall = (side) =>
      Array.from({ length: 9 }, (_, i) => {
        const turn = side * (52 + i * 15);
        const a = (turn * Math.PI) / 180;
        const [x, z] = [Math.sin(a) * 0.5, -0.1 + Math.cos(a) * 0.54];
        return [
          [...overSkull(side * (14 + i * 2), 80 + i * 10, 0), 0.07],
          [...onSkull(turn, 44, 0.02), 0.085],
          [x * 1.05, 0.06, z * 1.02, 0.085],
          [x * 1.12, -0.24, z * 1.03, 0.085],
          [x * 1.03, -0.5, z, 0.055],
        ];
      });
    const fringe = Array.from({ length: 13 }, (_, i) => {
      const side = -54 + i * 9;
      return [
        [...overSkull(side * 0.25, 92, 0), 0.06],
        [...overSkull(side * 0.8, 62, 0.03), 0.062],
        [...overSkull(side, 36, 0.02), 0.062],
        [...overSkull(side * 1.02, 14 - Math.abs(side) * 0.06, 0.004), 0.05],
      ];
    });
    return join(
      0.025,
      capOf(base, DRAWN_BACK, () => 0.035),
      locks([...fall(1), ...fall(-1), ...fringe]),
    );
  },
};

/** A short beard along the jaw, with the mouth free. */
const beardOf = (face, base) => {
  const region = (x, y, z) => {
    const side = Math.abs(x);
    const moustache = -0.232 - ease(0.12, 0.2, side) * 0.09;
    const top = Math.max(moustache, -0.33 + ease(0.17, 0.46, side) * 0.3);
    const mouth = 0.95 - Math.hypot(x / 0.165, (y + 0.342 - x * x) / 0.056);
    const lip = z > 0.3 ? Math.max(mouth * 0.08, (y + 0.225) * 1) : -1;
    return Math.max(y - top, lip, -0.02 - z, -0.74 - y);
  };
  const hairs = (x, y, z) =>
    0.012 * Math.sin(Math.atan2(x, z + 0.1) * 31 + y * 9) * Math.sin(x * 47 - y * 13);
  return both(
    0.03,
    (x, y, z) => {
      const inside = ease(-0.02, 0.085, -region(x, y, z) + hairs(x, y, z));
      const thick = 0.034 + 0.03 * ease(-0.42, -0.62, y);
      return Math.min(face(x, y, z), base(x, y, z)) + SUNK - (thick + SUNK) * inside;
    },
    (x, y, z) => region(x, y, z) - 0.05,
  );
};

/** A full beard that hangs from the jaw. @param long of it from the chin; @param wide its half width
 * @param laugh how much wider than the lips it leaves the mouth open; @param reach how far it grows to the sides */
const longBeardOf = (face, base, { long = 0.6, wide = 0.4, laugh = 0, reach = 1 }) => {
  const hanging = join(
    0.12,
    egg([0, -0.52, 0.16], [wide, 0.3, 0.3]),
    egg([0, -0.55 - long * 0.5, 0.2], [wide * 0.8, 0.22 + long * 0.42, 0.22]),
    limb([0, -0.6 - long * 0.6, 0.26], 0.14, [0, -0.66 - long, 0.3], 0.03),
  );
  const strands = (x, y, z) => {
    const angle = Math.atan2(x, Math.max(0.1, z + 0.15));
    return 0.016 * Math.sin(angle * 19 + Math.sin(y * 7) * 0.9) + 0.008 * Math.sin(angle * 43 + y * 5);
  };
  const region = (x, y, z) => {
    const side = Math.abs(x);
    const top = Math.max(-0.26, -0.33 + ease(0.17, 0.46, side) * 0.36);
    const mouth =
      0.95 - Math.hypot(x / (0.16 + laugh * 0.4), (y + 0.345 + laugh * 0.6 - x * x) / (0.05 + laugh));
    // In front of the ears.
    const back = -0.12 + 0.2 * ease(-0.36, -0.16, y);
    return Math.max(y - top, z > 0.3 ? mouth * 0.08 : -1, back - z, side - reach);
  };
  return both(
    0.04,
    (x, y, z) =>
      join(
        0.1,
        hanging,
        (a, b, c) => Math.min(face(a, b, c), base(a, b, c)) - 0.035 + 0.024 * ease(-0.2, 0, b),
      )(x, y, z) - strands(x, y, z),
    region,
  );
};

/** @param wide from the middle to a tip; @param thick its scale */
const moustacheOf = ({ wide = 0.26, thick = 1, tip = 0.03 }) =>
  mirrored(
    chain(0.02, [
      [0.015, -0.235, 0.535, 0.036 * thick],
      [wide * 0.36, -0.262, 0.51, 0.05 * thick],
      [wide * 0.72, -0.29, 0.44 - wide * 0.1, 0.036 * thick],
      [wide, -0.29 + tip, 0.41 - wide * 0.3, 0.01],
    ]),
  );

/** Hair below a hat, which hides the rest: nothing above `limit` but a thin layer on the skull. */
const belowHat = (style, base, limit) =>
  limit === undefined
    ? style
    : join(
        0.03,
        both(0.04, style, (_x, y) => y - limit),
        capOf(base, DRAWN_BACK, () => 0.012),
      );

/** Wide locks of many strands. */
const clump = (x, y, z) => Math.sin(across(x, y, z) * 15 + Math.sin(y * 5 + z * 4) * 1.6);

/** Hair darkens between locks and at its roots on the `skin`, and lightens towards the ends. */
function hairPaint(hue, skin) {
  const base = new T.Color(hue);
  const light = base.clone().multiplyScalar(1.3).offsetHSL(0, 0, 0.012);
  const dark = base.clone().multiplyScalar(0.4);
  return (x, y, z, color) => {
    const between = ease(0.2, -1, clump(x, y, z)) * 0.45;
    const roots = ease(0.05, 0.005, skin(x, y, z)) * 0.4;
    color.copy(base).lerp(light, ease(0.2, 1, clump(x, y, z)) * 0.6 + ease(-0.3, -0.9, y) * 0.3);
    color.lerp(dark, clamp(between + roots, 0, 0.8));
  };
}
/** Curls are dark in their depths. */
function curlPaint(hue, shape) {
  const base = new T.Color(hue);
  const [light, dark] = [base.clone().multiplyScalar(1.45), base.clone().multiplyScalar(0.35)];
  return (x, y, z, color) => {
    const open = openness(shape, x, y, z);
    color
      .copy(base)
      .lerp(dark, ease(0.85, 0.5, open))
      .lerp(light, ease(0.86, 1, open) * 0.6);
  };
}

const HAIR_BOUNDS = [
  [-0.85, -1.4, -0.9],
  [0.85, 1.05, 0.75],
];
const BEARD_BOUNDS = [
  [-0.7, -2.1, -0.5],
  [0.7, 0.1, 0.9],
];

/** Room for hair that stands high or hangs in front. */
const LARGE_HAIR_BOUNDS = [
  [-1, -1.56, -0.95],
  [1, 1.5, 0.85],
];
const LARGE = ["plaits", "sidePlait", "rolled", "tower", "mane", "tail", "straight", "sleek", "ragged"];

/** Styles whose surface isn't combed. */
const UNCOMBED = ["cropped", "curls", "hood"];

function hairMesh(shape, base, { hair = 0, style }, step) {
  if (style === "hood") return sculpt(shape, HAIR_BOUNDS, step, hairMaterial(hair, 0.5));
  if (UNCOMBED.includes(style)) {
    const paint = style === "curls" ? curlPaint(hair, shape) : hairPaint(hair, base);
    return sculpt(shape, HAIR_BOUNDS, step, hairMaterial(0xffffff, 0.7, hair), paint);
  }
  const combed = (x, y, z) => shape(x, y, z) - 0.008 * clump(x, y, z);
  const bounds = LARGE.includes(style) ? LARGE_HAIR_BOUNDS : HAIR_BOUNDS;
  return stranded(
    sculpt(combed, bounds, step * 1.25, hairMaterial(0xffffff, 0.5, hair), hairPaint(hair, base)),
  );
}

/** A look's hair, beard and moustache. @param face shape of the head; @param base its skull */
export function hairOf(look, face, base, step) {
  const combed = (shape, color, bounds = HAIR_BOUNDS) =>
    stranded(sculpt(shape, bounds, step, hairMaterial(0xffffff, 0.6, color), hairPaint(color, face)), 0.3);
  return [
    look.style ? hairMesh(belowHat(STYLES[look.style](base, face), base, look.hat), base, look, step) : [],
    look.beard ? combed(beardOf(face, base), look.beard) : [],
    look.longBeard ? combed(longBeardOf(face, base, look.longBeard), look.beardColor, BEARD_BOUNDS) : [],
    look.moustache ? combed(moustacheOf(look.moustache), look.beardColor) : [],
  ];
}
