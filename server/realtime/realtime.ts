import type { Context, Hono } from "hono";
import { PUBLIC_CHANNELS } from "../../src/contract/realtime.ts";
import { daysBefore } from "../core/jobs/scheduler.ts";
import { outboxStore } from "../core/outbox/outbox-store.ts";
import type { Db } from "../db/client.ts";
import type { AppEnv } from "../http/env.ts";
import { route } from "../http/route.ts";
import { requirePlayerId } from "../http/visitor.ts";
import { type CentrifugoSettings, createCentrifugo } from "./centrifugo.ts";
import { createHub, HISTORY_TIME } from "./hub.ts";
import { createPublisher, type MessagesDeps } from "./messages.ts";
import { createRelay } from "./relay.ts";
import { createTokens } from "./token.ts";

/** Interval for polling other processes' rows, milliseconds. */
const POLL_INTERVAL = 250;
/** Interval for closing connections of ended logins, milliseconds. */
const LOGIN_CHECK_INTERVAL = 5_000;
/** Retention of outbox rows, days. */
const RETENTION_DAYS = 1;

export interface RealtimeOptions {
  /** The operator's Centrifugo, instead of this process's hub. */
  centrifugo?: CentrifugoSettings & { tokenSecret: string };
  /** Maximum connections per player. */
  socketsPerPlayer?: number;
}

export interface RealtimeDeps extends RealtimeOptions {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  secret: string;
  accountsOf: MessagesDeps["accountsOf"];
  jackpots: MessagesDeps["jackpots"];
  /** The request's login id, and the login ids that are still valid. */
  loginOf: (c: Context<AppEnv>) => Promise<string | null>;
  activeLogins: (logins: string[]) => Promise<ReadonlySet<string>>;
  logError: (message: string, error: unknown) => void;
}

/** Relays the outbox to this process's sockets, or to a Centrifugo. */
export function createRealtime(deps: RealtimeDeps) {
  const {
    db,
    now,
    secret,
    accountsOf,
    jackpots,
    loginOf,
    activeLogins,
    logError,
    centrifugo,
    socketsPerPlayer,
  } = deps;
  const tokens = createTokens({ secret: centrifugo?.tokenSecret ?? `apogee realtime ${secret}`, now });
  const publicChannels = Object.values(PUBLIC_CHANNELS);
  const hub = createHub({
    verify: tokens.verify,
    publicChannels,
    activeLogins,
    maxConnectionsPerPlayer: socketsPerPlayer,
    now,
  });
  const publish = centrifugo ? createCentrifugo(centrifugo) : hub.publish;
  const publishMessage = createPublisher({ accountsOf, jackpots, publish });
  const { start, relay } = createRelay({
    db,
    publish: publishMessage,
    everyProcessPublishes: centrifugo === undefined,
    logError,
  });
  const timers: NodeJS.Timeout[] = [];
  /** Since when there have been no connections, milliseconds since the epoch; null while there are any. */
  let idleSince: number | null = now();
  let restarting: Promise<void> | undefined;

  return {
    hub,

    /** Publishes pending rows if anyone is connected. */
    flush(): Promise<void> {
      if (centrifugo) return relay();
      if (hub.size() === 0) {
        idleSince ??= now();
        return Promise.resolve();
      }
      const idleTime = idleSince === null ? 0 : now() - idleSince;
      idleSince = null;
      if (idleTime > HISTORY_TIME) {
        // No client can recover from a gap this long; without a new epoch they would get old rows as new.
        hub.renew();
        restarting = start().finally(() => {
          restarting = undefined;
        });
      }
      return restarting ? restarting.then(relay) : relay();
    },

    /** Starts polling for other processes' rows. */
    async start(): Promise<void> {
      await start();
      timers.push(
        setInterval(() => void this.flush(), POLL_INTERVAL),
        setInterval(() => {
          hub.endSignedOut().catch((error: unknown) => logError("checking for ended logins failed", error));
        }, LOGIN_CHECK_INTERVAL),
      );
      for (const timer of timers) timer.unref();
    },

    stop(): Promise<void> {
      for (const timer of timers.splice(0)) clearInterval(timer);
      return relay();
    },

    sweep: () => outboxStore(db).remove(daysBefore(now(), RETENTION_DAYS)),

    routes(app: Hono<AppEnv>): void {
      route(app, "GET /api/player/realtime", async ({ c, visitor }) => ({
        token: await tokens.issue(await requirePlayerId(visitor), await loginOf(c)),
      }));
    },
  };
}

export type Realtime = ReturnType<typeof createRealtime>;
