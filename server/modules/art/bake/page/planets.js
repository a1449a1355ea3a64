// Planets with banded rings that throw shadows on them.
import * as T from "three";
import { noise } from "./fur.js";
import * as M from "./materials.js";
import { at, ball, group, mesh, PI, randomOf, ring, stretch, turn } from "./parts.js";
import { clamp, ease, mix } from "./sculpt.js";
import { bands } from "./textures.js";

/** Where the light comes from, in a planet's own space. */
const LIGHT = new T.Vector3(-0.5, 0.5, 0.7).normalize();
/** Where a ring's shadow comes from: from below, so that it isn't hidden behind the ring's near half. */
const LOW_LIGHT = new T.Vector3(-0.3, -0.24, 0.8).normalize();

/** Multiplies a part's colours by place. @param tone sets the colour of a point (p, color) */
function shaded(part, tone) {
  const { position } = part.geometry.attributes;
  const [p, color] = [new T.Vector3(), new T.Color()];
  const colors = new Float32Array(position.count * 3);
  for (let i = 0; i < position.count; i++) {
    tone(p.fromBufferAttribute(position, i), color);
    color.toArray(colors, i * 3);
  }
  part.geometry.setAttribute("color", new T.BufferAttribute(colors, 3));
  // Shadows between a planet and its ring are part of the colours.
  part.castShadow = false;
  return part;
}

/** A globe in the shadow of its rings, dark on its far side. @param rings [inner, outer] radii */
function globe(colors, seed, rings) {
  const surface = M.material({
    map: bands(colors, seed),
    vertexColors: true,
    roughness: 0.52,
    clearcoat: 0.4,
    clearcoatRoughness: 0.3,
  });
  return shaded(mesh(new T.SphereGeometry(1, 192, 144), surface), (p, color) => {
    const day = mix(0.3, 1.1, ease(-0.7, 0.55, p.dot(LIGHT)));
    let light = 1;
    if (p.y > 0) {
      const t = p.y / LOW_LIGHT.y;
      const far = Math.hypot(p.x - t * LOW_LIGHT.x, p.z - t * LOW_LIGHT.z);
      for (const [inner, outer] of rings)
        light *= 1 - 0.66 * ease(inner - 0.06, inner + 0.06, far) * ease(outer + 0.06, outer - 0.06, far);
    }
    color.setRGB(1, mix(0.8, 1, light), mix(0.96, 1, light)).multiplyScalar(day * light);
  });
}

/** A flat ring with a rounded edge and grooves. @param {number[]} colors from its inner edge outwards */
function band([inner, outer], colors, seed) {
  const shades = colors.map((color) => new T.Color(color));
  const steps = 72;
  const height = (t) =>
    0.052 *
    Math.sqrt(clamp(Math.min(t, 1 - t) * 14)) *
    (0.72 + 0.28 * Math.sin(t * (outer - inner) * 44 + seed));
  const side = (up) =>
    Array.from(
      { length: steps + 1 },
      (_, i) => new T.Vector2(mix(inner, outer, i / steps), up * height(i / steps)),
    );
  const geometry = new T.LatheGeometry([...side(-1), ...side(1).reverse()], 160);
  const part = mesh(
    geometry,
    M.material({
      color: 0xffffff,
      vertexColors: true,
      roughness: 0.42,
      clearcoat: 0.5,
      clearcoatRoughness: 0.25,
    }),
  );
  const [spot, foot] = [new T.Vector3(), new T.Vector3()];
  return shaded(part, (p, color) => {
    const r = Math.hypot(p.x, p.z);
    const t = clamp((r - inner) / (outer - inner)) * (shades.length - 1);
    const i = Math.min(shades.length - 2, Math.floor(t));
    color.copy(shades[i]).lerp(shades[i + 1], ease(0.35, 0.65, t - i));
    color.multiplyScalar(0.74 + 0.4 * noise(r * 22 + seed, seed, 0));
    // The planet's own shadow.
    spot.copy(p);
    const along = spot.dot(LIGHT);
    const away = foot.copy(LIGHT).multiplyScalar(along).sub(spot).length();
    if (along < 0) color.multiplyScalar(mix(0.2, 1, ease(0.9, 1.08, away)));
  });
}

