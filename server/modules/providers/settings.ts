import * as v from "valibot";

/** Over the network only as a secret; a provider on the same machine, for trying out, needs no certificate. */
const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)[:/]/, "must begin with https://"),
);
const text = v.pipe(v.string(), v.nonEmpty());

/** A provider that players may sign in with: the code flow of OAuth 2 with OpenID Connect's user information. */
export const ProviderSettingsSchema = v.object({
  /** Part of addresses, and of every identity that is kept: never to be changed. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,30}$/, "must be small letters, digits and hyphens")),
  /** As players know it. */
  title: text,
  /** As the provider calls itself, where it says so along with a code (RFC 9207). */
  issuer: v.optional(text),
  authorize_url: address,
  token_url: address,
  userinfo_url: address,
  client_id: text,
  client_secret: text,
  scope: v.optional(text, "openid email"),
});
export type ProviderSettings = v.InferOutput<typeof ProviderSettingsSchema>;

const ProvidersSchema = v.pipe(
  v.array(ProviderSettingsSchema),
  v.check((list) => new Set(list.map(({ name }) => name)).size === list.length, "two have the same name"),
);

/** The providers that a text of JSON lists; throws with what is wrong, and none of the values. */
export function readProviders(json: string): ProviderSettings[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Error("is no JSON");
  }
  const result = v.safeParse(ProvidersSchema, value);
  if (result.success) return result.output;
  const [{ message }] = result.issues;
  const place = v.getDotPath(result.issues[0]) ?? "the list";
  // The library's own sentences repeat what was received, which may be a secret.
  throw new Error(`${place}: ${/^must|^two/.test(message) ? message : "is missing or makes no sense"}`);
}
