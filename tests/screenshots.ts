import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { findBrowser } from "./support/browser/find-browser.ts";

/**
 * `npm run screenshots -- [url]`: updates the pictures of the README and of the manifest from a running demo. The
 * demo tools sign in; pictures of games must be drawn already, so visit the lobby first.
 */
const root = join(import.meta.dirname, "..");
const base = process.argv[2] ?? "http://localhost:3000";
const SIZES = { 390: 844, 768: 1_024, 1440: 900 } as const;
type Width = keyof typeof SIZES;

const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
const context = await browser.newContext({ reducedMotion: "reduce", bypassCSP: true });
const page = await context.newPage();

/** Opens a path and waits until everything on the first screen is there. */
async function open(path: string, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: SIZES[width] });
  await page.goto(base + path, { waitUntil: "load" });
  // Present once the page has long been idle; not a role, because popups hide what is behind them.
  await page.locator('[aria-label="Demo tools"]').waitFor();
  await page.waitForFunction(
    () =>
      [...document.images]
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        })
        .every((image) => image.complete && image.naturalWidth > 0),
    undefined,
    { timeout: 120_000 },
  );
  await page.addStyleTag({ content: `[aria-label="Demo tools"] { display: none !important }` });
}

async function save(file: string): Promise<void> {
  const picture = await page.screenshot();
  writeFileSync(join(root, file), await sharp(picture).png({ palette: true, effort: 10 }).toBuffer());
}

async function signIn(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Demo tools" }).click();
  await page.getByRole("button", { name }).click();
  await page
    .getByRole("link", { name: /^Profile of/ })
    .first()
    .waitFor();
  // It would lie over the pages that follow; a first login has none.
  const lastLogin = page.getByText(/^Your last login/).locator("..");
  const isShown = await lastLogin.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  if (isShown) await lastLogin.getByRole("button").last().click();
}

await page.setViewportSize({ width: 390, height: SIZES[390] });
await page.goto(base);
await page.getByRole("button", { name: "Only essential" }).click();
for (const width of [390, 768, 1440] as const) {
  await open("/", width);
  await save(`public/screenshots/lobby-${width}.png`);
}
const game = await page.locator("main article[data-game] a[href^='/play/']").first().getAttribute("href");
await open(game!, 390);
await save("docs/game-390.png");
await page.goto(base);
await signIn(page, /^Canada/);
// All methods instead of the one used last.
await open("/deposit?methods=all", 390);
await page
  .getByRole("radio")
  .or(page.getByRole("button", { name: /Interac/ }))
  .first()
  .waitFor();
await save("docs/deposit-390.png");
await open("/profile/limits", 390);
await save("docs/limits-390.png");
await browser.close();
