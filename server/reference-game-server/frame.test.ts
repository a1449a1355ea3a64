import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testApp } from "../../tests/support/server/app.ts";
import { testFolder } from "../../tests/support/server/folder.ts";

const framesFolder = testFolder("frames");
writeFileSync(join(framesFolder, "frame.js"), "run()");
writeFileSync(join(framesFolder, "frame.css"), "body{}");
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

it("PLT-49 nothing else is served below the games' path", async () => {
  for (const path of ["", "frame.html", "api/open", "../api/player"])
    expect((await get(path)).status).toBeGreaterThanOrEqual(400);
});
