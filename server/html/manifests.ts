import type { Hono } from "hono";
import { LOCALES, type LocaleCode } from "../../src/contract/locale.ts";
import { isLocale } from "../../src/rules/locales.ts";
import { makeBytes, sendBytes } from "../http/answers.ts";
import type { AppEnv } from "../http/env.ts";
import { setHeader } from "../http/headers.ts";

const TYPE = "application/manifest+json; charset=utf-8";

/** The manifest of each language but the one that is a file of the build. */
export function manifestRoutes(app: Hono<AppEnv>, textOf: (locale: LocaleCode) => string): void {
  const kept = new Map(LOCALES.map((locale) => [locale, () => makeBytes(textOf(locale), 11)]));
  app.get("/manifests/:name{[\\w-]+\\.webmanifest}", async (c, next) => {
    const locale = c.req.param("name").replace(/\.webmanifest$/, "");
    const make = isLocale(locale) ? kept.get(locale) : undefined;
    if (!make) return next();
    setHeader(c, "cache-control", "no-cache");
    return sendBytes(c, await make(), TYPE);
  });
}
