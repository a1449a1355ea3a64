import { describe, expect, it, vi } from "vitest";
import { client, setUpCashbox } from "../../../../tests/support/component/cashbox-screens.tsx";
import { renderPart } from "../../../../tests/support/component/render.tsx";
import { payment } from "../../../../tests/support/data/payment-answers.ts";
import { limitRulesQuery, limitsQuery } from "../../../api/limits.ts";
import { paymentQuery } from "../../../api/payments.ts";
import { PAYMENT_REASONS, type Payment } from "../../../contract/payments.ts";
import { AfterPayment } from "./after-payment.tsx";
import { PaymentView } from "./payment-view.tsx";

setUpCashbox();

describe("a payment", () => {
  const show = (changes: Partial<Payment>) => {
    const queryClient = client();
    queryClient.setQueryData(paymentQuery(payment().id).queryKey, payment(changes));
    return renderPart(<PaymentView id={payment().id} />, queryClient);
  };
  const step = (state: Payment["timeline"][number]["state"], reason: Payment["reason"] = null) => ({
    state,
    at: "2026-11-21T10:00:00.000Z",
    reason,
    confirmations: null,
  });

  it("CASH-32 shows its state, its steps with times, and its id for support", async () => {
    const confirmed = { ...step("processing"), confirmations: { given: 1, of: 3 } };
    const html = await show({ timeline: [step("pending"), confirmed] });
    for (const text of [
      "Processing",
      "Nov 21, 2026",
      "1 of 3 network confirmations",
      payment().id,
      "•••• 4242",
      "€50.00",
    ])
      expect(html).toContain(text);
    expect(html).toContain(`data-support="${payment().id}"`);
    expect(html).toMatch(/role="status"/);
  });

  const steps = (html: string) =>
    [
      ...(/aria-label="Progress">(.*?)<\/ol>/.exec(html)?.[1] ?? "").matchAll(
        /<li ?(data-done="true")?[^>]*?(aria-current="step")?><strong>([^<]+)</g,
      ),
    ].map(([, isDone, isCurrent, name]) => `${name}${isDone ? " done" : ""}${isCurrent ? " current" : ""}`);
  const EXPECTED = "2026-11-26T10:00:00.000Z";

  it.each([
    [{ state: "pending" }, ["Requested done", "Paying current", "Arrived"]],
    [{ state: "processing" }, ["Requested done", "Paying current", "Arrived"]],
    [{ state: "succeeded" }, ["Requested done", "Paying done", "Arrived done current"]],
    [{ action: "cashout", state: "reserved" }, ["Requested done", "Approved current", "Arrived"]],
    [{ action: "cashout", state: "processing" }, ["Requested done", "Approved done", "Arrived current"]],
    [{ state: "declined" }, []],
    [{ state: "succeeded", reversed_at: EXPECTED }, []],
  ] as const)("CASH-32 tracks %j in three steps", async (changes, expected) => {
    expect(steps(await show(changes))).toEqual(expected);
  });

  it("CASH-32 says by which day the money arrives, and nothing once that day is over", async () => {
    expect(await show({ expected_at: EXPECTED })).toContain("Arrives by Thu, Nov 26");
    expect(await show({ expected_at: "2026-11-20T10:00:00.000Z" })).not.toContain("Arrives by");
    expect(await show({})).not.toContain("Arrives by");
  });

  it.each(PAYMENT_REASONS)("CASH-32 NEW-24 explains %s in a sentence instead of a code", async (reason) => {
    const html = await show({ state: "declined", reason, timeline: [step("declined", reason)] });
    expect(html).not.toContain(reason);
    expect(html.match(/class="[^"]*note[^"]*">([^<]+)\./)?.[1]?.split(" ").length).toBeGreaterThan(4);
  });

  it("CASH-32 keeps the times of its states in closed details", async () => {
    const html = await show({ timeline: [step("pending"), step("succeeded")], state: "succeeded" });
    expect(html).toMatch(/<details><summary[^>]*>Details .*<\/summary><ol/);
  });

  const linksAfter = async (
    changes: Partial<Payment>,
    limit?: string,
    excluded_until: string | null = null,
  ) => {
    const queryClient = client();
    const limits = limit ? [{ type: limit, reached: true }] : [];
    queryClient.setQueryData(limitsQuery.queryKey, limits as never);
    queryClient.setQueryData(limitRulesQuery.queryKey, { excluded_until } as never);
    const html = await renderPart(<AfterPayment payment={payment(changes)} />, queryClient);
    return [...html.matchAll(/<a class="([^"]*)"[^>]*>([^<]+)</g)].map(
      ([, look, text]) => `${text}${look!.includes("primary") ? " (primary)" : ""}`,
    );
  };
  const LOBBY = ["Go to lobby"];
  const RETRY = ["Try another method (primary)", ...LOBBY];
  const UNTIL = "2026-11-22T10:00:00.000Z";

  it.each([
    [{ state: "succeeded" }, ["Play now (primary)", "New deposit"]],
    [{ state: "succeeded", reversed_at: UNTIL }, LOBBY],
    [{ state: "pending" }, LOBBY],
    [{ state: "processing" }, LOBBY],
    [{ state: "declined", reason: "declined_by_bank" }, RETRY],
    [{ state: "canceled", reason: "expired" }, RETRY],
    [{ state: "canceled", reason: "canceled_by_player" }, RETRY],
    [{ state: "declined", reason: "limit_reached" }, LOBBY],
    [{ state: "declined", reason: "player_excluded" }, LOBBY],
    [{ action: "cashout", state: "reserved" }, LOBBY],
    [{ action: "cashout", state: "succeeded" }, LOBBY],
    [{ action: "cashout", state: "recalled" }, LOBBY],
    [{ action: "cashout", state: "rejected" }, LOBBY],
  ] as const)("CASH-32 leads on from %j", async (changes, links) => {
    expect(await linksAfter(changes)).toEqual(links);
  });

  it.each([
    [{ state: "succeeded" }, "deposit", null, ["Play now (primary)"]],
    [{ state: "succeeded" }, "loss", null, ["New deposit", ...LOBBY]],
    [{ state: "succeeded" }, undefined, UNTIL, LOBBY],
    [{ state: "declined" }, undefined, UNTIL, LOBBY],
    [{ state: "declined" }, "deposit", null, LOBBY],
  ] as const)(
    "CASH-32 LIM-13 invites to neither past a limit nor in a break: %j, %s, %s",
    async (changes, limit, until, links) => {
      expect(await linksAfter(changes, limit, until)).toEqual(links);
    },
  );

  it("CASH-08 ANC-18 has a cancel button only when the server allows it", async () => {
    const cashout = { action: "cashout", state: "reserved" } as const;
    expect(await show({ ...cashout, recallable: true })).toContain("Cancel withdrawal");
    expect(await show({ ...cashout, recallable: false })).not.toContain("Cancel withdrawal");
  });

  it("CASH-27 can be cancelled while pending, but not while processing", async () => {
    expect(await show({ state: "pending" })).toContain("Cancel this deposit");
    expect(await show({ state: "processing" })).not.toContain("Cancel this deposit");
  });

  it("CASH-05 shows a coin address as text to copy, with amount, network and expiry", async () => {
    const html = await show({
      state: "pending",
      next_step: {
        kind: "address",
        address: "bc1qaddress",
        network: "Bitcoin",
        uri: "bitcoin:bc1qaddress?amount=0.0015",
        amount: "0.0015",
        confirmations: 2,
        expires_at: "2026-11-21T14:30:00.000Z",
      },
    });
    for (const text of ["bc1qaddress", "Copy address", "0.0015", "Bitcoin", "Valid until", "Open wallet"])
      expect(html).toContain(text);
  });

  it("CASH-27 says that paying isn't finished, and continues on the provider's page only if its address is https", async () => {
    vi.stubGlobal("location", { origin: "https://apogee.test" });
    const showRedirect = (url: string) => show({ state: "pending", next_step: { kind: "redirect", url } });
    const html = await showRedirect("https://pay.example/p/1");
    expect(html).toContain('href="https://pay.example/p/1"');
    for (const text of ["You haven't finished paying", "Continue", "Cancel this deposit"])
      expect(html).toContain(text);
    for (const url of ["javascript:alert(1)", "http://pay.example/p/1"])
      expect(await showRedirect(url)).not.toMatch(/Continue|haven't finished/);
    const next_step = { kind: "redirect", url: "https://pay.example/p/1" } as const;
    expect(await show({ state: "processing", next_step })).not.toContain("haven't finished");
  });

  it("ANC-42 NEW-06 links to its receipts in the statement", async () => {
    const html = await show({ state: "succeeded", receipts: [12] });
    expect(html).toContain(`href="/profile/statement?receipt=12"`);
    // A number on its own would read as a count.
    expect(html).toContain("<dt>Receipt no.</dt>");
    expect(await show({ state: "succeeded", receipts: [12, 15] })).toContain("<dt>Receipt numbers</dt>");
  });
});
