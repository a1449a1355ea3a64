import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { VECTORS_PATH } from "../../src/rules/fair/vectors.ts";
import { makeVectors, vectorsText } from "./fair.ts";

/** Writes the published vectors: `node tests/conformance/fair-write.ts`. A test fails if they are out of date. */
const file = join(import.meta.dirname, "../../public", VECTORS_PATH);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, vectorsText(await makeVectors()));
