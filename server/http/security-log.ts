import { createHmac } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { AppEnv, SecurityNote } from "./env.ts";
import { RequestError } from "./errors.ts";

/** A line of the security log. No personal data: players are ids, networks are pseudonyms. */
export interface SecurityEvent {
  event: string;
  outcome: "success" | "refused";
  /** Codes of the contract, without values. */
  reason?: string;
  /** Factors that the player presented: `password`, `password and code`, or a provider's name. */
  factors?: string;
  player_id?: number;
  /** HMAC of the network: distinguishes sources without naming them. */
  source: string;
  request_id: string;
  method: string;
  /** The route pattern, without values. */
  route: string;
}

export type LogSecurity = (level: "info" | "warn", event: SecurityEvent) => void;

export function noteSecurity(c: Context<AppEnv>, note: SecurityNote): void {
  c.set("security", { ...c.get("security"), ...note });
}

/** Events that are logged on success and failure. */
const EVENTS: Readonly<Record<string, string>> = {
  "POST /api/users": "registration",
  "GET /api/users/confirmation": "email_confirmation",
  "POST /api/users/sign_in": "sign_in",
  "POST /api/users/passkey": "sign_in",
  "POST /api/auth_providers/sign_in": "sign_in",
  "GET /api/auth_providers/:name/callback": "sign_in",
  "DELETE /api/users/sign_out": "sign_out",
  "POST /api/users/password": "password_reset_request",
  "PUT /api/users/password": "password_reset",
  "PUT /api/player/password": "password_change",
  "POST /api/player/two_factor": "second_factor_start",
  "PUT /api/player/two_factor": "second_factor_on",
  "DELETE /api/player/two_factor": "second_factor_off",
  "POST /api/player/passkeys": "passkey_on",
  "DELETE /api/player/passkeys/:id": "passkey_off",
  "DELETE /api/player/sessions": "sessions_end",
  "DELETE /api/player/sessions/:id": "sessions_end",
  "POST /api/player/account_closure": "account_closing",
};

/** Events of other rejected requests by status; refused input is logged as info, the others as warnings. */
const REJECTED: Readonly<Record<number, string>> = {
  400: "input_refused",
  401: "access_refused",
  403: "access_refused",
  413: "input_refused",
  415: "input_refused",
  422: "input_refused",
  429: "rate_limited",
};
/** Maximum length of a reason, characters. */
const MAX_REASON_LENGTH = 200;

const routeOf = (c: Context): string =>
  matchedRoutes(c).find(({ method }) => method === c.req.method)?.path ?? "";

/** The request's event; undefined if it isn't logged. */
function eventOf(c: Context, route: string): string | undefined {
  const { status } = c.res;
  if (route.startsWith("/operator/")) return status === 404 ? "operator_key_refused" : "operator_call";
  const event = EVENTS[`${c.req.method} ${route}`];
  if (event || status < 400) return event;
  const isSignatureRejected = status === 401 && /^\/(?:wallet|payments\/callbacks)\//.test(route);
  return isSignatureRejected ? "signature_refused" : REJECTED[status];
}

/** Error codes with their fields; without fields for refused input, where the sender may have chosen their names. */
function reasonOf(c: Context<AppEnv>, event: string): string {
  const { error } = c;
  if (!(error instanceof RequestError)) return `status ${c.res.status}`;
  const fields = Object.entries(error.errors);
  if (event === "input_refused" || fields.length === 0) return error.code;
  return fields
    .map(([field, codes]) => `${field.split(".").at(-1)} ${codes.join(", ")}`)
    .join("; ")
    .slice(0, MAX_REASON_LENGTH);
}

/** Logs sign-ins, security changes and rejected requests. */
export function securityLog(secret: string, log: LogSecurity): MiddlewareHandler<AppEnv> {
  const sourceOf = (network: string) =>
    createHmac("sha256", secret).update(`log source ${network}`).digest("hex").slice(0, 16);
  return async (c, next) => {
    await next();
    const isHarmless = c.req.method === "GET" && c.res.status < 300;
    if (isHarmless && c.req.path !== "/api/users/confirmation") return;
    const route = routeOf(c);
    const event = eventOf(c, route);
    if (!event) return;
    const visitor = c.get("visitor");
    const { playerId, factors, hasSignedIn, reason } = c.get("security") ?? {};
    const isRedirect = c.res.status >= 300 && c.res.status < 400;
    const isDone = isRedirect ? hasSignedIn === true : c.res.status < 400;
    const player = playerId ?? (await visitor.playerId());
    log(isDone || event === "input_refused" || reason === "code_required" ? "info" : "warn", {
      event,
      outcome: isDone ? "success" : "refused",
      ...(!isDone && { reason: reason ?? reasonOf(c, event) }),
      ...(factors && { factors }),
      ...(player !== null && { player_id: player }),
      source: sourceOf(visitor.network),
      request_id: c.get("requestId"),
      method: c.req.method,
      route,
    });
  };
}
