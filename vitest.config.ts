import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
  define: { __BUILD__: JSON.stringify("test") },
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "sw/**/*.test.ts",
      "server/**/*.test.ts",
      "frames/**/*.test.ts",
      "tests/*.test.{ts,tsx}",
      "tests/conformance/*.test.ts",
      // Where there is one: `npm run test:centrifugo`.
      ...(process.env.CENTRIFUGO_BIN ? ["tests/centrifugo/*.test.ts"] : []),
    ],
    // One embedded database serves all files of a worker: opening one costs seconds.
    isolate: false,
    // One PostgreSQL is shared by all files, so they take turns.
    maxWorkers: process.env.DATABASE_URL ? 1 : 2,
    globalSetup: "tests/support/server/folder.ts",
    testTimeout: 30_000,
    // A machine that has much else to do takes its time.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    reporters: ["default"],
  },
});
