import { readEnvironmentOrExit } from "./read-environment.ts";
import { startServer } from "./start.ts";

await startServer({ env: readEnvironmentOrExit(process.env) });
