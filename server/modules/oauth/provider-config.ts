import * as v from "valibot";

/** Over the network only with TLS; a provider on the same machine, for trying out, needs no certificate. */
const url = v.pipe(
  v.string("must be a URL"),
  v.url("must be a URL"),
  v.regex(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)[:/]/, "must begin with https://"),
);
const text = v.pipe(v.string("must be text"), v.nonEmpty("must not be empty"));

/** A provider that players may sign in with: the code flow of OAuth 2 with OpenID Connect's user information. */
export const ProviderConfigSchema = v.object(
  {
    /** Part of URLs and of every stored identity, so it must never change. */
    name: v.pipe(text, v.regex(/^[a-z][a-z\d-]{0,30}$/, "must be small letters, digits and hyphens")),
    /** Shown to players. */
    title: text,
    /** The provider's own name where it sends one along with a code (RFC 9207). */
    issuer: v.optional(text),
    authorize_url: url,
    token_url: url,
    userinfo_url: url,
    client_id: text,
    client_secret: text,
    scope: v.optional(text, "openid email"),
  },
  ({ expected }) => (expected === "Object" ? "must be an object" : "is missing"),
);
export type ProviderConfig = v.InferOutput<typeof ProviderConfigSchema>;

export const ProviderConfigsSchema = v.pipe(
  v.array(ProviderConfigSchema, "must be a list"),
  v.check((list) => new Set(list.map(({ name }) => name)).size === list.length, "has one name twice"),
);
