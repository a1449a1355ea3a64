import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { LOCALES } from "../../src/contract/locale.ts";
import { createApp } from "../app.ts";
import { createJobs, type JobRun } from "../core/jobs/jobs.ts";
import { MINUTE, scheduleEvery } from "../core/jobs/scheduler.ts";
import { loadJurisdictions } from "../core/jurisdictions/jurisdictions.ts";
import { createLogger, errorLogger } from "../core/log.ts";
import type { Db } from "../db/client.ts";
import { analyzeGrown } from "../db/statistics.ts";
import type { Environment } from "../environment/read-environment.ts";
import { createPageRenderer, type ServerEntry } from "../html/render.ts";
import { closeAfterResponse, closeServer } from "../http/close-server.ts";
import { EarlyFlushResponse } from "../http/early-flush.ts";
import { storeReleases } from "../http/releases.ts";
import { warmArt } from "../modules/art/service.ts";
import { openStudio, type Studio } from "../modules/art/studio.ts";
import { DEMO_PASSWORD } from "../modules/demo-tools/profiles.ts";
import { gamesModule } from "../modules/games/module.ts";
import type { MessageCatalogs } from "../modules/i18n/routes.ts";
import { createMovableClock } from "../modules/test-clock/clock.ts";
import { realtimeModule } from "../realtime/module.ts";
import { serveSockets } from "../realtime/socket-server.ts";
import { featureFlags, loadSecret, loadVapid, openSeededDatabase } from "./config.ts";
import { findDemoPlayers, makeDemoPlayers } from "./demo-players.ts";
import { makeDemoWins } from "./demo-wins.ts";
import { readRelease } from "./release.ts";
import { warmPictures } from "./warm-pictures.ts";

/** Interval for detecting other processes' content changes, milliseconds. */
const REFRESH_INTERVAL = 2_000;

/** Shutdown times, milliseconds: load balancers notice /healthz, then long requests finish. */
const SHUTDOWN = { grace: 1_000, patience: 10_000 };

const dist = join(import.meta.dirname, "../../dist");
const client = join(dist, "client");

function readMessages(): MessageCatalogs {
  const read = (code: string) => JSON.parse(readFileSync(join(dist, "messages", `${code}.json`), "utf8"));
  return Object.fromEntries(LOCALES.map((code) => [code, read(code)])) as MessageCatalogs;
}

/** Providers by name that are called over the network. */
const withFetch = <Provider extends object>(providers: Readonly<Record<string, Provider>>) =>
  Object.fromEntries(Object.entries(providers).map(([name, one]) => [name, { ...one, send: fetch }]));

export interface StartOptions {
  env: Environment;
  /** Draws the art of games and banners. */
  studio?: Studio;
  /** Runs after migration and seeding, before the server accepts requests. */
  prepare?: (db: Db) => Promise<void>;
  /** Feature flags that differ from the environment's. */
  features?: Record<string, boolean>;
}

