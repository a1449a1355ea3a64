import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { VersionSchema } from "../../src/contract/version.ts";
import { testApp } from "../../tests/support/server/app.ts";
import { testFolder } from "../../tests/support/server/folder.ts";
import { readEnvironment } from "../environment/read-environment.ts";
import { readRelease } from "./release.ts";

let dist = "";
beforeEach(() => {
  dist = testFolder("dist");
  writeFileSync(join(dist, "build.json"), JSON.stringify({ build: "b1", builtAt: "2026-11-22T08:00Z" }));
});

const release = (env: Record<string, string> = {}) => readRelease(dist, readEnvironment(env));

describe("the release", () => {
  it("PLT-53 is published to pages at /version.json, which caches always revalidate", async () => {
    const releaseInfo = release({ MIN_BUILD: "2026-11-22T08:00Z", KILL_SWITCH: "1" });
    const app = await testApp({ build: releaseInfo.build, release: releaseInfo });
    const { body, headers } = await app.get("/version.json");
    expect(v.parse(VersionSchema, body)).toEqual({
      build: "b1",
      builtAt: "2026-11-22T08:00Z",
      minBuild: "2026-11-22T08:00Z",
      killSwitch: true,
    });
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("PLT-53 serves a worker that unregisters itself when the kill switch is on", async () => {
    const clientFolder = testFolder("client");
    writeFileSync(join(clientFolder, "sw.js"), "the worker");
    const worker = async (env: Record<string, string>) => {
      const releaseInfo = release(env);
      const { app } = await testApp({ build: releaseInfo.build, release: releaseInfo, clientFolder });
      const answer = await app.request("http://localhost/sw.js");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      expect(answer.headers.get("content-type")).toContain("text/javascript");
      return answer.text();
    };
    expect(await worker({})).toBe("the worker");
    expect(await worker({ KILL_SWITCH: "1" })).toContain("self.registration.unregister()");
  });

  it("PLT-53 has no minimum build and no kill switch unless the operator sets them", async () => {
    expect(release()).toMatchObject({ minBuild: null, killSwitch: false });
    expect(release({ MIN_BUILD: "", KILL_SWITCH: "0" })).toMatchObject({ minBuild: null, killSwitch: false });
    const app = await testApp();
    expect(v.parse(VersionSchema, (await app.get("/version.json")).body)).toEqual({
      build: "test",
      builtAt: null,
      minBuild: null,
      killSwitch: false,
    });
  });

  it("PLT-53 rejects a minimum build newer than its own", () => {
    expect(() => release({ MIN_BUILD: "2026-11-22T08:01Z" })).toThrow("MIN_BUILD");
    expect(release({ MIN_BUILD: "2026-11-22T07:59Z" }).minBuild).toBe("2026-11-22T07:59Z");
  });

  it.each(["b1", "yesterday", "2026-11-22", "2026-13-40T08:00Z", "2026-11-22T08:00:00.000Z"])(
    "PLT-53 rejects %s as the minimum build",
    (text) => {
      expect(() => readEnvironment({ MIN_BUILD: text })).toThrow("MIN_BUILD");
    },
  );
});
