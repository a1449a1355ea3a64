import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Jurisdictions, Licence, Market } from "../../src/contract/jurisdictions.ts";
import { legalAge } from "../../src/rules/players/birthday.ts";
import { hash } from "../../src/rules/web/hash.ts";
import { blockedProvidersOf, hostOf, marketOf } from "../core/jurisdictions/jurisdictions.ts";
import { hasPublicOffers } from "../core/jurisdictions/reward-rules.ts";
import { closedSections } from "../core/jurisdictions/sections.ts";
import type { AppEnv, Visitor } from "./env.ts";
import { RequestError } from "./errors.ts";
import { addCookie } from "./headers.ts";
import { networkOf, senderOf } from "./network-address.ts";

export interface VisitorOptions {
  jurisdictions: Jurisdictions;
  /** Licence of hosts that don't set one, overriding the market's. */
  licence: string | undefined;
  trustProxy: boolean;
  countryHeader: string | undefined;
  /** True if requests may choose their country with `?country=` or `x-country`. */
  demo: boolean;
  /** @returns the signed-in player's id, or null */
  identify?: (c: Context<AppEnv>) => Promise<number | null>;
  /** True if the session expired through inactivity. */
  wasInactive?: (c: Context<AppEnv>) => Promise<boolean>;
}

const DEMO_COOKIE = "demo_country";

function socketAddress(c: Context): string {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
}

const ipOf = (c: Context, trustProxy: boolean): string =>
  senderOf(trustProxy ? c.req.header("x-forwarded-for") : undefined, socketAddress(c));

function demoCountryOf(c: Context): string | undefined {
  // In API calls, `country` is a parameter with another meaning.
  const isPage = !c.req.path.startsWith("/api/");
  const requested = isPage ? c.req.query("country") : undefined;
  if (requested !== undefined) {
    const country = /^[A-Za-z]{2}$/.test(requested) ? requested.toUpperCase() : "";
    // A session cookie, so that the page's calls share its country.
    addCookie(c, DEMO_COOKIE, country, { path: "/", sameSite: "Lax", httpOnly: true });
    return country;
  }
  return c.req.header("x-country") ?? getCookie(c, DEMO_COOKIE);
}

function countryOf(c: Context, options: VisitorOptions): string | null {
  const header = options.countryHeader ? c.req.header(options.countryHeader) : undefined;
  const country = (options.demo ? demoCountryOf(c) : undefined) ?? header;
  return country && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : null;
}

export function identifyVisitor(c: Context<AppEnv>, options: VisitorOptions): Visitor {
  const country = countryOf(c, options);
  const market = marketOf(options.jurisdictions, country);
  const host = hostOf(options.jurisdictions, c.get("url").hostname);
  const licence = options.jurisdictions.licences[host.licence ?? options.licence ?? market.licence]!;
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

/** The signed-in player's id. @throws RequestError `unauthorized` for guests, `session_inactive` after inactivity */
export async function requirePlayerId(visitor: Visitor): Promise<number> {
  const id = await visitor.playerId();
  if (id === null)
    throw new RequestError((await visitor.wasInactive()) ? "session_inactive" : "unauthorized");
  return id;
}

/** Parts of the catalogue that licence and market exclude. */
export interface Exclusions {
  providers: string[];
  categories: string[];
}

interface Derived {
  key: string;
  exclusions: Exclusions;
  blockedRoutes: string[];
  age: number;
}

/** Cached, because there are few combinations and every request needs them. */
const derivedRules = new WeakMap<Market, WeakMap<Licence, Derived>>();

function rulesOf({ market, licence }: Visitor) {
  const byLicence = derivedRules.get(market) ?? new WeakMap();
  derivedRules.set(market, byLicence);
  let rules = byLicence.get(licence);
  if (!rules) {
    const closed = closedSections(licence);
    const union = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();
    const exclusions = {
      providers: blockedProvidersOf(licence, market),
      categories: union(market.blocked_categories, licence.blocked_categories, closed.categories),
    };
    const blockedRoutes = union(market.blocked_routes, closed.paths);
    const age = legalAge(licence.ages.min, market, null);
    const offers = hasPublicOffers(licence, market);
    const parts = [licence.id, market.currency, age, blockedRoutes, exclusions, offers];
    rules = { key: hash(JSON.stringify(parts)).toString(36), exclusions, blockedRoutes, age };
    byLicence.set(licence, rules);
  }
  return rules;
}

/** Cache key of everything in the visitor's market that public responses depend on. */
export function marketKey(visitor: Visitor): string {
  return rulesOf(visitor).key;
}

/** Path prefixes blocked for this visitor. */
export const blockedRoutesFor = (visitor: Visitor): readonly string[] => rulesOf(visitor).blockedRoutes;

/** The higher of the licence's and the country's minimum age. */
export const minimumAgeFor = (visitor: Visitor): number => rulesOf(visitor).age;

export function exclusionsFor(visitor: Visitor): Exclusions {
  return rulesOf(visitor).exclusions;
}
