import type { Hono } from "hono";
import type { LocaleCode } from "../../src/contract/locale.ts";
import { isLocale } from "../../src/rules/locales/locales.ts";
import type { AppEnv } from "../http/env.ts";
import { setHeader } from "../http/headers.ts";
import { type Bytes, makeBytes, sendBytes } from "../http/responses.ts";

const TYPE = "application/manifest+json; charset=utf-8";

/** Serves the web manifest of each locale except the one in the build. */
export function manifestRoutes(app: Hono<AppEnv>, textOf: (locale: LocaleCode) => string): void {
  /** Created on the first request. */
  const cache = new Map<LocaleCode, Promise<Bytes>>();
  const bytesOf = (locale: LocaleCode): Promise<Bytes> => {
    const bytes = cache.get(locale) ?? makeBytes(textOf(locale), 11);
    cache.set(locale, bytes);
    return bytes;
  };
  app.get("/manifests/:name{[\\w-]+\\.webmanifest}", async (c, next) => {
    const locale = c.req.param("name").replace(/\.webmanifest$/, "");
    if (!isLocale(locale)) return next();
    setHeader(c, "cache-control", "no-cache");
    return sendBytes(c, await bytesOf(locale), TYPE);
  });
}
