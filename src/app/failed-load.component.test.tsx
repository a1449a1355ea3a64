import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { forward } from "../../tests/support/component/account.ts";
import { rejectionResponse } from "../../tests/support/component/fake-server.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";

it("PLT-45 PLT-50 a malformed response is a failed load: the page shows it, the console stays empty", async () => {
  let isMalformed = true;
  await renderApp("/pokies/all", {
    answers: { "POST /api/games_filter": (request) => (isMalformed ? {} : forward(request)) },
  });
  await expect.element(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  isMalformed = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => document.querySelectorAll("main article[data-game]").length).toBeGreaterThan(0);
});

it("NAV-39 PLT-54 an unknown address opened offline shows the not-found page once the server responds", async () => {
  let isDown = true;
  await renderApp("/no-such-page", {
    answers: {
      "GET /api/cms/pages/*": () => {
        if (isDown) throw new TypeError("Failed to fetch");
        return rejectionResponse(404, "not_found");
      },
    },
  });
  await expect.element(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "We couldn't find that page" })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Page not found/);
});
