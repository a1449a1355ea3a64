import type { Context, Hono } from "hono";
import type { LocaleCode } from "../../src/contract/locale.ts";
import { STATE_PREFIX } from "../../src/rules/addresses/app-paths.ts";
import { isBlockedRoute } from "../../src/rules/addresses/blocked-routes.ts";
import { isForPlayers } from "../../src/rules/addresses/guards.ts";
import { isListPath, isRefinedSearch } from "../../src/rules/addresses/refined-search.ts";
import {
  DEFAULT_LOCALE,
  guestBaseOf,
  isLocale,
  joinLocale,
  matchLocale,
  PSEUDO_LOCALE,
  splitLocale,
} from "../../src/rules/locales/locales.ts";
import type { AppEnv, Visitor } from "../http/env.ts";
import { RequestError } from "../http/errors.ts";
import { redirect, setCacheable, setHeader } from "../http/headers.ts";
import { publicOrigin } from "../http/public-origin.ts";
import { type Bytes, makeBytes, makePage, ResponseCache, sendBytes } from "../http/responses.ts";
import { blockedRoutesFor, marketKey } from "../http/visitor.ts";
import type { MessageCatalogs } from "../modules/i18n/routes.ts";
import { SESSION_SCRIPT } from "./boot-script.ts";
import { contentSecurityPolicy } from "./csp.ts";
import type { RenderedPage, RenderInput } from "./render.ts";

export interface PagesDeps {
  renderPage: (input: RenderInput) => Promise<RenderedPage>;
  /** The shell: a page without content, for the worker and for rendering failures. */
  shell: () => string | Promise<string>;
  messages: MessageCatalogs;
  contentVersion: () => string;
  build: string;
  /** Handles an API call that a page makes during rendering, on the visitor's behalf. */
  call: (request: Request, visitor: Visitor) => Response | Promise<Response>;
  origin: string | undefined;
  trustProxy: boolean;
  pseudoLocale: boolean;
  logError: (message: string, error: unknown) => void;
}

type CachedPage = Bytes & {
  status: 200 | 404 | 451;
  policy: string;
  redirect: string | null;
  state: Bytes;
  stateAddress: string;
};

/** A path that no route matches. */
const NOT_FOUND_PATH = "/not-found";
const NOT_A_PAGE = /\.[A-Za-z0-9]{1,12}$/;

/** Needless percent escapes, which would give a page a second address. */
const NEEDLESS_ESCAPE = /%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi;

/**
 * @returns the canonical form of a path (trailing slashes, default locale, case, escapes), or null if it is canonical
 */
export function canonicalPath(path: string): string | null {
  const trimmed = path
    .replace(NEEDLESS_ESCAPE, decodeURIComponent)
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/+$/, "$1");
  const [, first = "", ...rest] = trimmed.split("/");
  const locale = isLocale(first)
    ? first
    : /^[a-z]{2}(-[a-z]{2})?$/i.test(first)
      ? exactLocale(first)
      : undefined;
  const [route = "", ...names] = locale ? rest : [first, ...rest];
  const lower = route.replace(/%.{0,2}|[A-Z]+/g, (sign) => (sign[0] === "%" ? sign : sign.toLowerCase()));
  const canonical = joinLocale(locale ?? DEFAULT_LOCALE, `/${[lower, ...names].join("/")}`);
  return canonical === path ? null : canonical;
}

/** Matches a locale in any case; `nb` or `de-AT` aren't locales of an address. */
function exactLocale(tag: string): LocaleCode | undefined {
  const locale = matchLocale(tag);
  return locale?.toLowerCase() === tag.toLowerCase() ? locale : undefined;
}

/** Adds the request's query to a redirect, or to its return address if it has one. */
export function withQuery(redirect: string, search: string): string {
  const [path, query] = redirect.split("?", 2);
  const params = new URLSearchParams(query);
  const returnTo = params.get("redirect");
  if (returnTo === null) return redirect + search;
  params.set("redirect", returnTo + search);
  return `${path}?${params}`;
}

/** An address without a route; all of them share one page. */
class UnknownAddress extends Error {}

