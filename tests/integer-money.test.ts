import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "./support/server/folder.ts";

const root = join(import.meta.dirname, "..");

/** Lints a project with these files. @returns the paths with errors */
function filesWithErrors(files: Record<string, string>): string[] {
  const folder = testFolder("lint");
  for (const name of ["biome.json", "lint"])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const biome = join(root, "node_modules/.bin/biome");
  const { stdout, stderr } = spawnSync(biome, ["lint", "--colors=off"], { cwd: folder, encoding: "utf8" });
  const output = stdout + stderr;
  return Object.keys(files).filter((path) => new RegExp(`^${path}:\\d+:\\d+ plugin`, "m").test(output));
}

it("MON-14 the linter rejects floating point in money code, and only there", () => {
  const text = (result: string) =>
    `export const cents = (text: string, amount: number) => [text, ${result}];\n`;
  const wrongExpressions = ["Number.parseFloat(text)", "parseFloat(text)", "amount.toFixed(2)"];
  const folders = ["server/modules/wallet", "src/rules", "src/contract"];
  const money = folders.flatMap((folder) =>
    wrongExpressions.map((expression, i) => [`${folder}/wrong-${i}.ts`, text(expression)] as const),
  );
  const others = [
    ["src/rules/right.ts", text("amount + 1")],
    ["src/features/game/columns.ts", text(wrongExpressions[0]!)],
  ] as const;
  expect(filesWithErrors(Object.fromEntries([...money, ...others]))).toEqual(money.map(([path]) => path));
});
