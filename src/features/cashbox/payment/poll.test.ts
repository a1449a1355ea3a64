import { expect, it } from "vitest";
import type { Payment, PaymentState } from "../../../contract/payments.ts";
import { ApiError } from "../../../lib/http/http.ts";
import { pollAgain } from "./poll.ts";

const at = (state: PaymentState) => ({ state }) as Payment;
const NEVER = { data: undefined, dataUpdateCount: 0, error: null, errorUpdateCount: 0 };

it("CASH-32 an unfinished payment is polled until it has ended", () => {
  expect(pollAgain({ ...NEVER, data: at("processing"), dataUpdateCount: 1 }, 4_000)).toBe(4_000);
  expect(pollAgain(NEVER, 4_000)).toBe(4_000);
  expect(pollAgain({ ...NEVER, data: at("declined"), dataUpdateCount: 1 }, 4_000)).toBe(false);
});

it("AUTH-26 polling of a long payment stops after five minutes, so that an idle session can end", () => {
  expect(pollAgain({ ...NEVER, data: at("processing"), dataUpdateCount: 74 }, 4_000)).toBe(4_000);
  expect(pollAgain({ ...NEVER, data: at("processing"), dataUpdateCount: 75 }, 4_000)).toBe(false);
});

it("CASH-32 an unknown payment isn't polled, and after a server error polling continues as usual", () => {
  const httpError = (status: number) => new ApiError("http", status, null, "refused");
  expect(pollAgain({ ...NEVER, error: httpError(404), errorUpdateCount: 1 }, 4_000)).toBe(false);
  expect(pollAgain({ ...NEVER, error: httpError(503), errorUpdateCount: 74 }, 4_000)).toBe(4_000);
  expect(pollAgain({ ...NEVER, error: httpError(503), errorUpdateCount: 75 }, 4_000)).toBe(false);
});
