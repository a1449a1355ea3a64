import { describe, expect, it, vi } from "vitest";
import { client, SLOTS, setUpCashbox } from "../../../tests/support/component/cashbox-screens.tsx";
import { renderPart } from "../../../tests/support/component/render.tsx";
import { CURRENCIES } from "../../../tests/support/data/currencies.ts";
import { payment } from "../../../tests/support/data/payment-answers.ts";
import { currenciesQuery } from "../../api/config.ts";
import { paymentsQuery, recentDepositsQuery, statsQuery } from "../../api/payments.ts";
import type { Payment } from "../../contract/payments.ts";
import { BonusBalance } from "./bonus/bonus-balance.tsx";
import { Cashbox } from "./cashbox.tsx";
import { PaymentsPage } from "./history/payments-page.tsx";

setUpCashbox();

describe("the cashbox", () => {
  it("CASH-01 LIM-13 shows balance, withdrawable amount, and links to limits and help", async () => {
    const html = await renderPart(<Cashbox slots={SLOTS} />, client());
    for (const text of ["€100.00", "€75.00", "LIMITS", "PANIC"]) expect(html).toContain(text);
    expect(html).toContain('href="/responsible-gaming"');
    expect(html).toContain('data-popup="limits"');
    expect(html).toContain("Deposits and withdrawals");
  });

  it.each([
    [true, false, "Available to withdraw once verified"],
    [true, true, "Available to withdraw"],
    [false, false, "Available to withdraw"],
  ])(
    "ANC-37 where verification comes first is %s and it's done is %s, says: %s",
    async (needed, verified, label) => {
      const player = { verification_before_withdrawal: needed, verified };
      const html = await renderPart(<Cashbox slots={SLOTS} />, client(player));
      expect(/<dt>(Available[^<]*)<\/dt><dd>€75\.00</.exec(html)?.[1]).toBe(label);
    },
  );

  it("CASH-01 starts with an unfinished deposit, and names the last payment", async () => {
    vi.stubGlobal("location", { origin: "https://apogee.example" });
    const next_step = { kind: "redirect", url: "https://pay.example/1" } as const;
    const show = (last: Partial<Payment>) => {
      const queryClient = client();
      queryClient.setQueryData(recentDepositsQuery.queryKey, [payment(last)]);
      return renderPart(<Cashbox slots={SLOTS} />, queryClient);
    };
    const unfinished = await show({ state: "pending", next_step });
    expect(unfinished.indexOf("data-unfinished")).toBeGreaterThan(0);
    expect(unfinished.indexOf("data-unfinished")).toBeLessThan(unfinished.indexOf("data-account"));
    const done = await show({ state: "succeeded" });
    expect(done).toContain("€50.00 · Added to your balance");
    expect(done).not.toContain("data-unfinished");
  });

  it("offers another currency only where there is one", async () => {
    expect(await renderPart(<Cashbox slots={SLOTS} />, client())).toContain("Use another currency");
    const queryClient = client();
    queryClient.setQueryData(currenciesQuery.queryKey, { ...CURRENCIES, enabled: ["EUR"] });
    expect(await renderPart(<Cashbox slots={SLOTS} />, queryClient)).not.toContain("Use another currency");
  });
});

