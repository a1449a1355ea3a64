// Seamless textures made from seeded noise.
import * as T from "three";

/** @returns a value from 0 to 1 for a lattice point */
function hash(x, y) {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** Value noise that repeats every `period` cells. */
function noise(x, y, period) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const ease = (t) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - ix), ease(y - iy)];
  const corner = (dx, dy) => hash((ix + dx) % period, (iy + dy) % period);
  const top = corner(0, 0) * (1 - u) + corner(1, 0) * u;
  const bottom = corner(0, 1) * (1 - u) + corner(1, 1) * u;
  return top * (1 - v) + bottom * v;
}

function texture(size, valueAt, scale = 1) {
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const value = Math.max(0, Math.min(255, valueAt(x / size, y / size) * 255));
      data.set([value, value, value, 255], (y * size + x) * 4);
    }
  const result = new T.DataTexture(data, size, size);
  result.wrapS = result.wrapT = T.RepeatWrapping;
  result.repeat.set(scale, scale);
  result.magFilter = T.LinearFilter;
  result.minFilter = T.LinearMipmapLinearFilter;
  result.generateMipmaps = true;
  result.needsUpdate = true;
  return result;
}

export const grain = texture(
  256,
  (x, y) => 0.6 * noise(x * 24, y * 24, 24) + 0.4 * noise(x * 64, y * 64, 64),
);
export const hammered = texture(256, (x, y) => noise(x * 16, y * 16, 16), 1.4);
export const planks = texture(
  256,
  (x, y) => 0.5 + 0.32 * noise(x * 4, y * 48, 48) + 0.24 * noise(x * 8, y * 96, 96) * noise(x * 6, y * 6, 6),
);

/** Clouds of a planet in wavy bands. @param {number[]} colors */
export function bands(colors, seed) {
  const [w, h] = [512, 256];
  const palette = colors.map((color) => new T.Color(color).convertLinearToSRGB());
  const data = new Uint8Array(w * h * 4);
  const mixed = new T.Color();
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const wave =
        noise((x / w) * 8 + seed, (y / h) * 10, 8) * 0.9 +
        noise((x / w) * 24, (y / h) * 40 + seed, 24) * 0.35;
      const at = (y / h) * 9 + wave;
      const k = at - Math.floor(at);
      mixed.lerpColors(
        palette[Math.floor(at) % colors.length],
        palette[(Math.floor(at) + 1) % colors.length],
        k * k * (3 - 2 * k),
      );
      data.set([mixed.r * 255, mixed.g * 255, mixed.b * 255, 255], (y * w + x) * 4);
    }
  const result = new T.DataTexture(data, w, h);
  result.colorSpace = T.SRGBColorSpace;
  result.wrapS = T.RepeatWrapping;
  result.magFilter = T.LinearFilter;
  result.needsUpdate = true;
  return result;
}

/** Slanting stripes: `count` pairs around, shifted by `twist` pairs from pole to pole. */
export function stripes(colors, count, twist) {
  const size = 1024;
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d");
  const width = size / (count * 2);
  for (let i = -twist * 2; i < count * 2; i++) {
    context.fillStyle = `#${colors[Math.abs(i) % 2].toString(16).padStart(6, "0")}`;
    context.beginPath();
    const shift = twist * 2 * width;
    for (const [x, y] of [
      [i, 0],
      [i + 1, 0],
      [i + 1, 1],
      [i, 1],
    ])
      context.lineTo(x * width + y * shift, y * size);
    context.fill();
  }
  const result = new T.CanvasTexture(canvas);
  result.colorSpace = T.SRGBColorSpace;
  result.wrapS = T.RepeatWrapping;
  return result;
}
