import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { MINUTE } from "../src/contract/minute.ts";
import { type Database, openDatabase } from "./db/client.ts";
import { isEmpty, seed, seedPaymentMethods } from "./db/seed.ts";
import { type ProviderSettings, readProviders } from "./modules/providers/settings.ts";
import { type PushEnvironment, readPushEnvironment } from "./modules/push/settings.ts";
import { checkVapidKeys, newVapidKeys, type Vapid, type VapidKeys } from "./modules/push/vapid.ts";
import type { CentrifugoSettings } from "./realtime/centrifugo.ts";

const MIN_SECRET = 32;

/** What the environment says, read once. */
export interface Settings extends PushEnvironment {
  production: boolean;
  port: number;
  hostname: string;
  dataDir: string;
  databaseUrl: string | undefined;
  origin: string | undefined;
  licence: string | undefined;
  trustProxy: boolean;
  countryHeader: string | undefined;
  /** Signs and seals; undefined where the demo is to make one of its own. */
  secret: string | undefined;
  /** The mail server; without one, mails stay in the outbox. */
  smtpUrl: string | undefined;
  /** Who mails come from. */
  mailFrom: string;
  /** Pages that were built before this moment are sent on without being asked; null for none. */
  minBuild: string | null;
  /** Browsers do away with the worker and what it keeps, until this is taken back. */
  killSwitch: boolean;
  /** With whom players may sign in beside their passwords. */
  authProviders: ProviderSettings[];
  /** What providers of games sign their calls with, by their names. */
  walletSecrets: Record<string, string>;
  /** Providers of payments by name: where their APIs are, and what both sides sign with. */
  paymentProviders: Record<string, { url: string; secret: string }>;
  /** A Centrifugo of the operator's; without one players' connections come here. */
  centrifugo: (CentrifugoSettings & { tokenSecret: string }) | undefined;
  /** How many realtime connections there may be at once: of an address, which many may share, and of a player. */
  socketsPerAddress: number;
  socketsPerPlayer: number;
}

const WalletSecretsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  v.pipe(v.string(), v.minLength(MIN_SECRET)),
);

function walletSecretsOf(json: string | undefined): Record<string, string> {
  try {
    return v.parse(WalletSecretsSchema, JSON.parse(json || "{}"));
  } catch {
    // What went wrong may quote a secret.
    throw new Error(
      `WALLET_SECRETS: must be JSON of names (a-z, 0-9, -) and secrets of ${MIN_SECRET} characters or more`,
    );
  }
}

const PaymentProvidersSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  v.strictObject({
    url: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^?#]*[^/?#]$/)),
    secret: v.pipe(v.string(), v.minLength(MIN_SECRET)),
  }),
);

function paymentProvidersOf(json: string | undefined): Settings["paymentProviders"] {
  try {
    return v.parse(PaymentProvidersSchema, JSON.parse(json || "{}"));
  } catch {
    // What went wrong may quote a secret.
    throw new Error(
      `PAYMENT_PROVIDERS: must be JSON of names (a-z, 0-9, -), each with a url without a slash at its end and a secret of ${MIN_SECRET} characters or more`,
    );
  }
}

function centrifugoOf(env: NodeJS.ProcessEnv): Settings["centrifugo"] {
  const { CENTRIFUGO_URL: url, CENTRIFUGO_API_KEY: key, CENTRIFUGO_TOKEN_SECRET: tokenSecret } = env;
  if (!url && !key && !tokenSecret) return undefined;
  if (!url || !URL.canParse(url) || !/^https?:/.test(url))
    throw new Error("CENTRIFUGO_URL: must be the address of its API, such as http://127.0.0.1:8000");
  if (!key || !tokenSecret)
    throw new Error("CENTRIFUGO_API_KEY and CENTRIFUGO_TOKEN_SECRET: both are needed with CENTRIFUGO_URL");
  return { url, key, tokenSecret };
}

function countOf(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = env[name] || String(usual);
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`${name}: must be a whole number above zero`);
  return Number(text);
}

function providersOf(json: string | undefined): ProviderSettings[] {
  try {
    return json ? readProviders(json) : [];
  } catch (error) {
    throw new Error(`AUTH_PROVIDERS: ${error instanceof Error ? error.message : error}`);
  }
}

