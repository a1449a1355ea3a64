import type { Host, Licence, Market } from "../../src/contract/jurisdictions.ts";
import type { StaffMember } from "./staff-member.ts";

/** The request's visitor: address, and the rules that follow from it. */
export interface Visitor {
  ip: string;
  /** Rate limit key; see `networkOf`. */
  network: string;
  country: string | null;
  market: Market;
  licence: Licence;
  host: Host;
  /** The signed-in player, or null. Looked up lazily, because most responses are the same for everyone. */
  playerId: () => Promise<number | null>;
  /** True if the session ended through inactivity. */
  wasInactive: () => Promise<boolean>;
  /** Name of the CDN's country header. */
  countryHeader: string | undefined;
}

/**
 * Headers collected during a request, by lower-case name. A plain object, because Hono's `c.header` with `Headers`
 * took longer than the rest of a cached response.
 */
export interface ResponseState {
  headers: Record<string, string>;
  cookies: string[];
  /** True once a response was built from them. */
  isUsed: boolean;
}

/** A route's contribution to the security log. */
export interface SecurityNote {
  playerId?: number;
  factors?: string;
  reason?: string;
  /** A session was opened, whatever the response's status. */
  hasSignedIn?: boolean;
}

/** Hono's context variables. */
export interface AppEnv {
  Variables: {
    requestId: string;
    url: URL;
    visitor: Visitor;
    checkAnswers: boolean;
    collected: ResponseState | undefined;
    security: SecurityNote | undefined;
    /** The caller below `/operator/`, by key or session; undefined elsewhere. */
    staff: StaffMember | "operator_key" | undefined;
  };
}
