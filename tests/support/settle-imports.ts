import { afterAll, vi } from "vitest";

// A lazy import that outlives its test file rejects, and so does the next file's import of the same module in this worker.
afterAll(() => vi.dynamicImportSettled());
