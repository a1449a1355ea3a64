/**
 * Draws the pictures of a new installation's first screens into the project, to be committed: run it after each change
 * of the art and of ART_VERSION.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { render } from "../modules/art/render.ts";
import { FIRST_SCREENS } from "../modules/art/service.ts";
import { firstScreenPictures } from "../seed/first-screens.ts";

await rm(dirname(FIRST_SCREENS), { recursive: true, force: true });
for (const { bundledFile, order } of firstScreenPictures()) {
  await mkdir(dirname(bundledFile), { recursive: true });
  await writeFile(bundledFile, await render(order, "careful"));
}
