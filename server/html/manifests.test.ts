import { Hono } from "hono";
import { expect, it } from "vitest";
import type { AppEnv } from "../http/env.ts";
import { manifestRoutes } from "./manifests.ts";

it("PLT-53 every language has a manifest, and other names have none", async () => {
  const app = new Hono<AppEnv>();
  manifestRoutes(app, (locale) => JSON.stringify({ id: "/", lang: locale }));
  const answer = await app.request("/manifests/fr-CA.webmanifest");
  expect(await answer.json()).toEqual({ id: "/", lang: "fr-CA" });
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  for (const name of ["xx", "constructor", "de.json", "../manifest"])
    expect((await app.request(`/manifests/${name}.webmanifest`)).status, name).toBe(404);
});
