import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { BANNER_OBJECTS } from "../banner-themes.ts";
import { spriteFile } from "../sprites.ts";
import { subjectSprites } from "../subjects/title-subject.ts";

const FILE = join(import.meta.dirname, "../subjects/sprite-measures.ts");
/** Alpha (of 255) from which a pixel counts, and its least chroma (of 1) for its hue to count. */
const OPAQUE = 128;
const LEAST_CHROMA = 0.08;

const SIDE = 64;
/** Side at which a sprite's foot and top are measured: 0.5 percent a row. */
const FINE_SIDE = 200;

const pixels = (name: string, side: number) =>
  sharp(spriteFile(name)).ensureAlpha().resize(side, side).raw().toBuffer();

/** The mean hue (degrees), the chroma along it and the lightness (percent) of a sprite. */
async function measureColor(name: string): Promise<[hue: number, chroma: number, lightness: number]> {
  const data = await pixels(name, SIDE);
  let [x, y, light, count] = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < OPAQUE) continue;
    const [r = 0, g = 0, b = 0] = [...data.subarray(at, at + 3)].map((value) => value / 255);
    count++;
    light += 0.3 * r + 0.59 * g + 0.11 * b;
    if (Math.max(r, g, b) - Math.min(r, g, b) < LEAST_CHROMA) continue;
    x += r - (g + b) / 2;
    y += ((g - b) * Math.sqrt(3)) / 2;
  }
  const percent = (value: number) => Math.round((value / count) * 100);
  const hue = Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return [hue, percent(Math.hypot(x, y)), percent(light)];
}

/** Where a sprite's lowest opaque row ends and its highest begins, percent of its side from the top. */
async function measureHeight(name: string): Promise<[foot: number, top: number]> {
  const data = await pixels(name, FINE_SIDE);
  const isOpaque = (value: number, at: number) => at % 4 === 3 && value >= OPAQUE;
  const row = (at: number) => Math.floor(at / 4 / FINE_SIDE);
  const percent = (rows: number) => (rows / FINE_SIDE) * 100;
  return [percent(row(data.findLastIndex(isOpaque)) + 1), percent(row(data.findIndex(isOpaque)))];
}

/** A sprite's line: its name, colour, foot and top. */
export const measureSprite = async (name: string): Promise<string> =>
  [name, ...(await measureColor(name)), ...(await measureHeight(name))].join(" ");

/** Writes the measures of all sprites that posters and banners can show. */
export async function writeMeasures(): Promise<void> {
  const lines: string[] = [];
  for (const name of [...new Set([...subjectSprites(), ...BANNER_OBJECTS])].sort())
    lines.push(await measureSprite(name));
  const text = `/** Hue (degrees), chroma, lightness, foot and top (percent) of the sprites, measured by \`bake/bake.ts\`. */\nexport const SPRITE_MEASURES = \`\n${lines.join("\n")}\n\`;\n`;
  await writeFile(FILE, text);
}