describe("the payments page", () => {
  const page = (payments: Payment[] | null, next: string | null = null) => {
    const queryClient = client();
    if (payments)
      queryClient.setQueryData(paymentsQuery().queryKey, {
        pages: [{ payments, next, totals: [] }],
        pageParams: [undefined],
      });
    queryClient.setQueryData(statsQuery.queryKey, [
      { currency: "EUR", deposits_cents: 20_000, withdrawals_cents: 5_500, bets_cents: 0, wins_cents: 0 },
    ]);
    return renderPart(<PaymentsPage />, queryClient);
  };

  /** Texts of each row, in order. */
  const rowsOf = (html: string) =>
    [...html.replaceAll("\u202f", " ").matchAll(/<a[^>]* data-payment=.*?<\/a>/g)].map(([row]) =>
      row
        .replaceAll(/<!--.*?-->/g, "")
        .split(/<[^>]+>/)
        .filter(Boolean),
    );

  it("CASH-02 CASH-06 CASH-07 lists type, state and amount of each payment, with a link to it", async () => {
    const withdrawal = payment({
      id: "11111111-1111-4111-8111-111111111111",
      action: "cashout",
      state: "rejected",
      amount_cents: 3_000,
    });
    const html = await page([payment({ state: "succeeded" }), withdrawal], "1.1");
    expect(rowsOf(html)).toEqual([
      ["Deposit", "+€50.00", "Nov 21, 10:00 AM", "Card •••• 4242", "Added to your balance"],
      ["Withdrawal", "€30.00", "Nov 21, 10:00 AM", "Card •••• 4242", "Not paid out"],
    ]);
    // The normal end is for screen readers alone.
    expect(/class="([^"]*)"[^>]*>Added to your balance/.exec(html)?.[1]).toBe("visually-hidden");
    expect(/class="([^"]*)"[^>]*>Not paid out/.exec(html)?.[1]).not.toBe("visually-hidden");
    expect(html).toContain("Show more");
    expect(html).toContain(`href="/profile/payments/${withdrawal.id}"`);
    for (const filter of ["Deposits", "Withdrawals"]) expect(html).toContain(`>${filter}<`);
  });

  it("CASH-02 marks money in with a plus and money out with a minus, and has no sign where none has moved", async () => {
    const list = [
      payment({ state: "succeeded" }),
      payment({ action: "cashout", state: "pending" }),
      payment({ action: "cashout", state: "recalled" }),
      payment({ state: "declined" }),
      payment({ state: "succeeded", reversed_at: "2026-11-21T10:00:00.000Z" }),
    ];
    const html = await page(list.map((one, i) => ({ ...one, id: one.id.replace(/^./, String(i)) })));
    const amounts = rowsOf(html).map(([, amount]) => amount);
    expect(amounts).toEqual(["+€50.00", "−€50.00", "€50.00", "€50.00", "€50.00"]);
  });

  it("CASH-02 groups payments by month, and names the year of those of other years", async () => {
    const list = ["2026-11-21", "2026-11-02", "2026-10-31", "2025-11-30"].map((day, i) =>
      payment({ id: String(i), created_at: `${day}T10:00:00.000Z` }),
    );
    const html = await page(list);
    const months = html.split(/(?=<h2>\w+ \d{4}<)/).slice(1);
    expect(
      months.map((month) => [/<h2>(.*?)</.exec(month)![1], ...rowsOf(month).map((row) => row[2])]),
    ).toEqual([
      ["November 2026", "Nov 21, 10:00 AM", "Nov 2, 10:00 AM"],
      ["October 2026", "Oct 31, 10:00 AM"],
      ["November 2025", "Nov 30, 2025, 10:00 AM"],
    ]);
  });

  it("ANC-15 shows deposits minus withdrawals, and the period", async () => {
    const html = await page([]);
    for (const text of ["€200.00", "€55.00", "€145.00", "From March 1, 2025 to November 21, 2026"])
      expect(html).toContain(text);
  });

  it("CASH-02 says when there are none, and not before the list is loaded", async () => {
    expect(await page([])).toContain("No payments yet");
    const loadingHtml = await page(null);
    expect(loadingHtml).not.toContain("No payments yet");
    expect(loadingHtml).not.toContain("Show more");
  });

  it("ANC-42 offers monthly activity", async () => {
    const html = await page([]);
    expect(html).toContain("Monthly activity");
    expect(html).toContain("November 2026");
    expect(html).not.toContain("February 2025");
  });
});

it("CASH-02 MON-13 the bonus balance shows real, bonus, wagering, and what is locked and why", async () => {
  const html = await renderPart(<BonusBalance />, client());
  for (const text of [
    "Real money",
    "€75.00",
    "€25.00",
    "€100.00",
    "€10.00",
    "€40.00 of €100.00 wagered",
    "after €60.00 more in bets",
  ])
    expect(html).toContain(text);
  expect(html).toMatch(/<progress[^>]*max="100"[^>]*value="40"/);
});
