import { defineModule } from "../../core/modules/module.ts";
import { isExcluded } from "../../core/players/store.ts";
import { createPersistentRateLimit } from "../../http/persistent-rate-limit.ts";
import { digestOf } from "../../http/secret-token.ts";
import { readSessionCookie } from "../../http/session-cookie.ts";
import { createPushHosts } from "./hosts.ts";
import { pushRoutes } from "./routes.ts";
import { createSender, type Wait } from "./sender.ts";
import { createPushService } from "./service.ts";
import type { Vapid } from "./vapid.ts";

export interface PushOptions {
  /** VAPID keys, which sign pushes. */
  vapid: Vapid;
  /** Push service hosts besides the browsers' own. */
  pushHosts?: readonly string[];
  /** Allows push services on this machine, for tests. */
  pushLoopback?: boolean;
  /** The function that waits between attempts to push; uses timers by default. */
  waitToPush?: Wait;
}

const SUBSCRIPTION_LIMIT = { points: 30, seconds: 3_600 };

export const pushModule = defineModule({
  name: "push",
  setup(
    { db, now, players, sessions, timeZoneOf, originOf, logError },
    _,
    { vapid, pushHosts = [], pushLoopback = false, waitToPush }: PushOptions,
  ) {
    const sender = createSender({
      vapid,
      now,
      wait: waitToPush,
      forget: (subscription) => push.forget(subscription),
      logError,
    });
    const push = createPushService({
      db,
      now,
      sender,
      normalizeEndpoint: createPushHosts({ additionalHosts: pushHosts, loopback: pushLoopback }),
      publicKey: vapid.publicKey,
      sessionsOf: async (id) => {
        const player = await players.byId(id);
        if (!player || isExcluded(player, now())) return [];
        return (await sessions.of(player)).map(({ digest }) => digest);
      },
      timeZoneOf: async (id) => {
        const player = await players.byId(id);
        return player ? timeZoneOf(player) : "UTC";
      },
      countSubscription: createPersistentRateLimit(db, "push-subscription", SUBSCRIPTION_LIMIT).count,
    });
    return {
      api: {
        push: push.push,
        isQuietFor: push.isQuietFor,
        /** Waits for running pushes. */
        settled: sender.settled,
      },
      routes: (app) =>
        pushRoutes(app, { push, now, sessionOf: (c) => digestOf(readSessionCookie(c) ?? ""), originOf }),
      // Before the database closes.
      stop: sender.close,
    };
  },
});
