import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Instead of source-mutant.ts, where Stryker changes the code: a check gets the module that all tests have. */
export async function expectCaught<Module>(file: string, check: (module: Module) => unknown): Promise<void> {
  await check((await import(/* @vite-ignore */ join(ROOT, file))) as Module);
}