/** Opens the database, serves the built app, and shuts down on SIGINT or SIGTERM. */
export async function startServer({
  env,
  studio = openStudio(),
  prepare,
  features,
}: StartOptions): Promise<void> {
  // A closed terminal or full disk doesn't end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const log = createLogger({ isProduction: env.production, level: env.logLevel });
  const logError = errorLogger(log);
  const logJob = (run: JobRun) => log.debug(run, "job done");
  const release = readRelease(dist, env);
  const { build } = release;
  const database = await openSeededDatabase(env, (text) => log.info(text));
  const jurisdictions = loadJurisdictions();
  const publicAccounts = env.production ? await findDemoPlayers(database.db, jurisdictions) : [];
  if (publicAccounts.length > 0) {
    await database.close();
    process.stderr.write(
      `This database has demo accounts with a public password: ${publicAccounts.join(", ")}. ` +
        "Use a new database for production, or close them: see docs/operations.md\n",
    );
    process.exit(1);
  }
  // Never moved in production.
  const clock = createMovableClock(Date.now);
  await prepare?.(database.db);
  const demoPlayers = env.production ? [] : await makeDemoPlayers(database.db, jurisdictions, Date.now);
  if (!env.production) await makeDemoWins(database.db, Date.now);
  const entry = (await import(join(dist, "server/server.js"))) as ServerEntry;
  const stopping = new AbortController();
  const loopbackOnly = !env.production && !env.isDemoOpen && !env.origin;
  const shell = readFileSync(join(client, "index.html"), "utf8");
  const messages = readMessages();
  const manifest = JSON.parse(readFileSync(join(client, "manifest.webmanifest"), "utf8")) as object;
  const {
    app,
    core,
    jobs,
    apiOf,
    stop: stopModules,
  } = await createApp({
    db: database.db,
    jurisdictions,
    dataDir: env.dataDir,
    drawArt: studio.draw,
    messages,
    features: { ...featureFlags(env), ...features },
    build,
    release,
    now: clock.now,
    clock: env.production ? undefined : clock,
    secret: loadSecret(env),
    previousSecret: env.previousSecret,
    vapid: loadVapid(env),
    pushHosts: env.pushHosts,
    pushLoopback: env.pushLoopback,
    licence: env.licence,
    trustProxy: env.trustProxy,
    countryHeader: env.countryHeader,
    sendMail: env.smtpUrl
      ? (await import("../modules/mail/smtp.ts")).smtpTransport(env.smtpUrl, env.mailFrom)
      : undefined,
    demo: !env.production,
    visitorsShareAddress: !env.production,
    origin: env.origin,
    loopbackOnly,
    siteAddress: env.origin ?? `http://localhost:${env.port}`,
    authProviders: env.authProviders,
    walletSecrets: env.walletSecrets,
    freeRoundProviders: withFetch(env.freeRoundProviders),
    paymentProviders: withFetch(env.paymentProviders),
    centrifugo: env.centrifugo,
    socketsPerPlayer: env.socketsPerPlayer,
    clientFolder: client,
    framesFolder: join(dist, "frames"),
    oldAssets: storeReleases(env.dataDir, client, build, Date.now),
    pages: {
      renderPage: createPageRenderer(client, entry),
      shell: () => shell,
      manifest: (locale) => entry.manifest(manifest, locale, messages[locale]),
    },
    stopping: stopping.signal,
    logError,
    logSecurity: (level, event) => log[level](event, `${event.event} ${event.outcome}`),
    logJob,
  });

  const refreshTimer = setInterval(() => core.content.refresh().catch(() => {}), REFRESH_INTERVAL);
  const games = apiOf(gamesModule);
  const realtime = apiOf(realtimeModule);
  const stopFunctions = [jobs.start()];
  if (database.kind === "pglite")
    stopFunctions.push(
      scheduleEvery(
        MINUTE,
        createJobs([{ name: "analyze-grown-tables", run: () => analyzeGrown(database.db) }], {
          db: database.db,
          now: clock.now,
          logError,
          logJob,
        }),
      ),
    );
  const { port, hostname } = env;
  // Longer than a reverse proxy's keep-alive (a minute), so that it doesn't use a connection that is being closed.
  const serverOptions = { ServerResponse: EarlyFlushResponse, keepAliveTimeout: 75_000 };
  const server = serve(
    { fetch: closeAfterResponse(app.fetch, stopping.signal), port, hostname, serverOptions },
    ({ port }) => {
      const host = hostname === "127.0.0.1" ? "localhost" : hostname;
      const address = `http://${host}:${port}`;
      log.info({ build, database: database.kind, games: games.index().length }, `ready on ${address}`);
      if (!env.production)
        process.stdout.write(
          `Apogee is ready on ${address} (${database.kind}, ${games.index().length} games)\n` +
            "Demo mode: choose a country with ?country=AU; mails are at /outbox\n" +
            `Demo sign-ins, password ${DEMO_PASSWORD}: ${demoPlayers.join(", ")}\n`,
        );
      // Drawn before the first visitor scrolls that far.
      warmPictures(database.db, env.dataDir)
        .then((pictures) => warmArt(pictures, studio.draw, stopping.signal))
        .catch(() => {});
    },
  );

  await realtime.start();
  const endSockets = serveSockets(server as Server, realtime.hub, {
    perAddress: env.socketsPerAddress,
    trustProxy: env.trustProxy,
    loopbackOnly,
  });

  async function stop(): Promise<void> {
    stopping.abort();
    endSockets();
    clearInterval(refreshTimer);
    await closeServer(server as Server, SHUTDOWN);
    studio.close();
    await Promise.all([...stopFunctions.map((end) => end()), stopModules()]);
    await database.close();
    process.exit(0);
  }
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
