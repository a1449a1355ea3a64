// Heads and hands of people, sculpted. A head's middle is the origin, its width about 1, and it looks along z.
import * as T from "three";
import * as M from "./materials.js";
import { at, ball, group, mesh } from "./parts.js";
import {
  block,
  both,
  carve,
  chain,
  clamp,
  ease,
  egg,
  join,
  limb,
  mirrored,
  moved,
  orb,
  sculpt,
} from "./sculpt.js";
import { stylise } from "./stylise.js";

/** How much of the room's light people get: the key light has to leave a side in shade. */
const ROOM = 0.72;
const lit = (material, room = ROOM) => Object.assign(material, { userData: { room } });

/** A skin's colour; the studio's warm light saturates it again. */
export const toneOf = (color) => new T.Color(color).offsetHSL(0.008, -0.2, 0.01);
export const skinOf = () =>
  lit(
    M.material({
      color: 0xffffff,
      roughness: 0.58,
      specularIntensity: 0.45,
      sheen: 0.35,
      sheenColor: 0xff8a60,
      sheenRoughness: 0.6,
    }),
  );
export const clothOf = (color, more) =>
  lit(
    M.material({
      color,
      roughness: 0.88,
      specularIntensity: 0.35,
      sheen: 0.55,
      sheenColor: new T.Color(color).lerp(new T.Color(0xffffff), 0.25),
      sheenRoughness: 0.55,
      ...more,
    }),
  );
export const satinOf = (color) =>
  lit(M.material({ color, roughness: 0.36, specularIntensity: 0.9, sheen: 0.3, sheenColor: color }), 0.7);
/** @param tint of its sheen, where the colour comes from paint */
const hairOf = (color, roughness = 0.6, tint = color) =>
  lit(M.material({ color, roughness, specularIntensity: 0.7, sheen: 0.3, sheenColor: tint }), 0.6);

const EYE = [0.19, 0.02, 0.338];
const EYE_R = 0.136;
/** Half width and heights of the opening between the lids. */
const LIDS = { wide: 0.13, up: 0.06, down: 0.05 };
const SOFT_LIDS = { wide: 0.136, up: 0.07, down: 0.053 };

/** The skull and the jaw without features: hair grows on it. */
const skull = ({ jaw = 0.5, isSoft }) =>
  join(
    0.16,
    egg([0, 0.17, -0.07], [0.475, 0.5, 0.55]),
    egg([0, -0.14, 0.08], [isSoft ? 0.375 : 0.4, 0.45, 0.4]),
    mirrored(
      limb(
        [isSoft ? 0.21 : 0.26, -0.34, 0.04],
        0.12,
        [0.06, isSoft ? -0.53 : -0.555, 0.25],
        isSoft ? 0.085 : 0.1 + jaw * 0.03,
      ),
    ),
  );

function lidsOf(shape) {
  const { wide, up, down } = shape;
  return moved(
    both(
      0.012,
      (x, y, z) => Math.abs(Math.hypot(x, y, z) - EYE_R - 0.004) - 0.011,
      (x, y, z) => {
        const along = clamp(1 - ((x * (1 + 0.1 * Math.sign(x))) / wide) ** 2, -1, 1);
        const high = z > 0 ? Math.atan2(y, z) * EYE_R : 1;
        return -Math.max(high - up * along, -down * along - high);
      },
    ),
    EYE,
    [0, 0.2, 0],
  );
}

const TEETH = new T.Color(0xf4efe8);

/** @param frown how far the inner ends come down */
const BROW = (high, frown) => [
  [0.078, 0.176 + high - frown, 0.468, 0.021],
  [0.14, 0.196 + high - frown * 0.5, 0.458, 0.025],
  [0.21, 0.205 + high, 0.418, 0.022],
  [0.28, 0.19 + high, 0.372, 0.016],
  [0.335, 0.145 + high, 0.325, 0.007],
];
/** How far the mouth's corners rise. */
const SMILE = 0.065;
/** The mouth's half width. */
const WIDE = 0.195;
/** Height of the line between the lips. @param x from the middle */
const lipLine = (smile, x) => -0.342 + smile * (x / WIDE) ** 2;
/** How far the lips part there. @param open 0 closed, 1 a smile that shows the upper teeth */
const parting = (open, x) => 0.012 + open * 0.062 * clamp(1 - (x / WIDE) ** 2) ** 0.7;
/** Depth of the lips' surface. */
const lipZ = (x) => 0.492 - x * x * 3.1;

/** Points of a line along the mouth: `height(x)` above the lips' line, with a radius. */
const alongMouth = (smile, height, radius) =>
  [0, 0.045, 0.09, 0.135, 0.18].map((x) => [x, lipLine(smile, x) + height(x), lipZ(x) - 0.006, radius(x)]);
