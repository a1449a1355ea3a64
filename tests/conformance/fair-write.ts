import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { VECTORS_PATH } from "../../src/rules/fair/vectors.ts";
import { makeVectors, vectorsText } from "./fair.ts";

/** Writes the published vectors: `node tests/conformance/fair-write.ts`. A test says when they are others. */
const file = join(import.meta.dirname, "../../public", VECTORS_PATH);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, vectorsText(await makeVectors()));