function minuteOf(text: string | undefined): string | null {
  if (!text) return null;
  if (!MINUTE.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error(
      `MIN_BUILD: ${text} is no time such as 2026-11-22T08:00Z; /version.json says when a build was made`,
    );
  return text;
}

/** Reads the environment; throws with the name of a variable that makes no sense, or that production needs. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const production = env.NODE_ENV === "production";
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT: ${env.PORT} is no port`);
  if (env.ORIGIN && !URL.canParse(env.ORIGIN))
    throw new Error("ORIGIN: must be an address such as https://casino.example");
  if (env.SMTP_URL && !/^smtps?:\/\//.test(env.SMTP_URL))
    throw new Error("SMTP_URL: must begin with smtp:// or smtps://");
  if (production && !env.ORIGIN) throw new Error("ORIGIN: production needs the public address of the site");
  if (production && !env.SECRET)
    throw new Error("SECRET: production needs a secret of its own, the same on every server");
  if (env.SECRET && env.SECRET.length < MIN_SECRET)
    throw new Error(`SECRET: must be ${MIN_SECRET} characters or more`);
  const origin = env.ORIGIN?.replace(/\/$/, "");
  const mailFrom = env.MAIL_FROM ?? "Apogee <no-reply@apogee.test>";
  return {
    production,
    port,
    hostname: env.HOST ?? "127.0.0.1",
    dataDir: env.DATA_DIR ?? ".data",
    databaseUrl: env.DATABASE_URL,
    origin,
    licence: env.LICENCE,
    trustProxy: env.TRUST_PROXY === "1" || env.TRUST_PROXY === "true",
    countryHeader: env.COUNTRY_HEADER,
    secret: env.SECRET,
    smtpUrl: env.SMTP_URL,
    minBuild: minuteOf(env.MIN_BUILD),
    killSwitch: env.KILL_SWITCH === "1" || env.KILL_SWITCH === "true",
    authProviders: providersOf(env.AUTH_PROVIDERS),
    walletSecrets: walletSecretsOf(env.WALLET_SECRETS),
    paymentProviders: paymentProvidersOf(env.PAYMENT_PROVIDERS),
    centrifugo: centrifugoOf(env),
    socketsPerAddress: countOf(env, "SOCKETS_PER_ADDRESS", 256),
    socketsPerPlayer: countOf(env, "SOCKETS_PER_PLAYER", 16),
    mailFrom,
    ...readPushEnvironment(env, { origin, mailFrom }),
  };
}

/** The secret of the environment; else the one that the demo made for itself when it first started. */
export function readSecret({ secret, dataDir }: Settings): string {
  if (secret) return secret;
  const file = join(dataDir, "secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}

/** The keys of the environment; else those that this server made when it first started. */
export function readVapid({ vapidKeys, vapidSubject: subject, dataDir }: Settings): Vapid {
  if (vapidKeys) return { ...vapidKeys, subject };
  const file = join(dataDir, "vapid.json");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(newVapidKeys()), { mode: 0o600 });
  }
  try {
    const { publicKey, privateKey } = JSON.parse(readFileSync(file, "utf8")) as VapidKeys;
    checkVapidKeys({ publicKey, privateKey });
    return { publicKey, privateKey, subject };
  } catch {
    // What went wrong may quote what is in it.
    throw new Error(`${file}: holds no two keys that belong together; without the file new ones are made`);
  }
}

/** Where the database is. */
export const placeOf = ({ databaseUrl, dataDir }: Settings) => ({
  url: databaseUrl,
  directory: join(dataDir, "postgres"),
});

/** Opens the database; an empty one is filled with the demo catalogue, unless this is production. */
export async function openFilled(settings: Settings, say: (text: string) => void): Promise<Database> {
  const database = await openDatabase(placeOf(settings));
  if (!settings.production && (await isEmpty(database.db))) {
    say("Filling the empty database with the demo catalogue of 6,000 games");
    await seed(database.db, 6_000);
  } else if (!settings.production) await seedPaymentMethods(database.db);
  return database;
}

/** Feature flags that pages see. */
export function featuresOf({ production }: Settings): Record<string, boolean> {
  return {
    mystic_jackpots: true,
    banner_autoplay: true,
    title_rotation: false,
    registration: true,
    pseudo_locale: !production,
  };
}
