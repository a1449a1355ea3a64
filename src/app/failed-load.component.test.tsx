import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { passOn } from "../../tests/support/component/account.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";

it("PLT-45 PLT-50 an answer of another shape is a failed load: the page says so, the console nothing", async () => {
  let isMalformed = true;
  await renderApp("/pokies/all", {
    answers: { "POST /api/games_filter": (request) => (isMalformed ? {} : passOn(request)) },
  });
  await expect.element(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  isMalformed = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => document.querySelectorAll("main article[data-game]").length).toBeGreaterThan(0);
});
