import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * `npm run checklist`: updates in tests/checklist.md which rows and decisions of the acceptance list have a test;
 * statements come from that file. A row whose last column names a missing part counts as open, whatever its tests.
 * `--check`, which `npm test` runs, only compares the file: status 1 if it is out of date, as when a row has lost
 * its test.
 */
const { values: options } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const root = join(import.meta.dirname, "..");
const file = join(root, "tests/checklist.md");
const GROUP =
  "(?:NAV|SHL|I18N|LIC|CAT|PLAY|AUTH|PROF|MON|CASH|BON|COMP|TLQ|WHL|VIP|JPT|LIM|PLT|ANC|NEW|AMB-[A-Z]+)";
const ID = new RegExp(`${GROUP}-\\d+\\b`, "g");
/**
 * A title starts with the ids it proves (including those of money's invariants), or takes them from a separate string;
 * no other string in a test starts with one.
 */
const TITLE_IDS = new RegExp(`["'\`]((?:(?:${GROUP}|MI)-\\d+(?: |(?=["'\`])))+)`, "g");
const ID_ALONE = new RegExp(`^${GROUP}-\\d+$`);
const OPEN = "none yet";
const tests = globSync("{src,sw,server,tests}/**/*.{test,spec}.{ts,tsx}", {
  cwd: root,
  // Excluded because they aren't part of `npm test`.
  exclude: ["tests/centrifugo/**", "tests/firefox/**"],
}).toSorted();

const proofs = new Map<string, Set<string>>();
for (const test of tests) {
  for (const [, ids = ""] of readFileSync(join(root, test), "utf8").matchAll(TITLE_IDS)) {
    for (const id of ids.match(ID) ?? []) proofs.set(id, (proofs.get(id) ?? new Set()).add(test));
  }
}

interface Row {
  id: string;
  statement: string;
  /** Files of its tests, or a note that there are none. */
  proof: string;
  /** The part of the statement that the product lacks, written by hand; empty if nothing is known to be missing. */
  missing: string;
}

const [title = "", ...lines] = readFileSync(file, "utf8").trim().split(/\n+/);
const writtenRows: Row[] = lines
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter(([id = ""]) => ID_ALONE.test(id))
  .map(([id = "", statement = "", proof = "", missing = ""]) => ({ id, statement, proof, missing }));
const rows = writtenRows.map(
  (row): Row => ({ ...row, proof: [...(proofs.get(row.id) ?? [])].join(", ") || OPEN }),
);

/** Without padding: one longer row would change all others. */
function tableOf(list: Row[]): string {
  const cells = [
    ["Id", "What must hold", "Proved by", "Still missing"],
    ["---", "---", "---", "---"],
  ].concat(list.map(({ id, statement, proof, missing }) => [id, statement, proof, missing]));
  return cells.map((row) => `| ${row.join(" | ")} |`).join("\n");
}

const isDecision = ({ id }: Row) => id.startsWith("AMB-");
const [decisions, others] = [rows.filter(isDecision), rows.filter((row) => !isDecision(row))];
const isOpen = ({ proof, missing }: Row) => proof === OPEN || missing !== "";
const provenOf = (list: Row[]) => `${list.filter((row) => !isOpen(row)).length} of ${list.length}`;
const partlyProven = rows.filter((row) => isOpen(row) && row.proof !== OPEN).length;
const summary = `${provenOf(others)} rows, ${provenOf(decisions)} decisions have a test; ${partlyProven} more in part`;

if (options.check) {
  const changed = rows.filter(({ proof }, i) => proof !== writtenRows[i]!.proof);
  for (const { id, proof } of changed) process.stdout.write(`${id}: ${proof}\n`);
  process.stdout.write(`${summary}\n`);
  if (changed.length > 0) {
    process.stdout.write(
      "tests/checklist.md is out of date: look at these rows, then run npm run checklist\n",
    );
    process.exit(1);
  }
} else {
  writeFileSync(
    file,
    `${title}\n\n${tableOf(others)}\n\n## Decisions where the specification leaves something open\n\n${tableOf(decisions)}\n`,
  );
  process.stdout.write(
    `${[...rows.filter(isOpen).map(({ id, statement, missing }) => `${id}  ${missing ? `missing: ${missing}` : statement}`), summary].join("\n")}\n`,
  );
}
