// Parts of the busts: head, hair and clothes that follow the body's surface.
import * as M from "./materials.js";
import { points, polygon, svg } from "./outlines.js";
import { at, ball, box, deform, group, lathe, PI, ring, slab, stretch, tube } from "./parts.js";
import { headOf } from "./people.js";
import { both, ease, egg, join, limb, mirrored, sculpt } from "./sculpt.js";
import { bend } from "./surfaces.js";

/** The middle of the head above the body's origin, which is between the collar bones. */
const HEAD_Y = 0.82;
const STEP = 0.02;
const BOUNDS = [
  [-1.35, -1.35, -0.8],
  [1.35, 0.5, 0.95],
];

/** Shoulders, chest and upper arms of a bust; a soft one is narrower, with the same depth in the middle. */
function torsoOf(isSoft) {
  const [shoulder, arm, waist] = isSoft ? [0.62, 0.2, 0.5] : [0.74, 0.24, 0.64];
  return join(
    0.14,
    egg([0, -0.62, -0.04], [shoulder * 0.97, 0.72, 0.46]),
    egg([0, -1.3, 0], [waist, 0.7, 0.44]),
    isSoft
      ? mirrored(egg([0.25, -0.52, 0.2], [0.26, 0.25, 0.24]))
      : mirrored(egg([0.3, -0.42, 0.14], [0.4, 0.34, 0.28])),
    mirrored(limb([0.12, 0.08, -0.08], 0.19, [shoulder, -0.14, -0.06], arm)),
    mirrored(limb([shoulder + 0.12, -0.22, -0.04], arm + 0.02, [shoulder + 0.22, -0.86, 0.06], arm - 0.02)),
    mirrored(limb([shoulder + 0.22, -0.86, 0.06], arm - 0.02, [shoulder + 0.18, -1.4, 0.2], arm - 0.04)),
  );
}
const torso = torsoOf(false);
/** Creases under the arms and across the sleeves. */
const creases = (x, y, z) => {
  const side = Math.abs(x);
  const arm = ease(0.6, 0.85, side) * ease(-0.2, -0.6, y);
  const pit = Math.exp(-((side - 0.66) ** 2 + (y + 0.6) ** 2) / 0.05);
  return (0.007 * arm + 0.012 * pit) * Math.sin(y * 19 + x * 5 + z * 11 + Math.sin(side * 11));
};
/** A bust of a torso ends in a straight line as the camera sees it. */
const bustOf = (shape) => both(0.05, shape, (_x, y, z) => -1.2 - y + z * 0.16);

/** Depth of the chest's surface. */
function chestZ(x, y) {
  let z = 1.1;
  while (z > -0.3 && torso(x, y, z) > 0) z -= 0.01;
  return z;
}

/** A flat outline laid on the chest. */
export const worn = (outline, material, lift = 0.02, depth = 0.05) =>
  bend(slab(outline, material, { depth, bevel: 0.02, curves: 16 }), 0.09, (p) =>
    p.setZ(p.z + chestZ(p.x, p.y) + lift),
  );

/** A head with its features and its hair; hats come on top. @see headOf */
export const head = ({ lips, isStern = false, gaze = [-0.2, -0.02], ...look }) =>
  at(
    group(
      headOf({
        lip: lips,
        frown: isStern ? 0.035 : 0,
        smile: isStern ? 0.02 : 0.1,
        gaze,
        hasTongue: true,
        ...look,
      }),
    ),
    0,
    HEAD_Y,
    0,
  );

/** Shoulders, chest and upper arms in one cloth. */
export const body = (cloth, isSoft = false) => {
  const shape = torsoOf(isSoft);
  return sculpt(
    bustOf((x, y, z) => shape(x, y, z) - creases(x, y, z)),
    BOUNDS,
    STEP,
    cloth,
  );
};

/** A part of the torso's surface, `thick` above it, where `region` is negative. */
const layer = (material, thick, region, isSoft) => {
  const shape = torsoOf(isSoft);
  return sculpt(
    bustOf(
      both(
        thick * 0.9,
        (x, y, z) => Math.abs(shape(x, y, z)) - thick,
        (x, y, z) => region(x, y, z),
      ),
    ),
    BOUNDS,
    0.015,
    material,
  );
};

/** Bands around the neck from one distance to another: collars of cloth, of metal, of fur. */
export const yoke = (material, from, to, { thick = 0.04, isSoft } = {}) =>
  layer(
    material,
    thick,
    (x, y, z) => {
      const far = Math.hypot(x * 0.92, (y - 0.2) * 1.25, (z + 0.06) * 0.9);
      return Math.abs(far - (from + to) / 2) - (to - from) / 2;
    },
    isSoft,
  );

/** A band across the chest and around the arms. */
export const band = (material, y, high, { thick = 0.045, isSoft } = {}) =>
  layer(material, thick, (x, at) => Math.abs(at - y + x * x * 0.12) - high / 2, isSoft);

