import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../../tests/support/component/checks.ts";
import { renderApp } from "../../../../tests/support/component/render-app.tsx";

const dialog = page.getByRole("dialog");
const field = page.getByRole("searchbox");

it("NAV-05 a slash opens search, a question mark the keys, which can be turned off", async () => {
  await renderApp("/support", { width: 1440, height: 900 });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The service loads after the page.
  await expect
    .poll(async () => {
      if (!field.query()) await userEvent.keyboard("/");
      return field.query() !== null && document.activeElement === field.query();
    })
    .toBe(true);
  await expect.element(field).toHaveValue("");
  await userEvent.keyboard("a/b");
  await expect.element(field).toHaveValue("a/b");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("?");
  await expect.element(dialog.getByText("Show this list")).toBeVisible();
  await expectToFit([1440, 390]);
  await expectAccessible();
  await dialog.getByRole("button", { name: "Turn shortcuts off" }).click();
  await expect.element(dialog.getByText("Shortcuts are off.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("/?");
  expect(dialog.query()).toBeNull();
});
