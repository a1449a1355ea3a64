import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { randomOf } from "../../tests/support/data/random.ts";
import { storeReleases } from "./releases.ts";

describe("assets of previous builds", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "releases-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  let time = Date.UTC(2026, 0, 1);
  /** Serves a build of these files, one day after the previous one. */
  function serve(build: string, files: Record<string, string>): Map<string, Buffer> {
    const client = join(folder, "client");
    rmSync(client, { recursive: true, force: true });
    mkdirSync(join(client, "assets"), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(client, "assets", name), text);
    time += 86_400_000;
    return storeReleases(join(folder, "data"), client, build, () => time);
  }

  it("don't exist for a first build, and serving it again changes nothing", () => {
    expect(serve("b1", { "a-1.js": "one" }).size).toBe(0);
    expect(serve("b1", { "a-1.js": "one" }).size).toBe(0);
    expect(readdirSync(join(folder, "data/releases"))).toEqual(["b1"]);
  });

  it("are still served by the next build if it lacks them", () => {
    serve("b1", { "a-1.js": "one", "same.js": "same" });
    const old = serve("b2", { "a-2.js": "two", "same.js": "same" });
    expect([...old]).toEqual([["/assets/a-1.js", Buffer.from("one")]]);
  });

  it("are kept for the last four builds, ordered by when they last served", () => {
    for (const n of [1, 2, 3]) serve(`b${n}`, { [`a-${n}.js`]: `${n}` });
    // The first build serves again, so the second one is the oldest.
    serve("b1", { "a-1.js": "1" });
    for (const n of [4, 5]) serve(`b${n}`, { [`a-${n}.js`]: `${n}` });
    expect(readdirSync(join(folder, "data/releases")).sort()).toEqual(["b1", "b3", "b4", "b5"]);
    expect([...serve("b5", { "a-5.js": "5" }).keys()].sort()).toEqual([
      "/assets/a-1.js",
      "/assets/a-3.js",
      "/assets/a-4.js",
    ]);
  });

  it("NAV-37 let 1,000 sessions over three releases load every part of the app", () => {
    const random = randomOf(20_261_122);
    /** Forty parts; each release changes about a third, removes one and adds one. */
    const versions = Array.from({ length: 40 }, () => 1);
    const release = (n: number) => {
      for (let part = 0; part < 14; part++) versions[random(40)]! += 1;
      const parts = versions.map((version, part) => `part${part}-${version}.js`);
      return [...parts.filter((_, part) => part !== n), `new${n}-${n}.js`];
    };
    const releases = [1, 2, 3, 4].map(release);
    const sessions = Array.from({ length: 1_000 }, () => ({
      began: random(4),
      requests: Array.from({ length: 5 }, () => ({ at: random(4), part: random(40) })),
    }));
    let requestCount = 0;
    for (const [at, files] of releases.entries()) {
      const old = serve(`b${at}`, Object.fromEntries(files.map((file) => [file, file])));
      for (const { began, requests: sessionRequests } of sessions) {
        for (const request of sessionRequests) {
          if (request.at !== at || at < began) continue;
          const file = releases[began]![request.part]!;
          const answer = files.includes(file) ? file : old.get(`/assets/${file}`)?.toString();
          expect(answer).toBe(file);
          requestCount++;
        }
      }
    }
    expect(requestCount).toBeGreaterThan(2_000);
  });

  it("never come from an interrupted copy", () => {
    mkdirSync(join(folder, "data/releases/.copy-x"), { recursive: true });
    writeFileSync(join(folder, "data/releases/.copy-x/half.js"), "ha");
    utimesSync(join(folder, "data/releases/.copy-x"), 0, 0);
    expect(serve("b1", { "a-1.js": "one" }).size).toBe(0);
    expect(readdirSync(join(folder, "data/releases"))).toEqual(["b1"]);
  });
});
