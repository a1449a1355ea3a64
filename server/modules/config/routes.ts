import type { Hono } from "hono";
import { type EndpointKey, endpoints } from "../../../src/contract/endpoints.ts";
import { matchLocale } from "../../../src/rules/locales/locales.ts";
import type { Db } from "../../db/client.ts";
import type { ContentVersion } from "../../db/content-version.ts";
import type { AppEnv } from "../../http/env.ts";
import { addVary, setCacheable } from "../../http/headers.ts";
import { ResponseCache } from "../../http/responses.ts";
import { route } from "../../http/route.ts";
import { presentStored } from "./present.ts";
import { type ConfigKey, readConfig } from "./store.ts";

const PREFIX = "GET /api/fe/config/";

/** Configuration calls that return a stored value: all but the banners, which are content. */
const configKeys = (Object.keys(endpoints) as EndpointKey[]).filter(
  (key): key is ConfigKey => key.startsWith(PREFIX) && !key.endsWith("/banners-config"),
);

/** Calls whose values have texts in several languages, and pictures. */
const LOCALIZED: ReadonlySet<ConfigKey> = new Set([
  "GET /api/fe/config/additional-gifts",
  "GET /api/fe/config/modify-gifts-config",
]);

interface ConfigRoutesDeps {
  db: Db;
  content: ContentVersion;
  artVersion: string;
}

export function configRoutes(app: Hono<AppEnv>, { db, content, artVersion }: ConfigRoutesDeps): void {
  const answers = new ResponseCache(content.current);

  for (const key of configKeys) {
    route(app, key, ({ c }) => {
      setCacheable(c, 60);
      if (!LOCALIZED.has(key)) return answers.get(key, () => readConfig(db, key));
      addVary(c, "locale");
      const locale = matchLocale(c.req.header("locale") ?? "") ?? "en";
      return answers.get(`${key} ${locale}`, () =>
        readConfig(db, key, (value) => presentStored(value, locale, artVersion)),
      );
    });
  }
}
