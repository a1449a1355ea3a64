import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { expect, test } from "@playwright/test";
import { Hono } from "hono";
import type { AppEnv } from "../../server/http/env.ts";
import { staticFiles } from "../../server/http/static.ts";

const OLD = Array.from({ length: 3_000 }, (_, i) => `const a${i} = ${(i * 7919) % 4271};`).join("\n");
const NEW = `${OLD}\nconst more = 1;`;

test("PLT-53 a browser with a previous build's chunk receives the new one as a compressed difference", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "apogee-release-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/vendor-bbbbbbbb.js"), NEW);
  const app = new Hono<AppEnv>();
  staticFiles(app, {
    folder,
    excludedPaths: [],
    old: new Map([["/assets/vendor-aaaaaaaa.js", Buffer.from(OLD)]]),
  });
  app.get("/", (c) => c.html("<!doctype html><title>Releases</title>"));
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  try {
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    const get = (path: string) =>
      page.evaluate(async (address) => {
        const response = await fetch(address, { cache: "reload" });
        const encoding = response.headers.get("content-encoding");
        return {
          encoding,
          length: Number(response.headers.get("content-length")),
          text: await response.text(),
        };
      }, path);
    const first = await get("/assets/vendor-aaaaaaaa.js");
    expect(first.text).toBe(OLD);
    expect(first.encoding).toMatch(/^(br|gzip)$/);
    // The browser stores a dictionary after the response that brought it.
    await expect.poll(async () => (await get("/assets/vendor-bbbbbbbb.js")).encoding).toBe("dcz");
    const changed = await get("/assets/vendor-bbbbbbbb.js");
    expect(changed.text).toBe(NEW);
    expect(changed.length).toBeLessThan(200);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});