const flipped = (side, line) => points(line).map(([x, y]) => [x * side, y]);

/** A jacket's open front: shirt, lapels and buttons. */
export const suit = ({ shirt = M.white, lapel, trim = M.gold, vest }) =>
  group(
    worn(polygon(points("0 -1.1, -0.34 0.02, -0.22 0.14, 0.22 0.14, 0.34 0.02")), shirt, 0.0),
    vest
      ? worn(
          polygon(points("0 -0.34, -0.3 0.06, -0.44 -0.02, -0.5 -1.04, 0.5 -1.04, 0.44 -0.02, 0.3 0.06")),
          vest,
          0.02,
        )
      : [],
    [1, -1].map((side) =>
      worn(
        polygon(flipped(side, "0 -0.94, 0.2 0.15, 0.33 0.1, 0.54 -0.26, 0.4 -0.34, 0.47 -0.42")),
        lapel,
        0.05,
      ),
    ),
    [-0.6, -0.76, -0.92].map((y) => at(ball(0.035, trim), 0, y, chestZ(0, y) + 0.07)),
  );

export function bowTie(material, knot = material) {
  const wing = (side) =>
    at(
      slab(
        svg(side > 0 ? "M0 -6 L30 -17 Q34 0 30 17 L0 6Z" : "M0 -6 L-30 -17 Q-34 0 -30 17 L0 6Z"),
        material,
        { depth: 5, bevel: 4 },
      ),
      0,
      0,
      0,
      0,
      side * 0.3,
      0,
      0.0085,
    );
  return at(group(wing(1), wing(-1), at(box(0.12, 0.15, 0.12, 0.05, knot), 0, 0, 0.04)), 0, 0.12, 0.31, -0.2);
}

/** Something in the middle of the chest. */
export const pendant = (object, y = -0.34, scale = 1) =>
  at(group(object), 0, y, chestZ(0, y) + 0.09, -0.2, 0, 0, scale);

/** A robe's front edges, from the neck to the waist. */
export const robe = (inner, edge) =>
  group(
    worn(polygon(points("0 -1.1, -0.3 0.0, -0.2 0.14, 0.2 0.14, 0.3 0.0")), inner, 0.0),
    [1, -1].map((side) =>
      worn(polygon(flipped(side, "0 -1.1, 0.2 0.15, 0.38 0.08, 0.13 -1.08")), edge, 0.05),
    ),
  );

/** A standing collar behind the head. */
export const highCollar = (outer, inner) => {
  const wing = (material, grow) =>
    bend(
      slab(
        svg("M-66 30 C-92 -30 -86 -66 -64 -104 C-40 -70 40 -70 64 -104 C86 -66 92 -30 66 30 Z"),
        material,
        {
          depth: 3,
          bevel: 2,
          grow,
        },
      ),
      10,
      (p) => p.setZ(p.z + (p.x / 78) ** 2 * 46),
    );
  return at(group(wing(outer, 2), at(wing(inner, -3), 0, 0, 4)), 0, 0.34, -0.46, -0.1, 0, 0, 0.0105);
};

/** Places an object on the head; `y` counts from its middle. */
export const onHead = (object, y, z = 0, tilt = -0.1, roll = 0, scale = 1) =>
  at(group(object), 0, HEAD_Y + y, z, tilt, 0, roll, scale);

/** A golden circlet with points; `jewelled` adds what `build` makes in front. */
export const diadem = (material, { tips = 9, high = 0.3, front } = {}) =>
  onHead(
    group(
      lathe(points("0.5 -0.06, 0.53 0, 0.51 0.08, 0.47 0.08"), material),
      at(ring(0.52, 0.035, material), 0, -0.06, 0, PI / 2),
      at(ring(0.51, 0.028, material), 0, 0.09, 0, PI / 2),
      Array.from({ length: tips }, (_, i) => {
        const a = (i / tips) * PI * 2;
        const tall = high * (Math.cos(a) > 0.9 ? 1.35 : 1);
        return at(
          group(
            at(
              slab(polygon(points(`-0.14 0, 0.14 0, 0.03 ${tall}, -0.03 ${tall}`)), material, {
                depth: 0.03,
                bevel: 0.02,
              }),
            ),
            at(ball(0.05, material), 0, tall + 0.03, 0),
          ),
          Math.sin(a) * 0.5,
          0.06,
          Math.cos(a) * 0.5,
          0,
          a,
          0,
        );
      }),
      front ? at(group(front), 0, 0.03, 0.55) : [],
    ),
    0.4,
    -0.02,
    -0.16,
  );

