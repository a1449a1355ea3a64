import { expect, it } from "vitest";
import { page } from "vitest/browser";
import {
  button,
  chooseCountry,
  label,
  newEmail,
  PASSWORD,
} from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit, nextLayout } from "../../../tests/support/component/checks.ts";
import { type FakeAnswers, rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { NO_PROMOTIONS } from "../../../tests/support/component/gifts.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { allowLogs } from "../../../tests/support/component/setup.ts";
import { campaignTerms, offer } from "../../../tests/support/data/gifts.ts";
import type { Offer } from "../../contract/bonuses.ts";

const CALL = "GET /api/bonuses/registration";
const gift = (changes: Partial<Offer> = {}): Offer =>
  offer({
    id: "spins",
    kind: "registration",
    title: "Spins for new players",
    min_deposit_cents: null,
    percent: null,
    max_amount_cents: null,
    wagering: null,
    freespins_total: 15,
    freespins_max_win_cents: 2_000,
    starts_immediately: false,
    activatable_days: 7,
    ...changes,
  });

const renderSignUp = (answers: FakeAnswers, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp("/registration", { country: "AT", answers, ...options });

/** Opens the second step in the country of the address. */
async function showSecondStep(): Promise<void> {
  await label("Email").fill(newEmail());
  await label("Password").fill(PASSWORD);
  await button("Continue").click();
  await expect.element(label("Year")).toBeVisible();
}

const card = () => find('[data-registration-offer="spins"]');
const anyCard = page.getBySelector("[data-registration-offer]");
/** True if the form is the first thing in its dialog. */
const startsWithForm = () => document.querySelector("[role=dialog] form")?.previousElementSibling === null;

it.for([
  ["verification", "Yours once we've verified your ID. Then you have 7 days to activate."],
  [
    null,
    "Yours once your email is confirmed and your details are complete. Then you have 7 days to activate.",
  ],
] as const)(
  "BON-07 ANC-51 the sign-up form says what a registration gives, and that it waits for %s, at every width",
  async ([waits_for, condition]) => {
    await renderSignUp({
      [CALL]: [gift({ waits_for })],
      "GET /api/campaigns/spins/terms": campaignTerms(),
    });
    await showSecondStep();
    const shown = await card();
    for (const text of [
      "With your new account",
      "Spins for new players",
      "15 bonus spins",
      "No wagering",
      "Keep up to €20",
    ])
      await expect.element(shown.getByText(text, { exact: true })).toBeVisible();
    await expect.element(shown.getByText(condition)).toBeVisible();
    // What stands between a player and the gift isn't small print.
    const topOf = (text: string) => shown.getByText(text).element().getBoundingClientRect().top;
    expect(topOf(condition)).toBeLessThan(topOf("15 bonus spins"));
    await shown.getByText("Full terms").click();
    await expect.element(shown.getByText("Bets use real money first.")).toBeVisible();
    await expectToFit([390, 768, 1440], () =>
      expect(shown.element().getBoundingClientRect().bottom).toBeLessThan(
        label("Nickname").element().getBoundingClientRect().top,
      ),
    );
    await expectAccessible();
  },
);

it.for<[string, FakeAnswers]>([
  ["gives nothing", { [CALL]: [] }],
  ["can't be loaded", { [CALL]: rejectionResponse(500, "internal_error", { errors: {} }) }],
  [
    "is unknown without network",
    {
      [CALL]: () => {
        throw new TypeError("Failed to fetch");
      },
    },
  ],
  ["is for a licence without promotions", { [CALL]: [gift()], ...NO_PROMOTIONS }],
])("BON-07 ANC-52 where a registration %s, the form starts without a gap", async ([, answers]) => {
  allowLogs(/500|LOAD_|Failed to fetch/);
  await renderSignUp(answers);
  await expect.element(label("Email")).toBeVisible();
  await showSecondStep();
  expect(startsWithForm()).toBe(true);
  await expect.element(anyCard).not.toBeInTheDocument();
});

it("BON-07 gifts are there with the second step, and those that come later don't move it", async () => {
  const late = Promise.withResolvers<Offer[]>();
  const { answeredCalls } = await renderSignUp({ [CALL]: () => late.promise });
  await showSecondStep();
  const { top } = label("Nickname").element().getBoundingClientRect();
  late.resolve([gift()]);
  await expect.poll(() => answeredCalls).toContain(CALL);
  await nextLayout();
  expect(startsWithForm()).toBe(true);
  expect(label("Nickname").element().getBoundingClientRect().top).toBe(top);
});

it("BON-07 gifts aren't promised in another country or currency than they are for", async () => {
  await renderSignUp({ [CALL]: [gift()] });
  await showSecondStep();
  await card();
  await button("Back").click();
  await chooseCountry("EE");
  await button("Continue").click();
  await expect.element(label("Year")).toBeVisible();
  await expect.element(anyCard).not.toBeInTheDocument();
  await button("Back").click();
  await chooseCountry("AT");
  await label("Currency").selectOptions("USD");
  await button("Continue").click();
  await expect.element(label("Year")).toBeVisible();
  await expect.element(anyCard).not.toBeInTheDocument();
});

it("BON-07 I18N-16 gifts are asked for and shown in the page's language", async () => {
  const languages: unknown[] = [];
  const answer = (request: Request) => {
    languages.push(new URL(request.url).searchParams.get("l"));
    return [gift({ waits_for: "verification" })];
  };
  await renderSignUp({ [CALL]: answer }, { locale: "de" });
  await page.getByLabelText("E-Mail", { exact: true }).fill(newEmail());
  await page.getByLabelText("Passwort", { exact: true }).fill(PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Weiter", exact: true }).click();
  const shown = await card();
  await expect.element(shown.getByText("Mit Ihrem neuen Konto")).toBeVisible();
  expect(languages).toEqual(["de"]);
  await expectToFit();
});
