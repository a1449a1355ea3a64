// Faces of people: skin and lids in one shape; eyes, brows and lips as parts that lie on it.
// A head's middle is the origin, its width about 1, and it looks along z.
import * as T from "three";
import { lit } from "./cloth.js";
import { browOf, EYE, eyesOf, kohlOf } from "./human-eyes.js";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, group, mesh, randomOf, stretch, tube } from "./parts.js";
import {
  both,
  carve,
  clamp,
  ease,
  egg,
  join,
  limb,
  mirrored,
  moved,
  openness,
  orb,
  sculpt,
} from "./sculpt.js";

/**
 * What tells faces apart; lengths and sizes are parts of the usual.
 * `face`: `long` below the eyes, `wide` at the jaw, size of the `chin`, its `point`, `cheekbones` and `hollow` cheeks;
 * a nose's `hump`, the `tip` (up or down), the `bridge` (how far it stands out); `age`, `freckles`, a `mole`.
 * `eyes`: `size`, `tilt` of the outer corner, height of the `upper` and the `lower` lid (degrees; an upper one below 0
 * is closed), `slant` of the upper lid, size of the `iris`, `shadow` (a colour of the lid), `kohl` around them.
 * `brows`: `thick`, `lift`, `arch`, and `cock` (one of them raised).
 * `mouth`: `wide`, `full`, `smirk` (one corner higher), size of the `dimples` at its corners,
 * and how much of the lips' colour is `paint`.
 */
const USUAL = {
  face: {
    long: 1,
    wide: 1,
    chin: 1,
    point: 0,
    cheekbones: 0,
    hollow: 0,
    hump: 0,
    tip: 0,
    bridge: 0,
    age: 0,
    freckles: 0,
  },
  eyes: { size: 1, tilt: 0, iris: 1 },
  brows: { thick: 1, lift: 0, arch: 0, cock: 0 },
  mouth: { wide: 1, full: 1, smirk: 0, dimples: 1, paint: 0.42 },
};
const traits = (look, part) => ({ ...USUAL[part], ...look[part] });

/** A skin's colour; the studio's warm light saturates it again. */
export const toneOf = (color) => new T.Color(color).offsetHSL(0.008, -0.2, 0.01);
export const skinOf = () =>
  lit(
    M.material({
      color: 0xffffff,
      roughness: 0.66,
      specularIntensity: 0.32,
      sheen: 0.25,
      sheenColor: 0xff8a60,
      sheenRoughness: 0.6,
    }),
  );

/**
 * Light in skin: red where the key light grazes it, on the way into the shade; the cool light from behind only at its
 * edges, not in the folds of a face; and a warm edge.
 */
const GLOW = `
  vec3 facing = normalize(normal);
  float turned = dot(facing, directionalLights[0].direction);
  float seen = max(0., dot(facing, normalize(vViewPosition)));
  float grazed = smoothstep(-.55, 0., turned) * (1. - smoothstep(.05, .6, turned));
  outgoingLight += diffuseColor.rgb * vec3(.25, .05, .015) * grazed;
  float behind = max(0., dot(facing, directionalLights[1].direction));
  outgoingLight -= diffuseColor.rgb * RECIPROCAL_PI * directionalLights[1].color * behind * smoothstep(.12, .5, seen);
  outgoingLight += diffuseColor.rgb * vec3(.3, .16, .12) * pow(1. - seen, 3.);
  outgoingLight = max(outgoingLight, vec3(0.));
  #include <opaque_fragment>`;
export function translucent(part) {
  part.material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace("#include <opaque_fragment>", GLOW);
  };
  return part;
}

/** Lengthens the shape below the eyes and widens it towards the jaw; distances in it are never too long. */
function proportioned(shape, look) {
  const { long, wide: breadth } = traits(look, "face");
  if (long === 1 && breadth === 1) return shape;
  const wide = 1 + (breadth - 1) * 1.5;
  const least = Math.min(1, long, wide);
  return (x, y, z) => shape(x / (1 + (wide - 1) * ease(0.15, -0.35, y)), y < 0 ? y / long : y, z) * least;
}