const UPPER = (smile) =>
  alongMouth(
    smile,
    (x) => 0.02 + 0.014 * Math.exp(-(((x - 0.04) / 0.03) ** 2)) - 0.05 * x,
    (x) => 0.021 - 0.082 * x,
  );
const LOWER = (smile, open) =>
  alongMouth(
    smile,
    (x) => -0.024 - parting(open, x) + 0.06 * x,
    (x) => 0.029 - 0.12 * x,
  );
/** The opening between the lips, negative inside. */
const mouthOf = (smile, open) => (px, y) => {
  const x = Math.abs(px);
  const top = lipLine(smile, x);
  return Math.max(y - top, top - parting(open, x) - y, x - WIDE);
};

/** A face's shape and the parts that its paint refers to. */
function faceOf(look) {
  const {
    isSoft,
    nose = 1,
    lips = 1,
    smile = SMILE,
    open = 0,
    brows = 0,
    frown = 0,
    ears = 1,
    cheeks = 1,
    lids = isSoft ? SOFT_LIDS : LIDS,
  } = look;
  const base = skull(look);
  const thick = (line, k) => line.map(([x, y, z, r]) => [x, y, z, r * k]);
  const lid = mirrored(lidsOf(lids));
  const brow = mirrored(chain(0.01, thick(BROW(brows, frown), isSoft ? 0.62 : 1)));
  const upper = mirrored(chain(0.02, thick(UPPER(smile), lips)));
  const lower = mirrored(chain(0.02, thick(LOWER(smile, open), lips)));
  const mouth = mouthOf(smile, open);
  let shape = join(
    0.1,
    base,
    orb([0, isSoft ? -0.555 : -0.585, 0.31], isSoft ? 0.075 : 0.1),
    mirrored(
      egg(
        [0.25, -0.1, 0.26],
        [0.14, 0.11, 0.14].map((r) => r * cheeks),
      ),
    ),
    mirrored(egg([0.19, -0.23, isSoft ? 0.285 : 0.31], isSoft ? [0.155, 0.16, 0.145] : [0.12, 0.11, 0.11])),
    mirrored(egg([0.19, -0.1, 0.345], [0.12, 0.07, 0.085])),
    egg([0, -0.34, 0.34], [0.16, 0.12, 0.13]),
  );
  shape = join(
    0.07,
    shape,
    mirrored(limb([0.06, 0.15, 0.42], isSoft ? 0.045 : 0.065, [0.27, 0.14, 0.31], isSoft ? 0.04 : 0.06)),
  );
  shape = carve(0.09, shape, mirrored(egg([0.185, 0.035, 0.5], [0.14, 0.082, 0.085])));
  shape = join(0.055, shape, limb([0, 0.12, 0.435], 0.045, [0, -0.12, 0.555], 0.05 * nose));
  shape = join(
    0.035,
    shape,
    egg([0, -0.14, 0.56], [0.06 * nose, 0.055, 0.06]),
    mirrored(egg([0.062 * nose, -0.155, 0.505], [0.042 * nose, 0.04, 0.05])),
  );
  shape = carve(0.02, shape, mirrored(egg([0.036 * nose, -0.19, 0.53], [0.022, 0.014, 0.028])));
  shape = carve(0.03, shape, limb([0, -0.225, 0.52], 0.016, [0, -0.275, 0.5], 0.02));
  shape = join(0.025, shape, upper, lower);
  const lipped = shape;
  shape = carve(0.012, shape, (x, y, z) => Math.max(mouth(x, y), -0.03 - lipped(x, y, z), 0.2 - z));
  shape = join(0.045, shape, lid);
  shape = join(0.02, shape, mirrored(chain(0.01, thick(BROW(brows, frown), isSoft ? 0.5 : 0.8))));
  const lobe = egg([0, 0, 0], [0.05, 0.145, 0.095]);
  const ear = carve(
    0.04,
    // Larger ears are pointed.
    ears > 1
      ? join(0.05, lobe, limb([0, 0.06, -0.02], 0.06, [0.1 * ears, 0.24 * ears, -0.14 * ears], 0.008))
      : lobe,
    egg([0.045, 0.02, 0.02], [0.04, 0.085, 0.05]),
  );
  shape = join(0.035, shape, mirrored(moved(ear, [0.475, -0.03, -0.05], [0, -0.5, -0.12])));
  const neck = isSoft ? 0.165 : 0.205;
  shape = join(0.1, shape, limb([0, -0.4, -0.06], neck, [0, -1.15, -0.14], neck * 1.16));
  return { shape, lid, brow, upper, lower, mouth };
}

