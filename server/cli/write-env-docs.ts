import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withEnvironmentTable } from "../environment/env-table.ts";

/** `npm run docs:env`: writes the table of environment variables into docs/operations.md. */
const file = join(import.meta.dirname, "../../docs/operations.md");
writeFileSync(file, withEnvironmentTable(readFileSync(file, "utf8")));
