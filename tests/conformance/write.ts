import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fixtures } from "./scenarios.ts";

/** Writes the published fixtures: `node tests/conformance/write.ts`. A test fails if they are out of date. */
writeFileSync(join(import.meta.dirname, "wallet.json"), `${JSON.stringify(fixtures, null, 2)}\n`);
