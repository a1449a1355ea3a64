import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OFFLINE_DEMO_FILES, OFFLINE_DEMO_HEADER } from "../../src/rules/web/offline-demo.ts";
import { testApp } from "../../tests/support/server/app.ts";
import { testFolder } from "../../tests/support/server/folder.ts";

const framesFolder = testFolder("frames");
writeFileSync(join(framesFolder, "frame.js"), "run()");
writeFileSync(join(framesFolder, "frame.css"), "body{}");
writeFileSync(join(framesFolder, "offline.js"), "run()");
writeFileSync(join(framesFolder, "offline.css"), "body{}");
mkdirSync(join(framesFolder, "symbols"));
for (const name of ["crown", "joker"]) writeFileSync(join(framesFolder, "symbols", `${name}.avif`), name);
const app = await testApp({ framesFolder });
const get = (path: string) => app.app.request(`http://localhost/reference-games/${path}`);

it("PLAY-08 PLAY-10 a frame is sandboxed without an origin, cookies, popups or top navigation", async () => {
  const response = await get("frame?launch=abc");
  const policy = response.headers.get("content-security-policy")!;
  expect(policy).toContain("sandbox allow-scripts;");
  for (const word of [
    "allow-same-origin",
    "allow-top-navigation",
    "allow-popups",
    "unsafe-inline",
    "unsafe-eval",
  ])
    expect(policy).not.toContain(word);
  expect(policy).toContain("default-src 'none'");
  // The site's typeface comes from the site, which answers requests without an origin.
  expect(policy).toContain("font-src 'self'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.getSetCookie()).toEqual([]);
  // The launch token is only in the frame's address.
  expect(await response.text()).not.toContain("abc");
});

it("PLAY-08 a frame's files are cached immutably by content hash, and load without an origin", async () => {
  const html = await (await get("frame")).text();
  const [script, styles] = ["src", "href"].map(
    (name) => new RegExp(`${name}="(frame\\.\\w+\\?v=[0-9a-f]{12})"`).exec(html)![1]!,
  );
  for (const [path, type] of [
    [script!, "text/javascript"],
    [styles!, "text/css"],
  ] as const) {
    const response = await get(path);
    expect(response.headers.get("content-type")).toContain(type);
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  }
});

it("PLAY-10 a slot's document preloads its pictures, which are cached immutably", async () => {
  const response = await get("frame?launch=abc&symbols=joker+crown+unknown");
  expect(response.headers.get("content-security-policy")).toContain("img-src 'self';");
  const links = response.headers.get("link")!.split(", ");
  const pattern =
    /^<(symbols\/(?:joker|crown)\.avif\?v=[0-9a-f]{12})>; rel=preload; as=image; type="image\/avif"$/;
  const addresses = links.map((link) => pattern.exec(link)?.[1]);
  expect(addresses.map((address) => address?.slice(0, 13))).toEqual(["symbols/joker", "symbols/crown"]);
  const picture = await get(addresses[1]!);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    "content-type": "image/avif",
    "cache-control": expect.stringContaining("immutable"),
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(await picture.text()).toBe("crown");
  for (const query of ["", "&symbols=unknown", "&symbols=crown.avif>", "&symbols=.."])
    expect((await get(`frame?launch=abc${query}`)).headers.has("link")).toBe(false);
});

it("PLAY-10 an unknown picture is rejected like any unknown address", async () => {
  for (const file of ["unknown.avif", "crown", "crown.webp", "..%2Fframe.js"]) {
    const response = await get(`symbols/${file}`);
    expect([response.status, await response.json()]).toMatchObject([404, { code: "not_found" }]);
    expect(response.headers.get("cache-control") ?? "").not.toContain("immutable");
  }
});

it("PLT-54 the demo on the device may send nothing anywhere, and its files are those that the worker stores", async () => {
  const [document] = OFFLINE_DEMO_FILES;
  const responses = await Promise.all(
    OFFLINE_DEMO_FILES.map((path) => app.app.request(`http://localhost${path}`)),
  );
  expect(responses.map(({ status, headers }) => [status, headers.get("cache-control")])).toEqual(
    responses.map(() => [200, "no-cache"]),
  );
  const [page] = responses;
  expect(page!.headers.has(OFFLINE_DEMO_HEADER)).toBe(true);
  const policy = page!.headers.get("content-security-policy")!;
  for (const word of ["connect-src", "unsafe-"]) expect(policy).not.toContain(word);
  for (const rule of ["form-action 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
    expect(policy).toContain(rule);
  expect(policy).toContain("default-src 'none'");
  const html = await page!.text();
  for (const extension of ["js", "css"]) expect(html).toContain(`"offline.${extension}"`);
  expect(document).toBe("/reference-games/offline");
});

it("PLT-49 nothing else is served below the games' path", async () => {
  for (const path of ["", "frame.html", "api/open", "../api/player"])
    expect((await get(path)).status).toBeGreaterThanOrEqual(400);
});
