import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const CHROMIUM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const FIREFOX_PATHS = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const SHELL_PATHS = ["/usr/bin/chromium-headless-shell"];

const firstOf = (paths: readonly string[]) => paths.find((path) => path && existsSync(path));

/** Installs Debian packages; does nothing without permission. */
function install(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stdout.write(`Installing Debian's ${packages.join(" and ")} for the browser tests\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    stdio: "inherit",
    env,
  });
}

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own, else Debian's package,
 * which is installed if permitted.
 * @throws with instructions if there is none.
 */
export function findBrowser(): string {
  const pathFromEnv = process.env.CHROMIUM_PATH;
  if (pathFromEnv) {
    if (existsSync(pathFromEnv)) return pathFromEnv;
    throw new Error(`CHROMIUM_PATH is ${pathFromEnv}, and no file is there`);
  }
  const find = () => firstOf([...CHROMIUM_PATHS, chromium.executablePath()]);
  const found = find();
  if (found) return found;
  install("chromium", "chromium-headless-shell");
  const installed = find();
  if (installed) return installed;
  throw new Error(
    "No browser for the tests: install Chromium or Chrome, run 'npx playwright install chromium', or set CHROMIUM_PATH",
  );
}

/**
 * Path of Chromium's headless shell, which starts and paints faster, else of `findBrowser()`. Installing apps and
 * showing notifications need the full browser.
 */
export function findHeadlessShell(): string {
  if (process.env.HEADLESS_SHELL_PATH) return process.env.HEADLESS_SHELL_PATH;
  if (process.env.CHROMIUM_PATH) return findBrowser();
  const browser = findBrowser();
  if (!firstOf(SHELL_PATHS)) {
    try {
      install("chromium-headless-shell");
    } catch {
      // The full browser also works, more slowly.
    }
  }
  return firstOf(SHELL_PATHS) ?? browser;
}

/**
 * Path of a stock Firefox: FIREFOX_PATH, an installed one, else Debian's package, which is installed if permitted.
 * @throws with instructions if there is none.
 */
export function findFirefox(): string {
  const pathFromEnv = process.env.FIREFOX_PATH;
  if (pathFromEnv) {
    if (existsSync(pathFromEnv)) return pathFromEnv;
    throw new Error(`FIREFOX_PATH is ${pathFromEnv}, and no file is there`);
  }
  const found = firstOf(FIREFOX_PATHS);
  if (found) return found;
  install("firefox-esr");
  const installed = firstOf(FIREFOX_PATHS);
  if (installed) return installed;
  throw new Error("No Firefox for the tests: install it, or set FIREFOX_PATH");
}

if (import.meta.main) process.stdout.write(`${findHeadlessShell()}\n`);
