import sharp from "sharp";
import { expect, it } from "vitest";
import { STUDIOS } from "../../server/seed/content/studios.ts";
import { hash } from "../rules/web/hash.ts";
import { type EmblemPaths, emblemOf } from "./provider-emblems.ts";

/** Around the grid's 24 pixels. */
const MARGIN = 4;
const SIDE = 24 + 2 * MARGIN;

const seedOf = (slug: string) => hash(`mark ${slug}`);
const studios = STUDIOS.map(({ slug }) => ({ slug, paths: emblemOf(slug, seedOf(slug)) }));
/** Names without a word that has a mark. */
const others = Array.from({ length: 300 }, (_, i) => emblemOf(`x${i}`, seedOf(`x${i}`)));

/** An emblem's drawing without its colour, pixel by pixel: 1 where it's bright, 0.5 on its shade. */
async function draw([mark, shade]: EmblemPaths): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="-${MARGIN} -${MARGIN} ${SIDE} ${SIDE}" fill-rule="evenodd"><rect x="-${MARGIN}" y="-${MARGIN}" width="${SIDE}" height="${SIDE}"/><path fill="#fff" d="${mark}"/><path fill="#808080" d="${shade ?? ""}"/></svg>`;
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).raw().toBuffer();
  return [...pixels].map((value) => value / 255);
}

const isOutside = (_: number, i: number) =>
  [i % SIDE, Math.floor(i / SIDE)].some((at) => at < MARGIN || at >= SIDE - MARGIN);

it("CAT-05 emblems of different providers differ, and a provider's is always the same", () => {
  expect(new Set(others.map((paths) => paths.join("|"))).size).toBeGreaterThan(240);
  expect(emblemOf("x7", seedOf("x7"))).toEqual(others[7]);
});

it("CAT-05 a word in a provider's name chooses its emblem", () => {
  expect(emblemOf("blue-lantern", 1)).toEqual(emblemOf("driftlantern", 2));
  expect(emblemOf("driftlantern", 1)).not.toEqual(emblemOf("copperkite", 1));
});

it("CAT-05 emblems stay on their grid, which they fill", async () => {
  for (const paths of [...studios.map((studio) => studio.paths), ...others.slice(0, 60)]) {
    const pixels = await draw(paths);
    expect(Math.max(...pixels.filter(isOutside)), paths.join("|")).toBeLessThan(0.3);
    const ink = pixels.reduce((sum, value) => sum + value);
    expect(ink / 576, paths.join("|")).toSatisfy((part: number) => part > 0.05 && part < 0.9);
  }
});

it("CAT-05 no two of the catalogue's providers look alike, even without their colours", async () => {
  const drawings = await Promise.all(
    studios.map(async ({ slug, paths }) => ({ slug, pixels: await draw(paths) })),
  );
  const alike = drawings.flatMap((one, i) =>
    drawings.slice(i + 1).flatMap((other) => {
      let [shared, all] = [0, 0];
      for (const [at, value] of one.pixels.entries()) {
        shared += Math.min(value, other.pixels[at]!);
        all += Math.max(value, other.pixels[at]!);
      }
      return shared / all > 0.68 ? [`${one.slug}, ${other.slug}: ${(shared / all).toFixed(2)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
