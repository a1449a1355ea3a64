import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { errorsOutsideTests, failedTests, type PlaywrightReport } from "./support/browser/report.ts";

/**
 * Checks sources and runs the tests; prints the totals, and ends with status 1 if anything failed. `--full`, which CI
 * implies, adds the slow fault tests. With paths, `npm test -- <path>` runs only those files, with Vitest or
 * Playwright.
 */
const root = join(import.meta.dirname, "..");
const bin = join(root, "node_modules/.bin");
/** Separate reports, so that a second run with other ports can run at the same time. */
const results = join(root, `.tmp/results-${process.env.BROWSER_TEST_PORT ?? "default"}`);
const isCi = process.env.CI === "true";
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { full: { type: "boolean", default: isCi } },
});

const totals = { passed: 0, failed: 0 };

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Buffers the output until the step ends, for concurrent steps. */
  isQuiet?: boolean;
}

/** Runs a program to its end. `output` is empty unless it is buffered. */
function run({
  name,
  command,
  args,
  env,
  isQuiet = false,
}: Step): Promise<{ isOk: boolean; output: string }> {
  const startedAt = performance.now();
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
      const seconds = Math.round((performance.now() - startedAt) / 1_000);
      process.stdout.write(isQuiet ? `\n== ${name} (${seconds} s)\n${output}` : `== ${name}: ${seconds} s\n`);
      resolve({ isOk: status === 0, output });
    });
  });
}

/** Runs a program to its end; true if it succeeded. */
const runStep = async (step: Step): Promise<boolean> => (await run(step)).isOk;

/** Failures and flaky tests, repeated at the end of the log. */
const summary: string[] = [];

function fail(title: string, ...messages: string[]): void {
  totals.failed++;
  summary.push(`FAILED ${title}`, ...messages);
}

function passOrFail(name: string, isOk: boolean): void {
  if (isOk) totals.passed++;
  else fail(name);
}

function noteFlaky(title: string): void {
  summary.push(`FLAKY ${title}`);
}

const readReport = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : null;

/** Lint, types and the browser's installation run beside the build, which mostly uses one thread. */
async function checkSources(): Promise<boolean> {
  const [built, linted, typed, listed] = await Promise.all([
    runStep({ name: "build", command: process.execPath, args: ["server/build.ts"], isQuiet: true }),
    runStep({
      name: "format and lint",
      command: join(bin, "biome"),
      args: ["check", "--error-on-warnings"],
      isQuiet: true,
    }),
    // With several checkers, each infers the same types again: twice the time on two cores.
    runStep({
      name: "types",
      command: "npm",
      args: ["run", "--silent", "types"],
      isQuiet: true,
    }),
    runStep({
      name: "acceptance list",
      command: process.execPath,
      args: ["tests/checklist.ts", "--check"],
      isQuiet: true,
    }),
    // Installs a browser if there is none, before two steps would do so concurrently.
    runStep({
      name: "browser",
      command: process.execPath,
      args: ["tests/support/browser/find-browser.ts"],
      isQuiet: true,
    }),
  ]);
  if (!built) fail("build");
  passOrFail("format and lint", linted);
  passOrFail("types", typed);
  passOrFail("acceptance list", listed);
  return built;
}

