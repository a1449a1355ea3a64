import { describe, expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { CURRENCIES } from "../../../tests/support/data/currencies.ts";
import { currenciesQuery } from "../../api/config.ts";
import { playSessionQuery } from "../../api/play.ts";
import type { PlaySession, SessionPlan } from "../../contract/play-sessions.ts";
import { CurrentPlan } from "./plan-now.tsx";
import { PlanOutcome } from "./plan-outcome.tsx";

const MINUTE = 60_000;
const plan = (overrides: Partial<SessionPlan> = {}): SessionPlan => ({
  id: 1,
  state: "running",
  currency: "EUR",
  budget_cents: 2_000,
  minutes: 60,
  started_at: "2026-11-21T11:35:00.000Z",
  ended_at: null,
  staked_cents: 5_000,
  won_cents: 3_760,
  net_cents: -1_240,
  acknowledged: [],
  exceeded: [],
  exceeded_count: 0,
  summary_due: false,
  ...overrides,
});
const playSession = (currentPlan: SessionPlan | null): PlaySession => ({
  now: "2026-11-21T12:00:00.000Z",
  started_at: currentPlan?.started_at ?? null,
  currency: "EUR",
  staked_cents: 0,
  won_cents: 0,
  net_cents: 0,
  reality_check: { minutes: 60, choices: [60], optional: false, due_at: null },
  plan: currentPlan,
});
const MONEY: [readonly unknown[], unknown] = [currenciesQuery.queryKey, CURRENCIES];
const renderOutcome = (playedPlan: SessionPlan, minutes: number) =>
  renderPart(<PlanOutcome plan={playedPlan} elapsed={minutes * MINUTE} />, clientWith([MONEY]));
const renderCurrentPlan = (currentPlan: SessionPlan | null) =>
  renderPart(
    <CurrentPlan withLink={false} />,
    clientWith([MONEY, [playSessionQuery.queryKey, playSession(currentPlan)]]),
  );

describe("a displayed session plan", () => {
  it("NEW-18 shows the plan and its outcome in whole minutes and the account's currency", async () => {
    const html = await renderOutcome(plan(), 25.9);
    for (const text of ["€12.40 of €20.00", "25 of 60 min", "€50.00", "€37.60", "−€12.40"])
      expect(html).toContain(text);
    expect(html).not.toContain("Over plan");
    expect(html).not.toContain("Continued after plan");
  });

  it("NEW-18 shows the excess over the plan, and how often the player continued", async () => {
    const html = await renderOutcome(plan({ net_cents: -2_240, exceeded_count: 2 }), 66);
    for (const text of ["Over plan", "€2.40, 6 minutes", "Continued after plan", "2 times"])
      expect(html).toContain(text);
  });

  it("NEW-18 shows no target for an unset part, and no loss for a player in profit", async () => {
    const html = await renderOutcome(plan({ budget_cents: null, minutes: null }), 25);
    expect(html).toContain("not set");
    expect(html).not.toContain(" of ");
    expect(await renderOutcome(plan({ net_cents: 500 }), 1)).toContain("€0.00 of €20.00");
  });

  it("NEW-18 suggests no values, and says that a plan only reminds", async () => {
    const html = await renderCurrentPlan(null);
    expect(html.match(/<input[^>]*value=""/g)).toHaveLength(2);
    expect(html).not.toMatch(/placeholder="[^"]/);
    expect(html).toContain("A plan only reminds you.");
  });

  it("NEW-18 offers to delete a waiting plan, only to lower a running one, and to make a new one after its end", async () => {
    const waitingHtml = await renderCurrentPlan(plan({ state: "waiting", started_at: null }));
    expect(waitingHtml).toContain("€20.00 · 60 minutes");
    expect(waitingHtml).toContain("Delete plan");
    const running = await renderCurrentPlan(plan());
    expect(running).toContain("Lower budget or time");
    expect(running).not.toContain("Delete plan");
    expect(await renderCurrentPlan(plan({ state: "over", ended_at: "2026-11-21T11:55:00.000Z" }))).toContain(
      "Save plan",
    );
  });
});
