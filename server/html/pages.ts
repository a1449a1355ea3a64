import type { Context, Hono } from "hono";
import type { LocaleCode } from "../../src/contract/locale.ts";
import { isBlockedRoute } from "../../src/rules/blocked-routes.ts";
import {
  DEFAULT_LOCALE,
  isLocale,
  joinLocale,
  matchLocale,
  PSEUDO_LOCALE,
  splitLocale,
} from "../../src/rules/locales.ts";
import { AnswerCache, type Bytes, makeBytes, sendBytes } from "../http/answers.ts";
import type { AppEnv } from "../http/route.ts";
import { exclusionsFor, type Visitor } from "../http/visitor.ts";
import type { MessageCatalogs } from "../modules/messages/routes.ts";
import { contentSecurityPolicy } from "./csp.ts";
import type { RenderInput, Rendering } from "./render.ts";

export interface PagesDeps {
  renderPage: (input: RenderInput) => Promise<{ rendering: Rendering; html: string }>;
  /** The page without content: for the worker, and when rendering fails. */
  shell: () => string | Promise<string>;
  messages: MessageCatalogs;
  contentVersion: () => string;
  build: string;
  /** Sends a call of the page being rendered back into the app, in the visitor's name. */
  call: (request: Request, visitor: Visitor) => Response | Promise<Response>;
  origin: string | undefined;
  trustProxy: boolean;
  pseudoLocale: boolean;
  logError: (message: string, error: unknown) => void;
}

type KeptPage = Bytes & { status: 200 | 404 | 451; policy: string; redirect: string | null };

const NOT_A_PAGE = /\.[A-Za-z0-9]{1,12}$/;

/** Where a path should have gone instead: one slash at the end too many, the default locale written out, another case. */
export function canonicalPath(path: string): string | null {
  const trimmed = path.replace(/\/{2,}/g, "/").replace(/(.)\/+$/, "$1");
  const [, first = "", ...rest] = trimmed.split("/");
  const locale = isLocale(first)
    ? first
    : /^[a-z]{2}(-[a-z]{2})?$/i.test(first)
      ? exactLocale(first)
      : undefined;
  const better = locale ? joinLocale(locale, `/${rest.join("/")}`) : trimmed;
  return better === path ? null : better;
}

/** A locale written in another case; `nb` or `de-AT` are no locales of an address. */
function exactLocale(tag: string): LocaleCode | undefined {
  const locale = matchLocale(tag);
  return locale?.toLowerCase() === tag.toLowerCase() ? locale : undefined;
}

export function pages(app: Hono<AppEnv>, deps: PagesDeps): void {
  const kept = new AnswerCache(deps.contentVersion, { entries: 2_000, bytes: 64 * 1024 * 1024 });

  function originOf(c: Context<AppEnv>): string {
    const url = new URL(c.req.url);
    const listed = c.get("visitor").host.host !== "*";
    if (deps.origin && !listed) return deps.origin;
    const scheme = (deps.trustProxy && c.req.header("x-forwarded-proto")) || url.protocol.slice(0, -1);
    return `${scheme}://${url.host}`;
  }

  async function makePage(
    origin: string,
    path: string,
    locale: LocaleCode,
    visitor: Visitor,
  ): Promise<KeptPage> {
    const { rendering, html } = await deps.renderPage({
      url: joinLocale(locale, path),
      origin,
      locale,
      messages: deps.messages[locale],
      fetch: (input, init) => Promise.resolve(deps.call(new Request(input, init), visitor)),
    });
    const bytes = await makeBytes(html, 9);
    const blocked = isBlockedRoute(path, visitor.market.blocked_routes);
    const status = blocked ? 451 : rendering.status === 404 ? 404 : 200;
    return { ...bytes, status, policy: contentSecurityPolicy(html), redirect: rendering.redirect };
  }

  function sendPage(c: Context<AppEnv>, page: Bytes, policy: string, status: 200 | 404 | 451): Response {
    c.header("content-security-policy", policy);
    c.header("x-build", deps.build);
    c.header("cache-control", "public, max-age=0, s-maxage=60, stale-while-revalidate=600");
    const { countryHeader } = c.get("visitor");
    if (countryHeader) c.header("vary", countryHeader, { append: true });
    return sendBytes(c, page, "text/html; charset=utf-8", status);
  }

  async function sendShell(c: Context<AppEnv>): Promise<Response> {
    const html = await deps.shell();
    return sendPage(c, await makeBytes(html, 9), contentSecurityPolicy(html), 200);
  }

  app.get("/shell.html", sendShell);

  app.get("*", async (c, next) => {
    const url = new URL(c.req.url);
    // A file that is missing is no page; a person who typed such an address gets the not-found page.
    const byPerson = c.req.header("accept")?.includes("text/html") ?? false;
    if (NOT_A_PAGE.test(url.pathname) && !byPerson) return next();
    const canonical = canonicalPath(url.pathname);
    if (canonical !== null) return c.redirect(canonical + url.search, 308);
    const { locale, path } = splitLocale(url.pathname);
    const visitor = c.get("visitor");
    const shown = locale === PSEUDO_LOCALE && !deps.pseudoLocale ? DEFAULT_LOCALE : locale;
    const shownPath = locale === shown ? path : "/not-found";
    const origin = originOf(c);
    const key = JSON.stringify([
      origin,
      shown,
      visitor.licence.id,
      visitor.market.currency,
      exclusionsFor(visitor),
      visitor.market.blocked_routes,
      shownPath,
    ]);
    try {
      const page = (await kept.bytes(key, () => makePage(origin, shownPath, shown, visitor))) as KeptPage;
      if (page.redirect) return c.redirect(page.redirect + url.search, 307);
      return sendPage(c, page, page.policy, page.status);
    } catch (error) {
      deps.logError("page could not be rendered", error);
      return sendShell(c);
    }
  });
}
