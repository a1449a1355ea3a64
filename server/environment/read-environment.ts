import * as v from "valibot";
import type { LogOptions } from "../core/log.ts";
import type { SharedSecret } from "../http/signature.ts";
import { isVapidSubject, type VapidKeys } from "../modules/push/vapid.ts";
import type { ProviderConfig } from "../modules/sign-in/oauth/provider-config.ts";
import type { CentrifugoSettings } from "../realtime/centrifugo.ts";
import { DatabaseSchema, describeVariables, EnvironmentSchema, type Values } from "./env.ts";
import { emailAddressIn } from "./env-values.ts";

/** The server's configuration, parsed from the environment. */
export interface Environment {
  production: boolean;
  /** True if other machines may use the demo. */
  isDemoOpen: boolean;
  port: number;
  hostname: string;
  dataDir: string;
  logLevel: LogOptions["level"];
  databaseUrl: string | undefined;
  /** The same database with the schema owner's account. */
  databaseOwnerUrl: string | undefined;
  origin: string | undefined;
  licence: string | undefined;
  trustProxy: boolean;
  countryHeader: string | undefined;
  /** Undefined if the demo generates one. */
  secret: string | undefined;
  previousSecret: string | undefined;
  /** Without a mail server, emails stay in the mail queue. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Pages built before this time reload without asking. */
  minBuild: string | null;
  killSwitch: boolean;
  authProviders: ProviderConfig[];
  /** Secrets by game provider. */
  walletSecrets: Record<string, SharedSecret>;
  freeRoundProviders: Record<string, { url: string; secret: SharedSecret }>;
  paymentProviders: Record<string, { url: string; secret: SharedSecret }>;
  /** Without a Centrifugo, players connect to the hub inside the server. */
  centrifugo: (CentrifugoSettings & { tokenSecret: string }) | undefined;
  socketsPerAddress: number;
  socketsPerPlayer: number;
  /** Undefined if the server generates a pair. */
  vapidKeys: VapidKeys | undefined;
  vapidSubject: string;
  /** Push service hosts besides the browsers' own. */
  pushHosts: string[];
  pushLoopback: boolean;
}

function centrifugoOf(values: Values): Environment["centrifugo"] {
  const { CENTRIFUGO_URL: url, CENTRIFUGO_API_KEY: key, CENTRIFUGO_TOKEN_SECRET: tokenSecret } = values;
  return url && key && tokenSecret ? { url, key, tokenSecret } : undefined;
}

function vapidKeysOf(values: Values): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
}

const vapidSubjectOf = ({ VAPID_SUBJECT, ORIGIN, MAIL_FROM }: Values): string =>
  VAPID_SUBJECT ?? (ORIGIN && isVapidSubject(ORIGIN) ? ORIGIN : `mailto:${emailAddressIn(MAIL_FROM)}`);

const toEnvironment = (values: Values): Environment => ({
  production: values.NODE_ENV === "production",
  isDemoOpen: values.DEMO,
  port: values.PORT,
  hostname: values.HOST,
  dataDir: values.DATA_DIR,
  logLevel: values.LOG_LEVEL,
  databaseUrl: values.DATABASE_URL,
  databaseOwnerUrl: values.DATABASE_OWNER_URL,
  origin: values.ORIGIN,
  licence: values.LICENCE,
  trustProxy: values.TRUST_PROXY,
  countryHeader: values.COUNTRY_HEADER,
  secret: values.SECRET,
  previousSecret: values.PREVIOUS_SECRET,
  smtpUrl: values.SMTP_URL,
  mailFrom: values.MAIL_FROM,
  minBuild: values.MIN_BUILD ?? null,
  killSwitch: values.KILL_SWITCH,
  authProviders: values.AUTH_PROVIDERS,
  walletSecrets: values.WALLET_SECRETS,
  freeRoundProviders: values.FREE_ROUND_PROVIDERS,
  paymentProviders: values.PAYMENT_PROVIDERS,
  centrifugo: centrifugoOf(values),
  socketsPerAddress: values.SOCKETS_PER_ADDRESS,
  socketsPerPlayer: values.SOCKETS_PER_PLAYER,
  vapidKeys: vapidKeysOf(values),
  vapidSubject: vapidSubjectOf(values),
  pushHosts: values.PUSH_HOSTS,
  pushLoopback: values.PUSH_LOOPBACK,
});

type RawEnvironment = Readonly<Record<string, string | undefined>>;

/** Names every invalid variable with its rule, and never quotes a value. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";

  constructor(issues: readonly v.BaseIssue<unknown>[]) {
    const lines = issues.map((issue) => {
      const [name, ...inner] = v.getDotPath(issue)!.split(".");
      return `- ${name}: ${[...inner, issue.message].join(" ")}`;
    });
    super(`The environment is not valid:\n${[...new Set(lines)].join("\n")}`);
  }
}

/** Treats cleared variables as unset, except where a default would be surprising. */
function withoutEmpty(raw: RawEnvironment): Record<string, unknown> {
  return Object.fromEntries(
    describeVariables().flatMap(({ name, rejectsEmpty }) =>
      raw[name] === undefined || (raw[name] === "" && !rejectsEmpty) ? [] : [[name, raw[name]]],
    ),
  );
}

function parse<Schema extends v.GenericSchema>(schema: Schema, raw: RawEnvironment): v.InferOutput<Schema> {
  const result = v.safeParse(schema, withoutEmpty(raw));
  if (!result.success) throw new EnvironmentError(result.issues);
  return result.output;
}

/** @throws EnvironmentError with every invalid or missing variable */
export const readEnvironment = (raw: RawEnvironment): Environment =>
  toEnvironment(parse(EnvironmentSchema, raw));

/** The variables for tools that only use the database. @throws EnvironmentError */
export function readDatabaseEnvironment(
  raw: RawEnvironment,
): Pick<Environment, "dataDir" | "databaseUrl" | "databaseOwnerUrl"> {
  const { DATA_DIR, DATABASE_URL, DATABASE_OWNER_URL } = parse(DatabaseSchema, raw);
  return { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, databaseOwnerUrl: DATABASE_OWNER_URL };
}

/** Reads the environment; on errors prints them and exits without a stack trace. */
export function readEnvironmentOrExit(raw: RawEnvironment): Environment {
  try {
    return readEnvironment(raw);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
