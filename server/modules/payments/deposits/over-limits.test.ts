import { expect, it } from "vitest";
import { limitRejection } from "../../../../src/rules/limits/limits.ts";
import type { DepositLimit } from "../context/context.ts";
import { depositsOverLimits } from "./over-limits.ts";

const CHECKS: Parameters<typeof depositsOverLimits>[2] = {
  after: (limits, { deposited }) => limits.map((limit) => ({ ...limit, used: limit.used + deposited })),
  rejectionOf: (limits, deposit) => limitRejection(limits, deposit, (amount) => amount),
};
const limit = (amount: bigint, used: bigint, more: Partial<DepositLimit> = {}): DepositLimit => ({
  id: 1,
  type: "deposit",
  period: "day",
  currency: "EUR",
  amount,
  used,
  start: 100,
  resetsAt: 200,
  record: { scope: "" },
  ...more,
});
const deposit = (counted: bigint, at = 150, currency = "EUR") => ({
  counted,
  currency,
  createdAt: new Date(at),
});
const over = (amounts: ReturnType<typeof deposit>[], ...limits: DepositLimit[]) =>
  depositsOverLimits(amounts, limits, CHECKS).map(({ counted }) => counted);

it("MI-18 waiting deposits end from the first that doesn't fit, except for smaller ones that do", () => {
  const waiting = [deposit(20n), deposit(50n), deposit(10n)];
  expect(over(waiting)).toEqual([]);
  expect(over(waiting, limit(80n, 80n))).toEqual([]);
  expect(over(waiting, limit(79n, 80n))).toEqual([10n]);
  expect(over(waiting, limit(40n, 80n))).toEqual([50n]);
  expect(over(waiting, limit(30n, 110n))).toEqual([20n, 50n, 10n]);
  expect(over(waiting, limit(80n, 80n), limit(30n, 80n, { period: "week" }))).toEqual([50n]);
  expect(over(waiting, limit(1n, 80n, { type: "loss" }))).toEqual([]);
});

it("MI-18 waiting deposits of an earlier window, or of a currency with limits of its own, aren't compared with a limit", () => {
  const waiting = [deposit(50n, 99), deposit(40n, 150, "USD"), deposit(30n)];
  expect(over(waiting, limit(30n, 30n, { record: { scope: "EUR" } }))).toEqual([]);
  expect(over(waiting, limit(10n, 30n, { record: { scope: "EUR" } }))).toEqual([30n]);
});
