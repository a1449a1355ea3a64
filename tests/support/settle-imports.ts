import { afterAll, vi } from "vitest";

// A lazy import that outlives its test file is rejected, and so is the same import of the next file in this worker.
afterAll(() => vi.dynamicImportSettled());