function paintOf(look, { brow, upper, lower, mouth }) {
  const skin = toneOf(look.skin);
  const warm = skin.clone().lerp(skin.clone().multiply(new T.Color(1.1, 0.42, 0.4)), 0.55);
  const deep = skin.clone().multiply(new T.Color(0.62, 0.5, 0.5));
  const lip = look.lip ? new T.Color(look.lip) : skin.clone().lerp(new T.Color(0x7a1620), 0.42);
  const hair = new T.Color(look.brow ?? look.hair);
  const lash = new T.Color(0x140a0a);
  const shade = look.shade && new T.Color(look.shade);
  const { wide, up } = look.lids ?? (look.isSoft ? SOFT_LIDS : LIDS);
  return (px, y, z, color) => {
    const x = Math.abs(px);
    color.copy(skin);
    const blush =
      Math.exp(-(((x - 0.25) / 0.13) ** 2) - ((y + 0.15) / 0.1) ** 2) * 0.5 +
      Math.exp(-((x / 0.08) ** 2) - ((y + 0.14) / 0.07) ** 2) * 0.4 +
      ease(0.47, 0.52, x) * 0.5;
    if (z > 0.1 || x > 0.46) color.lerp(warm, blush);
    // Eye shadow in the sockets, deeper where the lids meet the brow.
    color.lerp(
      deep,
      Math.exp(-(((x - 0.18) / 0.13) ** 2) - ((y - 0.075) / 0.05) ** 2) * (z > 0.2 ? 0.22 : 0),
    );
    if (shade && z > -0.1) {
      const jaw = ease(-0.16, -0.3, y - Math.max(0, x - 0.3) * 1.2) * ease(-0.78, -0.6, y);
      color.lerp(shade, 0.34 * jaw);
    }
    if (z > 0.2) {
      const lipAt = Math.min(upper(px, y, z), lower(px, y, z));
      color.lerp(lip, ease(0.012, -0.004, lipAt));
      const within = ease(0.004, -0.004, mouth(px, y)) * ease(WIDE, WIDE - 0.05, x);
      color.lerp(deep.clone().multiplyScalar(0.4), within * 0.9);
      if (look.open)
        color.lerp(
          TEETH,
          within * ease(0.046, 0.036, lipLine(look.smile ?? SMILE, x) - y) * ease(0.17, 0.14, x),
        );
      color.lerp(hair, ease(0.014, -0.004, brow(px, y, z)) * (look.isSoft ? 0.85 : 0.92));
      // Lashes along the upper lid's edge.
      const cos = Math.cos(0.2);
      const sin = Math.sin(0.2);
      const [ex, ey, ez] = [x - EYE[0], y - EYE[1], z - EYE[2]];
      const [lx, lz] = [ex * cos - ez * sin, ex * sin + ez * cos];
      const along = clamp(1 - (lx / wide) ** 2, -0.25, 1);
      const edge = Math.atan2(ey, lz) * EYE_R - up * along;
      if (Math.hypot(lx, ey, lz) < EYE_R + 0.035 && Math.abs(lx) < wide * 1.12)
        color.lerp(lash, ease(look.isSoft ? 0.024 : 0.014, 0.002, Math.abs(edge - 0.004)) * 0.95);
    }
  };
}

/** @param gaze turn of the eyes to the side and down */
function eyeOf(side, iris, [gazeX, gazeY]) {
  const look = new T.Vector3(Math.sin(gazeX), Math.sin(gazeY), 1).normalize();
  const geometry = new T.SphereGeometry(EYE_R, 96, 72);
  const { position } = geometry.attributes;
  const colors = new Float32Array(position.count * 3);
  const [white, color, dark] = [new T.Color(0xf6f2ee), new T.Color(iris), new T.Color(0x0a0608)];
  const bright = color.clone().offsetHSL(0, 0.12, 0.16);
  const p = new T.Vector3();
  const painted = new T.Color();
  const ringed = new T.Color();
  for (let i = 0; i < position.count; i++) {
    const angle = p.fromBufferAttribute(position, i).normalize().angleTo(look);
    // The iris is bright below, where light falls through it, and dark at its rim.
    ringed.copy(color).lerp(bright, ease(0.12, -0.4, p.y - look.y) * ease(0.74, 0.5, angle));
    painted.copy(white).lerp(dark, ease(0.84, 0.78, angle) * 0.9);
    painted.lerp(ringed, ease(0.78, 0.66, angle));
    painted.lerp(dark, ease(0.4, 0.33, angle));
    colors.set([painted.r, painted.g, painted.b], i * 3);
  }
  geometry.setAttribute("color", new T.BufferAttribute(colors, 3));
  const eye = mesh(
    geometry,
    lit(M.material({ color: 0xffffff, vertexColors: true, roughness: 0.3, specularIntensity: 0.6 }), 0.55),
  );
  const light = M.glow(0xffffff, 1.3);
  const shine = (r, dx, dy) =>
    at(ball(r, light), side * EYE[0] + dx + Math.sin(gazeX) * 0.11, EYE[1] + dy, EYE[2] + EYE_R - 0.012);
  return group(at(eye, side * EYE[0], EYE[1], EYE[2]), shine(0.03, -0.03, 0.036), shine(0.013, 0.034, -0.03));
}

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
        [...overSkull(8 + side * 5, 56 + i * 7, 0.0), 0.065],
        [...overSkull(8 + side * (24 + i * 3), 46 + i * 4, 0.035), 0.075],
        [...onSkull(side * (54 + i * 4), 36, 0.03), 0.075],
        [side * 0.54, 0.02, 0.12 - i * 0.05, 0.07],
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

