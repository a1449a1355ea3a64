import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = "APOGEE_TEST_FOLDER";

/** An empty folder that is deleted when the tests are done. */
export function testFolder(name: string): string {
  return mkdtempSync(join(process.env[ROOT] ?? tmpdir(), `${name}-`));
}

/** Vitest's global setup. */
export default function setup() {
  const root = mkdtempSync(join(tmpdir(), "apogee-test-"));
  process.env[ROOT] = root;
  return () => rmSync(root, { recursive: true, force: true });
}
