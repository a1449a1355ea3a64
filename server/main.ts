import { readEnvironmentOrExit } from "./environment/read-environment.ts";
import { startServer } from "./start/start-server.ts";

await startServer({ env: readEnvironmentOrExit(process.env) });
