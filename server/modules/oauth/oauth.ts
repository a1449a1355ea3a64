import { createHash, randomBytes } from "node:crypto";
import * as v from "valibot";
import { SERVER_CALL_TIMEOUT } from "../../http/call-timeout.ts";
import type { ProviderConfig } from "./provider-config.ts";

const TokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });
const PersonSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: v.optional(v.nullable(v.string()), null),
  // Some say it as text.
  email_verified: v.optional(v.unknown()),
});

/** Somebody as a provider knows them. */
export interface Person {
  provider: string;
  /** The provider's own name for the person. */
  subject: string;
  email: string | null;
  /** The provider has seen that the address is theirs. */
  emailVerified: boolean;
}

/** Its addresses may be paths of this site: the demo's are. */
export interface Provider extends ProviderConfig {
  /** How it is asked. */
  fetch: (request: Request) => Promise<Response>;
}

/** What is kept between the two halves of a sign-in. */
export interface Begun {
  /** Where the browser goes. */
  address: string;
  /** Comes back with the code: shows that it is the answer to this. */
  state: string;
  /** Goes with the code to the provider: shows that it was this server that asked (PKCE). */
  verifier: string;
}

const random = () => randomBytes(32).toString("base64url");

async function ask(provider: Provider, url: URL, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(SERVER_CALL_TIMEOUT);
  const headers = { accept: "application/json", ...init.headers };
  return provider.fetch(new Request(url, { ...init, headers, signal, redirect: "error" }));
}

async function read<S extends v.GenericSchema>(
  provider: Provider,
  what: string,
  response: Response,
  schema: S,
): Promise<v.InferOutput<S>> {
  const body = response.ok ? v.safeParse(schema, await response.json().catch(() => null)) : null;
  // Never what it says: that may be a secret.
  if (!body?.success)
    throw new Error(`provider ${provider.name}: ${what} was answered with ${response.status}`);
  return body.output;
}

/** The providers that players may sign in with, by the code flow of OAuth 2 with PKCE. */
export function createProviders(list: readonly Provider[]) {
  const byName = new Map(list.map((provider) => [provider.name, provider]));
  return {
    list: list.map(({ name, title }) => ({ name, title })),

    has: (name: string): boolean => byName.has(name),

    /** The first half; `callback` is the whole address that the provider sends the browser back to. */
    begin(name: string, callback: string): Begun {
      const { authorize_url, client_id, scope } = byName.get(name)!;
      const [state, verifier] = [random(), random()];
      const address = new URL(authorize_url, callback);
      for (const [key, value] of Object.entries({
        response_type: "code",
        client_id,
        redirect_uri: callback,
        scope,
        state,
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
        code_challenge_method: "S256",
      }))
        address.searchParams.set(key, value);
      return { address: address.href, state, verifier };
    },

    /** Whether a code that came along with this name of its issuer may be the provider's. */
    mayBeFrom(name: string, issuer: string | undefined): boolean {
      const own = byName.get(name)?.issuer;
      return issuer === undefined || own === undefined || own === issuer;
    },

    /** The second half: whom the code is about; null when the provider does not take it. */
    async personOf(name: string, code: string, verifier: string, callback: string): Promise<Person | null> {
      const provider = byName.get(name)!;
      const { client_id, client_secret } = provider;
      const whole = (address: string) => new URL(address, callback);
      const form = {
        grant_type: "authorization_code",
        code,
        redirect_uri: callback,
        code_verifier: verifier,
      };
      const body = new URLSearchParams({ ...form, client_id, client_secret });
      const told = await ask(provider, whole(provider.token_url), { method: "POST", body });
      if (told.status === 400) return null;
      const { access_token } = await read(provider, "the code", told, TokenSchema);
      const headers = { authorization: `Bearer ${access_token}` };
      const shown = await ask(provider, whole(provider.userinfo_url), { headers });
      const { sub, email, email_verified } = await read(provider, "the token", shown, PersonSchema);
      const emailVerified = email_verified === true || email_verified === "true";
      return { provider: name, subject: sub, email, emailVerified };
    },
  };
}

export type Providers = ReturnType<typeof createProviders>;
