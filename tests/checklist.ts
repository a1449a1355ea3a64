import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** `npm run checklist`: which ids of the checklist have a test, written to tests/checklist.md with the statements kept there. */
const root = join(import.meta.dirname, "..");
const file = join(root, "tests/checklist.md");
const GROUP =
  "(?:NAV|SHL|I18N|LIC|CAT|PLAY|AUTH|PROF|MON|CASH|BON|COMP|TLQ|WHL|VIP|JPT|LIM|PLT|ANC|NEW|AMB-[A-Z]+)";
const ID = new RegExp(`${GROUP}-\\d+\\b`, "g");
/**
 * A title begins with the ids it proves, those of money's invariants among them, or has them from a string of its own;
 * no other string of a test begins so.
 */
const TITLE_IDS = new RegExp(`["'\`]((?:(?:${GROUP}|MI)-\\d+(?: |(?=["'\`])))+)`, "g");
const ID_ALONE = new RegExp(`^${GROUP}-\\d+$`);
const OPEN = "none yet";
const tests = globSync("{src,sw,server,tests}/**/*.{test,spec}.{ts,tsx}", { cwd: root }).toSorted();

const proofs = new Map<string, Set<string>>();
for (const test of tests) {
  for (const [, ids = ""] of readFileSync(join(root, test), "utf8").matchAll(TITLE_IDS)) {
    for (const id of ids.match(ID) ?? []) proofs.set(id, (proofs.get(id) ?? new Set()).add(test));
  }
}

const [title = "", ...lines] = readFileSync(file, "utf8").trim().split(/\n+/);
const rows = lines
  .map((line) => line.split("|").slice(1, -1))
  .filter(([id = ""]) => ID_ALONE.test(id.trim()))
  .map(([id = "", statement = ""]) => {
    const found = [...(proofs.get(id.trim()) ?? [])].join(", ");
    return [id.trim(), statement.trim(), found || OPEN];
  });
const table = [["Id", "What must hold", "Proved by"], ["", "", ""], ...rows];
const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]!.length)));
const aligned = table.map(
  (row, line) => `| ${row.map((cell, i) => cell.padEnd(widths[i]!, line === 1 ? "-" : " ")).join(" | ")} |`,
);
writeFileSync(file, `${title}\n\n${aligned.join("\n")}\n`);
const open = rows.filter(([, , found]) => found === OPEN);
process.stdout.write(
  `${[...open.map((row) => row.join("  ")), `${rows.length - open.length} of ${rows.length} rows have a test`].join("\n")}\n`,
);
