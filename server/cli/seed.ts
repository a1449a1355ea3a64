import { parseArgs } from "node:util";
import { openDatabase } from "../db/client.ts";
import { readDatabaseEnvironment } from "../environment/read-environment.ts";
import { seed } from "../seed/seed.ts";
import { databaseOptions } from "../start/existing-data.ts";

/** `npm run seed -- --games N`: replaces catalogue and content with the demo's, with N games. */
const { values } = parseArgs({ options: { games: { type: "string", default: "6000" } } });
const count = Number(values.games);
if (!Number.isInteger(count) || count < 200 || count > 50_000) {
  process.stderr.write("--games takes a whole number from 200 to 50000\n");
  process.exit(2);
}
const env = readDatabaseEnvironment(process.env);
// Truncating tables requires their owner.
const databaseUrl = env.databaseOwnerUrl ?? env.databaseUrl;
const database = await openDatabase(databaseOptions({ ...env, databaseUrl }));
await seed(database.db, count);
await database.close();
process.stdout.write(`The catalogue now has ${count} games\n`);
