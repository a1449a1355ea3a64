import { type AppOptions, createApp } from "../../../server/app.ts";
import { eventDeliveries } from "../../../server/core/events/tables.ts";
import { loadJurisdictions } from "../../../server/core/jurisdictions/jurisdictions.ts";
import { render } from "../../../server/modules/art/render.ts";
import { gamesModule } from "../../../server/modules/games/module.ts";
import type { MessageCatalogs } from "../../../server/modules/i18n/routes.ts";
import { jackpotsModule } from "../../../server/modules/jackpots/module.ts";
import { notificationsModule } from "../../../server/modules/notifications/module.ts";
import { pushModule } from "../../../server/modules/push/module.ts";
import { newVapidKeys } from "../../../server/modules/push/vapid.ts";
import { realtimeModule } from "../../../server/realtime/module.ts";
import { LOCALES } from "../../../src/contract/locale.ts";
import { testDatabase } from "./database.ts";
import { testFolder } from "./folder.ts";

/** A time within the seed's range, milliseconds since the epoch. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 12);

const messages = Object.fromEntries(
  LOCALES.map((code) => [code, { greeting: `hello ${code}` }]),
) as unknown as MessageCatalogs;

/** Shared by all apps of this test worker. */
export const TEST_VAPID = { ...newVapidKeys(), subject: "mailto:push@apogee.test" };

/** The server without a socket, on this test worker's database; all JSON responses are checked against the contract. */
export async function testApp(options: Partial<AppOptions> = {}) {
  const { db } = await testDatabase();
  // Another file of this worker may have left deliveries, which would come before this one's.
  if (process.env.DATABASE_URL === undefined) await db.delete(eventDeliveries);
  const errors: unknown[] = [];
  const createdApp = await createApp({
    db,
    jurisdictions: loadJurisdictions(),
    dataDir: testFolder("data"),
    drawArt: render,
    messages,
    features: { mystic_jackpots: true, registration: true },
    build: "test",
    now: () => TEST_NOW,
    demo: true,
    secret: "a secret of tests, which is long enough",
    vapid: TEST_VAPID,
    // Test push services listen on loopback.
    pushLoopback: true,
    captchaCost: 1,
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    checkAnswers: true,
    logError: (_, error) => errors.push(error),
    ...options,
  });
  async function json(path: string, init?: RequestInit) {
    const response = await createdApp.app.request(`http://localhost${path}`, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  const send =
    (method: string) =>
    (path: string, body: unknown, headers: Record<string, string> = {}) =>
      json(path, {
        method,
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      });
  const { app, core, jobs, apiOf } = createdApp;
  return {
    app,
    core,
    content: core.content,
    apiOf,
    jobs,
    games: apiOf(gamesModule),
    realtime: apiOf(realtimeModule),
    notify: apiOf(notificationsModule).notify,
    awardJackpot: apiOf(jackpotsModule).award,
    pushes: apiOf(pushModule),
    sweep: jobs.hourly,
    settle: jobs.minutely,
    sendMails: jobs.apart,
    stop: createdApp.stop,
    db,
    errors,
    get: json,
    post: send("POST"),
    put: send("PUT"),
  };
}
