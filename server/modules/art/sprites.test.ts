import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { BAKED_OBJECTS } from "./bake/objects.ts";
import { SPRITE_SIDE } from "./sprites.ts";

const FOLDER = join(import.meta.dirname, "sprites");
/** Bytes per pixel. */
const LARGEST = (30 * 1024) / 320 ** 2;
/** Alpha above which a pixel counts as part of the object. */
const OPAQUE = 200;

/** @returns width and height of the area that the object's opaque pixels span */
async function opaqueSize(sprite: Buffer): Promise<{ width: number; height: number }> {
  const { data, info } = await sharp(sprite).raw().toBuffer({ resolveWithObject: true });
  let [left, right, top, bottom] = [info.width, -1, info.height, -1];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      if (data[(y * info.width + x) * info.channels + 3]! < OPAQUE) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return { width: right - left + 1, height: bottom - top + 1 };
}

describe("the baked sprites", () => {
  it("has one sprite for each baked object and no other", () => {
    const names = readdirSync(FOLDER).map((file) => file.replace(/\.webp$/, ""));
    expect(names.sort()).toEqual([...BAKED_OBJECTS].sort());
  });

  it("keeps each sprite square, transparent, light and filled", async () => {
    const faults: string[] = [];
    for (const name of BAKED_OBJECTS) {
      const sprite = await readFile(join(FOLDER, `${name}.webp`));
      const { width, height, hasAlpha, format } = await sharp(sprite).metadata();
      const size = await opaqueSize(sprite);
      const edge = SPRITE_SIDE;
      if (format !== "webp" || width !== edge || height !== edge || !hasAlpha)
        faults.push(`${name}: ${width}x${height}`);
      if (sprite.length > LARGEST * edge ** 2) faults.push(`${name}: ${sprite.length} bytes`);
      if (Math.max(size.width, size.height) < edge * 0.8)
        faults.push(`${name}: ${size.width}x${size.height} opaque`);
    }
    expect(faults).toEqual([]);
  });
});
