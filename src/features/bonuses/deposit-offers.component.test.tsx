import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alterResponse, button } from "../../../tests/support/component/account.ts";
import { fakeCashbox, methodButton, renderPayment } from "../../../tests/support/component/cashbox.ts";
import { appearanceOf, expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import type { FakeAnswers } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { giftAnswers, NO_PROMOTIONS, playerAnswer } from "../../../tests/support/component/gifts.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import { offer, wageringTerms } from "../../../tests/support/data/gifts.ts";
import type { Offer } from "../../contract/bonuses.ts";
import type { Player } from "../../contract/player.ts";

/** Answers the offers; a chosen code becomes the player's. */
function offerAnswers(offers: Offer[], changes: Partial<Player> = {}) {
  const current: Partial<Player> = { ...changes };
  const sentCodes: string[] = [];
  const player = (request: Request) =>
    alterResponse<Player>(new Request(new URL("/api/player", request.url)), (answer) => ({
      ...answer,
      ...current,
    }));
  const answers: FakeAnswers = {
    ...fakeCashbox().answers,
    ...giftAnswers(),
    "GET /api/player": player,
    "GET /api/bonuses/deposit": offers,
    "PATCH /api/player/set_bonus_code": async (request) => {
      const { deposit_bonus_code } = (await request.json()) as { deposit_bonus_code: string };
      sentCodes.push(deposit_bonus_code);
      current.deposit_bonus_code = deposit_bonus_code;
      return player(request);
    },
  };
  return { answers, sentCodes };
}

const card = (id = "winter") => find(`[data-deposit-offer="${id}"]`);
const anyCard = page.getBySelector("[data-deposit-offer]");

it("ANC-51 CASH-01 BON-04 an offer shows its material conditions in at most six lines, its terms one tap away, and equal answers", async () => {
  const { answers } = offerAnswers([offer({ wagering: wageringTerms({ ends_on_withdrawal: true }) })]);
  await renderPayment("/deposit-bonus", answers);
  const shown = await card();
  const lines = [...shown.element().querySelectorAll("[data-offer-terms] > li")].map(
    ({ textContent }) => textContent,
  );
  expect(lines).toEqual([
    "50% of your deposit, up to €100",
    "Deposit from €20",
    "Wager 20 times the bonus in 14 days",
    "Bets up to €5, keep up to €500",
    "How bets count: Table games, Live casino 10%; Jackpots excluded; other games 100%",
    "It ends if you withdraw",
  ]);
  await expect
    .element(
      shown.getByText("Example: deposit €20, get €10. You need €200 in bets before you can withdraw it."),
    )
    .toBeVisible();
  const [decline, accept] = ["No bonus, thanks", "Choose this bonus"].map((name) =>
    appearanceOf(shown.getByRole("button", { name })),
  );
  expect(decline).toEqual(accept);
  await expectToFit();
  await expectAccessible();
  await shown.getByText("All terms").click();
  await expect.element(shown.getByText("Not with bonus money")).toBeVisible();
});

it("CASH-24 BON-04 the form says what the chosen bonus gives for the amount, and that a low one gives nothing", async () => {
  const { answers } = offerAnswers([offer()], { deposit_bonus_code: offer().code });
  await renderPayment("/deposit", answers);
  await (await methodButton("bank")).click();
  const amount = page.getByLabelText("Amount in EUR");
  await amount.fill("19.99");
  const tooLow = page.getByText("You only get this bonus with a deposit of €20.00 or more.");
  await expect.element(tooLow).toBeVisible();
  await expectToFit();
  await amount.fill("20");
  await expect
    .element(
      page.getByText(
        "With this deposit you get a bonus of €10.00. You need €200.00 in bets before you can withdraw it.",
      ),
    )
    .toBeVisible();
  expect(tooLow.query()).toBeNull();
  // At most 100.00.
  await amount.fill("500");
  await expect.element(page.getByText(/With this deposit you get a bonus of €100\.00\./)).toBeVisible();
  await expectAccessible();
});

it("BON-04 BON-14 nothing is preselected; taking an offer sets its code, keeps its terms in sight and hides the others", async () => {
  const { answers, sentCodes } = offerAnswers([
    offer(),
    offer({ id: "spring", title: "Spring", code: "SPRING" }),
  ]);
  await renderPayment("/deposit-bonus", answers);
  await card("spring");
  expect(document.querySelectorAll("[data-deposit-offer] :checked")).toHaveLength(0);
  expect(sentCodes).toEqual([]);
  await (await card()).getByRole("button", { name: "Choose this bonus" }).click();
  await expect.element(await find('[data-chosen-offer="winter"]')).toBeVisible();
  await expect.element(anyCard).not.toBeInTheDocument();
  expect(sentCodes).toEqual(["WINTER"]);
  await (await methodButton("bank")).click();
  await expect.element(await find('[data-bonus-code="WINTER"]')).toBeVisible();
});

it.for([
  [1, "Your first-deposit bonus only comes with this deposit."],
  [3, "Welcome, part 3 only comes with this deposit."],
] as const)(
  "BON-04 ANC-51 an offer of any deposit says that the one of deposit %i only comes now, as long as that is offered",
  async ([deposit_number, text]) => {
    const welcome = offer({ id: "welcome", title: "Welcome, part 3", code: "WELCOME", deposit_number });
    const { answers } = offerAnswers([welcome, offer()]);
    await renderPayment("/deposit-bonus", answers);
    const reload = await card();
    await expect.element(reload.getByText(text)).toBeVisible();
    await expect.element((await card("welcome")).getByText(text)).not.toBeInTheDocument();
    await expectAccessible();
    await (await card("welcome")).getByRole("button", { name: "No bonus, thanks" }).click();
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
  },
);

it("ANC-51 a dismissed offer stays away, also when the deposit is opened again", async () => {
  const { answers, sentCodes } = offerAnswers([offer(), offer({ id: "spring", title: "Spring" })]);
  await renderPayment("/deposit-bonus", answers);
  await (await card()).getByRole("button", { name: "No bonus, thanks" }).click();
  await expect.element(page.getByText("Winter reload")).not.toBeInTheDocument();
  closeApp();
  await renderApp("/deposit-bonus", { answers });
  await (await card("spring")).getByRole("button", { name: "No bonus, thanks" }).click();
  await expect
    .element(page.getByText("You declined the current offers, so we've hidden them."))
    .toBeVisible();
  await expect.element(page.getByText("Winter reload")).not.toBeInTheDocument();
  expect(sentCodes).toEqual([]);
});

it("NEW-37 BON-04 without offers, also during their pause, the page of deposits with a bonus says so and what works without one", async () => {
  const { answers } = offerAnswers([]);
  await renderPayment("/deposit-bonus", answers);
  const note = await find("[data-no-deposit-offers]");
  await expect
    .element(note)
    .toHaveTextContent(
      "There's no bonus offer for you right now. You can still deposit without a bonus, or use a code.",
    );
  await expectToFit();
  closeApp();
  await renderApp("/deposit", { answers });
  await (await methodButton("bank")).click();
  await expect.element(button("I have a bonus code")).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

it("CASH-01 ANC-51 the deposit form has bonuses and the entry of a code in one line, which names none before its conditions show", async () => {
  const { answers, sentCodes } = offerAnswers([
    offer(),
    offer({ id: "spring", title: "Spring", code: "SPRING" }),
  ]);
  await renderPayment("/deposit", answers);
  const method = await methodButton("bank");
  await expect.element(page.getBySelector("[data-bonus-line]")).not.toBeInTheDocument();
  await method.click();
  const line = await find("[data-bonus-line]");
  await expect.element(line).toHaveTextContent("Add a bonus 2 offers available");
  // A gift and a chevron.
  expect(line.element().querySelectorAll("svg")).toHaveLength(2);
  await expect.element(anyCard).not.toBeInTheDocument();
  await expect.element(button("I have a bonus code")).not.toBeInTheDocument();
  await expectToFit();
  await line.click();
  await expect.element(button("I have a bonus code")).toBeVisible();
  const shown = await card();
  await expect.element(shown.getByText("Deposit from €20")).toBeVisible();
  await expectToFit();
  await expectAccessible();
  expect(sentCodes).toEqual([]);
  await shown.getByRole("button", { name: "Choose this bonus" }).click();
  await expect.element(line).toHaveTextContent("Bonus: Winter reload Terms");
  await expect.element(line).toHaveFocus();
  await expect.element(await find('[data-bonus-code="WINTER"]')).toBeVisible();
  await line.click();
  await expect.element((await find('[data-chosen-offer="winter"]')).getByText("All terms")).toBeVisible();
  expect(sentCodes).toEqual(["WINTER"]);
});

it("BON-14 Enter in the bonus code applies it, and sends no deposit", async () => {
  const { answers, sentCodes } = offerAnswers([offer()]);
  const { answeredCalls } = await renderPayment("/deposit", answers);
  await (await methodButton("bank")).click();
  await page.getByLabelText("Amount in EUR").fill("50");
  await (await find("[data-bonus-line]")).click();
  await button("I have a bonus code").click();
  const code = page.getByLabelText("Bonus code");
  await code.fill("-");
  await userEvent.keyboard("{Enter}");
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  await expect.element(code).toHaveFocus();
  await code.fill("SECRET-7");
  await userEvent.keyboard("{Enter}");
  await expect.element(await find('[data-bonus-code="SECRET-7"]')).toBeVisible();
  await expect.element(page.getByLabelText("Amount in EUR")).toHaveValue("50");
  expect(sentCodes).toEqual(["SECRET-7"]);
  expect(answeredCalls.filter((call) => call.startsWith("POST /api/payments"))).toEqual([]);
});

it.for<[string, Partial<Player>, FakeAnswers]>([
  ["with bonuses off", { can_issue_bonuses: false }, {}],
  ["in the multi-account group", { groups: [100] }, {}],
  ["without promotions", {}, NO_PROMOTIONS],
])("BON-04 NEW-36 a player %s sees no offers", async ([, changes, more]) => {
  const { answers } = offerAnswers([offer()], changes);
  const { answeredCalls } = await renderPayment("/deposit", { ...answers, ...more });
  await (await methodButton("bank")).click();
  await expect.element(page.getByLabelText("IBAN")).toBeVisible();
  await expect.poll(() => answeredCalls).toContain("GET /api/player");
  await expect.element(anyCard).not.toBeInTheDocument();
  // Only the first and third have nothing of bonuses at all.
  const hasCode = changes.can_issue_bonuses !== false && !("GET /api/info/project" in more);
  const code = expect.element(button("I have a bonus code"));
  await (hasCode ? code.toBeVisible() : code.not.toBeInTheDocument());
});

it("ANC-56 spins of offers are bonus spins, whether or not wagering follows", async () => {
  const spins = { percent: null, max_amount_cents: null, freespins_total: 20 };
  const { answers } = offerAnswers([
    offer({ ...spins, id: "a", title: "A" }),
    offer({ ...spins, id: "b", title: "B", wagering: null }),
  ]);
  await renderPayment("/deposit-bonus", answers);
  await expect.element((await card("a")).getByText("20 bonus spins")).toBeVisible();
  await expect.element((await card("b")).getByText("20 bonus spins")).toBeVisible();
});

it("NEW-36 with bonuses off, the address of a deposit with a bonus still has the switch", async () => {
  const { answers } = offerAnswers([offer()], { can_issue_bonuses: false });
  await renderPayment("/deposit-bonus", { ...answers, ...playerAnswer({ can_issue_bonuses: false }) });
  await (await methodButton("bank")).click();
  await expect.element(button("Turn on bonuses")).toBeVisible();
  await expect.element(anyCard).not.toBeInTheDocument();
});
