import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { find } from "../../../tests/support/component/find.ts";
import { expectFocus, press, tabTo } from "../../../tests/support/component/keyboard.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";

const card = page.getByRole("region", { name: "Deposit limit" });
const amount = card.getByRole("textbox", { name: "Amount in EUR" });

it("NEW-12 LIM-16 a limit is set, raised, kept and removed by keyboard alone, and no step loses the focus", async () => {
  await renderApp("/profile/limits", { player: {} });
  // The names tell the buttons of several limits apart.
  const set = page.getByRole("button", { name: "Set a limit Deposit limit", exact: true });
  await tabTo(set);
  await press("{Enter}");
  const often = card.getByRole("combobox", { name: "How often" });
  await expectFocus(often);
  expect(
    often
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent),
  ).not.toContain("");
  await tabTo(card.getByRole("button", { name: "Set limit" }));
  await press("{Enter}");
  await expectFocus(amount);
  await expect.element(amount).toHaveAttribute("aria-invalid", "true");
  await expect.element(card.getByRole("alert")).toBeVisible();
  const error = card.getByRole("alert").element().textContent!;
  await expect.element(amount).toHaveAccessibleDescription(error);
  await press("100");
  await tabTo(card.getByRole("button", { name: "Set limit" }));
  await press("{Enter}");
  await expectFocus(card.getByRole("heading", { name: "Deposit limit" }));
  const announced = await find("[aria-live=polite]:has(:text-is('Your limit applies from now on.'))");
  expect(announced.query()).not.toBeNull();
  const meter = card.getByRole("progressbar", { name: "Deposit limit, Daily" });
  await expect.element(meter).toHaveAttribute("aria-valuetext", "€0.00 of €100.00 used");

  // A raise waits, and the player can keep the limit.
  const period = card.getByRole("heading", { name: "Daily" });
  const change = page.getByRole("button", { name: "Change limit Deposit limit Daily", exact: true });
  await tabTo(change);
  await press("{Enter}");
  await expectFocus(amount);
  await press("{Control>}a{/Control}500{Enter}");
  await expectFocus(period);
  await expect
    .element(page.getByRole("button", { name: "Resend email Deposit limit Daily", exact: true }))
    .toBeVisible();
  await tabTo(page.getByRole("button", { name: "Keep my limit Deposit limit Daily", exact: true }));
  await press("{Enter}");
  await expectFocus(period);
  await expect.element(page.getByText("You asked for €500.00.")).not.toBeInTheDocument();

  await tabTo(change);
  await press("{Enter}");
  await tabTo(card.getByRole("button", { name: "Cancel" }));
  await press("{Enter}");
  await expectFocus(period);

  await tabTo(page.getByRole("button", { name: "Remove Deposit limit Daily", exact: true }));
  await press("{Enter}");
  await expect.element(card.getByText("You asked to remove this limit.")).toBeVisible();
  await expectFocus(period);
});

it.each([
  ["Break", "24 hours", "Take a break?"],
  ["Self-exclusion", "Permanent", "Exclude yourself?"],
])(
  "NEW-12 LIM-19 %s names its lengths, and neither its choice nor Escape confirms it",
  async (name, length, question) => {
    const { answeredCalls } = await renderApp("/profile/limits", { player: {} });
    const section = page.getByRole("region", { name, exact: true });
    const choice = section
      .getByRole("group", { name: `${name} How long`, exact: true })
      .getByRole("button", { name: length, exact: true });
    await tabTo(choice);
    await press("{Enter}");
    const dialog = page.getByRole("alertdialog", { name: question });
    // Neither answer has the focus: a held Enter key presses nothing.
    await expectFocus(dialog);
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(new RegExp(`^${length} .*Your money stays yours`));
    await press("{Enter}");
    await press("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expectFocus(choice);
    expect(answeredCalls).not.toContain("POST /api/user_limits");
  },
);

it("NEW-12 LIM-19 the screen that a break locks is read with its end", async () => {
  await renderApp("/profile/limits", { player: {} });
  await page.getByRole("button", { name: "24 hours", exact: true }).click();
  await page.getByRole("button", { name: "Start break" }).click();
  await expect.element(page.getByRole("heading", { name: "You're taking a break" })).toBeVisible();
  closeApp();
  await renderApp("/");
  await expect
    .element(page.getByRole("alertdialog", { name: "You're taking a break" }))
    .toHaveAccessibleDescription(/^Real-money games are locked until /);
});
