import type { PgColumn } from "drizzle-orm/pg-core";
import type { Context } from "hono";
import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import type { Db } from "../../db/client.ts";
import { type ContentVersion, watchContentVersion } from "../../db/content-version.ts";
import { loggable } from "../../db/loggable.ts";
import { attempts } from "../../db/tables.ts";
import type { AppEnv } from "../../http/env.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import { createAudit } from "../audit/audit.ts";
import { createEncryption, type Encryption } from "../encryption.ts";
import { createEvents, type Events } from "../events/events.ts";
import type { Retention } from "../jobs/scheduler.ts";
import { jobRuns } from "../jobs/tables.ts";
import { inactivityRuleOf } from "../jurisdictions/inactivity-rules.ts";
import { createLedger, type Ledger } from "../ledger/ledger.ts";
import type { LogError } from "../log.ts";
import { publish } from "../outbox/outbox-store.ts";
import { createPlayersStore, type PlayersStore } from "../players/store.ts";
import { settledRounds } from "../rounds/tables.ts";
import { createSessionsStore, type SessionsStore } from "../sessions/sessions-store.ts";
import { inactiveSessions } from "../sessions/tables.ts";
import type { Verify } from "./verification.ts";

export interface CoreOptions {
  db: Db;
  jurisdictions: Jurisdictions;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Server secret for signatures and encryption; the same on every server of a site. */
  secret: string;
  /** Previous secret: decrypts old values and matches their digests. */
  previousSecret?: string | undefined;
  /** Demo mode; never in production. */
  demo?: boolean;
  /** True if all visitors share one network address, so that it doesn't identify them. */
  visitorsShareAddress?: boolean;
  /** The site's public origin; taken from requests by default. */
  origin?: string | undefined;
  trustProxy?: boolean;
  logError?: LogError;
}

/** Services that every module may use without listing them in its needs. */
export interface Core
  extends Required<Pick<CoreOptions, "db" | "jurisdictions" | "now" | "secret" | "demo">> {
  previousSecret: string | undefined;
  visitorsShareAddress: boolean;
  content: ContentVersion;
  /** Encrypts values at rest. */
  encryption: Encryption;
  ledger: Ledger;
  players: PlayersStore;
  sessions: SessionsStore;
  events: Events;
  /** References to players whose rows keep an account from being removed as abandoned; complete after the start. */
  playerRecords: PgColumn[];
  /** Verifications of all modules; complete after the start. */
  verifications: Verify[];
  /** Adds a realtime message to the outbox, within the transaction whose change it reports. */
  publish: typeof publish;
  /** Records an audit event; `value` must not contain secrets. */
  audit: ReturnType<typeof createAudit>;
  /** The public origin of a request's site. */
  originOf: (c: Context<AppEnv>) => string;
  /** Time zone of a player's licence; UTC for an unknown licence. */
  timeZoneOf: (player: { licence: string }) => string;
  /** Sends a request to this server, without a socket. */
  callSelf: (request: string | Request, init?: RequestInit) => Promise<Response>;
  logError: LogError;
}

/** Rows of the core that are deleted by age. */
export const CORE_RETENTION: readonly Retention[] = [
  [attempts.expire, 0],
  [inactiveSessions.endedAt, 7],
  [settledRounds.settledAt, 35],
  // Jobs that this release no longer has.
  [jobRuns.startedAt, 1],
];

/** Creates the services that all modules share. */
export async function createCore(options: CoreOptions, callSelf: Core["callSelf"]): Promise<Core> {
  const {
    db,
    jurisdictions,
    now,
    secret,
    previousSecret,
    demo = false,
    visitorsShareAddress = false,
  } = options;
  const logError: LogError = (message, error, fields) => options.logError?.(message, loggable(error), fields);
  return {
    db,
    jurisdictions,
    now,
    secret,
    previousSecret,
    demo,
    visitorsShareAddress,
    content: await watchContentVersion(db),
    encryption: createEncryption(secret, previousSecret),
    ledger: createLedger({ now }),
    players: createPlayersStore(db),
    sessions: createSessionsStore({
      db,
      now,
      ruleOf: (licence) => {
        const { idle_seconds, absolute_seconds } = jurisdictions.licences[licence]!.session;
        return { idle: idle_seconds, absolute: absolute_seconds };
      },
      inactivityOf: ({ licence, country }) => inactivityRuleOf(jurisdictions, licence, country),
    }),
    playerRecords: [],
    verifications: [],
    events: createEvents({ db, now, logError }),
    publish,
    audit: createAudit(db, now),
    originOf: (c) =>
      publicOrigin(c, c.get("visitor"), { origin: options.origin, trustProxy: options.trustProxy ?? false }),
    timeZoneOf: ({ licence }) => jurisdictions.licences[licence]?.limits.time_zone ?? "UTC",
    callSelf,
    logError,
  };
}
