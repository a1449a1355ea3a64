import { describe, expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { CURRENCIES } from "../../../tests/support/data/currencies.ts";
import { compPointsQuery } from "../../api/comp-points.ts";
import { currenciesQuery } from "../../api/config.ts";
import type { CompPoints } from "../../contract/comp-points.ts";
import { Points } from "./points.tsx";

const POINTS: CompPoints = {
  chargeable: { points: 1_234 },
  persistent: { points: 45_678 },
  stake_for_point: { EUR: 100 },
};

const render = (points: CompPoints | undefined, currency = "EUR") =>
  renderPart(
    <Points currency={currency} />,
    clientWith([
      [currenciesQuery.queryKey, CURRENCIES],
      ...(points ? [[compPointsQuery.queryKey, points] as [readonly string[], unknown]] : []),
    ]),
  );

describe("the points card of the level page", () => {
  it("COMP-08 shows spendable and total points, and how to earn one", async () => {
    const html = await render(POINTS);
    expect(html).toContain("1,234");
    expect(html).toContain("45,678");
    expect(html).toContain("Earn 1 point for every €1.00 you bet with real money");
  });

  it("COMP-08 shows a skeleton until it is loaded, and no earning rate for a currency without one", async () => {
    expect(await render(undefined)).toContain('aria-busy="true"');
    expect(await render(POINTS, "XXX")).not.toContain("Earn 1 point");
  });
});
