import { createHash, randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import { readBody } from "../../http/body.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { escaped } from "../../http/escaped.ts";
import { answerJson, redirect } from "../../http/headers.ts";
import { demoPage, sendHtml } from "../../http/html.ts";
import type { Provider } from "./oauth.ts";

const NAME = "demo";
const BASE = "/api/demo_provider";
/** Milliseconds that a code is good for. */
const LIFE = 60_000;
/** Codes and tokens that are remembered at most. */
const REMEMBERED = 1_000;

const CLIENT = { client_id: "apogee-demo", client_secret: randomBytes(16).toString("hex") };

interface Said {
  sub: string;
  email: string;
  email_verified: boolean;
}

interface Grant extends Said {
  redirectUri: string;
  challenge: string;
  until: number;
}

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/** What stands for something once, for a while; the oldest is forgotten. */
function onceOnly<T>() {
  const kept = new Map<string, T>();
  return {
    keep(value: T): string {
      const token = randomBytes(24).toString("base64url");
      kept.set(token, value);
      if (kept.size > REMEMBERED) kept.delete(kept.keys().next().value!);
      return token;
    },
    take(token: string | null): T | undefined {
      const value = token === null ? undefined : kept.get(token);
      if (token !== null) kept.delete(token);
      return value;
    },
  };
}

/** The demo's own provider, which `fetch` reaches without the network. */
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
  /** Addresses that the page proposes. */
  emails: readonly string[];
  originOf: (c: Context<AppEnv>) => string;
  /** Where this site wants its visitors back, as a path. */
  callbackPath: (name: string) => string;
}

/** A provider that takes everybody's word, with a page on which one says who one is. Production has none. */
export function demoProviderRoutes(app: Hono<AppEnv>, deps: DemoProviderDeps): void {
  const { now, emails, originOf, callbackPath } = deps;
  const codes = onceOnly<Grant>();
  const tokens = onceOnly<Said>();

  /** The request for a code, refused unless it comes from this site and leads back to it. */
  function asked(c: Context<AppEnv>) {
    const { client_id, redirect_uri = "", state = "", code_challenge = "", ...rest } = c.req.query();
    const isOwn = client_id === CLIENT.client_id && redirect_uri === originOf(c) + callbackPath(NAME);
    if (!isOwn || rest.response_type !== "code" || rest.code_challenge_method !== "S256" || !code_challenge)
      throw new RequestError("bad_request");
    return { redirect_uri, state, code_challenge };
  }

  function back(c: Context<AppEnv>, to: string, told: Record<string, string>): Response {
    const url = new URL(to);
    for (const [name, value] of Object.entries({ ...told, iss: BASE })) url.searchParams.set(name, value);
    return redirect(c, url.href, 303);
  }

  app.get(`${BASE}/authorize`, (c) => {
    asked(c);
    const hidden = Object.entries(c.req.query()).map(
      ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
    );
    const proposed = emails.map((email) => `<option value="${escaped(email)}">`);
    return sendHtml(
      c,
      demoPage(
        "Demo ID",
        `<p>This stands in for a provider such as your phone's. It takes your word for who you are.</p>
<form action="${BASE}/consent">${hidden.join("")}
<p><label>E-mail <input name="email" type="email" required maxlength="254" list="emails" autocomplete="off"></label>
<datalist id="emails">${proposed.join("")}</datalist></p>
<p><label><input name="verified" type="checkbox" checked> The provider has verified this address</label></p>
<p><button>Continue</button> <button name="denied" value="1" formnovalidate>Cancel</button></p></form>`,
      ),
    );
  });

  app.get(`${BASE}/consent`, (c) => {
    const { redirect_uri, state, code_challenge } = asked(c);
    const email = (c.req.query("email") ?? "").trim().toLowerCase();
    if (c.req.query("denied") || email === "")
      return back(c, redirect_uri, { error: "access_denied", state });
    const said = { sub: digest(email), email, email_verified: c.req.query("verified") === "on" };
    const grant = { ...said, redirectUri: redirect_uri, challenge: code_challenge, until: now() + LIFE };
    return back(c, redirect_uri, { code: codes.keep(grant), state });
  });

  app.post(`${BASE}/token`, async (c) => {
    const form = new URLSearchParams((await readBody(c, 8_192)).toString());
    const grant = codes.take(form.get("code"));
    const isRight =
      grant !== undefined &&
      grant.until > now() &&
      form.get("grant_type") === "authorization_code" &&
      form.get("redirect_uri") === grant.redirectUri &&
      digest(form.get("code_verifier") ?? "") === grant.challenge &&
      form.get("client_id") === CLIENT.client_id &&
      form.get("client_secret") === CLIENT.client_secret;
    if (!isRight) return answerJson(c, { error: "invalid_grant" }, 400);
    const { sub, email, email_verified } = grant;
    const access_token = tokens.keep({ sub, email, email_verified });
    return answerJson(c, { access_token, token_type: "Bearer", expires_in: LIFE / 1_000 });
  });

  app.get(`${BASE}/userinfo`, (c) => {
    const [, token = null] = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
    const said = tokens.take(token);
    if (!said) throw new RequestError("unauthorized");
    return answerJson(c, said);
  });
}
