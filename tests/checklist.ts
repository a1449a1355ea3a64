import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** `npm run checklist`: which ids of the checklist have a test, written to tests/checklist.md with the statements kept there. */
const root = join(import.meta.dirname, "..");
const file = join(root, "tests/checklist.md");
const ID =
  /\b(?:NAV|SHL|I18N|LIC|CAT|PLAY|AUTH|PROF|MON|CASH|BON|COMP|TLQ|WHL|VIP|JPT|LIM|PLT|ANC|NEW|AMB-[A-Z]+)-\d+\b/g;
const tests = globSync("{src,sw,server,tests}/**/*.{test,spec}.{ts,tsx}", { cwd: root }).toSorted();

const proofs = new Map<string, Set<string>>();
for (const test of tests) {
  for (const title of readFileSync(join(root, test), "utf8").match(
    /(?:it|test|describe)(?:\.each)?[\s\S]{0,4000}?["'`]([^"'`\n]*)["'`]/g,
  ) ?? []) {
    for (const id of title.match(ID) ?? []) proofs.set(id, (proofs.get(id) ?? new Set()).add(test));
  }
}

const rows = readFileSync(file, "utf8")
  .split("\n")
  .map((line) => {
    const [, id, statement] = /^\| ([A-Z0-9]+(?:-[A-Z]+)?-\d+) \| ([^|]*) \|/.exec(line) ?? [];
    if (!id || !statement) return line;
    return `| ${id} | ${statement.trim()} | ${[...(proofs.get(id) ?? [])].join(", ") || "none yet"} |`;
  });
writeFileSync(file, rows.join("\n"));
const listed = rows.filter((row) => /^\| [A-Z0-9]+(-[A-Z]+)?-\d+ \|/.test(row));
const open = listed.filter((row) => row.endsWith("| none yet |"));
process.stdout.write(
  `${rows.join("\n")}\n${listed.length - open.length} of ${listed.length} rows have a test\n`,
);