/** The skull and the jaw without features: hair grows on it. */
export const skull = (look) => proportioned(plainSkull(look), look);
const plainSkull = ({ jaw = 0.5, isSoft }) =>
  join(
    0.16,
    egg([0, 0.17, -0.07], [0.475, 0.5, 0.55]),
    egg([0, -0.1, 0.08], [isSoft ? 0.37 : 0.405, 0.42, 0.4]),
    mirrored(
      limb(
        [isSoft ? 0.2 : 0.27, -0.3, 0.06],
        0.12,
        [0.05, isSoft ? -0.43 : -0.47, 0.26],
        isSoft ? 0.09 : 0.1 + jaw * 0.03,
      ),
    ),
  );

const MOUTH_Y = -0.315;

/** A fold of the skin along a line over the face. */
function crease(shape, line, r) {
  const depth = depthOf(shape);
  const [from, to] = line.map(([x, y]) => [x, y, depth(x, y) + r * 0.45]);
  return carve(0.055, shape, mirrored(limb(from, r, to, r * 0.6)));
}

/** Folds from the nose to the mouth, below the eyes, and across the forehead. */
const aged = (shape, age) =>
  [
    ["0.12 -0.16, 0.2 -0.3", 0.022],
    ["0.14 -0.11, 0.25 -0.125", 0.008],
    ["0 0.37, 0.2 0.375", 0.016],
    ["0 0.3, 0.16 0.31", 0.014],
    ["0.36 0.02, 0.42 0.045", 0.011],
  ].reduce((whole, [line, r]) => crease(whole, points(line), r * age), shape);

/** A nose: the bridge, the tip, and wings around the nostrils. */
function nosed(face, { isSoft, nose: size = 1, ...look }) {
  const nose = 1 + (size - 1) * 0.65;
  const { hump, tip: rise, bridge } = traits(look, "face");
  const tip = isSoft ? 0.049 : 0.063;
  let shape = join(
    0.065,
    face,
    limb(
      [0, 0.15, 0.425 + bridge * 0.04],
      isSoft ? 0.034 : 0.042,
      [0, -0.1, 0.505],
      (isSoft ? 0.032 : 0.046) * nose,
    ),
  );
  if (hump) shape = join(0.07, shape, limb([0, 0.03, 0.455], 0.034 * hump, [0, -0.04, 0.5], 0.036 * hump));
  shape = join(
    0.05,
    shape,
    orb([0, -0.13 + rise * 0.04, 0.535], tip * nose),
    mirrored(egg([0.052 * nose, -0.142, 0.472], [0.62 * tip * nose, 0.6 * tip * nose, 0.95 * tip * nose])),
  );
  return carve(0.025, shape, mirrored(orb(nostrilOf(nose, rise, tip), 0.19 * tip * nose)));
}
const nostrilOf = (nose, rise, tip) => [0.036 * nose, -0.138 - tip * nose * 0.72 + rise * 0.03, 0.515];

