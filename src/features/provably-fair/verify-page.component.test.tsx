import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { address } from "../../../tests/support/component/account.ts";
import { expectAccessible } from "../../../tests/support/component/checks.ts";
import { signIn } from "../../../tests/support/component/fake-server.ts";
import { playRound } from "../../../tests/support/component/play.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const form = () => page.elementLocator(document.querySelector("#round")!);
const field = (name: string) => form().getByLabelText(name, { exact: true });

it("NEW-05 a round can be checked once its secret is revealed, and one link leads to the reveal", async () => {
  await signIn({ funds: 50 });
  const { round } = await playRound("EUR");
  await renderApp(`/verify?round=${round}`);
  const change = page.getByRole("link", { name: "Change it" });
  await expect.element(change).toBeVisible();
  const secret = field("Secret");
  await expect.element(secret).toHaveValue("");
  for (let n = 0; n < 2; n++) {
    await change.click();
    await expect.element(page.elementLocator(document.querySelector("#seeds h2")!)).toBeInViewport();
    expect(address()).toMatch(new RegExp(`round=${round}#seeds$`));
    scrollTo({ top: 0, behavior: "instant" });
  }
  await page.getByRole("button", { name: "Change and reveal secret" }).click();
  await expect.element(change).not.toBeInTheDocument();
  await expect.element(field("Secret")).toHaveValue(expect.stringMatching(/^[0-9a-f]{64}$/));
  await field("Round number").fill("3");
  await page.getByRole("button", { name: "Check a round" }).click();
  await expect.element(field("Round number")).toHaveValue("3");
  await field("Round number").fill("0");
  await form().getByRole("button", { name: "Check round", exact: true }).click();
  await expect.element(form().getByText("Everything matches.")).toBeVisible();
  await expect.element(form().getByText("That's what the game showed.")).toBeVisible();
  await expectAccessible();
});

it("NEW-05 the form can be filled in by hand when the round fails to load", async () => {
  await renderApp("/verify?round=6f1c1f5e-6a8b-4a53-8f0e-0c7d5a1b2c3d", {
    answers: {
      "GET /api/fair/rounds/*": () => {
        throw new TypeError("Failed to fetch");
      },
    },
  });
  await expect.element(page.getByText("You need to be online to load", { exact: false })).toBeVisible();
  await field("Secret").fill("0".repeat(64));
  await field("Your text").fill("mine");
  await form().getByRole("button", { name: "Check round", exact: true }).click();
  await expect.element(form().getByText("All done – compare this with what you were shown.")).toBeVisible();
});
