import type { Context, Hono } from "hono";
import { PUBLIC_CHANNELS } from "../../src/contract/realtime.ts";
import { daysBefore } from "../db/cleanup.ts";
import type { Db } from "../db/client.ts";
import type { AppEnv } from "../http/env.ts";
import { route } from "../http/route.ts";
import { signedIn } from "../http/visitor.ts";
import { type CentrifugoSettings, createCentrifugo } from "./centrifugo.ts";
import { createHub, HISTORY_TIME } from "./hub.ts";
import { createMessages, type MessagesDeps } from "./messages.ts";
import { createPump, outboxStore } from "./outbox.ts";
import { createTokens } from "./token.ts";

/** How often other processes' messages are looked for, milliseconds. */
const POLL = 250;
/** How often sign-ins are looked up whose connections would outlive them, milliseconds. */
const LOOK = 5_000;
/** What was said is kept so long, days. */
const KEPT = 1;

export interface RealtimeOptions {
  /** A Centrifugo of the operator's, instead of the hub in this process. */
  centrifugo?: CentrifugoSettings & { tokenSecret: string };
  /** How many connections a player may have at once. */
  socketsPerPlayer?: number;
}

export interface RealtimeDeps extends RealtimeOptions {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  secret: string;
  accountsOf: MessagesDeps["accountsOf"];
  jackpots: MessagesDeps["jackpots"];
  /** Name of the sign-in that a request comes with, and which of such names still hold. */
  loginOf: (c: Context<AppEnv>) => Promise<string | null>;
  stillIn: (logins: string[]) => Promise<ReadonlySet<string>>;
  logError: (message: string, error: unknown) => void;
}

/** What players hear as it happens: from the outbox to the sockets of this process, or to a Centrifugo. */
export function createRealtime(deps: RealtimeDeps) {
  const { db, now, secret, accountsOf, jackpots, loginOf, stillIn, logError, centrifugo, socketsPerPlayer } =
    deps;
  const tokens = createTokens({ secret: centrifugo?.tokenSecret ?? `apogee realtime ${secret}`, now });
  const publicChannels = Object.values(PUBLIC_CHANNELS);
  const hub = createHub({
    verify: tokens.verify,
    publicChannels,
    stillIn,
    perPlayer: socketsPerPlayer,
    now,
  });
  const publish = centrifugo ? createCentrifugo(centrifugo) : hub.publish;
  const say = createMessages({ accountsOf, jackpots, publish });
  const { begin, pump } = createPump({ db, say, shared: centrifugo === undefined, logError });
  const timers: NodeJS.Timeout[] = [];
  /** Since when nobody is connected, milliseconds since the epoch. */
  let quietSince: number | null = now();
  let waking: Promise<void> | undefined;

  return {
    hub,

    /** Says what there is to say, where anybody could hear it. */
    poke(): Promise<void> {
      if (centrifugo) return pump();
      if (hub.size() === 0) {
        quietSince ??= now();
        return Promise.resolve();
      }
      const wasQuiet = quietSince === null ? 0 : now() - quietSince;
      quietSince = null;
      if (wasQuiet > HISTORY_TIME) {
        // Nobody has heard anything for longer than a break can be made up for: it would be told as if it were new.
        hub.renew();
        waking = begin().finally(() => {
          waking = undefined;
        });
      }
      return waking ? waking.then(pump) : pump();
    },

    /** Begins to look for what other processes have to say. */
    async start(): Promise<void> {
      await begin();
      timers.push(
        setInterval(() => void this.poke(), POLL),
        setInterval(() => {
          hub.endSignedOut().catch((error: unknown) => logError("sign-ins could not be looked up", error));
        }, LOOK),
      );
      for (const timer of timers) timer.unref();
    },

    stop(): Promise<void> {
      for (const timer of timers.splice(0)) clearInterval(timer);
      return pump();
    },

    sweep: () => outboxStore(db).remove(daysBefore(now(), KEPT)),

    routes(app: Hono<AppEnv>): void {
      route(app, "GET /api/player/realtime", async ({ c, visitor }) => ({
        token: await tokens.issue(await signedIn(visitor), await loginOf(c)),
      }));
    },
  };
}

export type Realtime = ReturnType<typeof createRealtime>;
