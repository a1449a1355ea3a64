import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { fakeCashbox, renderPayment } from "../../../tests/support/component/cashbox.ts";
import { find } from "../../../tests/support/component/find.ts";
import { expectFocus, press, tabTo } from "../../../tests/support/component/keyboard.ts";
import { PAYING_DETAILS } from "../../../tests/support/data/paying-player.ts";
import { CASHBOX_METHODS, methods } from "../../../tests/support/data/payment-answers.ts";

const heading = (name: string) => page.getByRole("heading", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

function fakeDeposits() {
  const cashbox = fakeCashbox();
  cashbox.answers["GET /api/payments/methods"] = methods({
    methods: CASHBOX_METHODS,
    default_amount_cents: null,
    preset_amounts_cents: [2_000, 5_000],
  });
  return cashbox;
}

it("NEW-12 a deposit is made by keyboard alone, and each step takes the focus", async () => {
  const { paymentRequests, answers } = fakeDeposits();
  await renderPayment("/deposit", answers);
  await expectFocus(page.getByRole("dialog", { name: "Deposit" }));
  await tabTo(page.getByRole("button", { name: /^Bank transfer Fee 1% \+ €0\.25/ }));
  await press("{Enter}");
  await expectFocus(heading("Bank transfer"));

  // Back, and forth again.
  await tabTo(page.getByRole("button", { name: "Change method" }));
  await press("{Enter}");
  await expectFocus(page.getByRole("button", { name: /^Bank transfer/ }));
  await press("{Enter}");
  await expectFocus(heading("Bank transfer"));

  // The first field with an error takes the focus, and is read with its error.
  await tabTo(field("Amount in EUR"));
  // Read with the range, the fee and the time.
  await expect
    .element(field("Amount in EUR"))
    .toHaveAccessibleDescription(/^€10–€[\d,]+ Fee 1% \+ €0\.25 Arrival 1–3 days$/);
  await press("5");
  await tabTo(
    page
      .getByRole("button", { name: "Deposit €5.00" })
      .or(page.getByRole("button", { name: "Deposit", exact: true })),
  );
  await press("{Enter}");
  const amount = field("Amount in EUR");
  await expectFocus(amount);
  await expect.element(amount).toHaveAttribute("aria-invalid", "true");
  await expect.element(amount).toHaveAccessibleDescription(/^Enter at least €10\.00\. Fee 1%/);
  await expect.element(page.getByRole("alert").getByText("Enter at least €10.00.")).toBeVisible();

  const preset = page.getByRole("group", { name: "Choose an amount" }).getByRole("button", { name: "€50" });
  await tabTo(preset);
  await press(" ");
  await expect.element(preset).toHaveAttribute("aria-pressed", "true");
  await expect.element(amount).not.toHaveAttribute("aria-invalid");
  // Read as a whole, with its words.
  const total = await find("dl[aria-live=polite][aria-atomic=true]");
  await expect.element(total).toHaveTextContent("Fee€0.75Arrival1–3 daysYou pay€50.75New balance€50.00");

  await tabTo(field("IBAN"));
  await press("DE89370400440532013000");
  await tabTo(field("Account holder's name"));
  await press("Anna Berg");
  await tabTo(page.getByRole("button", { name: "Deposit €50.00" }));
  await press("{Enter}");
  await expectFocus(heading("Processing"));
  expect(paymentRequests.map(({ request }) => request.amount_cents)).toEqual([5_000]);
  // Later states are announced.
  expect(heading("Processing").element().closest("[role=status]")).not.toBeNull();

  await tabTo(page.getByRole("button", { name: "New deposit" }));
  await press("{Enter}");
  await expectFocus(heading("Saved methods"));
});

it("NEW-12 a saved method is kept or removed by keyboard alone", async () => {
  const { answers } = fakeDeposits();
  const removed: string[] = [];
  answers["DELETE /api/payments/*"] = ({ url }) => {
    removed.push(url);
    return {};
  };
  await renderPayment("/deposit", answers);
  const remove = page.getByRole("button", { name: "Remove Card •••• 4242" });
  await tabTo(remove);
  await press("{Enter}");
  await expectFocus(await find("[data-profile] [data-question]"));
  await tabTo(page.getByRole("button", { name: "Keep it" }));
  await press("{Enter}");
  await expectFocus(remove);
  expect(removed).toEqual([]);
});

it("NEW-12 MI-29 a deposit whose outcome is unknown takes the focus while it's checked", async () => {
  let isLost = true;
  const { answers } = fakeCashbox({ createPayment: () => (isLost ? "lost-after" : {}) });
  const answerKey = answers["GET /api/payments/keys/*"] as (request: Request) => object;
  answers["GET /api/payments/keys/*"] = (request) => {
    if (isLost) throw new TypeError("Failed to fetch");
    return answerKey(request);
  };
  await renderPayment("/deposit", answers);
  await tabTo(page.getByRole("button", { name: /^Card •••• 4242/ }));
  await press("{Enter}");
  await tabTo(page.getByRole("button", { name: "Deposit €50.00" }));
  await press("{Enter}");
  await expectFocus(heading("Checking your deposit of €50.00…"));
  isLost = false;
  await expectFocus(heading("Processing"));
});

it("NEW-12 the missing details take the focus, and give it back to the deposit that they were asked for", async () => {
  const { answers, paymentRequests } = fakeDeposits();
  const { city, ...values } = PAYING_DETAILS;
  await renderPayment("/?popup=deposit", answers, { player: { values } });
  await tabTo(page.getByRole("button", { name: /^Card •••• 4242/ }));
  await press("{Enter}");
  const amount = field("Amount in EUR");
  await tabTo(amount);
  await press("{Control>}a{/Control}50");
  const deposit = page.getByRole("button", { name: "Deposit €50.00" });
  await tabTo(deposit);
  await press("{Enter}");
  // The reason, which is read before the fields.
  await expectFocus(page.getByText(/^We're required to ask this before your first payment/));
  expect(paymentRequests).toEqual([]);
  await tabTo(field("City"));
  await press(city);
  await tabTo(page.getByRole("button", { name: "Save and continue" }));
  await press("{Enter}");
  await expectFocus(deposit);
  await expect.element(amount).toHaveValue("50");
  await press("{Enter}");
  await expectFocus(heading("Processing"));
});
