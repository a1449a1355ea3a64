import { defineConfig } from "vitest/config";
import { currentGroup } from "./groups.ts";

export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^.*\/source-mutant\.ts$/,
        replacement: `${import.meta.dirname}/unchanged-source.ts`,
      },
    ],
  },
  define: { __BUILD__: JSON.stringify("test") },
  test: {
    include: [...currentGroup().tests],
    globalSetup: "tests/support/server/folder.ts",
    testTimeout: 60_000,
  },
});
