import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const KNOWN_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own,
 * else Debian's package where this process may install it. Throws with what to do when there is none.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is nothing there`);
  }
  const found = [...KNOWN_PATHS, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("No browser found: installing Debian's chromium\n");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: "inherit",
      env,
    });
    if (existsSync(KNOWN_PATHS[0]!)) return KNOWN_PATHS[0]!;
  }
  throw new Error(
    "No browser for the tests: install Chromium or Chrome, run 'npx playwright install chromium', or set CHROMIUM_PATH",
  );
}

if (import.meta.main) process.stdout.write(`${findBrowser()}\n`);
