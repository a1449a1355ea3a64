import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GROUPS, incrementalOf, reportOf } from "./groups.ts";
import { type FileReport, isKilled, percentOf, type Score, scoreOf } from "./score.ts";

/**
 * Mutates the code of each group, and counts the mutants that no test notices. `-- money limits` runs only these groups,
 * `--workers 1` uses one process instead of two, and `--all` repeats mutants that were noticed before.
 */
const root = join(import.meta.dirname, "../..");
/** Percent; a lower score fails the run. */
const GOAL = 95;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: "string", default: "2" }, all: { type: "boolean", default: false } },
});

const unknown = positionals.filter((name) => !GROUPS.some((group) => group.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `unknown: ${unknown.join(", ")}; there are ${GROUPS.map(({ name }) => name).join(", ")}\n`,
  );
  process.exit(2);
}

/** Removes survivors from the incremental file: Stryker would reuse results of static mutants even with new tests. */
function forgetSurvivors(name: string): void {
  const file = join(root, incrementalOf(name));
  if (!existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, "utf8")) as { files: Record<string, FileReport> };
  for (const report of Object.values(known.files)) report.mutants = report.mutants.filter(isKilled);
  writeFileSync(file, JSON.stringify(known));
}

function runGroup(name: string): Score {
  forgetSurvivors(name);
  const { status } = spawnSync(
    join(root, "node_modules/.bin/stryker"),
    ["run", "tests/mutants/stryker.config.ts", ...(values.all ? ["--force"] : [])],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, MUTANT_GROUP: name, MUTANT_WORKERS: values.workers },
    },
  );
  if (status !== 0) throw new Error(`the mutants of ${name} didn't run`);
  const { files } = JSON.parse(readFileSync(join(root, reportOf(name)), "utf8")) as {
    files: Record<string, FileReport>;
  };
  return scoreOf(files);
}

const groups = GROUPS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const scores = groups.map(({ name }) => ({ name, ...runGroup(name) }));

for (const { name, survivors } of scores)
  if (survivors.length > 0) process.stdout.write(`\n== ${name}: survived\n${survivors.join("\n")}\n`);

process.stdout.write("\n");
for (const { name, killed, all } of scores) {
  const percent = percentOf({ killed, all });
  const note = percent < GOAL ? `  below ${GOAL} %` : "";
  process.stdout.write(
    `${name.padEnd(12)}${String(killed).padStart(5)} of ${String(all).padStart(5)}  ${percent.toFixed(1).padStart(5)} %${note}\n`,
  );
  if (percent < GOAL) process.exitCode = 1;
}
