import type { Context, Hono } from "hono";
import type { LocaleCode } from "../../src/contract/locale.ts";
import { STATE_PREFIX } from "../../src/rules/addresses/app-paths.ts";
import { isBlockedRoute } from "../../src/rules/addresses/blocked-routes.ts";
import { isForPlayers } from "../../src/rules/addresses/guards.ts";
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
import { cacheable, redirect, setHeader } from "../http/headers.ts";
import { publicOrigin } from "../http/public-origin.ts";
import { AnswerCache, type Bytes, makeBytes, makePage, sendBytes } from "../http/responses.ts";
import { blockedRoutesFor, marketKey } from "../http/visitor.ts";
import type { MessageCatalogs } from "../modules/i18n/routes.ts";
import { contentSecurityPolicy } from "./csp.ts";
import type { RenderedPage, RenderInput } from "./render.ts";

export interface PagesDeps {
  renderPage: (input: RenderInput) => Promise<RenderedPage>;
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

type KeptPage = Bytes & {
  status: 200 | 404 | 451;
  policy: string;
  redirect: string | null;
  state: Bytes;
  stateAddress: string;
};

/** Any address that no route knows. */
const NOT_FOUND_PATH = "/not-found";
const NOT_A_PAGE = /\.[A-Za-z0-9]{1,12}$/;

/** Signs that need no escape: written as one they would be another address for the same page. */
const NEEDLESS_ESCAPE = /%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi;

/**
 * Where a path should have gone instead: one slash at the end too many, the default locale written out, another case of
 * locale or route, signs escaped that need not be.
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
  const better = joinLocale(locale ?? DEFAULT_LOCALE, `/${[lower, ...names].join("/")}`);
  return better === path ? null : better;
}

/** A locale written in another case; `nb` or `de-AT` are no locales of an address. */
function exactLocale(tag: string): LocaleCode | undefined {
  const locale = matchLocale(tag);
  return locale?.toLowerCase() === tag.toLowerCase() ? locale : undefined;
}

/** A redirect that says where to return to means the whole address that was asked for; others take the query along. */
export function withQuery(redirect: string, search: string): string {
  const [path, query] = redirect.split("?", 2);
  const params = new URLSearchParams(query);
  const back = params.get("redirect");
  if (back === null) return redirect + search;
  params.set("redirect", back + search);
  return `${path}?${params}`;
}

/** An address that the app does not know; all of them share one page. */
class UnknownAddress extends Error {}

export function pages(app: Hono<AppEnv>, deps: PagesDeps): void {
  const kept = new AnswerCache(deps.contentVersion, { entries: 2_000, bytes: 48 * 1024 * 1024 });
  const shell = new AnswerCache(() => deps.build);

  /** The page of an address for this visitor's market; `shared` for one that stands for many addresses. */
  function pageOf(
    c: Context<AppEnv>,
    locale: LocaleCode,
    path: string,
    shared?: 404 | 451,
  ): Promise<KeptPage> {
    const visitor = c.get("visitor");
    const origin = publicOrigin(c, visitor, deps);
    // What is kept for all must not know who was the first to ask.
    const nobody: Visitor = { ...visitor, playerId: () => Promise.resolve(null) };
    const key = JSON.stringify([origin, locale, marketKey(visitor), shared ?? path]);
    // The lobby is what nearly everybody sees first, and there are few of them.
    const quality = path === "/" ? 11 : 9;
    const make = async (): Promise<KeptPage> => {
      const { rendering, html, beginning, state, stateAddress } = await deps.renderPage({
        url: joinLocale(locale, path),
        origin,
        locale,
        messages: deps.messages[locale],
        fetch: (input, init) => Promise.resolve(deps.call(new Request(input, init), nobody)),
        shared: shared !== undefined,
      });
      if (rendering.status === 404 && !shared) throw new UnknownAddress(path);
      const [bytes, stateBytes] = await Promise.all([
        makePage(html, beginning, quality),
        makeBytes(state, quality),
      ]);
      return {
        ...bytes,
        beside: stateBytes.plain.length + (stateBytes.brotli?.length ?? 0),
        status: shared ?? 200,
        policy: contentSecurityPolicy(html),
        redirect: rendering.redirect,
        state: stateBytes,
        stateAddress,
      };
    };
    return kept.bytes(key, make) as Promise<KeptPage>;
  }

  async function findPage(c: Context<AppEnv>, locale: LocaleCode, path: string): Promise<KeptPage> {
    if (locale === PSEUDO_LOCALE && !deps.pseudoLocale) return pageOf(c, DEFAULT_LOCALE, NOT_FOUND_PATH, 404);
    const blocked = blockedRoutesFor(c.get("visitor"));
    // Below a blocked prefix no route's own loading or redirect gets in the way.
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
    const html = await deps.shell();
    const bytes = await shell.bytes(html, () => makeBytes(html, 9));
    return sendPage(c, bytes, contentSecurityPolicy(html), 200);
  }

  app.get("/shell.html", (c) => {
    setHeader(c, "cache-control", "no-cache");
    return sendShell(c);
  });

  // What the page of this path was rendered with, while that is still what it would be rendered with.
  app.get(`${STATE_PREFIX}/*`, async (c) => {
    const url = c.get("url");
    const address = url.pathname.slice(STATE_PREFIX.length);
    if (canonicalPath(address) !== null) throw new RequestError("not_found");
    const { locale, path } = splitLocale(address);
    const page = await findPage(c, locale, path);
    if (page.stateAddress !== url.pathname + url.search) throw new RequestError("not_found");
    cacheable(c, 60);
    setHeader(c, "x-build", deps.build);
    return sendBytes(c, page.state, "application/json; charset=utf-8");
  });

  app.get("*", async (c, next) => {
    const url = c.get("url");
    // A file that is missing is no page; a person who typed such an address gets the not-found page.
    const byPerson = c.req.header("accept")?.includes("text/html") ?? false;
    if (NOT_A_PAGE.test(url.pathname) && !byPerson) return next();
    const canonical = canonicalPath(url.pathname);
    if (canonical !== null) return redirect(c, canonical + url.search, 308);
    const { locale, path } = splitLocale(url.pathname);
    if (guestBaseOf(url.pathname)) {
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
      cacheable(c, 60);
      return sendPage(c, page, page.policy, page.status);
    } catch (error) {
      deps.logError("page could not be rendered", error);
      // The browser fills it, if it can; nobody else shall have it after that.
      setHeader(c, "cache-control", "no-store");
      return sendShell(c);
    }
  });
}
