import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

it("the frame around a page fits every width for a guest, and is accessible", async () => {
  await renderApp("/support");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  await expectToFit();
  await expectAccessible();
});

it("the frame around a page fits every width for a player, in German", async () => {
  await renderApp("/support", { locale: "de", player: { country: "DE", asDemo: true } });
  await expect.element(page.getByText("1.000,00 €").first()).toBeVisible();
  await expectToFit();
});