/** Stones that fly in a ring. */
function rubble([inner, outer], count, colors, seed) {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, i) => {
    const [a, r] = [random() * PI * 2, mix(inner, outer, random())];
    const stone = stretch(
      mesh(
        new T.IcosahedronGeometry(0.035 + random() ** 3 * 0.09, 1),
        M.stone(colors[i % colors.length], { flatShading: true }),
      ),
      1,
      0.7 + random() * 0.3,
      0.8,
    );
    return at(
      group(stone),
      Math.cos(a) * r,
      (random() - 0.5) * 0.1,
      Math.sin(a) * r,
      random() * 3,
      random() * 3,
      0,
    );
  });
}

/** @param {{ colors: number[], seed: number, rings: [number, number, number[]][], tilt: number[] }} look */
const planetOf =
  ({ colors, seed, rings, tilt, extras = () => [] }) =>
  () =>
    turn(
      group(
        globe(colors, seed, rings),
        rings.map(([inner, outer, shades], i) => band([inner, outer], shades, seed + i * 7)),
        extras(),
      ),
      ...tilt,
    );

function crater(a, b, r) {
  const place = new T.Vector3().setFromSphericalCoords(0.985, a, b);
  const one = group(stretch(ball(r, M.matte(0x0a3c9a)), 1, 1, 0.25), ring(r, r * 0.22, M.satin(0x38a0f0)));
  one.position.copy(place);
  one.lookAt(place.clone().multiplyScalar(2));
  return one;
}

export const PLANETS = {
  planet: planetOf({
    colors: [0xd8480e, 0xffa030, 0xa81c30, 0xffc860, 0x8c1450],
    seed: 3,
    rings: [
      [1.26, 1.6, [0x9a3c14, 0xf0a030, 0xc8602a, 0xffd070]],
      [1.65, 1.94, [0xffe0a0, 0xd8703a, 0xffc060, 0x8a2c4a]],
    ],
    tilt: [0.46, 0, 0.4],
  }),
  "planet-blue": planetOf({
    colors: [0x0b45c8, 0x1590ee, 0x0a2f9e, 0x34c8f0, 0x1560d8],
    seed: 8,
    rings: [
      [1.3, 1.56, [0x4a8ad8, 0xc8f0ff, 0x6ab0f0]],
      [1.62, 1.9, [0xf0fbff, 0x8ac4f4, 0xd8f4ff, 0x4a7ac8]],
    ],
    tilt: [0.5, 0, -0.42],
    extras: () => [
      [
        [1.1, -0.3, 0.2],
        [0.75, 0.5, 0.13],
        [1.2, 0.62, 0.11],
        [2.0, 0.3, 0.14],
      ].map((place) => crater(...place)),
      rubble([1.36, 1.96], 60, [0xe8f6ff, 0xa8c8f0, 0x7a9ad8], 5),
    ],
  }),
  "planet-violet": planetOf({
    colors: [0x5a1ad0, 0xa84af0, 0x2a0c8a, 0xe08aff, 0x7a2ae0],
    seed: 5,
    rings: [[1.3, 1.86, [0x1a8a9a, 0x8af0e0, 0x2aa8b8, 0xe8fff8, 0x4ac8d0, 0x1a6a8a]]],
    tilt: [0.5, 0, 0.62],
  }),
  "planet-green": planetOf({
    colors: [0x0a8a5a, 0x5ad07a, 0x0a5a6a, 0xc8f08a, 0x1aa08a],
    seed: 11,
    rings: [
      [1.28, 1.46, [0x8a5a2a, 0xf0d08a, 0xa8703a]],
      [1.52, 1.86, [0xffe8b0, 0xc88a4a, 0xf8d890, 0x9a5a3a]],
    ],
    tilt: [0.62, 0, -0.8],
  }),
};
