import { createHash, randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import { readBody } from "../../../http/body.ts";
import type { AppEnv } from "../../../http/env.ts";
import { RequestError } from "../../../http/errors.ts";
import { escapeHtml } from "../../../http/escaped.ts";
import { redirect, sendJson } from "../../../http/headers.ts";
import { demoPage, sendHtml } from "../../../http/html.ts";
import type { Provider } from "./oauth.ts";

const NAME = "demo";
const BASE = "/api/demo_provider";
/** Lifetime of an authorization code, and the stated lifetime of an access token, milliseconds. */
const LIFETIME = 60_000;
/** Maximum codes and tokens in memory. */
const MAX_TOKENS = 1_000;

const CLIENT = { client_id: "apogee-demo", client_secret: randomBytes(16).toString("hex") };

interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
}

interface Grant extends Claims {
  redirectUri: string;
  challenge: string;
  until: number;
}

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/** A store of single-use tokens; evicts the oldest. */
function createTokenStore<T>() {
  const values = new Map<string, T>();
  return {
    issue(value: T): string {
      const token = randomBytes(24).toString("base64url");
      values.set(token, value);
      if (values.size > MAX_TOKENS) values.delete(values.keys().next().value!);
      return token;
    },
    consume(token: string | null): T | undefined {
      const value = token === null ? undefined : values.get(token);
      if (token !== null) values.delete(token);
      return value;
    },
  };
}

/** The demo's built-in OAuth provider; `fetch` reaches it without the network. */
export const demoProvider = (fetch: Provider["fetch"]): Provider => ({
  name: NAME,
  title: "Demo ID",
  issuer: BASE,
  authorize_url: `${BASE}/authorize`,
  token_url: `${BASE}/token`,
  userinfo_url: `${BASE}/userinfo`,
  scope: "openid email",
  ...CLIENT,
  fetch,
});

export interface DemoProviderDeps {
  now: () => number;
  /** Email addresses suggested on the provider's page. */
  emails: readonly string[];
  originOf: (c: Context<AppEnv>) => string;
  /** Callback path of a provider on this site. */
  callbackPath: (name: string) => string;
}

/** An OAuth provider that accepts any identity entered on its page. Not in production. */
export function demoProviderRoutes(app: Hono<AppEnv>, deps: DemoProviderDeps): void {
  const { now, emails, originOf, callbackPath } = deps;
  const codes = createTokenStore<Grant>();
  const tokens = createTokenStore<Claims>();

  /** Validates an authorization request: it must come from this site and return to it. @throws RequestError */
  function readAuthorizationRequest(c: Context<AppEnv>) {
    const { client_id, redirect_uri = "", state = "", code_challenge = "", ...rest } = c.req.query();
    const isOwnRequest = client_id === CLIENT.client_id && redirect_uri === originOf(c) + callbackPath(NAME);
    if (
      !isOwnRequest ||
      rest.response_type !== "code" ||
      rest.code_challenge_method !== "S256" ||
      !code_challenge
    )
      throw new RequestError("bad_request");
    return { redirect_uri, state, code_challenge };
  }

  function redirectBack(c: Context<AppEnv>, to: string, parameters: Record<string, string>): Response {
    const url = new URL(to);
    for (const [name, value] of Object.entries({ ...parameters, iss: BASE }))
      url.searchParams.set(name, value);
    return redirect(c, url.href, 303);
  }

  app.get(`${BASE}/authorize`, (c) => {
    readAuthorizationRequest(c);
    const hidden = Object.entries(c.req.query()).map(
      ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    );
    const suggestions = emails.map((email) => `<option value="${escapeHtml(email)}">`);
    return sendHtml(
      c,
      demoPage(
        "Demo ID",
        `<p>This stands in for a login provider such as Google or Apple. It takes your word for who you are.</p>
<form action="${BASE}/consent">${hidden.join("")}
<p><label>Email <input name="email" type="email" required maxlength="254" list="emails" autocomplete="off"></label>
<datalist id="emails">${suggestions.join("")}</datalist></p>
<p><label><input name="verified" type="checkbox" checked> The provider has verified this address</label></p>
<p><button>Continue</button> <button name="denied" value="1" formnovalidate>Cancel</button></p></form>`,
      ),
    );
  });

  app.get(`${BASE}/consent`, (c) => {
    const { redirect_uri, state, code_challenge } = readAuthorizationRequest(c);
    const email = (c.req.query("email") ?? "").trim().toLowerCase();
    if (c.req.query("denied") || email === "")
      return redirectBack(c, redirect_uri, { error: "access_denied", state });
    const claims = { sub: digest(email), email, email_verified: c.req.query("verified") === "on" };
    const grant = {
      ...claims,
      redirectUri: redirect_uri,
      challenge: code_challenge,
      until: now() + LIFETIME,
    };
    return redirectBack(c, redirect_uri, { code: codes.issue(grant), state });
  });

  app.post(`${BASE}/token`, async (c) => {
    const form = new URLSearchParams((await readBody(c, 8_192)).toString());
    const grant = codes.consume(form.get("code"));
    const isValid =
      grant !== undefined &&
      grant.until > now() &&
      form.get("grant_type") === "authorization_code" &&
      form.get("redirect_uri") === grant.redirectUri &&
      digest(form.get("code_verifier") ?? "") === grant.challenge &&
      form.get("client_id") === CLIENT.client_id &&
      form.get("client_secret") === CLIENT.client_secret;
    if (!isValid) return sendJson(c, { error: "invalid_grant" }, 400);
    const { sub, email, email_verified } = grant;
    const access_token = tokens.issue({ sub, email, email_verified });
    return sendJson(c, { access_token, token_type: "Bearer", expires_in: LIFETIME / 1_000 });
  });

  app.get(`${BASE}/userinfo`, (c) => {
    const [, token = null] = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
    const claims = tokens.consume(token);
    if (!claims) throw new RequestError("unauthorized");
    return sendJson(c, claims);
  });
}