function faceShape(look) {
  const { isSoft, ears = 1, cheeks = 1 } = look;
  const { chin, point, cheekbones, hollow, age } = traits(look, "face");
  let shape = join(
    0.1,
    plainSkull(look),
    orb([0, (isSoft ? -0.46 : -0.49) - point * 0.05, 0.33], (isSoft ? 0.07 : 0.1) * chin),
    mirrored(
      egg(
        [0.24, -0.17, 0.24],
        (isSoft ? [0.14, 0.12, 0.14] : [0.14, 0.12, 0.13]).map((r) => r * cheeks),
      ),
    ),
    egg([0, MOUTH_Y, 0.32], [0.17, 0.12, 0.14]),
  );
  shape = join(
    0.12,
    shape,
    mirrored(
      egg(
        [0.31, -0.07, 0.24],
        [0.12, 0.07, 0.13].map((r) => r * (0.35 + cheekbones * 0.8)),
      ),
    ),
  );
  if (hollow)
    shape = carve(
      0.12,
      shape,
      mirrored(
        egg(
          [0.43, -0.27, 0.3],
          [0.12, 0.14, 0.1].map((r) => r * hollow),
        ),
      ),
    );
  // The brow's ridge, and below it the sockets.
  const ridge = isSoft ? 0.028 : 0.046;
  shape = join(0.08, shape, mirrored(limb([0.08, 0.15, 0.42], ridge, [0.29, 0.15, 0.3], ridge)));
  shape = carve(0.09, shape, mirrored(egg([EYE.x - 0.01, EYE.y, 0.52], [0.14, 0.1, 0.11])));
  shape = nosed(shape, look);
  const lobe = egg([0, 0, 0], [0.05, 0.14, 0.095]);
  const ear = carve(
    0.04,
    // Larger ears are pointed.
    ears > 1
      ? join(0.05, lobe, limb([0, 0.06, -0.02], 0.06, [0.1 * ears, 0.24 * ears, -0.14 * ears], 0.008))
      : lobe,
    egg([0.045, 0.02, 0.02], [0.04, 0.085, 0.05]),
  );
  shape = join(0.035, shape, mirrored(moved(ear, [0.475, -0.03, -0.05], [0, -0.5, -0.12])));
  if (age) shape = aged(shape, age);
  shape = proportioned(shape, look);
  // A calm one stands in a collar.
  const neck = (isSoft ? 0.178 : 0.23) * (look.isCalm ? 0.9 : 1);
  return join(0.1, shape, limb([0, -0.36, -0.06], neck, [0, -1.15, -0.14], neck * 1.16));
}

/** Depth of a face's surface. */
const depthOf = (shape) => (x, y) => {
  let [near, far] = [0.9, 0];
  for (let i = 0; i < 45 && shape(x, y, near) > 0; i++) near -= 0.02;
  far = near;
  near += 0.02;
  for (let i = 0; i < 8; i++) {
    const middle = (near + far) / 2;
    if (shape(x, y, middle) > 0) near = middle;
    else far = middle;
  }
  return far;
};

function paintOf(look, shape, paintLids) {
  const freckles = frecklesOf(look);
  const skin = toneOf(look.skin);
  const warm = skin.clone().lerp(skin.clone().multiply(new T.Color(1.12, 0.4, 0.38)), 0.55);
  const cool = skin.clone().multiply(new T.Color(0.84, 0.86, 0.93));
  const fold = skin.clone().multiply(new T.Color(0.68, 0.44, 0.38));
  const shade = look.shade && new T.Color(look.shade);
  return (px, y, z, color) => {
    const x = Math.abs(px);
    const spot = (atX, atY, wide, high) => Math.exp(-(((x - atX) / wide) ** 2) - ((y - atY) / high) ** 2);
    color.copy(skin);
    color.lerp(cool, ease(-0.24, -0.44, y) * (look.isSoft ? 0.45 : 0.85));
    const blush =
      spot(0.28, -0.14, 0.13, 0.1) * (look.isSoft ? 0.6 : 0.45) +
      spot(0, -0.13, 0.09, 0.07) * 0.6 +
      ease(0.46, 0.52, x) * 0.75;
    if (z > 0.1 || x > 0.46) color.lerp(warm, Math.min(1, blush));
    if (z > 0.1) color.lerp(fold, spot(EYE.x - 0.02, EYE.y + 0.03, 0.15, 0.09) * (look.isSoft ? 0.1 : 0.22));
    const mottled = Math.sin(px * 23 + y * 7) * Math.sin(y * 19 - z * 11) * Math.sin(z * 17 + px * 5);
    color.multiplyScalar(1 + 0.02 * mottled);
    if (shade && z > -0.1) {
      const jaw = ease(-0.14, -0.27, y - Math.max(0, x - 0.3) * 1.2) * ease(-0.7, -0.52, y);
      color.lerp(shade, 0.3 * jaw);
    }
    const nose = spot(0, -0.13, 0.13, 0.11);
    color.lerp(fold, (1 - openness(shape, px, y, z)) * 0.7 * (1 - 0.7 * nose));
    paintLids(px, y, z, color);
    if (z > 0.1)
      for (const [fx, fy, r] of freckles) {
        const near = ((px - fx) ** 2 + (y - fy) ** 2) / (r * r);
        if (near < 4) color.lerp(fold, Math.exp(-near) * 0.55);
      }
  };
}

