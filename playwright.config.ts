import { defineConfig, type PlaywrightTestOptions, type Project } from "@playwright/test";
import { findBrowser, findHeadlessShell } from "./tests/support/browser/find-browser.ts";
import type { Options } from "./tests/support/browser/options.ts";

/** Another port for a second run beside this one; players come from the port above it. */
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
  // What only a service worker shows: offline use and updates.
  { name: "pwa", testDir: "tests/pwa", use: headlessShell },
  // What goes wrong with workers, slow by nature: for `npm run test:full` and CI.
  { name: "pwa-faults", testDir: "tests/pwa-faults", use: headlessShell },
  // What the headless shell leaves out: installing the app and showing notifications.
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
  // Bounds for something that hangs, not for what is slow: a shared machine may take ten times as long as a quiet one.
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
    // What moves costs a tenth of the processor's time. Tests of motion and of its layout shifts turn it on.
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
