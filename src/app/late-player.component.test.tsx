import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../tests/support/component/checks.ts";
import { type FakeAnswers, rejectionResponse } from "../../tests/support/component/fake-server.ts";
import { holdSlowTimers } from "../../tests/support/component/hold-patience.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";
import { setExpired } from "../lib/session/session.ts";

const PLAYER = "GET /api/player";
const heading = page.getByRole("heading", { level: 1, name: "Profile" });
const slowNotice = page.getByRole("status").getByText("Your connection is slow. We're still trying.");

it("PLT-54 PROF-01 a player's page opens before the player loads, says it is slow, and loads on retry", async () => {
  const fireSlowTimers = holdSlowTimers();
  const answers: FakeAnswers = { [PLAYER]: () => new Promise(() => {}) };
  const { calls } = await renderApp("/profile", { player: {}, answers });
  await expect.element(heading).toBeVisible();
  await expect.poll(() => calls).toContain(PLAYER);
  await expect.element(slowNotice).not.toBeInTheDocument();
  await fireSlowTimers();
  await expect.element(slowNotice).toBeVisible();
  await expectToFit();
  await expectAccessible();
  delete answers[PLAYER];
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("main").getByRole("button", { name: "Log out" })).toBeVisible();
});

it.for([
  [
    "to the registration, before the page watches the session",
    false,
    /^\/registration\?redirect=%2Fprofile$/,
  ],
  ["to the log-in", true, /^\/login\?redirect=%2Fprofile$/],
] as const)(
  "AMB-RTE-05 PLT-54 a session that proves expired after the page opened redirects %s",
  async ([_, followsSession, address]) => {
    const gate = Promise.withResolvers<void>();
    const answers: FakeAnswers = {
      [PLAYER]: () => gate.promise.then(() => rejectionResponse(401, "unauthorized")),
    };
    // An earlier test's session may have expired.
    setExpired(false);
    await renderApp("/profile", { player: {}, answers, followsSession });
    await expect.element(heading).toBeVisible();
    gate.resolve();
    await expect.poll(() => location.pathname + location.search).toMatch(address);
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expect.element(heading).not.toBeInTheDocument();
  },
);
