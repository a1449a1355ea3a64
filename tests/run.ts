import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { failedTitles, type PlaywrightReport } from "./support/browser/report.ts";

/**
 * Everything that CI checks; ends with the totals, and with status 1 if anything failed. With paths, `npm test -- <path>`
 * runs just those files at their own level.
 */
const root = join(import.meta.dirname, "..");
const bin = join(root, "node_modules/.bin");
const results = join(root, ".tmp/results");
const isCi = process.env.CI === "true";

const totals = { passed: 0, failed: 0 };

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Keeps the output back until the step ends: for steps that run side by side. */
  isQuiet?: boolean;
}

/** Runs a program to its end; true if it succeeded. */
function run({ name, command, args, env, isQuiet = false }: Step): Promise<boolean> {
  const begun = performance.now();
  if (!isQuiet) process.stdout.write(`\n== ${name}\n`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: isQuiet ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  return new Promise((resolve) => {
    child.on("close", (status) => {
      const seconds = Math.round((performance.now() - begun) / 1_000);
      process.stdout.write(isQuiet ? `\n== ${name} (${seconds} s)\n${output}` : `== ${name}: ${seconds} s\n`);
      resolve(status === 0);
    });
  });
}

function count(ok: boolean): void {
  if (ok) totals.passed++;
  else totals.failed++;
}

const readReport = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : null;

/** Lint, types and the browser's installation run beside the build, which is one thread for most of its time. */
async function checkSources(): Promise<boolean> {
  const [built, linted, typed] = await Promise.all([
    run({ name: "build", command: process.execPath, args: ["server/build.ts"], isQuiet: true }),
    run({
      name: "format and lint",
      command: join(bin, "biome"),
      args: ["check", "--error-on-warnings"],
      isQuiet: true,
    }),
    run({ name: "types", command: join(bin, "tsc"), args: ["--build", "--force"], isQuiet: true }),
    // Installs one where there is none, before two steps would at the same time.
    run({
      name: "browser",
      command: process.execPath,
      args: ["tests/support/browser/find-browser.ts"],
      isQuiet: true,
    }),
  ]);
  if (!built) totals.failed++;
  count(linted);
  count(typed);
  return built;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Runs one project of Vitest, or some of its files. @returns its report; null if it wrote none */
async function runVitest(name: string, project: string, ...args: string[]): Promise<VitestReport | null> {
  const file = join(results, `${name.replaceAll(" ", "-")}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const ok = await run({
    name,
    command: join(bin, "vitest"),
    args: ["run", "--project", project, ...reporters, ...args],
    isQuiet: true,
  });
  const report = readReport<VitestReport>(file);
  // Something outside tests, such as a file that can't be loaded.
  if (report && !ok && report.numFailedTests === 0) report.numFailedTests = 1;
  return report;
}

function countReport(report: VitestReport | null): void {
  totals.passed += report?.numPassedTests ?? 0;
  totals.failed += report?.numFailedTests ?? 1;
}

async function unitTests(): Promise<void> {
  countReport(await runVitest("unit and server tests", "unit", "--maxWorkers=1"));
}

/** Runs the component tests; in CI alone, the files of those that failed run once more, by themselves. */
async function componentTests(): Promise<void> {
  const report = await runVitest("component tests", "component*");
  const failed = report?.testResults.filter(({ status }) => status === "failed") ?? [];
  if (!isCi || !report || failed.length === 0) return countReport(report);
  const files = failed.map(({ name }) => name);
  const again = await runVitest("failed component tests once more", "component*", ...files);
  for (const { assertionResults } of again?.numFailedTests === 0 ? failed : [])
    for (const { fullName, status } of assertionResults)
      if (status === "failed") process.stdout.write(`FLAKY ${fullName}\n`);
  const left = again?.numFailedTests ?? report.numFailedTests;
  totals.failed += left;
  totals.passed += report.numPassedTests + Math.max(0, report.numFailedTests - left);
}

/** Runs the browser tests; in CI alone, those that failed run once more, by themselves, and pass as `FLAKY` if they do. */
async function playwright(): Promise<void> {
  const step = (name: string, file: string, ...args: string[]): Step => ({
    name,
    command: join(bin, "playwright"),
    args: ["test", ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const file = join(results, "playwright.json");
  const ok = await run(step("browser tests", file));
  const report = readReport<PlaywrightReport>(file);
  const { expected, unexpected } = report?.stats ?? { expected: 0, unexpected: 0 };
  totals.passed += expected;
  if (ok) return;
  if (!isCi || !report || unexpected === 0) {
    totals.failed += unexpected || 1;
    return;
  }
  const again = join(results, "playwright-again.json");
  const passes = await run(step("failed browser tests, once more", again, "--last-failed", "--workers=1"));
  const stillFailing = failedTitles(readReport<PlaywrightReport>(again));
  for (const title of failedTitles(report))
    if (passes || !stillFailing.includes(title)) process.stdout.write(`FLAKY ${title}\n`);
  const left = passes ? 0 : stillFailing.length || unexpected;
  totals.failed += left;
  totals.passed += unexpected - left;
}

async function runFiles(files: string[]): Promise<boolean> {
  const isBrowser = (file: string) => /\.spec\.ts|^tests\/(browser|pwa|full-browser)\b/.test(file);
  const [inBrowser, others] = [files.filter(isBrowser), files.filter((file) => !isBrowser(file))];
  let ok = true;
  if (others.length > 0)
    ok = await run({ name: "vitest", command: join(bin, "vitest"), args: ["run", ...others] });
  if (inBrowser.length > 0) {
    if (!existsSync(join(root, "dist/build.json")))
      ok = await run({ name: "build", command: process.execPath, args: ["server/build.ts"] });
    ok =
      (await run({ name: "playwright", command: join(bin, "playwright"), args: ["test", ...inBrowser] })) &&
      ok;
  }
  return ok;
}

const files = process.argv.slice(2);
if (files.length > 0) process.exit((await runFiles(files)) ? 0 : 1);
rmSync(results, { recursive: true, force: true });
const built = await checkSources();
// Side by side: component tests wait for the one page that they share, and leave half of two cores idle.
await Promise.all([unitTests(), componentTests()]);
if (built) await playwright();
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);
