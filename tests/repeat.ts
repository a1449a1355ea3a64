import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * `npm run test:repeat -- <paths> --times 20 --load 3`: runs test files (without paths, all that `npm test` runs) several
 * times beside processes that keep the machine busy; `--full` adds the slow fault tests. Ends with status 1 if any
 * run failed.
 */
const root = join(import.meta.dirname, "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: "string", default: "20" },
    load: { type: "string", default: "0" },
    full: { type: "boolean", default: false },
  },
});

function wholeNumber(name: "times" | "load", min: number): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= min && value <= 1_000) return value;
  process.stderr.write(`--${name} takes a whole number from ${min} to 1000\n`);
  process.exit(2);
}

const times = wholeNumber("times", 1);
const load = wholeNumber("load", 0);

/** A process that keeps a core busy, and exits with this one. */
const BUSY =
  'process.on("disconnect", () => process.exit()); const spin = () => { const end = Date.now() + 50; while (Date.now() < end); setImmediate(spin); }; spin();';
const busy: ChildProcess[] = Array.from({ length: load }, () =>
  spawn(process.execPath, ["-e", BUSY], { stdio: ["ignore", "ignore", "ignore", "ipc"] }),
);

const runOnce = () =>
  new Promise<boolean>((resolve) => {
    const args = [join(root, "tests/run.ts"), ...(values.full ? ["--full"] : []), ...positionals];
    // Without CI, which would retry failed browser tests.
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, CI: "" },
    });
    child.on("close", (status) => resolve(status === 0));
  });

const failures: number[] = [];
for (let run = 1; run <= times; run++) {
  const start = performance.now();
  const passes = await runOnce();
  if (!passes) failures.push(run);
  const seconds = Math.round((performance.now() - start) / 1_000);
  process.stdout.write(`\n## run ${run} of ${times} ${passes ? "passed" : "failed"} after ${seconds} s\n`);
}
for (const process of busy) process.kill();
const list = failures.length > 0 ? ` (runs ${failures.join(", ")})` : "";
process.stdout.write(`\n${times - failures.length} runs passed, ${failures.length} failed${list}\n`);
process.exit(failures.length === 0 ? 0 : 1);
