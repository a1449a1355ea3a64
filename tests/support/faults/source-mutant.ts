import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { testFolder } from "../server/folder.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Rewrites a copied file's relative imports to absolute paths beside the original. */
const linkImports = (source: string, folder: string) =>
  source.replace(
    /((?:from|import)\s*\(?\s*)"(\.[^"]+)"/g,
    (_, lead, name) => `${lead}"${join(folder, name)}"`,
  );

/**
 * A project file as a module, with `from` replaced by `to`; it imports the original modules. `from` must occur exactly
 * once, so that the change is unambiguous.
 */
export async function linkedMutant<Module>(file: string, from = "", to = ""): Promise<Module> {
  const original = join(ROOT, file);
  const source = readFileSync(original, "utf8");
  if (from !== "" && source.split(from).length !== 2)
    throw new Error(`${file} does not contain exactly once: ${from}`);
  const folder = testFolder("mutant");
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const mutantPath = join(folder, basename(file));
  writeFileSync(
    mutantPath,
    linkImports(from === "" ? source : source.replace(from, () => to), dirname(original)),
  );
  return (await import(/* @vite-ignore */ mutantPath)) as Module;
}

/** Asserts that a check fails with an assertion error: any other error proves nothing. */
export async function expectAssertionFailure(check: () => Promise<unknown>): Promise<void> {
  const failure = await check().then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error("the check passes, but should fail");
  // Any other error is more useful than the fact that the check failed.
  if (failure.name !== "AssertionError") throw failure;
}

/** Asserts that a check passes with the original file, and fails with the mutant. */
export async function expectCaught<Module>(
  file: string,
  check: (module: Module) => unknown,
  from: string,
  to: string,
): Promise<void> {
  await check(await linkedMutant<Module>(file));
  const mutant = await linkedMutant<Module>(file, from, to);
  await expectAssertionFailure(async () => check(mutant));
}
