import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { openEmptyDatabase, TEST_GAMES } from "../../tests/support/server/database.ts";
import { testSite } from "../../tests/support/server/site.ts";
import { seed } from "../seed/seed.ts";

// The pages' sizes depend on every row that they show, so these tests have a database of their own.
const { db } = await openEmptyDatabase();
await seed(db, TEST_GAMES);
const { app, page } = await testSite({ db });

/** When the router rendered, which the page contains. */
const RENDERED_AT = /\bu:\d{13}\b/g;

/** A page's size at five times of rendering, the middle one: by the digits of the time, brotli's result varies by 40 bytes. */
function sizeOf(html: string): number {
  const sizes = Array.from(
    { length: 5 },
    (_, i) =>
      brotliCompressSync(html.replaceAll(RENDERED_AT, `u:${1_796_009_198_579 + i * 10_514_516}`)).length,
  );
  return sizes.sort((a, b) => a - b)[2]!;
}

// The target is ten packets of 1,460 bytes.
it.each(["/", "/de", "/pokies/all", "/faq"])(
  "NEW-02 the page %s has at most 15.8 kB, and its data 12 kB",
  async (path) => {
    const { html } = await page(path);
    expect(html).toMatch(RENDERED_AT);
    expect(sizeOf(html)).toBeLessThanOrEqual(15_800);
    const address = / data-state="([^"]+)"/.exec(html)![1]!.replaceAll("&amp;", "&");
    const data = await (await app.request(`http://localhost${address}`)).text();
    expect(brotliCompressSync(data).length).toBeLessThanOrEqual(12_000);
  },
);

it.each(["/", "/pokies/all", "/live/all", "/live/roulette", "/producers"])(
  "PLT-54 the server renders each part of %s, so that the browser has nothing to render again",
  async (path) => {
    // React's mark of a part that failed on the server.
    expect((await page(path)).html).not.toContain("<!--$!-->");
  },
);
