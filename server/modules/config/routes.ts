import type { Hono } from "hono";
import { type EndpointKey, endpoints } from "../../../src/contract/endpoints.ts";
import type { Db } from "../../db/client.ts";
import type { ContentVersion } from "../../db/content-version.ts";
import type { AppEnv } from "../../http/env.ts";
import { setCacheable } from "../../http/headers.ts";
import { ResponseCache } from "../../http/responses.ts";
import { route } from "../../http/route.ts";
import { type ConfigKey, readConfig } from "./store.ts";

const PREFIX = "GET /api/fe/config/";

/** Configuration calls that return a stored value: all but the banners, which are content. */
const configKeys = (Object.keys(endpoints) as EndpointKey[]).filter(
  (key): key is ConfigKey => key.startsWith(PREFIX) && !key.endsWith("/banners-config"),
);

export function configRoutes(app: Hono<AppEnv>, { db, content }: { db: Db; content: ContentVersion }): void {
  const answers = new ResponseCache(content.current);

  for (const key of configKeys) {
    route(app, key, ({ c }) => {
      setCacheable(c, 60);
      return answers.get(key, () => readConfig(db, key));
    });
  }
}
