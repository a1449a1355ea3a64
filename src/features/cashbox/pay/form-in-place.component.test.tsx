import { it } from "vitest";
import { alterResponse } from "../../../../tests/support/component/account.ts";
import { fakeCashbox, PAYING_PLAYER } from "../../../../tests/support/component/cashbox.ts";
import { find } from "../../../../tests/support/component/find.ts";
import { giftAnswers } from "../../../../tests/support/component/gifts.ts";
import { watchPlaces } from "../../../../tests/support/component/places.ts";
import { renderApp } from "../../../../tests/support/component/render-app.tsx";
import { offer } from "../../../../tests/support/data/gifts.ts";
import { CASHBOX_FIELDS, CASHBOX_METHODS, methods } from "../../../../tests/support/data/payment-answers.ts";
import type { LimitRules } from "../../../contract/limits.ts";

// A file of its own: the bonuses' code is loaded once a document, and this is about the form without it.
it.for([{ width: 390 }, { width: 1440 }])(
  "NEW-02 CASH-01 at $width px, what follows a deposit's form shows with it, and the bonuses' line has its place",
  async ({ width }) => {
    const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
    const { answers } = fakeCashbox();
    const [bank] = CASHBOX_METHODS.filter(({ id }) => id === "bank");
    const expectInPlace = watchPlaces("[data-sums]", "[data-offer]", "[href='/profile/bonus-balance']");
    await renderApp("/deposit", {
      player: PAYING_PLAYER,
      width,
      answers: {
        ...answers,
        ...giftAnswers(),
        "GET /api/bonuses/deposit": [offer()],
        "GET /api/payments/methods": methods({ methods: [bank!], last_method_id: "bank" }),
        "GET /api/payments/methods/*": async () => {
          await isSent;
          return CASHBOX_FIELDS.bank ?? [];
        },
        "GET /api/user_limits/rules": (request) =>
          alterResponse<LimitRules>(request, (rules) => ({ ...rules, before_play: "prompted" })),
      },
    });
    await find("[data-chosen]");
    await new Promise((resolve) => setTimeout(resolve, 100));
    send();
    await find("[data-offer]");
    await find("[data-bonus-line]");
    await expectInPlace();
  },
);