export function pageRoutes(app: Hono<AppEnv>, deps: PagesDeps): void {
  const pageCache = new ResponseCache(deps.contentVersion, { entries: 2_000, bytes: 48 * 1024 * 1024 });
  const shell = new ResponseCache(() => deps.build);

  /**
   * Renders or reads the page of an address for the visitor's market; `shared` for a page that many addresses share.
   */
  function pageOf(
    c: Context<AppEnv>,
    locale: LocaleCode,
    path: string,
    shared?: 404 | 451,
  ): Promise<CachedPage> {
    const visitor = c.get("visitor");
    const origin = publicOrigin(c, visitor, deps);
    // Shared pages must not depend on the player who requested them first.
    const guest: Visitor = { ...visitor, playerId: () => Promise.resolve(null) };
    const key = JSON.stringify([origin, locale, marketKey(visitor), shared ?? path]);
    // Compress the lobby best: it's seen most, and it has few variants.
    const quality = path === "/" ? 11 : 9;
    const renderFresh = async (): Promise<CachedPage> => {
      const { rendering, html, earlyLength, state, stateAddress } = await deps.renderPage({
        url: joinLocale(locale, path),
        origin,
        locale,
        messages: deps.messages[locale],
        fetch: (input, init) => Promise.resolve(deps.call(new Request(input, init), guest)),
        shared: shared !== undefined,
      });
      if (rendering.status === 404 && !shared) throw new UnknownAddress(path);
      // What the page needs can't be read: its error isn't a page that others may see.
      if (rendering.status >= 500) throw new Error(`${path} can't be rendered`);
      const [bytes, stateBytes] = await Promise.all([
        makePage(html, earlyLength, quality),
        makeBytes(state, quality),
      ]);
      return {
        ...bytes,
        extraBytes: stateBytes.plain.length + (stateBytes.brotli?.length ?? 0),
        status: shared ?? 200,
        policy: contentSecurityPolicy(html),
        redirect: rendering.redirect,
        state: stateBytes,
        stateAddress,
      };
    };
    return pageCache.bytes(key, renderFresh) as Promise<CachedPage>;
  }

  async function findPage(c: Context<AppEnv>, locale: LocaleCode, path: string): Promise<CachedPage> {
    if (locale === PSEUDO_LOCALE && !deps.pseudoLocale) return pageOf(c, DEFAULT_LOCALE, NOT_FOUND_PATH, 404);
    const blocked = blockedRoutesFor(c.get("visitor"));
    // Render the not-found page below the blocked prefix, so that no route's loader or redirect runs.
    if (isBlockedRoute(path, blocked)) return pageOf(c, locale, `${blocked[0]}${NOT_FOUND_PATH}`, 451);
    try {
      return await pageOf(c, locale, path);
    } catch (error) {
      if (error instanceof UnknownAddress) return pageOf(c, locale, NOT_FOUND_PATH, 404);
      throw error;
    }
  }

  function sendPage(c: Context<AppEnv>, page: Bytes, policy: string, status: 200 | 404 | 451): Response {
    setHeader(c, "content-security-policy", policy);
    setHeader(c, "x-build", deps.build);
    return sendBytes(c, page, "text/html; charset=utf-8", status);
  }

  async function sendShell(c: Context<AppEnv>): Promise<Response> {
    const html = (await deps.shell()).replace("<!--head-->", SESSION_SCRIPT);
    const bytes = await shell.bytes(html, () => makeBytes(html, 9));
    return sendPage(c, bytes, contentSecurityPolicy(html), 200);
  }

  app.get("/shell.html", (c) => {
    setHeader(c, "cache-control", "no-cache");
    return sendShell(c);
  });

  // The render state of a page, as long as it matches the current page.
  app.get(`${STATE_PREFIX}/*`, async (c) => {
    const url = c.get("url");
    const address = url.pathname.slice(STATE_PREFIX.length);
    if (canonicalPath(address) !== null) throw new RequestError("not_found");
    const { locale, path } = splitLocale(address);
    const page = await findPage(c, locale, path);
    if (page.stateAddress !== url.pathname + url.search) throw new RequestError("not_found");
    setCacheable(c, 60);
    setHeader(c, "x-build", deps.build);
    return sendBytes(c, page.state, "application/json; charset=utf-8");
  });

  app.get("*", async (c, next) => {
    const url = c.get("url");
    // A missing file isn't a page; a person who types such an address gets the not-found page.
    const isNavigation = c.req.header("accept")?.includes("text/html") ?? false;
    if (NOT_A_PAGE.test(url.pathname) && !isNavigation) return next();
    const canonical = canonicalPath(url.pathname);
    if (canonical !== null) return redirect(c, canonical + url.search, 308);
    const { locale, path } = splitLocale(url.pathname);
    // Pages are rendered by their path. The browser renders a filtered list; search engines know the whole one.
    const isRefined =
      isListPath(path) &&
      isRefinedSearch(url.search) &&
      !isBlockedRoute(path, blockedRoutesFor(c.get("visitor")));
    if (isRefined) setHeader(c, "x-robots-tag", "noindex");
    if (isRefined || guestBaseOf(url.pathname)) {
      const origin = publicOrigin(c, c.get("visitor"), deps);
      setHeader(c, "cache-control", "no-cache");
      setHeader(c, "link", `<${origin}${joinLocale(locale, path)}>; rel="canonical"`);
      return sendShell(c);
    }
    if (isForPlayers(path) && !isBlockedRoute(path, blockedRoutesFor(c.get("visitor")))) {
      setHeader(c, "cache-control", "no-cache");
      setHeader(c, "x-robots-tag", "noindex");
      return sendShell(c);
    }
    try {
      const page = await findPage(c, locale, path);
      if (page.redirect) return redirect(c, withQuery(page.redirect, url.search), 307);
      setCacheable(c, 60);
      return sendPage(c, page, page.policy, page.status);
    } catch (error) {
      deps.logError("page rendering failed", error);
      // The browser can still render the page; don't cache the failure.
      setHeader(c, "cache-control", "no-store");
      return sendShell(c);
    }
  });
}
