import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { testFolder } from "../server/folder.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Where a file that stands elsewhere finds what it imports: beside the original, or among the packages. */
const linked = (source: string, folder: string) =>
  source.replace(
    /((?:from|import)\s*\(?\s*)"(\.[^"]+)"/g,
    (_, lead, name) => `${lead}"${join(folder, name)}"`,
  );

/**
 * A file of the project as a module, with `from` in it replaced by `to`; what it imports are the modules that everybody
 * has. `from` must stand there once, so that the change is where its name says.
 */
export async function linkedMutant<Module>(file: string, from = "", to = ""): Promise<Module> {
  const original = join(ROOT, file);
  const source = readFileSync(original, "utf8");
  if (from !== "" && source.split(from).length !== 2) throw new Error(`${file} does not say once: ${from}`);
  const folder = testFolder("mutant");
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const place = join(folder, basename(file));
  writeFileSync(place, linked(from === "" ? source : source.replace(from, () => to), dirname(original)));
  return (await import(/* @vite-ignore */ place)) as Module;
}

/** That a check fails by what it expects: an accident on the way there shows nothing. */
export async function expectRefuted(check: () => Promise<unknown>): Promise<void> {
  const failure = await check().then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error("the check does not catch it");
  // What else went wrong is worth more than that it did.
  if (failure.name !== "AssertionError") throw failure;
}

/** That a check of an invariant passes with a file as it is, and does not with a change of it. */
export async function expectCaught<Module>(
  file: string,
  check: (module: Module) => unknown,
  from: string,
  to: string,
): Promise<void> {
  await check(await linkedMutant<Module>(file));
  const mutant = await linkedMutant<Module>(file, from, to);
  await expectRefuted(async () => check(mutant));
}
