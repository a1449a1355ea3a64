import { createHash, randomBytes } from "node:crypto";
import * as v from "valibot";
import { SERVER_CALL_TIMEOUT } from "../../../http/call-timeout.ts";
import type { ProviderConfig } from "./provider-config.ts";

const TokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });
const PersonSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: v.optional(v.nullable(v.string()), null),
  // Some providers send the boolean as text.
  email_verified: v.optional(v.unknown()),
});

/** A person as a provider describes them. */
export interface Person {
  provider: string;
  /** The provider's permanent id of the person. */
  subject: string;
  email: string | null;
  /** True if the provider has verified the address. */
  emailVerified: boolean;
}

/** A provider; its URLs may be paths of this site, as the demo's are. */
export interface Provider extends ProviderConfig {
  /** Sends requests to the provider. */
  fetch: (request: Request) => Promise<Response>;
}

/** State between the two steps of a sign-in. */
export interface SignInState {
  /** Authorization URL for the browser. */
  address: string;
  /** Returned with the code; ties the response to this request. */
  state: string;
  /** PKCE verifier, sent with the code; proves that this server made the request. */
  verifier: string;
}

const random = () => randomBytes(32).toString("base64url");

async function callProvider(provider: Provider, url: URL, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(SERVER_CALL_TIMEOUT);
  const headers = { accept: "application/json", ...init.headers };
  return provider.fetch(new Request(url, { ...init, headers, signal, redirect: "error" }));
}

async function read<S extends v.GenericSchema>(
  provider: Provider,
  requestName: string,
  response: Response,
  schema: S,
): Promise<v.InferOutput<S>> {
  const body = response.ok ? v.safeParse(schema, await response.json().catch(() => null)) : null;
  // Don't log the body, which may contain a secret.
  if (!body?.success)
    throw new Error(`provider ${provider.name}: ${requestName} got status ${response.status}`);
  return body.output;
}

/** Sign-in providers, by OAuth 2 authorization code flow with PKCE. */
export function createOAuthProviders(list: readonly Provider[]) {
  const byName = new Map(list.map((provider) => [provider.name, provider]));
  return {
    list: list.map(({ name, title }) => ({ name, title })),

    has: (name: string): boolean => byName.has(name),

    /** Starts a sign-in; `callback` is the absolute return URL. */
    startSignIn(name: string, callback: string): SignInState {
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

    /** Checks the issuer that came with a code (RFC 9207). */
    isIssuerAllowed(name: string, issuer: string | undefined): boolean {
      const expected = byName.get(name)?.issuer;
      return issuer === undefined || expected === undefined || expected === issuer;
    },

    /** Exchanges the code for the person's data; null if the provider rejects the code. */
    async personOf(name: string, code: string, verifier: string, callback: string): Promise<Person | null> {
      const provider = byName.get(name)!;
      const { client_id, client_secret } = provider;
      const absolute = (address: string) => new URL(address, callback);
      const form = {
        grant_type: "authorization_code",
        code,
        redirect_uri: callback,
        code_verifier: verifier,
      };
      const body = new URLSearchParams({ ...form, client_id, client_secret });
      const tokenResponse = await callProvider(provider, absolute(provider.token_url), {
        method: "POST",
        body,
      });
      if (tokenResponse.status === 400) return null;
      const { access_token } = await read(provider, "token request", tokenResponse, TokenSchema);
      const headers = { authorization: `Bearer ${access_token}` };
      const userResponse = await callProvider(provider, absolute(provider.userinfo_url), { headers });
      const { sub, email, email_verified } = await read(
        provider,
        "user info request",
        userResponse,
        PersonSchema,
      );
      const emailVerified = email_verified === true || email_verified === "true";
      return { provider: name, subject: sub, email, emailVerified };
    },
  };
}

export type OAuthProviders = ReturnType<typeof createOAuthProviders>;