interface VitestReport {
  numPassedTests: number;
  testResults: VitestFile[];
}
interface VitestFile {
  /** Its path. */
  name: string;
  status: string;
  /** The error of a file that could not be loaded. */
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

const failedIn = ({ assertionResults }: VitestFile) =>
  assertionResults.filter(({ status }) => status === "failed");

/** Runs a project of Vitest, or some of its files. */
async function runVitest(name: string, project: string, ...args: string[]) {
  const file = join(results, `${name.replaceAll(" ", "-")}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const { isOk, output } = await run({
    name,
    command: join(bin, "vitest"),
    args: ["run", "--project", project, ...reporters, ...args],
    env: { NO_COLOR: "1" },
    isQuiet: true,
  });
  const report = readReport<VitestReport>(file);
  return {
    isOk,
    report,
    failed: report?.testResults.filter(({ status }) => status === "failed") ?? [],
    /** The JSON report doesn't contain errors outside tests. */
    hasErrorOutside: !isOk && output.includes("Unhandled Errors"),
  };
}

function countVitest(
  name: string,
  { isOk, report, failed, hasErrorOutside }: Awaited<ReturnType<typeof runVitest>>,
): void {
  totals.passed += report?.numPassedTests ?? 0;
  for (const file of failed) {
    const tests = failedIn(file);
    for (const { fullName, failureMessages } of tests) fail(`${file.name} ${fullName}`, ...failureMessages);
    if (tests.length === 0) fail(file.name, file.message);
  }
  // The step's own output has the details.
  if (hasErrorOutside || (!isOk && failed.length === 0)) fail(`${name}: an error outside all tests`);
}

async function unitTests(): Promise<void> {
  const name = "unit and server tests";
  countVitest(name, await runVitest(name, "unit", "--maxWorkers=1"));
}

/** Runs the component tests; only in CI, failed files run once more, separately. */
async function componentTests(): Promise<void> {
  const name = "component tests";
  const first = await runVitest(name, "component*");
  if (!isCi || first.failed.length === 0 || first.hasErrorOutside) return countVitest(name, first);
  const files = first.failed.map((file) => file.name);
  const secondRun = await runVitest("failed component tests once more", "component*", ...files);
  if (!secondRun.isOk) return countVitest(name, first);
  const passedIn = ({ assertionResults }: VitestFile) =>
    assertionResults.filter(({ status }) => status === "passed").length;
  totals.passed += first.report?.numPassedTests ?? 0;
  for (const file of first.failed) {
    totals.passed +=
      passedIn(secondRun.report!.testResults.find(({ name }) => name === file.name)!) - passedIn(file);
    const tests = failedIn(file);
    for (const { fullName } of tests) noteFlaky(fullName);
    // The file could not be loaded.
    if (tests.length === 0) noteFlaky(file.name);
  }
}

/** Runs the browser tests; only in CI, failed ones run once more, separately, and are `FLAKY` if they pass. */
async function playwright(): Promise<void> {
  const runTests = async (name: string, ...args: string[]): Promise<PlaywrightReport | null> => {
    const file = join(results, `${name.replaceAll(" ", "-")}.json`);
    await runStep({
      name,
      command: join(bin, "playwright"),
      args: ["test", ...args],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    return readReport<PlaywrightReport>(file);
  };
  const projects = ["app", "pwa", "full-browser", ...(values.full ? ["pwa-faults"] : [])];
  const report = await runTests("browser tests", ...projects.map((name) => `--project=${name}`));
  if (!report) return fail("browser tests");
  totals.passed += report.stats.expected;
  const failed = failedTests(report);
  const outside = errorsOutsideTests(report);
  const secondReport =
    isCi && failed.length > 0
      ? await runTests(
          "failed browser tests once more",
          "--workers=1",
          ...failed.map(({ location }) => location),
        )
      : null;
  // A second run that failed outside its tests may have run none of them.
  const repeated = secondReport && errorsOutsideTests(secondReport).length === 0 ? secondReport : null;
  const stillFailing = repeated ? failedTests(repeated).map(({ title }) => title) : null;
  const remainingFailures = failed.filter(({ title }) => stillFailing?.includes(title) ?? true);
  totals.passed += failed.length - remainingFailures.length;
  for (const { title } of failed.filter((test) => !remainingFailures.includes(test))) noteFlaky(title);
  for (const { location, title, errors } of remainingFailures) fail(`${location} ${title}`, ...errors);
  // In CI, the tests that such an error prevented have been repeated by now, unless none was found at all.
  const hasRun = report.stats.expected > 0 || repeated !== null;
  for (const message of outside) {
    if (isCi && hasRun) noteFlaky(`an error outside all tests: ${message}`);
    else fail("an error outside all tests", message);
  }
}

/** Playwright matches paths as patterns: without the slash, `tests/pwa` would include `tests/pwa-faults`. */
const asPattern = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() && !path.endsWith("/") ? `${path}/` : path;

async function runFiles(files: string[]): Promise<boolean> {
  const isBrowser = (file: string) => /\.spec\.ts|^tests\/(browser|pwa|pwa-faults|full-browser)\b/.test(file);
  const [inBrowser, others] = [files.filter(isBrowser), files.filter((file) => !isBrowser(file))];
  let ok = true;
  if (others.length > 0)
    ok = await runStep({ name: "vitest", command: join(bin, "vitest"), args: ["run", ...others] });
  if (inBrowser.length > 0) {
    // Immediate if the build is current.
    ok =
      (await runStep({ name: "build", command: process.execPath, args: ["server/build.ts"] })) &&
      (await runStep({
        name: "playwright",
        command: join(bin, "playwright"),
        args: ["test", ...inBrowser.map(asPattern)],
      })) &&
      ok;
  }
  return ok;
}

if (files.length > 0) process.exit((await runFiles(files)) ? 0 : 1);
rmSync(results, { recursive: true, force: true });
const built = await checkSources();
// Concurrent: component tests wait for the one page that they share, which leaves half of two cores idle.
await Promise.all([unitTests(), componentTests()]);
if (built) await playwright();
process.stdout.write(`\n${summary.join("\n")}\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);
