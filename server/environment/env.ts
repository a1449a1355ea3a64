import * as v from "valibot";
import { MINUTE } from "../../src/contract/timestamps.ts";
import { licenceNames } from "../core/jurisdictions/jurisdictions.ts";
import { LOG_LEVELS } from "../core/log.ts";
import { isLoopbackHost } from "../http/network-address.ts";
import { readPushHosts } from "../modules/push/hosts.ts";
import {
  isVapidKeyPair,
  isVapidPrivateKey,
  isVapidPublicKey,
  isVapidSubject,
} from "../modules/push/vapid.ts";
import { ProviderConfigsSchema } from "../modules/sign-in/oauth/provider-config.ts";
import {
  converted,
  count,
  flag,
  headerName,
  host,
  jsonByProvider,
  jsonOf,
  MIN_SECRET_LENGTH,
  matching,
  nonEmpty,
  oneOf,
  origin,
  port,
  postgresUrl,
  secret,
  sender,
  sharedSecret,
  smtpUrl,
} from "./env-values.ts";

/** Documentation of a variable, for `docs/operations.md`. */
export interface VariableDocs {
  /** The values that the variable accepts, in words. */
  type: string;
  /** The effect of leaving it unset, if it has no literal default. */
  whenUnset?: string;
  description: string;
  production?: "required" | "refused";
  /** True if its value must never appear in messages or logs. */
  isSecret?: boolean;
  /** Rejects empty text; otherwise empty counts as unset, so that deployments can clear a variable. */
  rejectsEmpty?: boolean;
}

const documented = <const Schema extends v.GenericSchema>(schema: Schema, docs: VariableDocs) =>
  v.pipe(schema, v.metadata({ ...docs }));

/** The API of a payment provider or of free rounds. */
const providerApi = v.strictObject({
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^?#@]*[^/?#@]$/)),
  secret: sharedSecret,
});

const providerApis = jsonByProvider(
  providerApi,
  `must have for each provider a url without a slash at its end and a secret of ${MIN_SECRET_LENGTH} characters or more`,
);

const isMinute = (text: string) => MINUTE.test(text) && !Number.isNaN(Date.parse(text));

