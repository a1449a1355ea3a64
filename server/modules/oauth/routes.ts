import type { Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import * as v from "valibot";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { Player } from "../../../src/contract/player.ts";
import { redirectTarget } from "../../../src/rules/addresses/redirect-target.ts";
import { joinLocale, splitLocale } from "../../../src/rules/locales/locales.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { addCookie, cacheable, redirect, setHeader } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { isCrossSite } from "../../http/same-origin.ts";
import { noteSecurity } from "../../http/security-log.ts";
import type { Person, Providers } from "./oauth.ts";

export interface ProvidersRoutesDeps {
  providers: Providers;
  now: () => number;
  /** Seals what a browser keeps between the halves of a sign-in. */
  box: { seal: (text: string) => string; open: (sealed: string) => string };
  originOf: (c: Context<AppEnv>) => string;
  /** Refuses who may not sign in from where they are, or tries it too often. */
  admit: (c: Context<AppEnv>) => Promise<void>;
  /** Signs in as this person; null when a code of the second factor is to come first. */
  enter: (c: Context<AppEnv>, person: Person, given: Given) => Promise<Player | null>;
  logError: (error: unknown) => void;
}

interface Given {
  /** Of the page that it began on. */
  locale: LocaleCode;
  code?: string;
}

const COOKIE = "__Host-provider";
/** For the way to the provider and back, and again for the code of the second factor; seconds. */
const LIFE = 600;
/** Longer ways back do not fit into a cookie beside the rest. */
const LONGEST_WAY = 1_000;

const kept = { back: v.string(), until: v.number() };
/** Where a sign-in stands, as its browser keeps it. */
const FlowSchema = v.variant("step", [
  v.object({
    ...kept,
    step: v.literal("consent"),
    provider: v.string(),
    state: v.string(),
    verifier: v.string(),
  }),
  v.object({
    ...kept,
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

/** Where providers send browsers back to: they have to be told this address. */
export const callbackPath = (name: string): string => `/api/auth_providers/${name}/callback`;

const localeOf = (back: string): LocaleCode => splitLocale(back.split(/[?#]/)[0] ?? "").locale;

/** Back to the form of signing in, which says what is the matter and then goes on to where it was to lead. */
function toForm(c: Context<AppEnv>, back: string, told: Record<string, string>): Response {
  const search = new URLSearchParams({ ...told, ...(back !== "/" && { redirect: back }) });
  return redirect(c, `${joinLocale(localeOf(back), "/sign-in")}?${search}`, 303);
}

/**
 * Signing in with a provider. A browser goes to `start`, to the provider, to the callback and on to where it was to lead;
 * what it keeps on the way is sealed, so that the answer to another browser's question is good for nothing here.
 */
export function providersRoutes(app: Hono<AppEnv>, deps: ProvidersRoutesDeps): void {
  const { providers, now, box, originOf } = deps;
  const cookie = { path: "/", httpOnly: true, secure: true, sameSite: "Lax" } as const;

  function keep(c: Context<AppEnv>, flow: Flow): void {
    addCookie(c, COOKIE, box.seal(JSON.stringify(flow)), { ...cookie, maxAge: LIFE });
  }
  const forget = (c: Context<AppEnv>) => addCookie(c, COOKIE, "", { ...cookie, maxAge: 0 });

  function flowOf(c: Context<AppEnv>): Flow | undefined {
    try {
      const flow = v.parse(FlowSchema, JSON.parse(box.open(getCookie(c, COOKIE) ?? "")));
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

  /** Runs one half; what is refused, or breaks, is told on the form and not as an error of an address. */
  async function half(c: Context<AppEnv>, back: string, run: () => Promise<Response>): Promise<Response> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof RequestError)) deps.logError(error);
      const code = error instanceof RequestError ? error.code : "unavailable";
      noteSecurity(c, { reason: code });
      return toForm(c, back, { auth_error: code === "validation_failed" ? "no_email" : code });
    }
  }

  route(app, "GET /api/auth_providers", ({ c }) => {
    cacheable(c, 60);
    return providers.list;
  });

  app.get("/api/auth_providers/:name/start", (c) => {
    const provider = nameIn(c);
    const way = redirectTarget(c.req.query("redirect"));
    const back = way.length > LONGEST_WAY ? "/" : way;
    // Players start a sign-in themselves: another site's link or picture leads to the form and no further.
    if (isCrossSite(c)) return toForm(c, back, {});
    return half(c, back, async () => {
      await deps.admit(c);
      const { address, state, verifier } = providers.begin(provider, originOf(c) + callbackPath(provider));
      keep(c, { step: "consent", provider, state, verifier, back, until: now() + LIFE * 1_000 });
      return redirect(c, address, 303);
    });
  });

  app.get(callbackPath(":name"), (c) => {
    const name = nameIn(c);
    const { state, code, error, iss } = c.req.query();
    const flow = flowOf(c);
    const isOurs = flow?.step === "consent" && flow.provider === name && flow.state === state;
    noteSecurity(c, { factors: name, reason: "expired" });
    if (!isOurs) return toForm(c, "/", { auth_error: "expired" });
    const { back, verifier } = flow;
    return half(c, back, async () => {
      forget(c);
      await deps.admit(c);
      if (error) {
        noteSecurity(c, { reason: "denied" });
        return toForm(c, back, { auth_error: error === "access_denied" ? "denied" : "unavailable" });
      }
      const callback = originOf(c) + callbackPath(name);
      const isGood = code !== undefined && providers.mayBeFrom(name, iss);
      const person = isGood ? await providers.personOf(name, code, verifier, callback) : null;
      if (!person) return toForm(c, back, { auth_error: "expired" });
      if (await deps.enter(c, person, { locale: localeOf(back) })) return redirect(c, back, 303);
      noteSecurity(c, { reason: "code_required" });
      keep(c, { step: "code", person, back, until: now() + LIFE * 1_000 });
      return toForm(c, back, { auth_step: "code" });
    });
  });

  route(app, "POST /api/auth_providers/sign_in", async ({ c, body }) => {
    setHeader(c, "cache-control", "no-store");
    await deps.admit(c);
    const flow = flowOf(c);
    noteSecurity(c, { factors: flow?.step === "code" ? `${flow.person.provider} and code` : "none" });
    const given = { locale: localeOf(flow?.back ?? "/"), code: body.user.otp_attempt };
    const player = flow?.step === "code" ? await deps.enter(c, flow.person, given) : null;
    if (!player) throw new RequestError("validation_failed", { errors: { "user.otp_attempt": ["expired"] } });
    forget(c);
    return player;
  });
}
