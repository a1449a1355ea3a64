import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectFocus, press, tabTo } from "../../../tests/support/component/keyboard.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

it("NEW-12 clearing the search by keyboard returns to its field", async () => {
  await renderApp("/?popup=search");
  const field = page.getByRole("searchbox", { name: "Search games and providers" });
  await expectFocus(field);
  await press("book");
  await tabTo(page.getByRole("button", { name: "Clear search" }));
  await press("{Enter}");
  await expectFocus(field);
  await expect.element(field).toHaveValue("");
});
