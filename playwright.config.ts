import { defineConfig, type PlaywrightTestOptions, type Project } from "@playwright/test";
import { findBrowser, findHeadlessShell } from "./tests/support/browser/find-browser.ts";
import type { Options } from "./tests/support/browser/options.ts";

/** Port of the server; a second concurrent run needs another. The port above it serves test players. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 3900);

const launch = (executablePath: string) => ({
  launchOptions: {
    executablePath,
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
});

const headlessShell = { ...launch(findHeadlessShell()), skipsIdleWaits: true };

const projects: Project<PlaywrightTestOptions & Options>[] = [
  // Journeys through screens. No worker answers for the server, installs or precaches beside the test.
  {
    name: "app",
    testDir: "tests/browser",
    use: { ...headlessShell, serviceWorkers: "block" },
  },
  // Features of the service worker: offline use and updates.
  { name: "pwa", testDir: "tests/pwa", use: headlessShell },
  // Faults of service workers. Slow, so only for `npm run test:full` and CI.
  { name: "pwa-faults", testDir: "tests/pwa-faults", use: headlessShell },
  // Features that the headless shell lacks: installing the app and showing notifications.
  {
    name: "full-browser",
    testDir: "tests/full-browser",
    use: { ...launch(findBrowser()), skipsIdleWaits: true },
  },
];

export default defineConfig<Options>({
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Timeouts for hangs, not for slowness: a shared machine may take ten times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? ".tmp/playwright.json" }],
  ],
  outputDir: `.tmp/playwright-${port}`,
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    // Animations take a tenth of the CPU time; tests of motion and layout shifts turn them on.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects,
  webServer: {
    command: "node tests/support/browser/serve.ts",
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: `.tmp/browser-data-${port}`, LOG_LEVEL: "error" },
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: "pipe",
    stderr: "pipe",
  },
});
