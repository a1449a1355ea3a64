import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import type { Row } from "./rows.ts";
import { drawScoreboard } from "./scoreboard.ts";
import { formatSignificant, verdictOf, withUnit } from "./verdict.ts";

const folder = join(import.meta.dirname, "results");
const file = join(folder, "latest.json");

/** A row, and the part that measured it. */
export interface Result extends Row {
  part: string;
}

interface Results {
  date: string;
  machine: { cpus: string; node: string; browser: string };
  rounds: number;
  /** The CPU throttling factor of each part. */
  slowdowns?: Slowdowns;
  rows: Result[];
}

export type Slowdowns = Record<string, Pick<Row, "value" | "spread">>;

/** Formats rows as a table for the terminal. */
export function tableOf(rows: Row[]): string {
  const heads = ["row", "what", "target", "stretch", "measured", "spread", "", "medians, notes"];
  const lines = rows.map((row) => [
    row.id,
    row.name,
    `${row.atLeast ? ">=" : "<="} ${row.target}`,
    String(row.stretch),
    withUnit(row.value, row.unit),
    row.spread.map(formatSignificant).join(" to "),
    verdictOf(row),
    row.note ?? "",
  ]);
  const widths = heads.map((_, column) => Math.max(...[heads, ...lines].map((line) => line[column]!.length)));
  const formatLine = (line: string[]) => line.map((cell, column) => cell.padEnd(widths[column]!)).join("  ");
  return [heads, ...lines].map((line) => formatLine(line).trimEnd()).join("\n");
}

/** Rounds to five digits, more than any measurement's precision. */
function roundNumbers(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(5)) : value;
}

/** Saves new results; rows of parts that were not run stay unchanged. */
export function saveResults(
  rows: Result[],
  {
    parts,
    rounds,
    browser,
    slowdowns,
  }: { parts: string[]; rounds: number; browser: string; slowdowns: Slowdowns },
): void {
  mkdirSync(folder, { recursive: true });
  const last = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Results) : null;
  const before = last?.rows ?? [];
  const measured = new Set(rows.map(({ part }) => part));
  const all = [...before.filter(({ part }) => !measured.has(part)), ...rows];
  const results: Results = {
    date: new Date().toISOString(),
    machine: { cpus: `${cpus().length} x ${cpus()[0]?.model}`, node: process.version, browser },
    rounds,
    slowdowns: { ...last?.slowdowns, ...slowdowns },
    rows: parts.flatMap((name) => all.filter(({ part }) => part === name)),
  };
  writeFileSync(file, `${JSON.stringify(results, roundNumbers, 2)}\n`);
  writeFileSync(join(folder, "scoreboard.svg"), drawScoreboard(results.rows));
}
