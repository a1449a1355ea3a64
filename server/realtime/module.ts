import { setTimeout } from "node:timers/promises";
import type { Context } from "hono";
import { afterCommit } from "../core/events/events.ts";
import { defineModule } from "../core/modules/module.ts";
import { playerClosed } from "../core/players/events.ts";
import type { AppEnv } from "../http/env.ts";
import { readSessionCookie } from "../http/session-cookie.ts";
import { accountsModule } from "../modules/accounts/module.ts";
import { jackpotsModule } from "../modules/jackpots/module.ts";
import { createRealtime, type RealtimeOptions } from "./realtime.ts";

/** Maximum wait for the relay before sockets are closed, milliseconds. */
const FLUSH_TIME = 1_000;

export const realtimeModule = defineModule({
  name: "realtime",
  needs: { accounts: accountsModule, jackpots: jackpotsModule },
  setup(core, { accounts, jackpots }, { centrifugo, socketsPerPlayer }: RealtimeOptions) {
    const realtime = createRealtime({
      ...core,
      centrifugo,
      socketsPerPlayer,
      accountsOf: accounts.of,
      jackpots: jackpots.publicAmounts,
      loginOf: async (c: Context<AppEnv>) => {
        const token = readSessionCookie(c);
        return token ? ((await core.sessions.find(token))?.id ?? null) : null;
      },
      activeLogins: core.sessions.activeSessionIds,
    });
    return {
      api: realtime,
      routes: realtime.routes,
      jobs: [{ name: "expire-outbox", every: "hour", run: realtime.sweep }],
      subscriptions: [
        afterCommit(playerClosed, "close-sockets", async () => {
          // Publish first, so that pages learn about the closure before their sockets close.
          await Promise.race([realtime.flush(), setTimeout(FLUSH_TIME, undefined, { ref: false })]);
          await realtime.hub.endSignedOut();
        }),
      ],
      // Rows of other processes, of jobs and of GET requests wait for the next poll.
      afterWrite: () => void realtime.flush(),
      stop: realtime.stop,
    };
  },
});
