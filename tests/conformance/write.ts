import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fixtures } from "./scenarios.ts";

/** Writes the published fixtures: `node tests/conformance/write.ts`. A test says when they are not those of the scenarios. */
writeFileSync(join(import.meta.dirname, "wallet.json"), `${JSON.stringify(fixtures, null, 2)}\n`);
