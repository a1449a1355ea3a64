// Parts of the busts: head, hair and clothes that follow the body's surface.
import * as T from "three";
import * as M from "./materials.js";
import { points, polygon, svg } from "./outlines.js";
import { at, ball, box, cone, deform, group, lathe, PI, ring, slab, stretch, tube } from "./parts.js";
import { bend } from "./surfaces.js";

/** Half axes of the head, whose middle is the origin of `face` and `hair`. */
const HEAD = [0.5, 0.6, 0.52];
const HEAD_Y = 0.86;
const CHEST_DEPTH = 0.62;
/** Radius and height of the bust, from the neck down. */
const CHEST = points("0.2 0.34, 0.24 0.16, 0.46 0.06, 0.76 -0.1, 0.9 -0.42, 0.88 -0.8, 0.74 -1.1, 0.58 -1.2");

/** Radius of the bust at a height. */
function chestRadius(y) {
  const next = CHEST.findIndex(([, at]) => at <= y);
  if (next <= 0) return CHEST[next < 0 ? CHEST.length - 1 : 0][0];
  const [[r0, y0], [r1, y1]] = [CHEST[next - 1], CHEST[next]];
  return r0 + ((y0 - y) / (y0 - y1)) * (r1 - r0);
}

const chestZ = (x, y) => CHEST_DEPTH * Math.sqrt(Math.max(0, chestRadius(y) ** 2 - x * x));

/** A flat outline laid on the chest. */
export const worn = (outline, material, lift = 0.02, depth = 0.05) =>
  bend(slab(outline, material, { depth, bevel: 0.02, curves: 16 }), 0.09, (p) =>
    p.setZ(p.z + chestZ(p.x, p.y) + lift),
  );

const chestOf = (material) =>
  deform(
    lathe(points(`0.001 0.34, ${CHEST.map((p) => p.join(" ")).join(", ")}, 0.001 -1.22`), material, {
      smooth: true,
    }),
    (p) => p.setZ(p.z * CHEST_DEPTH),
  );

/** Skin; the studio's warm light saturates it again. */
const skinOf = (color) =>
  M.material({
    color: new T.Color(color).offsetHSL(0.008, -0.2, 0.03),
    roughness: 0.46,
    clearcoat: 0.35,
    clearcoatRoughness: 0.35,
    sheen: 0.25,
    sheenColor: 0xff8a5a,
    sheenRoughness: 0.5,
  });

const faceZ = (x, y) => HEAD[2] * Math.sqrt(Math.max(0, 1 - (x / HEAD[0]) ** 2 - (y / HEAD[1]) ** 2));

/** A line on the face. */
const drawn = (line, radius, material, lift = 0.005, taper = (t) => 0.55 + 1.6 * t * (1 - t)) =>
  tube(
    line.map(([x, y]) => [x, y, faceZ(x, y) + lift]),
    radius,
    material,
    { segments: 40, taper },
  );

const mirrored = (side, line) => points(line).map(([x, y]) => [x * side, y]);

function eye(side, iris, lid, scale) {
  const [x, y] = [side * 0.18, 0.06];
  return at(
    group(
      stretch(ball(0.085, M.white), 1.1, 0.8, 0.55),
      at(stretch(ball(0.06, M.enamel(iris)), 1, 1, 0.55), side * -0.01, 0, 0.024),
      at(stretch(ball(0.034, M.black), 1, 1, 0.5), side * -0.01, 0, 0.045),
      at(ball(0.014, M.glow(0xffffff, 1.4)), side * -0.01 + 0.02, 0.024, 0.066),
      at(stretch(ball(0.098, lid), 1.1, 0.6, 0.62), 0, 0.05, -0.006, -0.3),
    ),
    x,
    y,
    faceZ(x, y) - 0.012,
    0,
    side * 0.26,
    0,
    scale,
  );
}

/** @returns a head with its features; the hair and the hat come on top */
export function head({
  skin = 0xe8a27a,
  brow = 0x2a1408,
  iris = 0x3a1c0a,
  lips = 0xa8423a,
  isStern = false,
  isSoft = false,
  ears = 1,
}) {
  const flesh = skinOf(skin);
  const shape = deform(ball(1, flesh), (p) => {
    const jaw = Math.max(0, -p.y - 0.1);
    p.set(p.x * HEAD[0] * (1 - jaw * (isSoft ? 0.4 : 0.24)), p.y * HEAD[1], p.z * HEAD[2] * (1 - jaw * 0.06));
  });
  const inner = isStern ? 0.145 : 0.2;
  return at(
    group(
      shape,
      [1, -1].map((side) => eye(side, iris, flesh, isSoft ? 1.22 : 1)),
      [1, -1].map((side) =>
        drawn(
          mirrored(side, `0.07 ${inner}, 0.16 0.225, 0.24 0.225, 0.31 0.165`),
          isSoft ? 0.019 : 0.03,
          M.satin(brow),
          0.012,
        ),
      ),
      isSoft
        ? [1, -1].map((side) =>
            drawn(
              mirrored(side, "0.09 0.13, 0.18 0.165, 0.27 0.135, 0.31 0.15"),
              0.02,
              M.black,
              0.03,
              (t) => 0.5 + t,
            ),
          )
        : [],
      at(stretch(ball(isSoft ? 0.055 : 0.075, flesh), 0.85, 1.5, 1), 0, -0.07, 0.52, 0.22),
      at(stretch(ball(isSoft ? 0.045 : 0.06, flesh), 1.5, 0.8, 0.9), 0, -0.14, 0.535),
      drawn(points("-0.13 -0.275, -0.06 -0.3, 0 -0.3, 0.06 -0.3, 0.13 -0.268"), 0.03, M.satin(lips), 0.012),
      [1, -1].map((side) =>
        at(
          stretch(ball(0.13, flesh), 0.45, 1.1 * ears, 0.75),
          side * 0.49,
          0,
          -0.04,
          0,
          side * 0.3,
          side * -0.15 * ears,
        ),
      ),
    ),
    0,
    HEAD_Y,
    0,
  );
}

