import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { LOCALES } from "../src/contract/locale.ts";
import { createApp } from "./app.ts";
import { analyzeGrown } from "./db/statistics.ts";
import { createJobs, eachMinute, sweepHourly } from "./db/sweep.ts";
import { DEMO_PASSWORD, makeDemoPlayers } from "./demo-players.ts";
import { createPageRenderer, type ServerEntry } from "./html/render.ts";
import { PartedResponse } from "./http/parted-response.ts";
import { keepReleases } from "./http/releases.ts";
import { warmArt } from "./modules/art/service.ts";
import { openStudio } from "./modules/art/studio.ts";
import { createMovableClock } from "./modules/clock/clock.ts";
import type { MessageCatalogs } from "./modules/messages/routes.ts";
import { loadPacks } from "./packs/packs.ts";
import { serveSockets } from "./realtime/socket-server.ts";
import { readRelease } from "./release.ts";
import { featuresOf, openFilled, readSecret, readSettings, readVapid } from "./settings.ts";

/** How often another process's changes of content are looked for, milliseconds. */
const REFRESH_EVERY = 2_000;
/** Tiles drawn ahead after the start: what the first visitor sees. */
const WARM_TILES = 120;

const settings = readSettings(process.env);
const dist = join(import.meta.dirname, "../dist");
const client = join(dist, "client");

function readMessages(): MessageCatalogs {
  const read = (code: string) => JSON.parse(readFileSync(join(dist, "messages", `${code}.json`), "utf8"));
  return Object.fromEntries(LOCALES.map((code) => [code, read(code)])) as MessageCatalogs;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const release = readRelease(dist, settings);
const { build } = release;
const database = await openFilled(settings, say);
const packs = loadPacks();
// Nothing moves it in production.
const clock = createMovableClock(Date.now);
const demoPlayers = settings.production ? [] : await makeDemoPlayers(database.db, packs, Date.now);
const entry = (await import(join(dist, "server/server.js"))) as ServerEntry;
const studio = openStudio();
const shell = readFileSync(join(client, "index.html"), "utf8");
const messages = readMessages();
const manifest = JSON.parse(readFileSync(join(client, "manifest.webmanifest"), "utf8")) as object;
const logError = (message: string, error: unknown) =>
  process.stderr.write(`${message}: ${error instanceof Error ? error.stack : error}\n`);
const { app, content, games, sweep, settle, pushes, realtime } = await createApp({
  db: database.db,
  packs,
  dataDir: settings.dataDir,
  drawArt: studio.draw,
  messages,
  features: featuresOf(settings),
  build,
  release,
  now: clock.now,
  clock: settings.production ? undefined : clock,
  secret: readSecret(settings),
  vapid: readVapid(settings),
  pushHosts: settings.pushHosts,
  pushLoopback: settings.pushLoopback,
  licence: settings.licence,
  trustProxy: settings.trustProxy,
  countryHeader: settings.countryHeader,
  sendMail: settings.smtpUrl
    ? (await import("./modules/mail/smtp.ts")).smtpTransport(settings.smtpUrl, settings.mailFrom)
    : undefined,
  demo: !settings.production,
  oneAddress: !settings.production,
  origin: settings.origin,
  authProviders: settings.authProviders,
  walletSecrets: settings.walletSecrets,
  paymentProviders: Object.fromEntries(
    Object.entries(settings.paymentProviders).map(([name, one]) => [name, { ...one, send: fetch }]),
  ),
  centrifugo: settings.centrifugo,
  socketsPerPlayer: settings.socketsPerPlayer,
  clientFolder: client,
  framesFolder: join(dist, "frames"),
  oldAssets: keepReleases(settings.dataDir, client, build, Date.now),
  pages: {
    renderPage: createPageRenderer(client, entry),
    shell: () => shell,
    manifest: (locale) => entry.manifest(manifest, locale, messages[locale]),
  },
  logError,
});

const refreshing = setInterval(() => content.refresh().catch(() => {}), REFRESH_EVERY);
const endings = [sweepHourly(sweep), eachMinute(settle)];
if (database.kind === "pglite")
  endings.push(eachMinute(createJobs([() => analyzeGrown(database.db)], logError)));
const stopping = new AbortController();
const { port, hostname } = settings;
// Longer than what stands in front keeps a connection (a minute): else a call may be sent on one that is just being closed.
const serverOptions = { ServerResponse: PartedResponse, keepAliveTimeout: 75_000 };
const server = serve({ fetch: app.fetch, port, hostname, serverOptions }, ({ port }) => {
  const host = hostname === "127.0.0.1" ? "localhost" : hostname;
  say(`Apogee is ready on http://${host}:${port} (${database.kind}, ${games.index().length} games)`);
  if (!settings.production) {
    say("Demo mode: choose a country with ?country=AU; mails are at /outbox");
    say(`Demo sign-ins, password ${DEMO_PASSWORD}: ${demoPlayers.join(", ")}`);
  }
  const first = games.index().slice(0, WARM_TILES);
  warmArt(settings.dataDir, first, 320, studio.draw, stopping.signal).catch(() => {});
});

await realtime.start();
const endSockets = serveSockets(server as Server, realtime.hub, {
  perAddress: settings.socketsPerAddress,
  trustProxy: settings.trustProxy,
});

async function stop(): Promise<void> {
  endSockets();
  clearInterval(refreshing);
  stopping.abort();
  studio.close();
  server.close();
  await Promise.all([...endings.map((end) => end()), pushes.close(), realtime.stop()]);
  await database.close();
  process.exit(0);
}
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