/** A strip of skin-deep colour between two lines over the face. @param top, bottom heights at x */
function patch(depth, half, top, bottom, material, lift) {
  const [columns, rows] = [40, 8];
  const position = [];
  const index = [];
  for (let i = 0; i <= columns; i++)
    for (let j = 0; j <= rows; j++) {
      const x = -half + (2 * half * i) / columns;
      const y = top(x) + ((bottom(x) - top(x)) * j) / rows;
      position.push(x, y, depth(x, y) + lift);
      if (i === columns || j === rows) continue;
      const a = i * (rows + 1) + j;
      index.push(a, a + 1, a + rows + 1, a + 1, a + rows + 2, a + rows + 1);
    }
  const geometry = new T.BufferGeometry();
  geometry.setAttribute("position", new T.Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return mesh(geometry, material);
}

/** Lips, and teeth between them where a smile is open. */
function mouthOf(look, depth) {
  const { isSoft, open = 0, smile = 0.06, lip, lips = 1 } = look;
  const { wide, full: fuller, smirk, dimples, paint: painted } = traits(look, "mouth");
  const half = ((isSoft ? 0.108 : 0.125) + open * 0.016 + smile * 0.24) * wide;
  const skin = toneOf(look.skin);
  const tint = skin.clone().multiply(isSoft ? new T.Color(0.92, 0.48, 0.5) : new T.Color(0.84, 0.58, 0.54));
  if (lip) tint.lerp(new T.Color(lip), painted);
  const paint = lit(M.material({ color: tint, roughness: isSoft ? 0.36 : 0.6, specularIntensity: 0.5 }));
  const middle = MOUTH_Y * traits(look, "face").long;
  const line = (x) => middle + (smile * 0.62 + smirk * 0.8 * Math.sign(x)) * (x / half) ** 2;
  const gap = (x) => (0.004 + open * 0.058) * clamp(1 - (x / half) ** 2) ** 0.75;
  const steps = Array.from({ length: 21 }, (_, i) => half * (i / 10 - 1));
  const along = (height, sink) =>
    steps.map((x) => {
      const y = height(x);
      return [x, y, depth(x, y) - sink];
    });
  const round = (t) => 0.16 + 0.84 * clamp(1 - (2 * t - 1) ** 2) ** 0.6;
  const bow = (x) => 0.014 * Math.exp(-(((Math.abs(x) - 0.04) / 0.032) ** 2));
  const thick = (isSoft ? 0.023 : 0.015) * lips * fuller;
  const full = (isSoft ? 0.029 : 0.021) * lips * fuller;
  const dark = M.matte(0x3a1410);
  const corner = lit(
    M.material({ color: skin.clone().multiply(new T.Color(0.5, 0.3, 0.28)), roughness: 0.8 }),
  );
  return group(
    open > 0
      ? [
          patch(depth, half * 0.98, line, (x) => line(x) - gap(x), M.matte(0x4a0c14), 0.004),
          patch(
            depth,
            half * 0.86,
            line,
            (x) => line(x) - gap(x) * 0.66,
            lit(M.material({ color: 0xe6dcd2, roughness: 0.3 })),
            0.01,
          ),
          look.hasTongue && open > 0.7
            ? patch(
                depth,
                half * 0.6,
                (x) => line(x) - gap(x) * 0.74,
                (x) => line(x) - gap(x),
                lit(M.material({ color: 0xc04a55, roughness: 0.4 })),
                0.008,
              )
            : [],
        ]
      : tube(
          along((x) => line(x), -0.004),
          0.0075,
          dark,
          { taper: round },
        ),
    tube(
      along((x) => line(x) + thick * 0.62 * round(x / half / 2 + 0.5) + bow(x), thick * 0.3),
      thick,
      paint,
      { taper: round },
    ),
    tube(
      along((x) => line(x) - gap(x) - full * 0.7 * round(x / half / 2 + 0.5), full * 0.36),
      full,
      paint,
      { taper: (t) => round(t) * (0.5 + 0.5 * round(t)) },
    ),
    // The mouth's corners.
    [1, -1].map((side) =>
      tube(
        points("-0.024 -0.01, 0 0, 0.008 0.008, 0.012 0.017").map(([out, up]) => {
          const [x, y] = [side * (half + out), line(side * half) + up];
          return [x, y, depth(x, y) - 0.002];
        }),
        0.009 * dimples,
        corner,
        { segments: 24, taper: (t) => 0.25 + 0.75 * Math.sin(Math.PI * t) },
      ),
    ),
  );
}

/** Freckles over the nose and the cheeks: [x, y, radius]. */
function frecklesOf(look) {
  const random = randomOf(21);
  return Array.from({ length: traits(look, "face").freckles }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    return [side * (0.06 + random() * 0.3), -0.09 - random() * 0.11, 0.009 + random() * 0.006];
  });
}

