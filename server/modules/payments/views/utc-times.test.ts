import { afterEach, expect, it, vi } from "vitest";
import type { Payment } from "../../../../src/contract/payments.ts";
import { testPayments } from "../../../../tests/support/server/payments.ts";

const { payer, deposit, event, sendWebhook, payment, clock } = await testPayments();

afterEach(() => {
  vi.unstubAllEnvs();
});

/** All texts with a date and time, at any depth of a response. */
function timesIn(value: unknown): string[] {
  if (typeof value === "string") return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(timesIn) : [];
}

it.each(["UTC", "Pacific/Auckland", "America/Sao_Paulo"])(
  "AMB-LOC-08 responses of a server in %s have their times in UTC",
  async (zone) => {
    vi.stubEnv("TZ", zone);
    const one = await payer();
    const startedDeposit = (await deposit(one.client)).body as Payment;
    await sendWebhook(event(startedDeposit, "succeeded"));
    const done = await payment(one.client, startedDeposit.id);
    const now = new Date(clock.now()).toISOString().slice(0, 16);
    const paths = [`/api/player/payments/${startedDeposit.id}`, "/api/player", "/api/player/payments"];
    for (const path of paths) {
      const times = timesIn((await one.client.get(path)).body);
      expect(times, path).not.toEqual([]);
      for (const time of times) expect(time).toMatch(/T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
    }
    expect(done.created_at.slice(0, 16)).toBe(now);
  },
);
