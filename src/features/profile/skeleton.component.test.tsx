import { expect, it } from "vitest";
import { signIn } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

it("an account page that loads shows forms and lists, not games", async () => {
  await signIn();
  await renderApp("/profile/security", {
    answers: { "GET /api/player": () => new Promise<object>(() => {}) },
  });
  const skeleton = await find("main [data-skeleton]");
  await expect.element(skeleton).toBeVisible();
  expect(document.querySelector("main .boot-grid")).toBeNull();
});
