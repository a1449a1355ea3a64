import type { Context, Hono } from "hono";
import { redirectTarget } from "../../src/rules/addresses/redirect-target.ts";
import type { AppEnv } from "../http/env.ts";
import { redirect, setHeader } from "../http/headers.ts";

/** The first URL in shared data; some apps put the URL into the text field. */
const ADDRESS = /https?:\/\/\S+/;

/** The PWA's share target: redirects to a shared link of this site, otherwise to the lobby. */
export function shareRoute(app: Hono<AppEnv>, originOf: (c: Context<AppEnv>) => string): void {
  app.get("/share", (c) => {
    const { searchParams } = c.get("url");
    const shared = ["url", "text", "title"].flatMap(
      (name) => ADDRESS.exec(searchParams.get(name) ?? "") ?? [],
    );
    const ownLink = shared
      .flatMap((text) => (URL.canParse(text) ? new URL(text) : []))
      .find(({ origin }) => origin === originOf(c));
    setHeader(c, "cache-control", "no-store");
    return redirect(c, ownLink ? redirectTarget(ownLink.pathname + ownLink.search + ownLink.hash) : "/", 303);
  });
}
