import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBrowser } from "../support/browser/find-browser.ts";
import { calibrate, takeSlowdowns } from "./device.ts";
import { type Result, type Slowdowns, saveResults, tableOf } from "./results.ts";
import type { Part } from "./rows.ts";
import { formatSignificant } from "./verdict.ts";

/** In the scoreboard's order. */
const PARTS = [
  "first",
  "repeat",
  "release",
  "lists",
  "search",
  "images",
  "api",
  "bets",
  "deposits",
  "cashbox",
  "fanout",
  "sign-in",
  "pwa",
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    /** One round, for development: results are too rough to be saved. */
    quick: { type: "boolean", default: false },
  },
});
const rounds = values.quick ? 1 : Number(values.rounds);
const unknown = positionals.filter((name) => !PARTS.includes(name));

function log(text: string): void {
  process.stdout.write(`${text}\n`);
}

function stop(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

if (!Number.isInteger(rounds) || rounds < 1)
  stop(`--rounds takes a whole number from 1, not ${values.rounds}`);
if (unknown.length > 0) stop(`No such part: ${unknown.join(", ")}. There are ${PARTS.join(", ")}`);

async function runPart(name: string): Promise<Result[]> {
  const file = join(import.meta.dirname, `${name}.ts`);
  if (!existsSync(file)) {
    log(`${name}: has no file yet`);
    return [];
  }
  const { default: part } = (await import(file)) as { default: Part };
  await calibrate();
  const rows = (await part({ rounds, log })).map((row) => ({ part: name, ...row }));
  const summary = takeSlowdowns();
  slowdowns[name] = summary;
  log(
    `${name}: processor slowed ${formatSignificant(summary.value)} times (${summary.spread.map(formatSignificant).join(" to ")})`,
  );
  return rows;
}

execFileSync(process.execPath, [join(import.meta.dirname, "../../server/build.ts")], { stdio: "inherit" });
const [load = 0] = loadavg();
if (load > cpus().length / 2) log(`The machine is busy already (load ${load.toFixed(1)}): expect noise`);

const rows: Result[] = [];
const slowdowns: Slowdowns = {};
let failed = false;
for (const name of positionals.length > 0 ? positionals : PARTS) {
  try {
    rows.push(...(await runPart(name)));
  } catch (error) {
    failed = true;
    log(`${name} FAILED: ${error instanceof Error ? error.stack : error}`);
  }
}
log(`\n${tableOf(rows)}`);
if (!values.quick && rows.length > 0) {
  const stdio = ["ignore", "pipe", "ignore"] as const;
  const browser = execFileSync(findBrowser(), ["--version"], { stdio: [...stdio] })
    .toString()
    .trim();
  saveResults(rows, { parts: PARTS, rounds, browser, slowdowns });
}
process.exit(failed ? 1 : 0);
