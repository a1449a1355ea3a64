import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { LOCALES } from "../src/contract/locale.ts";
import { createApp } from "./app.ts";
import { openDatabase } from "./db/client.ts";
import { isEmpty, seed } from "./db/seed.ts";
import { createPageRenderer, type ServerEntry } from "./html/render.ts";
import type { MessageCatalogs } from "./modules/messages/routes.ts";
import { loadPacks } from "./packs/packs.ts";

const { env } = process;
const production = env.NODE_ENV === "production";
const dist = join(import.meta.dirname, "../dist");
const client = join(dist, "client");

function readMessages(): MessageCatalogs {
  const entries = LOCALES.map((code) => [
    code,
    JSON.parse(readFileSync(join(dist, "messages", `${code}.json`), "utf8")),
  ]);
  return Object.fromEntries(entries) as MessageCatalogs;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const dataDir = env.DATA_DIR ?? ".data";
const port = Number(env.PORT ?? 3000);
const hostname = env.HOST ?? "127.0.0.1";
const { build } = JSON.parse(readFileSync(join(dist, "build.json"), "utf8")) as { build: string };

const database = await openDatabase({ url: env.DATABASE_URL, directory: join(dataDir, "postgres") });
if (await isEmpty(database.db)) {
  say("Filling the empty database with the demo catalogue of 6,000 games");
  await seed(database.db, 6_000);
}

const entry = (await import(join(dist, "server/server.js"))) as ServerEntry;
const { app, content, games } = await createApp({
  db: database.db,
  packs: loadPacks(),
  dataDir,
  messages: readMessages(),
  features: {
    mystic_jackpots: true,
    banner_autoplay: true,
    registration: false,
    pseudo_locale: !production,
  },
  build,
  now: Date.now,
  licence: env.LICENCE,
  trustProxy: env.TRUST_PROXY === "1" || env.TRUST_PROXY === "true",
  countryHeader: env.COUNTRY_HEADER,
  demo: !production,
  origin: env.ORIGIN,
  clientFolder: client,
  pages: {
    renderPage: createPageRenderer(client, entry),
    shell: () => readFileSync(join(client, "index.html"), "utf8"),
  },
  logError: (message, error) =>
    process.stderr.write(`${message}: ${error instanceof Error ? error.stack : error}\n`),
});

const poll = setInterval(() => content.refresh().catch(() => {}), 2_000);
const server = serve({ fetch: app.fetch, port, hostname }, () => {
  say(
    `Apogee is ready on http://${hostname === "127.0.0.1" ? "localhost" : hostname}:${port} (${database.kind}, ${games.index().length} games)`,
  );
});

async function stop(): Promise<void> {
  clearInterval(poll);
  server.close();
  await database.close();
  process.exit(0);
}
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
