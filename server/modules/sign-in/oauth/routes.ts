import type { Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import * as v from "valibot";
import type { LocaleCode } from "../../../../src/contract/locale.ts";
import type { Player } from "../../../../src/contract/player.ts";
import { redirectTarget } from "../../../../src/rules/addresses/redirect-target.ts";
import { joinLocale, splitLocale } from "../../../../src/rules/locales/locales.ts";
import type { AppEnv } from "../../../http/env.ts";
import { RequestError } from "../../../http/errors.ts";
import { addCookie, redirect, setCacheable, setHeader } from "../../../http/headers.ts";
import { route } from "../../../http/route.ts";
import { isCrossSite } from "../../../http/same-origin.ts";
import { noteSecurity } from "../../../http/security-log.ts";
import type { OAuthProviders, Person } from "./oauth.ts";

export interface ProvidersRoutesDeps {
  providers: OAuthProviders;
  now: () => number;
  /** Encrypts the browser's state between the steps. */
  encryption: { encrypt: (text: string) => string; decrypt: (encrypted: string) => string };
  originOf: (c: Context<AppEnv>) => string;
  /** Rejects restricted countries and too many attempts. @throws RequestError */
  admit: (c: Context<AppEnv>) => Promise<void>;
  /** Signs the person in; null if a one-time code is needed first. */
  signIn: (c: Context<AppEnv>, person: Person, context: SignInContext) => Promise<Player | null>;
  logError: (error: unknown) => void;
}

interface SignInContext {
  /** Locale of the starting page. */
  locale: LocaleCode;
  code?: string;
}

const COOKIE = "__Host-provider";
/** Lifetime of the state, seconds: one round trip to the provider, or the code entry. */
const LIFETIME = 600;
/** Longer return paths don't fit into the cookie. */
const MAX_RETURN_PATH = 1_000;

const commonEntries = { back: v.string(), until: v.number() };
/** State of a sign-in, stored in the browser. */
const FlowSchema = v.variant("step", [
  v.object({
    ...commonEntries,
    step: v.literal("consent"),
    provider: v.string(),
    state: v.string(),
    verifier: v.string(),
  }),
  v.object({
    ...commonEntries,
    step: v.literal("code"),
    person: v.object({
      provider: v.string(),
      subject: v.string(),
      email: v.nullable(v.string()),
      emailVerified: v.boolean(),
    }),
  }),
]);
type Flow = v.InferOutput<typeof FlowSchema>;

/** Path that providers return to; it's registered with them. */
export const callbackPath = (name: string): string => `/api/auth_providers/${name}/callback`;

const localeOf = (back: string): LocaleCode => splitLocale(back.split(/[?#]/)[0] ?? "").locale;

/** Redirects to the sign-in form, with the error and the return path. */
function redirectToForm(c: Context<AppEnv>, back: string, parameters: Record<string, string>): Response {
  const search = new URLSearchParams({ ...parameters, ...(back !== "/" && { redirect: back }) });
  return redirect(c, `${joinLocale(localeOf(back), "/sign-in")}?${search}`, 303);
}

/**
 * Registers the OAuth sign-in: start, provider, callback, return. The state is encrypted in a cookie, so responses to
 * another browser's request are useless.
 */
export function providersRoutes(app: Hono<AppEnv>, deps: ProvidersRoutesDeps): void {
  const { providers, now, encryption, originOf } = deps;
  const cookie = { path: "/", httpOnly: true, secure: true, sameSite: "Lax" } as const;

  function saveFlow(c: Context<AppEnv>, flow: Flow): void {
    addCookie(c, COOKIE, encryption.encrypt(JSON.stringify(flow)), { ...cookie, maxAge: LIFETIME });
  }
  const clearFlow = (c: Context<AppEnv>) => addCookie(c, COOKIE, "", { ...cookie, maxAge: 0 });

  function flowOf(c: Context<AppEnv>): Flow | undefined {
    try {
      const flow = v.parse(FlowSchema, JSON.parse(encryption.decrypt(getCookie(c, COOKIE) ?? "")));
      return flow.until > now() ? flow : undefined;
    } catch {
      return undefined;
    }
  }

  function nameIn(c: Context<AppEnv>): string {
    const name = c.req.param("name") ?? "";
    if (!providers.has(name)) throw new RequestError("not_found");
    setHeader(c, "cache-control", "no-store");
    return name;
  }

  /** Runs one step; errors are shown on the form instead of as an error response. */
  async function runStep(c: Context<AppEnv>, back: string, run: () => Promise<Response>): Promise<Response> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof RequestError)) deps.logError(error);
      const code = error instanceof RequestError ? error.code : "unavailable";
      noteSecurity(c, { reason: code });
      return redirectToForm(c, back, { auth_error: code === "validation_failed" ? "no_email" : code });
    }
  }

  route(app, "GET /api/auth_providers", ({ c }) => {
    setCacheable(c, 60);
    return providers.list;
  });

  app.get("/api/auth_providers/:name/start", (c) => {
    const provider = nameIn(c);
    const target = redirectTarget(c.req.query("redirect"));
    const back = target.length > MAX_RETURN_PATH ? "/" : target;
    // Cross-site links only lead to the form: players start a sign-in themselves.
    if (isCrossSite(c)) return redirectToForm(c, back, {});
    return runStep(c, back, async () => {
      await deps.admit(c);
      const { address, state, verifier } = providers.startSignIn(
        provider,
        originOf(c) + callbackPath(provider),
      );
      saveFlow(c, { step: "consent", provider, state, verifier, back, until: now() + LIFETIME * 1_000 });
      return redirect(c, address, 303);
    });
  });

  app.get(callbackPath(":name"), (c) => {
    const name = nameIn(c);
    const { state, code, error, iss } = c.req.query();
    const flow = flowOf(c);
    const isExpected = flow?.step === "consent" && flow.provider === name && flow.state === state;
    noteSecurity(c, { factors: name, reason: "expired" });
    if (!isExpected) return redirectToForm(c, "/", { auth_error: "expired" });
    const { back, verifier } = flow;
    return runStep(c, back, async () => {
      clearFlow(c);
      await deps.admit(c);
      if (error) {
        noteSecurity(c, { reason: "denied" });
        return redirectToForm(c, back, { auth_error: error === "access_denied" ? "denied" : "unavailable" });
      }
      const callback = originOf(c) + callbackPath(name);
      const canRedeemCode = code !== undefined && providers.isIssuerAllowed(name, iss);
      const person = canRedeemCode ? await providers.personOf(name, code, verifier, callback) : null;
      if (!person) return redirectToForm(c, back, { auth_error: "expired" });
      if (await deps.signIn(c, person, { locale: localeOf(back) })) return redirect(c, back, 303);
      noteSecurity(c, { reason: "code_required" });
      saveFlow(c, { step: "code", person, back, until: now() + LIFETIME * 1_000 });
      return redirectToForm(c, back, { auth_step: "code" });
    });
  });

  route(app, "POST /api/auth_providers/sign_in", async ({ c, body }) => {
    setHeader(c, "cache-control", "no-store");
    await deps.admit(c);
    const flow = flowOf(c);
    noteSecurity(c, { factors: flow?.step === "code" ? `${flow.person.provider} and code` : "none" });
    const context = { locale: localeOf(flow?.back ?? "/"), code: body.user.otp_attempt };
    const player = flow?.step === "code" ? await deps.signIn(c, flow.person, context) : null;
    if (!player) throw new RequestError("validation_failed", { errors: { "user.otp_attempt": ["expired"] } });
    clearFlow(c);
    return player;
  });
}
