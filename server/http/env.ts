import type { Host, LicencePack, Market } from "../../src/contract/jurisdictions.ts";

/** Who asks, as far as the request itself tells: the address, and the rules that follow from it. */
export interface Visitor {
  ip: string;
  /** What attempts are counted by: see `networkOf`. */
  network: string;
  country: string | null;
  market: Market;
  licence: LicencePack;
  host: Host;
  /** Who is signed in, or null: looked up by the first who asks, since most answers are the same for everybody. */
  playerId: () => Promise<number | null>;
  /** Whether they were, and their session has ended because nothing was seen of them. */
  wasInactive: () => Promise<boolean>;
  /** The header that a CDN in front tells the country by. */
  countryHeader: string | undefined;
}

/**
 * Headers collected on the way to an answer, by lower-case name. A plain object, and not Hono's `c.header`: a `Headers`
 * checks, copies and sorts at every turn, which took longer than everything else an answer from memory needs.
 */
export interface Collected {
  headers: Record<string, string>;
  cookies: string[];
  /** An answer was made with them. */
  used: boolean;
}

/** What a route tells the security log beside its response. */
export interface SecurityNote {
  playerId?: number;
  factors?: string;
  reason?: string;
  /** A session was opened, whatever the status of the response. */
  hasSignedIn?: boolean;
}

/** What the server knows of a request on its way to the answer. */
export interface AppEnv {
  Variables: {
    requestId: string;
    url: URL;
    visitor: Visitor;
    checkAnswers: boolean;
    collected: Collected | undefined;
    security: SecurityNote | undefined;
  };
}
