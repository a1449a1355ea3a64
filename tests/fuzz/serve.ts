import { rmSync } from "node:fs";
import { readEnvironmentOrExit } from "../../server/environment/read-environment.ts";
import { startServer } from "../../server/start/start-server.ts";
import { flatArt } from "../support/browser/flat-art.ts";
import { createTestPlayers } from "../support/browser/test-players.ts";

/** The built app on a fresh database; answers each message of its parent with the cookies of a new demo player. */
const env = readEnvironmentOrExit(process.env);
rmSync(env.dataDir, { recursive: true, force: true });
// Exits with its parent.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
await startServer({
  env,
  studio: flatArt(),
  prepare: async (db) => {
    const createPlayer = await createTestPlayers(db);
    process.on("message", async () => {
      const { cookies } = await createPlayer({ country: "DE", asDemo: true }, "fuzz");
      process.send!(cookies);
    });
  },
});