/** Hair: a cap whose front ends at a hairline. `line(x, z)` is the height under which there is none. */
export function hair(color, { line, size = 1.1, high = 1.06, strands = 0.02 } = {}) {
  const edge = line ?? ((x, z) => (z > 0.1 ? 0.27 + x * x * 0.2 : z > -0.16 ? -0.08 : -0.42));
  const cap = deform(
    ball(1, M.material({ color, roughness: 0.38, clearcoat: 0.5, clearcoatRoughness: 0.3 })),
    (p) => {
      const [x, y, z] = [p.x * HEAD[0], p.y * HEAD[1], p.z * HEAD[2]];
      const over = Math.max(0, Math.min(1, (y - edge(x, z)) / 0.06));
      const wave = strands * Math.sin(Math.atan2(p.x, p.y + 0.6) * 26);
      const k = 0.86 + (size - 0.86 + wave) * (over * over * (3 - 2 * over));
      p.set(x * k, y * (y > 0 ? k * high : k), z * k);
    },
  );
  return at(cap, 0, HEAD_Y, -0.01);
}

/** A beard: the lower part of a cap, `length` times as long, with the mouth free. */
export function beard(color, { length = 1.2, top = 0.0, width = 1.1 } = {}) {
  const shape = deform(ball(1, M.material({ color, roughness: 0.5, clearcoat: 0.3 })), (p) => {
    const [x, y, z] = [p.x * HEAD[0], p.y * HEAD[1], p.z * HEAD[2]];
    const mouth = Math.hypot(x / 0.17, (y + 0.27) / 0.07);
    const edge = z > 0.1 ? top - 0.2 + Math.abs(x) * 0.5 : top;
    let k = y < edge && z > -0.3 ? width : 0.84;
    if (z > 0 && mouth < 1) k = 0.9;
    const wave = 1 + 0.02 * Math.sin(Math.atan2(x, z) * 30);
    const down = y < -0.2 ? 1 + (length - 1) * (-y - 0.2) * 2.4 : 1;
    p.set(x * k * wave * (y < -0.2 ? 1 - (-y - 0.2) * (length - 1) * 0.45 : 1), y * k * down, z * k * wave);
  });
  return at(shape, 0, HEAD_Y, 0.01);
}

export const moustache = (color, wide = 0.22) =>
  at(
    group(
      [1, -1].map((side) =>
        drawn(
          mirrored(side, `0.015 -0.2, 0.08 -0.21, ${wide * 0.7} -0.24, ${wide} -0.2`),
          0.052,
          M.satin(color),
          0.03,
          (t) => 1.1 - t * 0.75,
        ),
      ),
    ),
    0,
    HEAD_Y,
    0,
  );

/** Long hair behind the shoulders. */
export const tresses = (color, { width = 0.62, down = 1.15, y = 0.5 } = {}) =>
  at(
    deform(ball(1, M.material({ color, roughness: 0.38, clearcoat: 0.5, clearcoatRoughness: 0.3 })), (p) => {
      const wave = 1 + 0.035 * Math.sin(Math.atan2(p.x, p.z) * 22) + 0.03 * Math.sin(p.y * 9 + p.x * 3);
      p.set(p.x * width * wave, p.y * down, Math.min(p.z, 0.35) * 0.42 * wave);
    }),
    0,
    y,
    -0.24,
  );

/** The bust: neck, chest and two sleeves. */
export const body = (cloth, skin = 0xe8a27a) =>
  group(
    chestOf(cloth),
    cone(0.2, 0.24, 0.5, skinOf(skin)).translateY(0.34),
    [1, -1].map((side) =>
      at(stretch(ball(0.26, cloth), 1, 1.55, 0.95), side * 0.82, -0.52, 0, 0, 0, side * 0.16),
    ),
  );

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
        polygon(mirrored(side, "0 -0.94, 0.2 0.15, 0.33 0.1, 0.54 -0.26, 0.4 -0.34, 0.47 -0.42")),
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

/** A ring around the neck, lower in front. */
export const collar = (material, { radius = 0.42, y = 0.06, tilt = 0.5, r = 0.05 } = {}) =>
  at(stretch(ring(radius, r, material), 1, 0.8, 1), 0, y, 0.04, PI / 2 + tilt);

/** Something in the middle of the chest. */
export const pendant = (object, y = -0.34, scale = 1) =>
  at(group(object), 0, y, chestZ(0, y) + 0.09, -0.2, 0, 0, scale);

/** A robe's front edges, from the neck to the waist. */
export const robe = (inner, edge) =>
  group(
    worn(polygon(points("0 -1.1, -0.3 0.0, -0.2 0.14, 0.2 0.14, 0.3 0.0")), inner, 0.0),
    [1, -1].map((side) =>
      worn(polygon(mirrored(side, "0 -1.1, 0.2 0.15, 0.38 0.08, 0.13 -1.08")), edge, 0.05),
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
