import { rmSync } from "node:fs";
import { readEnvironmentOrExit } from "../../../server/environment/read-environment.ts";
import { startServer } from "../../../server/start/start-server.ts";
import { flatArt } from "./flat-art.ts";
import { serveTestPlayers } from "./test-players.ts";

/** The built app on a fresh database, for browser tests; the next higher port creates players. */
const env = readEnvironmentOrExit(process.env);
rmSync(env.dataDir, { recursive: true, force: true });
await startServer({
  env,
  studio: flatArt(),
  // Its handle would lie over what tests press.
  features: { demo_tools: false },
  prepare: (db) => serveTestPlayers(db, env.port + 1),
});
