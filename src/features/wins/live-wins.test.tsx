import { describe, expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { currenciesQuery } from "../../api/config.ts";
import { winsQuery } from "../../api/wins.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { RecentWin } from "../../contract/public-wins.ts";
import { LiveWins, WinsRow } from "./live-wins.tsx";

const CURRENCIES = {
  currencies: {
    EUR: { fiat: true, display: { subunits: 100, min_decimals: 2, max_decimals: 2, label: "€" } },
  },
} as unknown as CurrencyConfig;
const WIN: RecentWin = {
  id: "1",
  at: "2026-11-21T12:00:00.000Z",
  game: {
    identifier: "luna/moon",
    title: "Moon",
    provider: "luna",
    seo_title: "moon",
    preview: "/art/games/1/a",
  },
  user_name: "Benjam***",
  currency: "EUR",
  amount_cents: 123_450,
};

describe("live wins", () => {
  it("PLT-14 are a list of links with amount, game and masked name, and aren't announced", async () => {
    const html = await renderPart(<WinsRow wins={[WIN]} currencies={CURRENCIES} />);
    for (const text of ["Live wins", "€1,234.50", "Moon", "Benjam***", 'href="/play/luna/moon"', "/160.avif"])
      expect(html).toContain(text);
    expect(html).not.toMatch(/aria-live|role="(status|alert|marquee)"/);
  });

  it("PLT-14 render nothing until their position is out of view", async () => {
    const client = clientWith([
      [currenciesQuery.queryKey, CURRENCIES],
      [winsQuery.queryKey, [WIN]],
    ]);
    expect(await renderPart(<LiveWins />, client)).not.toContain("Moon");
  });
});
