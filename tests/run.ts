import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./support/find-browser.ts";

/** Everything that CI checks, one after the other; ends with the totals and with status 1 if anything failed. */
const bin = join(import.meta.dirname, "../node_modules/.bin");
const results = join(import.meta.dirname, "../.tmp/results");
rmSync(results, { recursive: true, force: true });

let passed = 0;
let failed = 0;

function run(name: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(join(bin, command), args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function check(name: string, command: string, args: string[]): void {
  if (run(name, command, args)) passed++;
  else failed++;
}

function vitest(): void {
  const file = join(results, "vitest.json");
  const ok = run("unit and server tests", "vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const counts = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { numPassedTests: number; numFailedTests: number })
    : { numPassedTests: 0, numFailedTests: 0 };
  passed += counts.numPassedTests;
  failed += counts.numFailedTests || (ok ? 0 : 1);
}

function playwright(): void {
  const file = join(results, "playwright.json");
  const ok = run("browser and offline tests", "playwright", ["test"], {
    CHROMIUM_PATH: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const { stats } = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as {
        stats: { expected: number; unexpected: number; flaky: number };
      })
    : { stats: { expected: 0, unexpected: 0, flaky: 0 } };
  passed += stats.expected;
  failed += stats.unexpected + stats.flaky || (ok ? 0 : 1);
}

const build = spawnSync(process.execPath, [join(import.meta.dirname, "../server/build.ts")], {
  stdio: "inherit",
});
if (build.status !== 0) failed++;
check("format and lint", "biome", ["check", "--error-on-warnings"]);
check("types", "tsc", ["--noEmit"]);
vitest();
if (build.status === 0) playwright();

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
