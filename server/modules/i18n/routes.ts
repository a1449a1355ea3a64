import type { Hono } from "hono";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { isLocale } from "../../../src/rules/locales/locales.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { setHeader } from "../../http/headers.ts";
import { type Bytes, makeBytes, sendBytes } from "../../http/responses.ts";

export type MessageCatalogs = Record<LocaleCode, Record<string, unknown>>;

/**
 * Serves `GET /messages/{lang}.json`, a language's compiled messages. The server
 * ignores `t`; it only distinguishes cache entries. `v` is the page's build: messages for another build aren't cached.
 */
export function messagesRoutes(app: Hono<AppEnv>, catalogs: MessageCatalogs, build: string): void {
  const bytes = new Map<string, Promise<Bytes>>();
  app.get("/messages/:file", async (c) => {
    const file = c.req.param("file");
    const locale = file.endsWith(".json") ? file.slice(0, -5) : "";
    if (!isLocale(locale)) throw new RequestError("not_found");
    if (!bytes.has(locale)) bytes.set(locale, makeBytes(JSON.stringify(catalogs[locale]), 11));
    const version = c.get("url").searchParams.get("v");
    const isOtherBuild = version !== null && version !== build;
    setHeader(c, "x-build", build);
    setHeader(
      c,
      "cache-control",
      isOtherBuild ? "no-store" : "public, max-age=300, stale-while-revalidate=86400",
    );
    return sendBytes(c, await bytes.get(locale)!, "application/json; charset=utf-8");
  });
}
