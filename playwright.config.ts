import { defineConfig } from "@playwright/test";

/** Another port for a second run beside this one. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 3900);

export default defineConfig({
  testDir: "tests",
  testMatch: ["browser/**/*.spec.ts", "offline/**/*.spec.ts"],
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Bounds for something that hangs, not for what is slow: a shared machine may take ten times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? ".tmp/playwright.json" }],
  ],
  outputDir: ".tmp/playwright",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `node tests/support/serve.ts`,
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: ".tmp/browser-data" },
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
  },
});
