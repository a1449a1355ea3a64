import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

it("offline, the support sheet says how to reach support, before its form", async () => {
  await renderApp("/support?popup=support", { isOffline: true });
  const dialog = page.getByRole("dialog", { name: "Support" });
  await expect.element(dialog.getByText("You're offline.")).toBeVisible();
  await expect
    .element(dialog.getByRole("link", { name: "support@apogee.test" }))
    .toHaveAttribute("href", "mailto:support@apogee.test");
  await expect.element(dialog.getByRole("button", { name: "Send" })).toBeVisible();
  await expectToFit([390, 1440]);
  await expectAccessible();
});