/** A mole, flat on the skin. */
function moleOf(look, depth) {
  const { mole } = traits(look, "face");
  if (!mole) return [];
  const [x, y] = mole;
  const paint = lit(M.material({ color: 0x2a1210, roughness: 0.8 }));
  return at(stretch(ball(0.016, paint), 1, 1, 0.22), x, y, depth(x, y), 0, x * 1.6);
}

/** Cloth around the eyes, which see through it. */
const maskOf = (shape, { mask }, step) => {
  const region = (x, y) => {
    const side = Math.abs(x);
    const band = Math.abs(y - 0.035 - side * 0.1) - 0.15 - side * 0.06;
    const nose = (0.09 - Math.hypot(x, y + 0.15)) * 0.8;
    return Math.max(band, nose, 0.15 - Math.hypot((side - EYE.x) * 0.92, (y - EYE.y) * 1.25));
  };
  const cloth = both(
    0.02,
    (x, y, z) => shape(x, y, z) - 0.024,
    (x, y, z) => Math.max(region(x, y), -0.1 - z),
  );
  return sculpt(cloth, BOUNDS, step, lit(M.material({ color: mask, roughness: 0.5 })));
};

const FACE_BOUNDS = [
  [-0.78, -1.4, -0.7],
  [0.78, 0.75, 0.72],
];
const BOUNDS = [
  [-0.85, -1.4, -0.9],
  [0.85, 1.05, 0.75],
];

/** @returns the face's shape, for hair and beards, and its parts */
export function faceOf(look, step) {
  const bare = faceShape(look);
  const eyes = eyesOf(look, traits(look, "eyes"), toneOf(look.skin), depthOf(bare));
  const shape = eyes.lidded(bare);
  const depth = depthOf(bare);
  return {
    shape: bare,
    parts: [
      translucent(sculpt(shape, FACE_BOUNDS, step * 0.77, skinOf(), paintOf(look, bare, eyes.paint))),
      eyes.parts,
      [1, -1].flatMap((side) => [
        browOf(side, look, traits(look, "brows"), depth),
        look.eyes?.kohl ? kohlOf(side, traits(look, "eyes"), depth) : [],
      ]),
      mouthOf(look, depth),
      moleOf(look, depth),
      look.mask === undefined ? [] : maskOf(shape, look, step),
    ],
  };
}
