import { dirname, join, normalize } from "node:path";

/** `import x from`, `import type`, `export … from`, `import("…")`, with comments in between and in any quotes. */
const SPECIFIER =
  /\b(?:from|import)\s*(?:\(\s*)?(?:(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)\s*)*(["'`])([\w@.][^"'`\s]*)\1/g;
const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

/** @returns every specifier that a source file imports or re-exports, type and lazy imports included */
export function specifiersIn(text: string): string[] {
  return [...text.matchAll(SPECIFIER)].map((match) => match[2]!);
}

/**
 * Resolves a specifier of `file` to one of the `known` paths, without `?raw` and the like.
 * @returns a path from the root for relative specifiers, known or not; a package's name as it is.
 */
export function resolveImport(file: string, specifier: string, known: (path: string) => boolean): string {
  if (!specifier.startsWith(".")) return specifier;
  const path = normalize(join(dirname(file), specifier.split("?")[0]!));
  return ENDINGS.map((ending) => path + ending).find(known) ?? path;
}

/** @returns at least one cycle of each strongly connected component, as `a -> b -> a`; empty without cycles */
export function findCycles(sources: ReadonlyMap<string, string>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push([...path.slice(start), file].join(" -> "));
      return;
    }
    if (done.has(file)) return;
    for (const specifier of specifiersIn(sources.get(file)!)) {
      const target = resolveImport(file, specifier, (name) => sources.has(name));
      if (sources.has(target)) visit(target, [...path, file]);
    }
    done.add(file);
  };
  for (const file of sources.keys()) visit(file, []);
  return cycles;
}
