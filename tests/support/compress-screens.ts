// Stores the reference screenshots without loss in a fifth of their size.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

for (const file of globSync("tests/screens/*.png")) {
  const png = sharp(readFileSync(file)).png({ compressionLevel: 9, effort: 10 });
  writeFileSync(file, await png.toBuffer());
}
