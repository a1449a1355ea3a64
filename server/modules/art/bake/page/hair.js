// Hair and beards of people, on the skull of a head.
import * as T from "three";
import { lit } from "./cloth.js";
import * as M from "./materials.js";
import { both, carve, chain, clamp, ease, egg, join, limb, mirrored, sculpt } from "./sculpt.js";

/** @param tint of its sheen, where the colour comes from paint */
const materialOf = (color, roughness = 0.6, tint = color) =>
  lit(M.material({ color, roughness, specularIntensity: 0.7, sheen: 0.3, sheenColor: tint }), 0.6);

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
/** Hair that lies on the skull, `thick` at a place, down to a hairline. */
const capOf = (base, line, thick, k = 0.05) =>
  both(
    k,
    (x, y, z) => base(x, y, z) - thick(x, y, z),
    (x, y, z) => (line(x, z) - y) * 0.75,
  );
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

const STYLES = {
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
    const front = [1, -1].flatMap((side) =>
      [0, 1, 2].map((i) => [
        [...overSkull(8 + side * 4, 58 + i * 9, 0.01), 0.07],
        [...overSkull(8 + side * (21 + i * 5), 41 + i * 7, 0.045), 0.085],
        [...onSkull(side * (50 + i * 5), 28, 0.045), 0.08],
        [side * 0.55, 0.0, 0.14 - i * 0.05, 0.075],
      ]),
    );
    return join(
      0.025,
      capOf(base, DRAWN_BACK, () => 0.03),
      locks([...fall(1), ...fall(-1), ...front], 0.085),
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
  const grain = (x, y, z) => 0.005 * Math.sin(x * 60 + y * 20) * Math.sin(y * 44) * Math.sin(z * 52);
  return both(
    0.03,
    (x, y, z) =>
      Math.min(face(x, y, z), base(x, y, z)) - 0.014 - 0.035 * ease(-0.42, -0.64, y) - grain(x, y, z),
    region,
  );
};

/** A full beard that hangs from the jaw. @param long of it from the chin; @param wide its half width */
const longBeardOf = (face, base, { long = 0.6, wide = 0.4 }) => {
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
    const mouth = 0.95 - Math.hypot(x / 0.16, (y + 0.345 - x * x) / 0.05);
    return Math.max(y - top, z > 0.3 ? mouth * 0.08 : -1, -0.12 - z);
  };
  return both(
    0.04,
    (x, y, z) =>
      join(0.1, hanging, (a, b, c) => Math.min(face(a, b, c), base(a, b, c)) - 0.035)(x, y, z) -
      strands(x, y, z),
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

/** Fine strands: over the top from ear to ear, and down where hair falls. */
const strand = (x, y, z) => {
  const falls = ease(0.35, -0.05, y);
  const angle = Math.atan2(x, z + 0.12) * falls + Math.atan2(x, y - 0.02) * (1 - falls);
  return Math.sin(angle * 46 + Math.sin(y * 9 + z * 6) * 1.3) * 0.6 + Math.sin(angle * 97 + y * 4) * 0.4;
};

/** Hair lightens on strands and in a band below the crown, and darkens between and below. */
function hairPaint(hue) {
  const base = new T.Color(hue);
  const light = base.clone().multiplyScalar(1.7).offsetHSL(0, 0, 0.012);
  const dark = base.clone().multiplyScalar(0.5);
  return (x, y, z, color) => {
    const line = strand(x, y, z);
    const band =
      Math.exp(-(((y - 0.42 - z * 0.25) / 0.13) ** 2)) * 0.75 + Math.exp(-(((y + 0.55) / 0.2) ** 2)) * 0.3;
    color.copy(base).lerp(dark, ease(0.1, -0.9, line) * 0.6);
    color.lerp(light, clamp(band * (0.55 + 0.45 * line)));
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

/** Styles whose surface isn't combed. */
const UNCOMBED = ["cropped", "curls", "hood"];

function hairMesh(shape, { hair = 0, style }, step) {
  if (UNCOMBED.includes(style))
    return sculpt(shape, HAIR_BOUNDS, step, materialOf(hair, style === "cropped" ? 0.95 : 0.5));
  const combed = (x, y, z) => shape(x, y, z) - 0.003 * strand(x, y, z);
  return sculpt(combed, HAIR_BOUNDS, step * 1.3, materialOf(0xffffff, 0.46, hair), hairPaint(hair));
}

/** A look's hair, beard and moustache. @param face shape of the head; @param base its skull */
export function hairOf(look, face, base, step) {
  const plain = (shape, color, bounds = HAIR_BOUNDS) => sculpt(shape, bounds, step, materialOf(color));
  return [
    look.style ? hairMesh(belowHat(STYLES[look.style](base, face), base, look.hat), look, step) : [],
    look.beard ? plain(beardOf(face, base), look.beard) : [],
    look.longBeard ? plain(longBeardOf(face, base, look.longBeard), look.beardColor, BEARD_BOUNDS) : [],
    look.moustache ? plain(moustacheOf(look.moustache), look.beardColor) : [],
  ];
}
