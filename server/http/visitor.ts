import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { LicencePack, Market, Packs } from "../../src/contract/jurisdictions.ts";
import { hash } from "../../src/rules/web/hash.ts";
import { hostOf, marketOf } from "../jurisdictions/jurisdictions.ts";
import { closedSections } from "../jurisdictions/sections.ts";
import type { AppEnv, Visitor } from "./env.ts";
import { RequestError } from "./errors.ts";
import { addCookie } from "./headers.ts";
import { networkOf, senderOf } from "./network-address.ts";

export interface VisitorOptions {
  packs: Packs;
  /** Licence of hosts that leave it open, instead of the market's. */
  licence: string | undefined;
  trustProxy: boolean;
  countryHeader: string | undefined;
  /** A request may choose its country by `?country=` or `x-country`. */
  demo: boolean;
  /** Who is signed in, or null. */
  identify?: (c: Context<AppEnv>) => Promise<number | null>;
  /** Whether who was signed in is no more, because nothing was seen of them. */
  wasInactive?: (c: Context<AppEnv>) => Promise<boolean>;
}

const DEMO_COOKIE = "demo_country";

function socketAddress(c: Context): string {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
}

const ipOf = (c: Context, trustProxy: boolean): string =>
  senderOf(trustProxy ? c.req.header("x-forwarded-for") : undefined, socketAddress(c));

function chosenInDemo(c: Context): string | undefined {
  // Calls have a country among their parameters that is not the visitor's.
  const isPage = !c.req.path.startsWith("/api/");
  const asked = isPage ? c.req.query("country") : undefined;
  if (asked !== undefined) {
    const country = /^[A-Za-z]{2}$/.test(asked) ? asked.toUpperCase() : "";
    // Lasts as long as the browser, so that the calls of a page share the page's country.
    addCookie(c, DEMO_COOKIE, country, { path: "/", sameSite: "Lax", httpOnly: true });
    return country;
  }
  return c.req.header("x-country") ?? getCookie(c, DEMO_COOKIE);
}

function countryOf(c: Context, options: VisitorOptions): string | null {
  const header = options.countryHeader ? c.req.header(options.countryHeader) : undefined;
  const country = (options.demo ? chosenInDemo(c) : undefined) ?? header;
  return country && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : null;
}

export function identifyVisitor(c: Context<AppEnv>, options: VisitorOptions): Visitor {
  const country = countryOf(c, options);
  const market = marketOf(options.packs, country);
  const host = hostOf(options.packs, c.get("url").hostname);
  const licence = options.packs.licences[host.licence ?? options.licence ?? market.licence]!;
  const ip = ipOf(c, options.trustProxy);
  let playerId: Promise<number | null> | undefined;
  return {
    ip,
    network: networkOf(ip),
    country,
    market,
    licence,
    host,
    playerId: () => (playerId ??= options.identify?.(c) ?? Promise.resolve(null)),
    wasInactive: async () => (await options.wasInactive?.(c)) ?? false,
    countryHeader: options.countryHeader,
  };
}

/** The signed-in player's number; refuses guests with `unauthorized`, who was signed in and inactive with `session_inactive`. */
export async function signedIn(visitor: Visitor): Promise<number> {
  const id = await visitor.playerId();
  if (id === null)
    throw new RequestError((await visitor.wasInactive()) ? "session_inactive" : "unauthorized");
  return id;
}

/** What licence and market together leave out of the catalogue. */
export interface Exclusions {
  providers: string[];
  categories: string[];
}

interface Derived {
  key: string;
  exclusions: Exclusions;
  blockedRoutes: string[];
}

/** There are few pairs of them, and every request asks. */
const derived = new WeakMap<Market, WeakMap<LicencePack, Derived>>();

function derive({ market, licence }: Visitor) {
  const byLicence = derived.get(market) ?? new WeakMap();
  derived.set(market, byLicence);
  let both = byLicence.get(licence);
  if (!both) {
    const closed = closedSections(licence);
    const union = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();
    const exclusions = {
      providers: union(market.blocked_providers, licence.blocked_providers),
      categories: union(market.blocked_categories, licence.blocked_categories, closed.categories),
    };
    const blockedRoutes = union(market.blocked_routes, closed.paths);
    const parts = [licence.id, market.currency, blockedRoutes, exclusions];
    both = { key: hash(JSON.stringify(parts)).toString(36), exclusions, blockedRoutes };
    byLicence.set(licence, both);
  }
  return both;
}

/** Names everything of the visitor's market that public answers and pages depend on. */
export function marketKey(visitor: Visitor): string {
  return derive(visitor).key;
}

/** Path prefixes that are closed to this visitor. */
export const blockedRoutesFor = (visitor: Visitor): readonly string[] => derive(visitor).blockedRoutes;

export function exclusionsFor(visitor: Visitor): Exclusions {
  return derive(visitor).exclusions;
}
