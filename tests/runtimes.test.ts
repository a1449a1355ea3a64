import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

interface Runtime {
  /** Globals that compile in the runtime. */
  compiles: string[];
  /** Globals of other runtimes. */
  rejects: string[];
  /** Files that are compiled together with the runtime's own: paths from the root. */
  shares?: string[];
}

const WEB_STANDARD = "src/rules/web-standard.d.ts";

/** Rules that use web standards; all other rules and contracts use only the language. */
function rulesWithWebStandards(): string[] {
  const declared = [...read(WEB_STANDARD).matchAll(/^(?:interface|declare \w+) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const use = new RegExp(`\\b(${declared.join("|")})\\b`);
  return globSync("src/rules/**/*.ts", { cwd: root }).filter(
    (file) => !file.endsWith(".test.ts") && file !== WEB_STANDARD && use.test(read(file)),
  );
}

const shared = rulesWithWebStandards();

/** By the folder of the runtime's tsconfig.json. */
const RUNTIMES: Record<string, Runtime> = {
  src: { compiles: ["document", "fetch"], rejects: ["process", "Buffer"], shares: shared },
  // Its settings for globals are those of src.
  frames: { compiles: ["document"], rejects: ["process", "Buffer"] },
  sw: { compiles: ["fetch", "caches"], rejects: ["document", "localStorage", "process"], shares: shared },
  server: { compiles: ["process", "fetch"], rejects: ["document", "indexedDB"], shares: shared },
  "src/rules": { compiles: ["URL"], rejects: ["process", "document", "fetch"], shares: [WEB_STANDARD] },
  "src/contract": { compiles: ["Intl"], rejects: ["process", "document", "URL"] },
};

const nameOf = (folder: string) => folder.split("/").at(-1)!;

/** Compiles a source with each runtime's settings. @returns the diagnostics, one per line */
function compileInRuntimes(): string[] {
  mkdirSync(join(root, ".tmp"), { recursive: true });
  const folder = mkdtempSync(join(root, ".tmp/runtimes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const references = Object.entries(RUNTIMES).map(([runtime, { compiles, rejects, shares = [] }]) => {
    const name = nameOf(runtime);
    const source = [...compiles, ...rejects].map((global) => `export const its${global} = ${global};\n`);
    writeFileSync(join(folder, `${name}.ts`), source.join(""));
    const config = {
      extends: join(root, runtime, "tsconfig.json"),
      compilerOptions: { composite: false, incremental: false, emitDeclarationOnly: false, noEmit: true },
      files: [`${name}.ts`, ...shares.map((file) => join(root, file))],
      include: [],
    };
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(config));
    return { path: `${name}.json` };
  });
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ files: [], references }));
  const tsc = join(root, "node_modules/.bin/tsc");
  const { stdout, stderr } = spawnSync(tsc, ["--build", folder, "--force", "--checkers", "1"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return stdout.split("\n").filter((line) => line.includes("error TS"));
}

describe("the runtimes", () => {
  it("reject each other's globals, and all of them compile the rules", () => {
    expect(shared).not.toEqual([]);
    const found = compileInRuntimes().map((line) => {
      const [, room, global] = /^(.+)\.ts\(.*Cannot find name '(\w+)'/.exec(line) ?? [];
      return room && global ? `${room} ${global}` : line;
    });
    const expected = Object.entries(RUNTIMES).flatMap(([room, { rejects }]) =>
      rejects.map((global) => `${nameOf(room)} ${global}`),
    );
    expect(found.sort()).toEqual(expected.sort());
  });

  it("are all checked by npm run types, with the globals that their packages declare", () => {
    const { references } = JSON.parse(read("tsconfig.json")) as { references: { path: string }[] };
    expect(references.map(({ path }) => path).sort()).toEqual([...Object.keys(RUNTIMES), "tests"].sort());
    for (const room of Object.keys(RUNTIMES)) {
      const { include } = JSON.parse(read(`${room}/tsconfig.json`)) as { include: string[] };
      expect(include).toEqual([".", relative(room, `tests/runtimes/${nameOf(room)}.ts`)]);
    }
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    expect(scripts.types).toBe("tsc --build --force --checkers 1");
  });
});
