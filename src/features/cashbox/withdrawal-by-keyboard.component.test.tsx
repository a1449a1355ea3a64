import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PASSWORD } from "../../../tests/support/component/account.ts";
import { fakeCashbox, PAYING_PLAYER, renderPayment } from "../../../tests/support/component/cashbox.ts";
import { rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { expectFocus, press, tabTo } from "../../../tests/support/component/keyboard.ts";
import { fakeConfirmation } from "../../../tests/support/component/passkeys.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { CASHBOX_METHODS, methods } from "../../../tests/support/data/payment-answers.ts";

const heading = (name: string) => page.getByRole("heading", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

it("NEW-12 a withdrawal is confirmed, made and cancelled by keyboard alone, and each step takes the focus", async () => {
  const { paymentRequests, answers } = fakeCashbox();
  const confirmation = fakeConfirmation(PASSWORD, { passkey: false, password: true, code: false });
  const sent: boolean[] = [];
  const start = answers["POST /api/payments/withdrawals"] as (request: Request) => Promise<object>;
  await renderPayment("/withdraw", {
    ...answers,
    ...confirmation.answers,
    "GET /api/player/bonuses": () => [],
    "POST /api/payments/withdrawals": (request: Request) => {
      sent.push(confirmation.isConfirmed());
      return confirmation.isConfirmed()
        ? start(request)
        : rejectionResponse(403, "confirmation_required", { errors: {} });
    },
  });
  await expectFocus(page.getByRole("dialog", { name: "Withdraw" }));
  await tabTo(button(/^Card •••• 4242/));
  await press("{Enter}");
  await expectFocus(heading("Card •••• 4242"));

  const amount = field("Amount in EUR");
  await tabTo(amount);
  await press("301");
  await expect
    .element(amount)
    .toHaveAccessibleDescription(/^You can withdraw up to €300\.00\. Fee None Arrival Instant$/);
  await expect.element(page.getByRole("alert").getByText("You can withdraw up to €300.00.")).toBeVisible();
  await press("{Backspace}{Backspace}{Backspace}35");
  await expect.element(amount).not.toHaveAttribute("aria-invalid");

  const submit = button("Withdraw €35.00");
  await tabTo(submit);
  await press("{Enter}");
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await expectFocus(dialog);
  await expect.element(dialog).toHaveAccessibleDescription(/^A quick check keeps your money safe/);
  // Its name says what a press does, so it has no state beside it.
  await expect
    .element(dialog.getByRole("button", { name: "Show password" }))
    .not.toHaveAttribute("aria-pressed");
  await tabTo(field("Password"));
  await press("wrong-horse-7{Enter}");
  await expect.element(field("Password")).toHaveAccessibleDescription("Wrong password. Try again.");
  await expectFocus(field("Password"));
  await press("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expectFocus(submit);
  await press("{Enter}");
  await tabTo(field("Password"));
  await press(`${PASSWORD}{Enter}`);
  await expectFocus(heading("Requested"));
  // The dialog's own form doesn't send the withdrawal.
  expect(sent).toEqual([false, false, true]);
  expect(paymentRequests.map(({ request }) => request.amount_cents)).toEqual([3_500]);
  await expect
    .element(page.getByRole("list", { name: "Progress" }).getByRole("listitem").nth(1))
    .toHaveAttribute("aria-current", "step");

  const cancel = button("Cancel withdrawal");
  await tabTo(cancel);
  await press("{Enter}");
  await expectFocus(await find("[data-question]"));
  await tabTo(button("Keep withdrawal"));
  await press("{Enter}");
  await expectFocus(cancel);
  await press("{Enter}");
  await tabTo(button("Yes, cancel"));
  await press("{Enter}");
  await expectFocus(heading("Cancelled by you"));
});

it("NEW-12 an unverified player reaches the verification by keyboard alone", async () => {
  const { answers } = fakeCashbox();
  answers["GET /api/payments/methods"] = methods({ methods: CASHBOX_METHODS, verification_needed: true });
  await renderApp("/withdraw", { player: PAYING_PLAYER, answers });
  await find("[data-verify]");
  await tabTo((await find("[data-verify]")).getByRole("link"));
  await press("{Enter}");
  await expect.poll(() => location.pathname).toBe("/profile/verification");
});
