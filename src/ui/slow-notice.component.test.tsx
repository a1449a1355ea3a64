import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button, logIn, newEmail } from "../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../tests/support/component/checks.ts";
import { goOnline } from "../../tests/support/component/device.ts";
import { type FakeAnswers, rejectionResponse } from "../../tests/support/component/fake-server.ts";
import { holdSlowTimers } from "../../tests/support/component/hold-patience.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";
import { reportUnreachable } from "../lib/offline/connection.ts";

const slowNotice = page.getByRole("status").getByText("Your connection is slow. We're still trying.");
const noConnection = page.getByText("We'll load this as soon as you're back online.");
const card = page.getByRole("heading", { name: "Logins" });
const SIGN_INS = "GET /api/player/sign_ins";

it("PLT-54 a slow part of a screen says so after three seconds, and loads on retry", async () => {
  const fireSlowTimers = holdSlowTimers();
  const answers: FakeAnswers = { [SIGN_INS]: () => new Promise(() => {}) };
  await renderApp("/profile/security", { player: {}, answers });
  await expect.element(card).toBeVisible();
  await expect.element(slowNotice).not.toBeInTheDocument();
  await fireSlowTimers();
  await expect.element(slowNotice).toBeVisible();
  await expectToFit();
  await expectAccessible();
  delete answers[SIGN_INS];
  await button("Try again").click();
  await expect.element(page.getByText("This is your first login.")).toBeVisible();
  await expect.element(slowNotice).not.toBeInTheDocument();
});

it("PLT-54 a slow part of a screen reports a missing connection once the server is unreachable", async () => {
  const fireSlowTimers = holdSlowTimers();
  await renderApp("/profile/security", {
    player: {},
    answers: { [SIGN_INS]: () => new Promise(() => {}) },
  });
  await expect.element(card).toBeVisible();
  await fireSlowTimers();
  await expect.element(slowNotice).toBeVisible();
  reportUnreachable();
  await expect.element(slowNotice).not.toBeInTheDocument();
  await expect.element(noConnection).toBeVisible();
  goOnline();
  await expect.element(noConnection).not.toBeInTheDocument();
});

it("PLT-54 a form says after three seconds that it is still sending, until the response arrives", async () => {
  const fireSlowTimers = holdSlowTimers();
  const gate = Promise.withResolvers<object>();
  const sending = page.getByText("Still sending. Your connection is slow – please keep this open.");
  const { calls } = await renderApp("/login", { answers: { "POST /api/users/sign_in": () => gate.promise } });
  await logIn(newEmail());
  await expect.poll(() => calls).toContain("POST /api/users/sign_in");
  await expect.element(sending).not.toBeInTheDocument();
  await fireSlowTimers();
  await expect.element(sending).toBeVisible();
  await expectToFit();
  gate.resolve(rejectionResponse(422, "wrong_credentials"));
  await expect.element(sending).not.toBeInTheDocument();
});
