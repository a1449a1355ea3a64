import { describe, it } from "vitest";
import { page } from "vitest/browser";
import { fakeCashbox, methodButton, PAYING_PLAYER } from "../../tests/support/component/cashbox.ts";
import { expectReadable } from "../../tests/support/component/checks.ts";
import { signIn } from "../../tests/support/component/fake-server.ts";
import { find } from "../../tests/support/component/find.ts";
import { EMPTY_FRAMES, findGame, gamePath } from "../../tests/support/component/play.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";
import { CASHBOX_METHODS, methods } from "../../tests/support/data/payment-answers.ts";
import type { LocaleCode } from "../contract/locale.ts";

const DIALOG = "[role=dialog]";
const BAR = "header:has([role=timer])";

const { answers } = fakeCashbox();
answers["GET /api/payments/methods"] = methods({
  methods: CASHBOX_METHODS,
  preset_amounts_cents: [2_000, 5_000, 10_000, 20_000],
  available_to_cashout_cents: 123_456_789,
  bonus_cents: 1_500,
  reserved_cents: 2_000,
});
answers["GET /api/player/bonuses"] = () => [];

const open = (path: string, locale: LocaleCode) =>
  renderApp(path, { locale, player: PAYING_PLAYER, answers });

describe.each(["en", "de"] as const)("NEW-12 text at 200%%, and a screen of 320 px, in %s", (locale) => {
  it("the cashbox's overview", async () => {
    await open("/dashboard", locale);
    await find(`${DIALOG} [data-account]`);
    await expectReadable(DIALOG);
  });

  it("the methods and the form of a deposit", async () => {
    await open("/deposit", locale);
    await find("[data-method]");
    await expectReadable(DIALOG);
    await (await methodButton("bank")).click();
    await find(`${DIALOG} form`);
    await expectReadable(DIALOG);
  });

  it("the form of a withdrawal, with its errors", async () => {
    await open("/withdraw", locale);
    await (await methodButton("bank")).click();
    await (await find(`${DIALOG} [type=submit]`)).click();
    await find(`${DIALOG} [aria-invalid=true]`);
    await expectReadable(DIALOG);
  });

  it("the account's hub and its limits", async () => {
    await open("/profile", locale);
    await find("main nav h2");
    await expectReadable("main");
  });

  it("limits, the form of one and the question before a break", async () => {
    await open("/profile/limits", locale);
    await (await find("[data-limit=deposit] button")).click();
    await find("[data-limit=deposit] form");
    await expectReadable("main");
    await page.getByRole("group").getByRole("button").last().click();
    await find("[role=alertdialog]");
    await expectReadable("[role=alertdialog]");
  });

  it("the filters of a list", async () => {
    await renderApp("/games/page/1", { locale });
    await find("main article[data-game]");
    await page
      .getByRole("button", { name: locale === "de" ? "Filtern und sortieren" : "Filter and sort" })
      .click();
    await find(`${DIALOG} fieldset`);
    await expectReadable(DIALOG);
  });

  it("the play bar and its details", async () => {
    await signIn({ country: "AT", funds: 500, locale });
    const path = `${gamePath(await findGame())}?mode=real`;
    await renderApp(path, { locale, answers: EMPTY_FRAMES });
    await find("header [role=timer]");
    await expectReadable(BAR);
    await page.getBySelector(`${BAR} button[aria-expanded]`).click();
    await expectReadable(BAR);
  });
});
