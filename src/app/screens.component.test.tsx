import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../tests/support/component/checks.ts";
import { find } from "../../tests/support/component/find.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";
import { LOCALES } from "../contract/locale.ts";

const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];

it.for([
  "/",
  "/pokies/all",
  "/live/roulette",
  "/producers",
  "/games/page/2",
  "/support",
  "/benefits-of-crypto",
  "/promotions",
  "/terms-and-conditions",
  "/mystic-nova",
  "/oops",
  "/search",
  "/registration",
  "/no/such/page",
])("I18N-16 %s is accessible, has one main heading and fits every width", async (path) => {
  // Mark the new provider as shown, so that its popup doesn't precede the cookie card.
  sessionStorage.setItem("new-provider-shown", "13");
  await renderApp(path, { hasConsent: false });
  await expect.poll(() => all("h1").length).toBe(1);
  // A popup precedes the card that asks for consent.
  const isPopup = path === "/search" || path === "/registration";
  await find(isPopup ? "[role=dialog] :is(input[type=search], input[type=email])" : "[data-prompt=cookies]");
  await expectToFit([1440, 768, 390], () => expect(all("h1")).toHaveLength(1));
  await expectAccessible();
});

it.for(LOCALES)("I18N-01 I18N-02 the lobby in %s fits every width", async (locale) => {
  await renderApp("/", { locale });
  await expect.poll(() => all("h2[id^=row-]").length).toBeGreaterThan(2);
  await expect.poll(() => all("footer h2").length).toBeGreaterThan(0);
  await expectToFit();
});

it("I18N-17 the pseudo-locale leaves none of our text in plain English", async () => {
  await renderApp("/", { locale: "en-KW", width: 1440 });
  for (const selector of ["header nav a", "nav[aria-label] a", "h2[id^=row-]", "footer h2"]) {
    await expect.poll(() => all(selector).length, { message: selector }).toBeGreaterThan(0);
    for (const { innerText: text } of all(selector)) {
      if (/^(Mystic|Crypto guide)/.test(text) || !/[A-Za-z]{3}/.test(text)) continue;
      expect(text, `${selector} "${text}"`).toMatch(/[^\p{ASCII}]/u);
    }
  }
});

it("I18N-09 NAV-33 language links in header, footer and menu keep path and query", async () => {
  await renderApp("/pokies/all?utm_source=x", { width: 1440 });
  const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute("href"));
  await expect.poll(() => hrefs('header a[lang="de"]')).toEqual(["/de/pokies/all?utm_source=x"]);
  await expect.poll(() => hrefs('footer a[lang="de"]')).toEqual(["/de/pokies/all?utm_source=x"]);
  expect(all('a[lang="en-KW"]')).toEqual([]);
  await page.viewport(390, 844);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.poll(() => hrefs('[role=dialog] a[lang="it"]')).toEqual(["/it/pokies/all?utm_source=x"]);
});

it.for([
  ["en", "/"],
  ["de", "/pokies/all"],
  ["fr-CA", "/support"],
] as const)(
  "I18N-16 the screen %s %s follows a larger font size and still fits a phone",
  async ([locale, path]) => {
    await renderApp(path, { locale });
    const SIZED = "header a, main h1, article[data-game] a, footer a, footer h2, nav span";
    await expect.poll(() => all("main h1, footer h2").length).toBeGreaterThan(1);
    const before = new Map(
      all(SIZED).map((element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)]),
    );
    onTestFinished(() => {
      document.documentElement.style.fontSize = "";
    });
    document.documentElement.style.fontSize = "20px";
    const small = () =>
      [...before].filter(
        ([element, size]) => Number.parseFloat(getComputedStyle(element).fontSize) < size * 1.05,
      );
    await expect.poll(() => small().map(([{ outerHTML }]) => outerHTML)).toEqual([]);
    await expectToFit([390]);
  },
);
