import { describe, expect, it } from "vitest";
import { paymentField } from "../../../../tests/support/data/payment-answers.ts";
import { cardMessageOf } from "./card-frame.tsx";
import { submittedFields } from "./method-fields.tsx";

describe("the provider's frame", () => {
  const frame = {} as Window;
  const token = {
    type: "card_frame_token",
    token: "t",
    card_expiry_month: 8,
    card_expiry_year: 2030,
    first_six: "424242",
    last_four: "4242",
  };
  it("CASH-11 CASH-12 is read only from the frame itself, in the contract's format", () => {
    expect(cardMessageOf({ source: frame, data: token }, frame)).toEqual(token);
    expect(cardMessageOf({ source: {} as Window, data: token }, frame)).toBeNull();
    expect(cardMessageOf({ source: null, data: token }, null)).toBeNull();
    expect(cardMessageOf({ source: frame, data: { ...token, card_expiry_month: 13 } }, frame)).toBeNull();
    expect(
      cardMessageOf({ source: frame, data: { ...token, first_six: "4242424242424242" } }, frame),
    ).toBeNull();
  });

  it("CASH-29 submits fields by the server's names, and never a card number", () => {
    const list = [
      paymentField({ name: "card", type: "card" }),
      paymentField({ name: "iban", type: "iban" }),
      paymentField({ name: "note" }),
    ];
    expect(
      submittedFields(list, { "fields.card": "4242", "fields.iban": " DE89 ", "fields.note": " " }),
    ).toEqual({
      iban: "DE89",
    });
  });
});
