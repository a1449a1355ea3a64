import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GROUPS } from "./mutants/groups.ts";
import { percentOf, scoreOf } from "./mutants/score.ts";

const root = join(import.meta.dirname, "..");

describe("the mutation groups", () => {
  it.each(GROUPS)("$name names existing files without duplicates", ({ files, tests }) => {
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(tests.filter((file) => existsSync(join(root, file)))).not.toEqual([]);
  });
});

describe("a mutation score", () => {
  const source = "const most = 5;\nexport const isFew = (count: number) =>\n  count < most;\n";
  const mutant = (status: string) => ({
    status,
    replacement: "count <= most",
    location: { start: { line: 3, column: 3 }, end: { line: 3, column: 15 } },
  });
  const report = (...statuses: string[]) => ({ "few.ts": { source, mutants: statuses.map(mutant) } });

  it("counts killed and timed-out mutants as a share of the valid ones", () => {
    const score = scoreOf(report("Killed", "Timeout", "Survived", "NoCoverage", "Ignored", "CompileError"));
    expect(score).toMatchObject({ killed: 2, all: 4 });
    expect(percentOf(score)).toBe(50);
  });

  it("lists each survivor with place, text and replacement", () => {
    expect(scoreOf(report("Survived")).survivors).toEqual(["few.ts:3:3  count < most  =>  count <= most"]);
  });

  it("is 100 % without mutants", () => {
    expect(percentOf(scoreOf({}))).toBe(100);
  });
});
