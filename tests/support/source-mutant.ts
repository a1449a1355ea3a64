import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** A file of the project that imports nothing but types, as a module; with `from` in it replaced by `to`. */
export async function sourceMutant<Module>(file: string, from = "", to = ""): Promise<Module> {
  const source = readFileSync(join(ROOT, file), "utf8");
  // A mutant of what is not there any more would catch nothing.
  if (!source.includes(from)) throw new Error(`${file} does not say: ${from}`);
  const code = stripTypeScriptTypes(source.replace(from, () => to));
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Module;
}
