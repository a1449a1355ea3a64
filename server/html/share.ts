import type { Context, Hono } from "hono";
import { redirectTarget } from "../../src/rules/addresses/redirect-target.ts";
import type { AppEnv } from "../http/env.ts";
import { redirect, setHeader } from "../http/headers.ts";

/** The first address in what was shared; some apps put it into the text. */
const ADDRESS = /https?:\/\/\S+/;

/** Where the installed app opens with what somebody shared with it: a link of this site, else the main page. */
export function shareRoute(app: Hono<AppEnv>, originOf: (c: Context<AppEnv>) => string): void {
  app.get("/share", (c) => {
    const { searchParams } = c.get("url");
    const shared = ["url", "text", "title"].flatMap(
      (name) => ADDRESS.exec(searchParams.get(name) ?? "") ?? [],
    );
    const own = shared
      .flatMap((text) => (URL.canParse(text) ? new URL(text) : []))
      .find(({ origin }) => origin === originOf(c));
    setHeader(c, "cache-control", "no-store");
    return redirect(c, own ? redirectTarget(own.pathname + own.search + own.hash) : "/", 303);
  });
}
