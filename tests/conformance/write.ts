import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fixtures } from "./scenarios.ts";
import { wageringFixtures } from "./wagering-scenarios.ts";

/** Writes the published fixtures: `node tests/conformance/write.ts`. A test fails if they are out of date. */
for (const [name, content] of [
  ["wallet", fixtures],
  ["wagering", wageringFixtures],
] as const)
  writeFileSync(join(import.meta.dirname, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
