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
  await expectAccessible();
});