/** Every variable the server reads; no other module reads the environment. */
const Variables = v.object({
  NODE_ENV: documented(v.optional(oneOf(["production", "development", "test"])), {
    type: "production, development, test",
    whenUnset: "demo mode",
    rejectsEmpty: true,
    description:
      "`production` turns demo mode off: no demo sign-ins, outbox page, reference payment provider, test clock, `?country=`, pseudo-locale or seeding. Every other value is demo mode.",
  }),
  DEMO: documented(v.optional(flag, "0"), {
    type: "1, 0, true, false",
    production: "refused",
    description:
      "Allows demo mode where other machines can reach it: on such a HOST, with an https ORIGIN, or, without ORIGIN, under a name other than localhost. Demo mode shows all emails and has accounts with a public password.",
  }),
  PORT: documented(v.optional(port, "3000"), {
    type: "0 to 65535",
    rejectsEmpty: true,
    description: "Port to listen on; 0 takes a free one.",
  }),
  HOST: documented(v.optional(host, "127.0.0.1"), {
    type: "IP address or host name",
    rejectsEmpty: true,
    description: "Address to listen on; 0.0.0.0 for all IPv4 networks.",
  }),
  LOG_LEVEL: documented(v.optional(oneOf(LOG_LEVELS), "info"), {
    type: LOG_LEVELS.join(", "),
    description:
      "Minimum severity of log entries. `error` leaves out successes; `debug` adds each run of a job. Entries go to standard output, as JSON in production.",
  }),
  ORIGIN: documented(v.optional(origin), {
    type: "http(s) origin",
    production: "required",
    description:
      "Public address of the site: scheme, host and port. In production https, except on a loopback host. With https all responses ask browsers for TLS on this host and all hosts below it.",
  }),
  SECRET: documented(v.optional(secret), {
    type: `${MIN_SECRET_LENGTH} characters or more`,
    whenUnset: "made in DATA_DIR",
    production: "required",
    isSecret: true,
    description:
      "Signs captchas, authorizes staff commands, and encrypts authenticator secrets and documents; the same on every server. To change it, see Changing SECRET.",
  }),
  PREVIOUS_SECRET: documented(v.optional(secret), {
    type: `${MIN_SECRET_LENGTH} characters or more`,
    isSecret: true,
    description:
      "Decrypts what was encrypted before SECRET was changed and recognizes its digests; encrypts and signs nothing.",
  }),
  DATA_DIR: documented(v.optional(nonEmpty, ".data"), {
    type: "folder",
    rejectsEmpty: true,
    description: "Holds the embedded database, drawn pictures, past releases and generated keys.",
  }),
  DATABASE_URL: documented(v.optional(postgresUrl), {
    type: "postgres:// URL",
    whenUnset: "embedded database in DATA_DIR",
    isSecret: true,
    rejectsEmpty: true,
    description:
      "PostgreSQL. A pooler in front must pool by session, because statements are prepared. Statements time out after 30 s, waits for a lock after 5 s, idle transactions after 30 s; migrations and ledger checks have no limit.",
  }),
  DATABASE_OWNER_URL: documented(v.optional(postgresUrl), {
    type: "postgres:// URL",
    whenUnset: "DATABASE_URL does both",
    isSecret: true,
    description:
      "The same database under the account that owns the schema, used for migrations and `npm run seed` only, so that the account of DATABASE_URL can't change the schema. See Two database accounts.",
  }),
  LICENCE: documented(v.optional(oneOf(licenceNames())), {
    type: licenceNames().join(", "),
    whenUnset: "the market's licence",
    description: "Licence of hosts that `server/core/jurisdictions/hosts.json` leaves open.",
  }),
  TRUST_PROXY: documented(v.optional(flag, "0"), {
    type: "1, 0, true, false",
    description: "Believes `x-forwarded-for` and `x-forwarded-proto`; only behind a proxy that sets them.",
  }),
  COUNTRY_HEADER: documented(v.optional(headerName), {
    type: "header name",
    description: "Header in which a CDN names the visitor's country.",
  }),
  SMTP_URL: documented(v.optional(smtpUrl), {
    type: "smtp:// or smtps:// URL",
    whenUnset: "emails stay in the mail queue",
    isSecret: true,
    description:
      "Mail server. `smtp://` needs STARTTLS, except on a loopback host; `?requireTLS=false` at the URL's end allows a relay without TLS.",
  }),
  MAIL_FROM: documented(v.optional(sender, "Apogee <no-reply@apogee.test>"), {
    type: "email address, with or without a name",
    description: "Sender of emails.",
  }),
  AUTH_PROVIDERS: documented(v.optional(jsonOf(ProviderConfigsSchema), "[]"), {
    type: "JSON list",
    isSecret: true,
    description:
      "OAuth providers to sign in with: `name`, `title`, `authorize_url`, `token_url`, `userinfo_url`, `client_id`, `client_secret`, and optionally `issuer` and `scope`. The callback is `{ORIGIN}/api/auth_providers/{name}/callback`.",
  }),
  WALLET_SECRETS: documented(
    v.optional(
      jsonByProvider(sharedSecret, `must have secrets of ${MIN_SECRET_LENGTH} characters or more`),
      "{}",
    ),
    {
      type: "JSON object",
      isSecret: true,
      description: `Secrets by game provider, each ${MIN_SECRET_LENGTH} characters or more; a list of two while one is changed: the first signs, both are accepted. \`reference\` is for the built-in games, which otherwise use one derived from SECRET.`,
    },
  ),
  FREE_ROUND_PROVIDERS: documented(v.optional(providerApis, "{}"), {
    type: "JSON object",
    isSecret: true,
    description: `Free-rounds APIs of game providers, by their name in the catalogue: \`url\` and \`secret\` as in PAYMENT_PROVIDERS. Free spins in games of other providers are the built-in game server's.`,
  }),
  PAYMENT_PROVIDERS: documented(v.optional(providerApis, "{}"), {
    type: "JSON object",
    isSecret: true,
    description: `Payment providers by name: \`url\` of the API (in production https, except on a loopback host), and \`secret\` of ${MIN_SECRET_LENGTH} characters or more, or a list of two while it is changed: the first signs, both are accepted. Demo mode brings its own.`,
  }),
  CENTRIFUGO_URL: documented(v.optional(origin), {
    type: "http(s) origin",
    whenUnset: "the hub inside the server",
    description:
      "API of a Centrifugo with the namespaces `player` and `public`, with history and recovery. Needs both other CENTRIFUGO variables.",
  }),
  CENTRIFUGO_API_KEY: documented(v.optional(nonEmpty), {
    type: "text",
    isSecret: true,
    description: "Key of Centrifugo's HTTP API.",
  }),
  CENTRIFUGO_TOKEN_SECRET: documented(v.optional(nonEmpty), {
    type: "text",
    isSecret: true,
    description: "HMAC secret of Centrifugo's connection tokens.",
  }),
  SOCKETS_PER_ADDRESS: documented(v.optional(count, "256"), {
    type: "1 to 9999999",
    description: "Maximum realtime connections per network address to the hub inside the server.",
  }),
  SOCKETS_PER_PLAYER: documented(v.optional(count, "16"), {
    type: "1 to 9999999",
    description: "Maximum realtime connections per player to the hub inside the server.",
  }),
  VAPID_PUBLIC_KEY: documented(
    v.optional(matching(isVapidPublicKey, "must be a point of 65 bytes in base64url without =")),
    {
      type: "base64url",
      whenUnset: "made in DATA_DIR",
      description:
        "Public key of web push. Several servers of a site need both keys here, or must share DATA_DIR.",
    },
  ),
  VAPID_PRIVATE_KEY: documented(
    v.optional(matching(isVapidPrivateKey, "must be a P-256 key of 32 bytes in base64url without =")),
    {
      type: "base64url",
      whenUnset: "made in DATA_DIR",
      isSecret: true,
      description: "Private key of web push.",
    },
  ),
  VAPID_SUBJECT: documented(
    v.optional(
      matching(isVapidSubject, "must be mailto: with an address, or an https: address that is not localhost"),
    ),
    {
      type: "mailto: or https: URL",
      whenUnset: "ORIGIN, or the address of MAIL_FROM",
      description: "Tells push services how to reach you.",
    },
  ),
  PUSH_HOSTS: documented(
    v.optional(
      converted(readPushHosts, "must be host names separated by commas, each with or without *. before it"),
      "",
    ),
    {
      type: "host names, separated by commas",
      description: "Push services in addition to those of Chrome, Firefox, Safari and Edge.",
    },
  ),
  PUSH_LOOPBACK: documented(v.optional(flag, "0"), {
    type: "1, 0, true, false",
    production: "refused",
    description: "Allows push services on this machine without TLS, for tests.",
  }),
  MIN_BUILD: documented(
    v.optional(
      matching(isMinute, "must be a time such as 2026-11-22T08:00Z; /version.json names a build's time"),
    ),
    {
      type: "UTC time to the minute",
      description: "Pages built before it reload without asking, for example `2026-11-22T08:00Z`.",
    },
  ),
  KILL_SWITCH: documented(v.optional(flag, "0"), {
    type: "1, 0, true, false",
    description: "Makes browsers remove the service worker and its caches.",
  }),
});

