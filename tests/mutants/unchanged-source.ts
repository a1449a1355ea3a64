import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Replaces source-mutant.ts while Stryker mutates the code: checks get the module without the test's own mutant. */
export async function expectCaught<Module>(file: string, check: (module: Module) => unknown): Promise<void> {
  await check((await import(/* @vite-ignore */ join(ROOT, file))) as Module);
}
