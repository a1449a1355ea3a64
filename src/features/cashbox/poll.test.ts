import { expect, it } from "vitest";
import type { Payment, PaymentState } from "../../contract/payments.ts";
import { pollAgain } from "./poll.ts";

const at = (state: PaymentState) => ({ state }) as Payment;

it("CASH-32 a payment that goes on is asked for again, one that has ended is not", () => {
  expect(pollAgain({ data: at("processing"), dataUpdateCount: 1 }, 4_000)).toBe(4_000);
  expect(pollAgain({ data: undefined, dataUpdateCount: 0 }, 4_000)).toBe(4_000);
  expect(pollAgain({ data: at("declined"), dataUpdateCount: 1 }, 4_000)).toBe(false);
});

it("AUTH-26 what waits for hours is asked for five minutes, so that an idle session can end", () => {
  expect(pollAgain({ data: at("processing"), dataUpdateCount: 74 }, 4_000)).toBe(4_000);
  expect(pollAgain({ data: at("processing"), dataUpdateCount: 75 }, 4_000)).toBe(false);
});
