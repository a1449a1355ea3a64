import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Host, LicencePack, Market, Packs } from "../../src/contract/packs.ts";
import { hash } from "../../src/rules/hash.ts";
import { hostOf, marketOf } from "../packs/packs.ts";

/** Who asks, as far as the request itself tells: the address, and the rules that follow from it. */
export interface Visitor {
  ip: string;
  country: string | null;
  market: Market;
  licence: LicencePack;
  host: Host;
  playerId: string | null;
  /** The header that a CDN in front tells the country by. */
  countryHeader: string | undefined;
}

export interface VisitorOptions {
  packs: Packs;
  /** Licence of hosts that leave it open, instead of the market's. */
  licence: string | undefined;
  trustProxy: boolean;
  countryHeader: string | undefined;
  /** A request may choose its country by `?country=` or `x-country`. */
  demo: boolean;
  /** Who is signed in, or null. */
  identify?: (c: Context) => Promise<string | null>;
}

const DEMO_COOKIE = "demo_country";

function socketAddress(c: Context): string {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
}

function ipOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return forwarded || socketAddress(c);
}

function chosenInDemo(c: Context): string | undefined {
  const asked = c.req.query("country");
  if (asked !== undefined) {
    const country = /^[A-Za-z]{2}$/.test(asked) ? asked.toUpperCase() : "";
    // Lasts as long as the browser, so that the calls of a page share the page's country.
    setCookie(c, DEMO_COOKIE, country, { path: "/", sameSite: "Lax", httpOnly: true });
    return country;
  }
  return c.req.header("x-country") ?? getCookie(c, DEMO_COOKIE);
}

function countryOf(c: Context, options: VisitorOptions): string | null {
  const header = options.countryHeader ? c.req.header(options.countryHeader) : undefined;
  const country = (options.demo ? chosenInDemo(c) : undefined) ?? header;
  return country && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : null;
}

export async function identifyVisitor(c: Context, options: VisitorOptions): Promise<Visitor> {
  const country = countryOf(c, options);
  const market = marketOf(options.packs, country);
  const name = new URL(c.req.url).hostname;
  const host = hostOf(options.packs, name);
  const licence = options.packs.licences[host.licence ?? options.licence ?? market.licence]!;
  return {
    ip: ipOf(c, options.trustProxy),
    country,
    market,
    licence,
    host,
    playerId: (await options.identify?.(c)) ?? null,
    countryHeader: options.countryHeader,
  };
}

/** Names everything of the visitor's market that public answers and pages depend on. */
export function marketKey(visitor: Visitor): string {
  const { licence, market } = visitor;
  const parts = [licence.id, market.currency, market.blocked_routes, exclusionsFor(visitor)];
  return hash(JSON.stringify(parts)).toString(36);
}

/** What licence and market together leave out of the catalogue. */
export function exclusionsFor({ market, licence }: Visitor): { providers: string[]; categories: string[] } {
  return {
    providers: [...new Set([...market.blocked_providers, ...licence.blocked_providers])].sort(),
    categories: [...new Set([...market.blocked_categories, ...licence.blocked_categories])].sort(),
  };
}
