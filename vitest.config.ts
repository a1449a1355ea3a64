import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { PluginOption } from "vite";
import { configDefaults, defineConfig } from "vitest/config";
import { findHeadlessShell } from "./tests/support/browser/find-browser.ts";
import { closeServer, commands } from "./tests/support/component/commands.ts";
import { onePicture } from "./tests/support/component/one-picture.ts";

const COMPONENT_TESTS = ["src/**/*.component.test.tsx", "frames/**/*.component.test.ts"];

const PRODUCTION = { "process.env.NODE_ENV": '"production"' };

const plugins: PluginOption[] = [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()];
const shared = {
  define: { __BUILD__: JSON.stringify("test") },
};

export default defineConfig({
  test: {
    globalSetup: "tests/support/server/folder.ts",
    testTimeout: 60_000,
    // A busy machine is slow.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    reporters: ["default"],
    projects: [
      {
        ...shared,
        plugins,
        test: {
          name: "unit",
          include: [
            "src/**/*.test.{ts,tsx}",
            "sw/**/*.test.ts",
            "server/**/*.test.ts",
            "frames/**/*.test.ts",
            "tests/*.test.{ts,tsx}",
            "tests/conformance/*.test.ts",
            // Only with a Centrifugo: `npm run test:centrifugo`.
            ...(process.env.CENTRIFUGO_BIN ? ["tests/centrifugo/*.test.ts"] : []),
          ],
          exclude: [...configDefaults.exclude, ...COMPONENT_TESTS],
          setupFiles: ["tests/support/settle-imports.ts"],
          // One embedded database serves all files of a worker: opening one costs seconds.
          isolate: false,
          // One PostgreSQL is shared by all files, so they run one after another.
          maxWorkers: process.env.DATABASE_URL ? 1 : 2,
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        // React's production build: the development build makes the largest files a fifth slower.
        oxc: { jsx: { development: false } },
        plugins: [...plugins, onePicture, { name: "close-server", closeBundle: closeServer }],
        resolve: {
          alias: [
            {
              find: /^.*\/when-idle\.ts$/,
              replacement: `${import.meta.dirname}/tests/support/component/idle-now.ts`,
            },
          ],
        },
        optimizeDeps: {
          rolldownOptions: { transform: { define: PRODUCTION } },
          // A library discovered while tests run would reload every page.
          noDiscovery: true,
          include: [
            "react",
            "react-dom",
            "react-dom/client",
            "react/jsx-runtime",
            "react/jsx-dev-runtime",
            "@lingui/core",
            "@lingui/react",
            "@tanstack/react-query",
            "@tanstack/react-router",
            "@tanstack/query-persist-client-core",
            "@base-ui/react/alert-dialog",
            "@base-ui/react/dialog",
            "valibot",
            "lucide-react",
            "ofetch",
            "idb-keyval",
            "centrifuge",
            "card-validator",
            "ibantools",
            "uqr",
            "libphonenumber-js",
            "inapp-spy",
            "altcha-lib",
            "otpauth",
            "altcha-lib/algorithms/web/pbkdf2",
            "@fingerprintjs/fingerprintjs",
            "axe-core",
            "opentype.js",
          ],
        },
        test: {
          name: "component",
          // Runs after the other project: projects with different numbers of workers don't run side by side.
          sequence: { groupOrder: 1 },
          include: COMPONENT_TESTS,
          setupFiles: ["tests/support/component/setup.ts"],
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands,
            // One reference for all systems: text is drawn as blocks.
            expect: {
              toMatchScreenshot: {
                comparatorName: "pixelmatch",
                comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.005 },
                resolveScreenshotPath: ({ arg, ext, root }) => `${root}/tests/screens/${arg}${ext}`,
              },
            },
            instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
            provider: playwright({
              launchOptions: { executablePath: findHeadlessShell(), args: ["--no-sandbox", "--disable-gpu"] },
              contextOptions: {
                hasTouch: true,
                locale: "en-US",
                timezoneId: "Europe/Berlin",
                // Animations end immediately; tests of motion turn them on.
                reducedMotion: "reduce",
              },
            }),
          },
        },
      },
    ],
  },
});
