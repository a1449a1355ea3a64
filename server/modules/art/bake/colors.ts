import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { spriteFile } from "../sprites.ts";
import { subjectSprites } from "../subjects/title-subject.ts";

const FILE = join(import.meta.dirname, "../subjects/sprite-colors.ts");
/** Alpha (of 255) from which a pixel counts, and its least chroma (of 1) for its hue to count. */
const OPAQUE = 128;
const LEAST_CHROMA = 0.08;

/** The mean hue (degrees), the chroma along it and the lightness (percent) of a sprite. */
export async function measureColor(name: string): Promise<[hue: number, chroma: number, lightness: number]> {
  const side = 64;
  const data = await sharp(spriteFile(name)).ensureAlpha().resize(side, side).raw().toBuffer();
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

/** Writes the colours of all sprites that posters can show. */
export async function writeColors(): Promise<void> {
  const lines: string[] = [];
  for (const name of subjectSprites().sort()) lines.push([name, ...(await measureColor(name))].join(" "));
  const text = `/** Hue (degrees), chroma and lightness (percent) of the sprites, measured by \`bake/bake.ts\`. */\nexport const SPRITE_COLORS = \`\n${lines.join("\n")}\n\`;\n`;
  await writeFile(FILE, text);
}
