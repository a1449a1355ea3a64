import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { alterResponse } from "../../../tests/support/component/account.ts";
import { fakeCashbox, PAYING_PLAYER, renderPayment } from "../../../tests/support/component/cashbox.ts";
import {
  expectAccessible,
  expectToFit,
  expectToFitLargeText,
} from "../../../tests/support/component/checks.ts";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { CASHBOX_METHODS, methods } from "../../../tests/support/data/payment-answers.ts";
import type { Verification } from "../../contract/verification.ts";

/** The cashbox of a player whose identity isn't verified yet. */
function unverifiedCashbox() {
  const { answers } = fakeCashbox();
  answers["GET /api/payments/methods"] = methods({ methods: CASHBOX_METHODS, verification_needed: true });
  return answers;
}

it("ANC-37 NEW-07 an unverified player sees what follows the verification, and nothing moves when its time arrives", async () => {
  const verificationArrives = Promise.withResolvers<void>();
  await renderApp("/withdraw", {
    player: PAYING_PLAYER,
    width: 1440,
    height: 900,
    answers: {
      ...unverifiedCashbox(),
      "GET /api/player/verification": async (request) => {
        await verificationArrives.promise;
        return alterResponse<Verification>(request, (state) => ({
          ...state,
          expected_hours: 36,
          needed: ["address"],
        }));
      },
    },
  });
  const payouts = await find("[data-payouts]");
  await expect
    .element(payouts)
    .toHaveTextContent(
      /Card€20–€[\d,]+ · No feeUsually 90 minutes.*Bank transfer€20–€[\d,]+ · Fee 1% \+ €0\.251–3 days/,
    );
  await expect.element(payouts).not.toHaveTextContent("Neosurf");
  const top = payouts.element().getBoundingClientRect().top;
  verificationArrives.resolve();
  await expect.element(page.getByText("Usually checked within 36 hours.")).toBeVisible();
  expect(payouts.element().getBoundingClientRect().top).toBe(top);
  const steps = page.getByRole("list", { name: "How your withdrawal works" }).getByRole("listitem");
  const boxes = () => steps.elements().map((step) => step.getBoundingClientRect());
  expect(boxes()).toHaveLength(3);
  // What has been approved isn't asked for again.
  await expect.element(await find("[data-verify]")).toHaveTextContent("A proof of address. Usually checked");
  await expect.element(steps.first()).toHaveAttribute("aria-current", "step");
  // Beside each other on a desktop, below each other on a phone.
  expect(new Set(boxes().map((box) => box.top)).size).toBe(1);
  await expectAccessible();
  await expectToFit();
  await page.viewport(390, 844);
  await expect.poll(() => new Set(boxes().map((box) => box.left)).size).toBe(1);
});

it("NEW-12 a verified player sees below the methods what follows, without anything moving", async () => {
  await renderApp("/withdraw", { player: PAYING_PLAYER, answers: fakeCashbox().answers });
  const steps = page.getByRole("list", { name: "After your request" }).getByRole("listitem");
  await expect
    .element(steps.first())
    .toHaveTextContent("We review your requestYou can cancel it until it's approved.");
  await expect.element(steps.nth(1)).toHaveTextContent(/^Your money arrives/);
  await expect.element(steps.nth(2)).not.toBeInTheDocument();
  await expectAccessible();
  await expectToFit();
});

it("ANC-37 the steps to a withdrawal fit a phone with doubled text in German", async () => {
  await renderApp("/withdraw", {
    player: PAYING_PLAYER,
    answers: unverifiedCashbox(),
    locale: "de",
    width: 390,
    height: 844,
  });
  await find("[data-payouts]");
  await expectToFitLargeText();
});

it("CASH-03 every method has its arrow on all screens, and the notice of the verification stands below them", async () => {
  await renderPayment("/deposit", unverifiedCashbox());
  const rows = () => [...document.querySelectorAll("[data-method] button")];
  await expectToFit([390, 768, 1440], () => {
    for (const row of rows()) {
      const [arrow, button] = [row.querySelector(".lucide-chevron-right")!, row].map((one) =>
        one.getBoundingClientRect(),
      );
      expect(arrow!.width).toBe(20);
      expect(arrow!.top - button!.top).toBeCloseTo(button!.bottom - arrow!.bottom, 0);
    }
    const notice = page.getByText(/Before your first payout/).element();
    const last = Math.max(...rows().map((row) => row.getBoundingClientRect().bottom));
    expect(notice.getBoundingClientRect().top).toBeGreaterThan(last);
  });
});

it("AMB-RTE-08 the links below the cashbox are as high as a finger needs", async () => {
  await renderPayment("/deposit", fakeCashbox().answers, { width: 390, height: 844 });
  for (const name of ["Set a limit", "Payment history", "Balance details"]) {
    const link = page.getByRole("dialog").getByRole("link", { name });
    await expect.poll(() => link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
