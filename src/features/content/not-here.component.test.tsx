import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

it.for(["/sport", "/sport/football"])(
  "NAV-27 without a betting site, %s says so and leads to the lobby",
  async (path) => {
    await renderApp(path);
    await expect
      .element(page.getByRole("heading", { level: 1, name: "Sports betting isn't available" }))
      .toBeVisible();
    await expect.element(page.getByRole("main").getByRole("link", { name: "Go to lobby" })).toBeVisible();
    await expectToFit();
    await expectAccessible();
  },
);