export type Values = v.InferOutput<typeof Variables>;
export type VariableName = keyof Values;

/** @returns each variable's name, literal default and documentation, in schema order */
export function describeVariables(): (VariableDocs & { name: VariableName; default: string | undefined })[] {
  return Object.entries(Variables.entries).map(([name, schema]) => ({
    name: name as VariableName,
    default: v.getDefault(schema) as string | undefined,
    ...(v.getMetadata(schema) as VariableDocs),
  }));
}

/** Adds an issue at `name` unless `isValid`; doesn't check while a variable it reads is malformed. */
const rule = <const Name extends VariableName, const Other extends VariableName>(
  name: Name,
  others: readonly Other[],
  isValid: (values: Pick<Values, Name | Other>) => boolean,
  message: string,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    const values = dataset.value as Values;
    const malformed = dataset.issues?.filter(({ type }) => type !== "raw_check") ?? [];
    const names = new Set(malformed.map((issue) => v.getDotPath(issue)?.split(".")[0]));
    if ([name, ...others].some((one) => names.has(one)) || isValid(values)) return;
    const path = { type: "object", origin: "value", input: values, key: name, value: values[name] } as const;
    addIssue({ message, path: [path] });
  });
const requiredInProduction = (name: "ORIGIN" | "SECRET") =>
  rule(
    name,
    ["NODE_ENV"],
    (values) => values.NODE_ENV !== "production" || values[name] !== undefined,
    "is required in production",
  );