/** A pointed hat with a brim. */
export const pointedHat = (cloth, band, { brim = 1.0, bend: bow = 0.3 } = {}) =>
  onHead(
    group(
      deform(
        lathe(
          points(`0.5 -0.02, ${brim * 0.7} -0.05, ${brim} 0.02, ${brim} 0.07, ${brim * 0.7} 0.03, 0.5 0.06`),
          cloth,
          { smooth: true },
        ),
        (p) => p.setY(p.y + Math.sin(Math.atan2(p.z, p.x) * 2 + 0.6) * 0.08 * Math.hypot(p.x, p.z)),
      ),
      deform(
        lathe(points("0.54 -0.02, 0.5 0.3, 0.36 0.8, 0.2 1.2, 0.06 1.5, 0.001 1.54"), cloth, {
          smooth: true,
        }),
        (p) => {
          const t = Math.max(0, p.y) / 1.5;
          p.set(p.x + t * t * bow, p.y - t * t * Math.abs(bow) * 0.4, p.z - t * 0.1);
        },
      ),
      lathe(points("0.55 0.0, 0.57 0.02, 0.54 0.2, 0.52 0.2"), band),
    ),
    0.3,
    -0.02,
    -0.14,
  );

/** A hat with a flat top. */
export const topHat = (cloth, band, { high = 0.6, brim = 0.86, buckle } = {}) =>
  onHead(
    group(
      deform(
        lathe(points(`0.5 0, ${brim} -0.01, ${brim + 0.03} 0.03, ${brim} 0.06, 0.5 0.05`), cloth, {
          smooth: true,
        }),
        (p) => p.setY(p.y + p.x * p.x * 0.16),
      ),
      lathe(
        points(`0.54 0, 0.52 ${high * 0.5}, 0.58 ${high - 0.04}, 0.56 ${high}, 0.001 ${high + 0.02}`),
        cloth,
      ),
      lathe(points("0.55 0.03, 0.57 0.05, 0.56 0.2, 0.54 0.2"), band),
      buckle
        ? at(
            group(box(0.26, 0.24, 0.06, 0.03, buckle), at(box(0.14, 0.12, 0.07, 0.02, band), 0, 0, 0.02)),
            0,
            0.12,
            0.57,
          )
        : [],
    ),
    0.34,
    -0.02,
    -0.12,
  );

/** A felt hat with a dented crown. */
export const fedora = (cloth, band) =>
  onHead(
    group(
      deform(
        lathe(points("0.5 0, 0.72 -0.03, 0.94 -0.02, 0.97 0.02, 0.72 0.02, 0.5 0.05"), cloth, {
          smooth: true,
        }),
        (p) => p.setY(p.y + Math.abs(p.x) ** 3 * 0.16 - Math.max(0, p.z) * 0.14),
      ),
      deform(
        lathe(points("0.55 0, 0.54 0.22, 0.48 0.44, 0.34 0.52, 0.001 0.5"), cloth, { smooth: true }),
        (p) => p.setY(p.y - Math.max(0, p.y - 0.2) * 0.5 * Math.exp(-(p.x * p.x) * 30)),
      ),
      lathe(points("0.56 0.02, 0.575 0.03, 0.565 0.17, 0.55 0.17"), band),
    ),
    0.32,
    -0.01,
    -0.04,
  );

/** A round helmet over the skull with a band; `horns` and `wings` stand at its sides. */
export const dome = (metal, band) =>
  onHead(
    group(
      lathe(points("0.58 -0.04, 0.57 0.12, 0.46 0.36, 0.24 0.5, 0.001 0.54"), metal, { smooth: true }),
      lathe(points("0.58 -0.08, 0.62 -0.06, 0.61 0.08, 0.57 0.1"), band),
      tube(points("0 0.02 0.62, 0 0.26 0.53, 0 0.46 0.28, 0 0.55 0, 0 0.46 -0.28, 0 0.2 -0.56"), 0.045, band),
      Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * PI * 2;
        return at(ball(0.032, band), Math.sin(a) * 0.62, 0.01, Math.cos(a) * 0.62);
      }),
    ),
    0.26,
    -0.02,
    -0.12,
  );

export const horns = (material) =>
  onHead(
    group(
      [1, -1].map((side) =>
        tube(
          points("0.52 0.05 0, 0.86 0.1 0.02, 1.02 0.34 0.06, 1.0 0.66 0.1, 0.92 0.8 0.12").map(
            ([x, y, z]) => [x * side, y, z],
          ),
          0.17,
          material,
          { taper: (t) => 1 - t * 0.9 },
        ),
      ),
    ),
    0.3,
  );

/** Feathered wings at a helmet's sides, or a fairy's when they're large. */
export const feathers = (material) =>
  onHead(
    group(
      [1, -1].map((side) =>
        [0, 1, 2].map((i) =>
          at(
            stretch(ball(0.2, material), 0.4, 2.1 - i * 0.4, 0.8),
            side * (0.64 + i * 0.1),
            0.36 - i * 0.1,
            -0.14 - i * 0.06,
            -0.3,
            0,
            side * (-0.34 - i * 0.3),
          ),
        ),
      ),
    ),
    0.3,
  );
