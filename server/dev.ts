import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { build, createServer as createVite } from "vite";
import { createApp } from "./app.ts";
import { loadJurisdictions } from "./core/jurisdictions/jurisdictions.ts";
import { createLogger, errorLogger } from "./core/log.ts";
import { readEnvironmentOrExit } from "./environment/read-environment.ts";
import { openStudio } from "./modules/art/studio.ts";
import type { MessageCatalogs } from "./modules/i18n/routes.ts";
import { realtimeModule } from "./realtime/module.ts";
import { serveSockets } from "./realtime/socket-server.ts";
import { compileMessages } from "./start/compile-messages.ts";
import { featureFlags, loadSecret, loadVapid, openSeededDatabase } from "./start/config.ts";

/**
 * `npm run dev`: the same server and database with Vite. Pages come as the shell, so that changes need no build; use
 * `npm start` for server rendering.
 */
const env = readEnvironmentOrExit(process.env);
if (env.production) {
  process.stderr.write("npm run dev is demo mode; start production with npm start\n");
  process.exit(1);
}
const print = (text: string) => void process.stdout.write(`${text}\n`);
const root = join(import.meta.dirname, "..");
const vite = await createVite({ root, server: { middlewareMode: true }, appType: "custom" });
// Games are separate documents with their own scripts.
await build({ root, configFile: join(root, "vite.frames.config.ts"), logLevel: "warn" });
const loopbackOnly = !env.isDemoOpen && !env.origin;
const database = await openSeededDatabase(env, print);
const { app, jobs, apiOf } = await createApp({
  db: database.db,
  jurisdictions: loadJurisdictions(),
  dataDir: env.dataDir,
  drawArt: openStudio().draw,
  messages: (await compileMessages()) as MessageCatalogs,
  features: featureFlags(env),
  secret: loadSecret(env),
  vapid: loadVapid(env),
  pushHosts: env.pushHosts,
  pushLoopback: env.pushLoopback,
  framesFolder: join(root, "dist/frames"),
  build: "dev",
  now: Date.now,
  demo: true,
  loopbackOnly,
  authProviders: env.authProviders,
  logError: errorLogger(createLogger({ isProduction: false, level: env.logLevel })),
});

jobs.start();
const api = getRequestListener(app.fetch);
/** First path segments of the server's routes; everything else goes to Vite. */
const areas = new Set(app.routes.map(({ path }) => path.split("/")[1]));

const server = createServer((request, response) => {
  if (areas.has(/^\/([^/?]*)/.exec(request.url ?? "")?.[1])) return void api(request, response);
  vite.middlewares(request, response, async () => {
    const shell = readFileSync(join(root, "index.html"), "utf8");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(await vite.transformIndexHtml(request.url ?? "/", shell));
  });
});
const realtime = apiOf(realtimeModule);
await realtime.start();
serveSockets(server, realtime.hub, { loopbackOnly });
server.listen(env.port, env.hostname, () => print(`Development on http://localhost:${env.port}`));
