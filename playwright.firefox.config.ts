import { defineConfig } from "@playwright/test";
import usual from "./playwright.config.ts";

/** `npm run test:firefox`: journeys in a stock Firefox, which tests/support/browser/firefox.ts starts. */
export default defineConfig({
  ...usual,
  workers: 1,
  projects: [{ name: "firefox", testDir: "tests/firefox" }],
});