const rejectedInProduction = (name: "DEMO" | "PUSH_LOOPBACK") =>
  rule(
    name,
    ["NODE_ENV"],
    (values) => values.NODE_ENV !== "production" || !values[name],
    "is not for production",
  );

/** True for TLS, or a host that only this machine can reach. */
const isEncrypted = (url: string): boolean =>
  url.startsWith("https:") || isLoopbackHost(new URL(url).hostname.replace(/^\[|\]$/g, ""));

const CENTRIFUGO = ["CENTRIFUGO_URL", "CENTRIFUGO_API_KEY", "CENTRIFUGO_TOKEN_SECRET"] as const;
const requiredByCentrifugo = (name: (typeof CENTRIFUGO)[number]) =>
  rule(
    name,
    CENTRIFUGO,
    (values) => values[name] !== undefined || CENTRIFUGO.every((one) => values[one] === undefined),
    `is required: ${CENTRIFUGO.join(", ")} are set together`,
  );

const requiredBeside = (name: "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY", other: typeof name) =>
  rule(
    name,
    [other],
    (values) => values[name] !== undefined || values[other] === undefined,
    `is required beside ${other}`,
  );

const DEMO_HINT = "set NODE_ENV=production, or DEMO=1 to open the demo to others";

export const EnvironmentSchema = v.pipe(
  Variables,
  requiredInProduction("ORIGIN"),
  requiredInProduction("SECRET"),
  rejectedInProduction("DEMO"),
  rejectedInProduction("PUSH_LOOPBACK"),
  rule(
    "DATABASE_URL",
    ["DATABASE_OWNER_URL"],
    (values) => values.DATABASE_URL !== undefined || values.DATABASE_OWNER_URL === undefined,
    "is required beside DATABASE_OWNER_URL",
  ),
  rule(
    "HOST",
    ["NODE_ENV", "DEMO"],
    ({ NODE_ENV, DEMO, HOST }) => NODE_ENV === "production" || DEMO || isLoopbackHost(HOST),
    `must be a loopback address in demo mode: ${DEMO_HINT}`,
  ),
  rule(
    "ORIGIN",
    ["NODE_ENV", "DEMO"],
    ({ NODE_ENV, DEMO, ORIGIN }) => NODE_ENV === "production" || DEMO || !ORIGIN?.startsWith("https:"),
    `must not be https in demo mode: ${DEMO_HINT}`,
  ),
  rule(
    "ORIGIN",
    ["NODE_ENV"],
    ({ NODE_ENV, ORIGIN }) => NODE_ENV !== "production" || !ORIGIN || isEncrypted(ORIGIN),
    "must be https in production, except on a loopback host",
  ),
  ...(["FREE_ROUND_PROVIDERS", "PAYMENT_PROVIDERS"] as const).map((name) =>
    rule(
      name,
      ["NODE_ENV"],
      (values) =>
        values.NODE_ENV !== "production" || Object.values(values[name]).every(({ url }) => isEncrypted(url)),
      "must have https URLs in production, except on loopback hosts",
    ),
  ),
  ...CENTRIFUGO.map(requiredByCentrifugo),
  requiredBeside("VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"),
  requiredBeside("VAPID_PRIVATE_KEY", "VAPID_PUBLIC_KEY"),
  rule(
    "VAPID_PUBLIC_KEY",
    ["VAPID_PRIVATE_KEY"],
    ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }) =>
      !publicKey || !privateKey || isVapidKeyPair({ publicKey, privateKey }),
    "does not belong to VAPID_PRIVATE_KEY",
  ),
);

/** Variables for tools that only use the database. */
export const DatabaseSchema = v.pick(Variables, ["DATA_DIR", "DATABASE_URL", "DATABASE_OWNER_URL"]);
