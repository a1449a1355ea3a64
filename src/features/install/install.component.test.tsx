import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { setStandalone, setUserAgent } from "../../../tests/support/component/device.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import type { InstallPrompt } from "../../lib/device/install.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const IPAD = IPHONE.replace("iPhone; CPU iPhone OS", "iPad; CPU OS");
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";
const FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";

const menu = page.getByRole("dialog", { name: "Menu" });
const offer = page.getByRole("region", { name: "Install the app" });

/** Fakes the browser's install prompt, which a test can't answer. @returns a counter of its openings */
function offerInstall(outcome: "accepted" | "dismissed" = "accepted"): () => number {
  let promptCount = 0;
  const prompt = async () => {
    promptCount++;
    return { outcome };
  };
  window.__installPrompt = Object.assign(new Event("beforeinstallprompt"), { prompt }) as InstallPrompt;
  onTestFinished(() => {
    window.__installPrompt = undefined;
  });
  return () => promptCount;
}

/** A visit after the first one, in another tab. */
async function visitAgain(width?: number): Promise<void> {
  localStorage.setItem("visited", "1");
  await renderApp("/", { width });
}

it("SHL-12 the installed app has no install link", async () => {
  offerInstall();
  setStandalone();
  await renderApp("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.element(menu.getByText("Local time")).toBeVisible();
  expect(menu.getByText("Install the app").query()).toBeNull();
});

it("PLT-53 a returning visitor is offered the app, and a dismissal is stored", async () => {
  offerInstall();
  await renderApp("/");
  await expect.poll(() => localStorage.getItem("visited")).toBe("1");
  expect(offer.query()).toBeNull();
  closeApp();
  sessionStorage.clear();
  await renderApp("/");
  await expect.element(offer).toBeVisible();
  await expectAccessible();
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem("install-dismissed") ?? "{}")).toMatchObject({ count: 1 });
});

it("PLT-53 NEW-08 one tap on the offer shows the browser's prompt, and doesn't count as a dismissal", async () => {
  const countPrompts = offerInstall();
  await visitAgain();
  await offer.getByRole("button", { name: "Install" }).click();
  await expect.poll(countPrompts).toBe(1);
  await expect.element(offer).not.toBeInTheDocument();
  expect(page.getByRole("dialog").query()).toBeNull();
  expect(localStorage.getItem("install-dismissed")).toBeNull();
});

it("PLT-53 NEW-08 a player who declines the browser's prompt isn't offered the app again immediately", async () => {
  const countPrompts = offerInstall("dismissed");
  await visitAgain();
  await offer.getByRole("button", { name: "Install" }).click();
  await expect.poll(countPrompts).toBe(1);
  await expect.poll(() => localStorage.getItem("install-dismissed")).not.toBeNull();
  // Chromium then fires the event again.
  offerInstall();
  dispatchEvent(new Event("beforeinstallprompt"));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(offer.query()).toBeNull();
});

it("PLT-53 the instructions for Safari on macOS show the Dock, not a phone's home screen", async () => {
  setUserAgent(MAC, { touchPoints: 0 });
  await visitAgain(1440);
  await expect.element(offer).toBeVisible();
  await expect.element(offer).not.toHaveTextContent("home screen");
  await offer.getByRole("link", { name: "Install" }).click();
  const sheet = page.getByRole("dialog");
  await expect.element(sheet).toHaveTextContent("Add to Dock");
  expect(sheet.getByRole("listitem").elements()).toHaveLength(2);
  await expect.element(sheet).not.toHaveTextContent("home screen");
  await expectAccessible();
});

it.for([
  ["Safari of a phone", IPHONE, "at the bottom of Safari"],
  ["Safari of a tablet", IPAD, "at the top of Safari"],
  [
    "Chrome of a phone",
    IPHONE.replace("Version/18.1", "CriOS/138.0.7204.156"),
    "in or next to the address bar",
  ],
] as const)(
  "PLT-53 the instructions for %s on iOS show where its share button is",
  async ([, agent, text]) => {
    setUserAgent(agent);
    await visitAgain();
    await offer.getByRole("link", { name: "Install" }).click();
    await expect.element(page.getByRole("dialog").getByRole("listitem").first()).toHaveTextContent(text);
  },
);

it.for([
  ["Safari of a phone", "en", IPHONE],
  ["Safari of a phone", "de", IPHONE],
  ["Safari of a phone", "fr-CA", IPHONE],
  ["Firefox of a phone", "en", FIREFOX],
  ["Firefox of a phone", "de", FIREFOX],
  ["Firefox of a phone", "fr-CA", FIREFOX],
] as const)(
  "PLT-53 the instructions for %s have three steps, each with a picture, in the language %s",
  async ([, locale, agent]) => {
    setUserAgent(agent);
    await renderApp("/", { locale });
    await page.getByRole("button", { name: /^Menu$|^Menü$/ }).click();
    await expect.poll(() => document.querySelector("[role=dialog] [data-popup=install]")).not.toBeNull();
    await page.elementLocator(document.querySelector("[role=dialog] [data-popup=install]")!).click();
    await expect
      .poll(
        () => document.querySelectorAll("[role=dialog] li svg[role=img], [role=dialog] ol > li > svg").length,
      )
      .toBe(3);
    expect(document.querySelectorAll("[role=dialog] ol > li")).toHaveLength(3);
    await expectToFit([390]);
    await expectAccessible();
  },
);
