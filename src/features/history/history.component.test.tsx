import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { address, alterResponse, forward } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { signIn } from "../../../tests/support/component/fake-server.ts";
import { playRound } from "../../../tests/support/component/play.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const locale = "en-AU";

it("PLAY-11 NEW-06 a round is in the history with its receipts, and the statement verifies the balance", async () => {
  // Stops the clock, so that the round stays in "Today" across midnight.
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.now());
  await signIn({ country: "AU", asDemo: true, locale });
  const { title } = await playRound("AUD");
  await renderApp("/profile/games-history", { locale });
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: title }).first();
  await expect.element(row).toHaveTextContent("Bet $1.00");
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect.poll(address).toMatch(/period=today/);
  await expectToFit([768, 1440, 390]);
  await expectAccessible();
  await row.getByRole("link").click();
  const verify = page.getByRole("link", { name: "Verify round" });
  await expect
    .element(verify)
    .toHaveAttribute("href", expect.stringMatching(/^\/en-AU\/verify\?round=[0-9a-f-]{36}$/));
  const stake = page.getByText(`Bet · ${title}`);
  await expect.element(stake).toBeVisible();
  await expectAccessible();
  await verify.click();
  await expect.poll(address).toMatch(/\/verify\?round=[0-9a-f-]{36}$/);
  await expect.element(page.getByRole("heading", { level: 1, name: "Check a round" })).toBeVisible();
  history.back();
  await expect.element(stake).toBeVisible();
  history.back();
  await expect.poll(address).toMatch(/period=today$/);

  await page.getByRole("main").getByRole("link", { name: "Profile", exact: true }).click();
  await page
    .getByRole("navigation", { name: "Profile" })
    .getByRole("link", { name: /^Statement/ })
    .click();
  await expect.element(page.getByRole("heading", { name: "Verified – everything adds up" })).toBeVisible();
  await expect.element(page.getByText("None were changed, left out or moved.")).toBeVisible();
  await stake.first().click();
  await expect.element(page.getByRole("rowheader", { name: "Real money" }).first()).toBeVisible();
  await expectToFit([768, 1440, 390]);
  await expectAccessible();
  const download = page.getByRole("link", { name: "Download as CSV" }).element() as HTMLAnchorElement;
  const file = await forward(new Request(download.href));
  expect(file.headers.get("content-disposition")).toMatch(/statement-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv/);
  expect(await file.text()).toContain(`"bet","","${title}"`);
});

it("NEW-06 a statement that doesn't add up names the receipt, and links to support", async () => {
  interface Statement {
    receipts: { total: { before_cents: number; after_cents: number } }[];
  }
  await renderApp("/profile/statement?period=12m", {
    locale,
    player: { country: "AU", asDemo: true },
    answers: {
      "GET /api/player/statement": (request) =>
        alterResponse<Statement>(request, ({ receipts }) => {
          receipts[0]!.total.before_cents += 1;
          receipts[0]!.total.after_cents += 1;
        }),
    },
  });
  await expect.element(page.getByRole("heading", { name: "This statement doesn't add up" })).toBeVisible();
  await page.getByRole("button", { name: /^Show receipt/ }).click();
  await expect.poll(() => document.querySelector("details[open][data-wrong]")).not.toBeNull();
  await expectAccessible();
  await page.getByRole("link", { name: "Contact support" }).first().click();
  await expect.element(page.getByRole("dialog", { name: "Support" })).toBeVisible();
});
