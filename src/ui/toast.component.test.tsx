import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../tests/support/component/checks.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";
import { showToast } from "../lib/page/toasts.ts";

it("ANC-16 I18N-16 a toast with an action fits every width, and is accessible", async () => {
  await renderApp("/faq");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  showToast({
    text: "Your last login: Nov 25, 2026, 5:06 AM, Chrome, Linux",
    kind: "info",
    action: { label: "Not you?", run: () => {}, navigates: true },
  });
  await expect.element(page.getByRole("button", { name: "Not you?" })).toBeVisible();
  await expectToFit([1440, 768, 390]);
  // One slim line over a phone's tiles.
  const toast = page.getByText(/^Your last login/).element().parentElement!;
  expect(toast.getBoundingClientRect().height).toBeLessThanOrEqual(52);
  await expectAccessible();
});

it("PLT-53 a toast that may wait doesn't show over a game, but afterwards", async () => {
  await renderApp("/faq");
  showToast({ text: "A new version is ready.", kind: "info", waits: true }, true);
  const toast = page.getByText("A new version is ready.");
  await expect.element(toast).toBeVisible();
  document.documentElement.dataset.playing = "real";
  await expect.element(toast).not.toBeVisible();
  delete document.documentElement.dataset.playing;
  await expect.element(toast).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
});
