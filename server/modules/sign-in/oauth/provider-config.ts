import * as v from "valibot";

/** https only; http for a provider on this machine. */
const url = v.pipe(
  v.string("must be a URL"),
  v.url("must be a URL"),
  v.regex(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)[:/]/, "must begin with https://"),
);
const text = v.pipe(v.string("must be text"), v.nonEmpty("must not be empty"));

/** Configuration of a sign-in provider: OAuth 2 authorization code flow with OpenID Connect user info. */
export const ProviderConfigSchema = v.object(
  {
    /** Part of URLs and stored identities: must never change. */
    name: v.pipe(text, v.regex(/^[a-z][a-z\d-]{0,30}$/, "must be small letters, digits and hyphens")),
    /** Shown to players. */
    title: text,
    /** The issuer that the provider sends with a code (RFC 9207), if any. */
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
