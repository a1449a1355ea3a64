import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { readArt } from "../modules/art/cache.ts";
import { render } from "../modules/art/render.ts";
import { artBytes } from "../modules/art/service.ts";
import { firstScreenPictures } from "./first-screens.ts";

const pictures = firstScreenPictures();

it("has each picture of a new installation's first screens, without drawing", async () => {
  const isWhole = await Promise.all(
    pictures.map(async ({ bundledFile, order }) => Boolean(await readArt(bundledFile, order.format))),
  );
  expect(isWhole).not.toContain(false);
  const noDrawing = () => Promise.reject(new Error("drawn"));
  const [first] = pictures;
  expect(await artBytes(first!, "now", noDrawing)).toEqual(await readFile(first!.bundledFile));
});

it("has the cards of the promotions' page, in the shapes and widths that browsers load", () => {
  const names = pictures.map(({ bundledFile }) => basename(bundledFile));
  expect(names).toEqual(
    expect.arrayContaining(["vip-square-240.avif", "tournament-square-480.avif", "tournament-tall-480.avif"]),
  );
});

it("has them as the renderer draws them now", async () => {
  const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
  for (const { bundledFile, order } of [pictures[0]!, pictures[4]!, pictures.at(-3)!]) {
    const [bundled, drawn] = await Promise.all([
      readFile(bundledFile).then(pixels),
      render(order, "careful").then(pixels),
    ]);
    const difference = bundled.reduce((sum, value, i) => sum + Math.abs(value - drawn[i]!), 0);
    // Encoders differ slightly between processors.
    expect(difference / bundled.length).toBeLessThan(2);
  }
});