const HEAD_BOUNDS = [
  [-0.85, -1.4, -0.9],
  [0.85, 1.05, 0.75],
];
const HAIR_BOUNDS = HEAD_BOUNDS;
const BEARD_BOUNDS = [
  [-0.7, -2.1, -0.5],
  [0.7, 0.1, 0.9],
];

/** Styles whose surface isn't combed. */
const UNCOMBED = ["cropped", "curls", "hood"];

function hairMesh(shape, { hair = 0, style }, step) {
  if (UNCOMBED.includes(style))
    return sculpt(shape, HAIR_BOUNDS, step, hairOf(hair, style === "cropped" ? 0.95 : 0.5));
  const combed = (x, y, z) => shape(x, y, z) - 0.003 * strand(x, y, z);
  return sculpt(combed, HAIR_BOUNDS, step, hairOf(0xffffff, 0.46, hair), hairPaint(hair));
}

/**
 * A head of a look: `skin`, and what differs in its face; `hair` in a `style`, `hat` as the height above which a hat
 * hides it; `beard` for a short one, `longBeard` and `moustache` with their shape and `beardColor`.
 */
export function headOf(look, step = 0.011) {
  const face = faceOf(look);
  const base = skull(look);
  const hairs = (shape, color, bounds = HEAD_BOUNDS) => sculpt(shape, bounds, step, hairOf(color));
  return stylise(
    group(
      sculpt(face.shape, HEAD_BOUNDS, step, skinOf(), paintOf(look, face)),
      [1, -1].map((side) => eyeOf(side, look.iris ?? 0x3a1c0a, look.gaze ?? [0.06, -0.12])),
      look.style ? hairMesh(belowHat(STYLES[look.style](base, face.shape), base, look.hat), look, step) : [],
      look.beard ? hairs(beardOf(face.shape, base), look.beard) : [],
      look.longBeard
        ? hairs(longBeardOf(face.shape, base, look.longBeard), look.beardColor, BEARD_BOUNDS)
        : [],
      look.moustache ? hairs(moustacheOf(look.moustache), look.beardColor) : [],
    ),
  );
}

/** Fingers' roots, and their lengths: along z, the thumb at +x. */
const FINGERS = [
  [0.115, 0.3, 0.3],
  [0.04, 0.33, 0.345],
  [-0.04, 0.32, 0.325],
  [-0.112, 0.28, 0.25],
];

/** A hand that points along z with its palm down. @param curl how far the fingers bend; @param spread between them */
export function handOf({ curl = 0.5, spread = 0.14, thumb = 0.5 } = {}) {
  const fingers = FINGERS.map(([x, z, long], i) => {
    const out = (1.5 - i) * spread;
    const line = [[x, 0.005, z - 0.06, 0.052]];
    let [px, py, pz] = [x, 0.005, z - 0.02];
    [0.46, 0.32, 0.24].forEach((part, joint) => {
      const down = curl * [0.45, 1.25, 1.9][joint] * (0.9 + i * 0.08);
      const l = long * part;
      px += Math.sin(out) * l * Math.cos(down);
      py -= Math.sin(down) * l;
      pz += Math.cos(down) * Math.cos(out) * l;
      line.push([px, py, pz, [0.047, 0.042, 0.036][joint]]);
    });
    return chain(0.02, line);
  });
  const palm = join(
    0.08,
    block([0, 0, 0.16], [0.155, 0.06, 0.17], 0.06),
    egg([0.09, -0.03, 0.1], [0.075, 0.055, 0.13]),
    limb([0, 0.01, -0.2], 0.095, [0, 0, 0.06], 0.1),
  );
  const reach = [
    [0.1, -0.02, 0.06, 0.06],
    [0.1 + 0.13 * thumb + 0.06, -0.045, 0.19, 0.056],
    [0.1 + 0.19 * thumb + 0.05, -0.07, 0.31, 0.046],
    [0.1 + 0.17 * thumb + 0.05, -0.085, 0.39, 0.036],
  ];
  return join(0.035, palm, ...fingers, chain(0.03, reach));
}
