import type { QueryKey } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { currenciesQuery } from "../../api/config.ts";
import {
  gameJackpotRulesQuery,
  jackpotWinnersQuery,
  type JackpotRules as Rules,
} from "../../api/jackpots.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { PublicJackpotWin } from "../../contract/jackpots.ts";
import { GameJackpotRules } from "./game-jackpot-rules.tsx";
import { JackpotPage } from "./jackpot-page.tsx";
import { JackpotRules } from "./jackpot-rules.tsx";
import { Winners } from "./winners.tsx";

const currency = (code: string, symbol: string, decimals: number) => ({
  code,
  name: code,
  fiat: true,
  subunits_to_unit: 10 ** decimals,
  symbol,
  display: { label: code, subunits: 10 ** decimals, min_decimals: decimals, max_decimals: decimals },
});
const currencies = {
  currencies: { EUR: currency("EUR", "€", 2), JPY: currency("JPY", "¥", 0) },
} as unknown as CurrencyConfig;

const rules: Rules = {
  identifier: "nova",
  title: "Mystic Nova",
  currency: "EUR",
  terms: [
    {
      level: "mini",
      name: "Mini",
      seed_cents: 1_000,
      contribution_ppm: 2_000,
      ceiling_cents: 10_000,
      average_cents: 1_500,
    },
    {
      level: "grand",
      name: "Grand",
      seed_cents: 2_500_000,
      contribution_ppm: 1_000,
      ceiling_cents: null,
      average_cents: 4_000_000,
    },
  ],
};

const winOf = (n: number, changes: Partial<PublicJackpotWin> = {}): PublicJackpotWin => ({
  jackpot_identifier: "nova",
  jackpot_title: "Mystic Nova",
  jackpot_level_name: "Mini",
  user_name: `Winner${n}`.slice(0, 6).concat("***"),
  currency: "EUR",
  amount_cents: 1_000 + n,
  jackpot_original_currency: "EUR",
  jackpot_original_amount_cents: 1_000 + n,
  created_at: `2026-11-20T10:00:${String(n).padStart(2, "0")}.000Z`,
  ...changes,
});

const render = (part: ReactElement, data: [QueryKey, unknown][] = []) => renderPart(part, clientWith(data));
const winnersOf = (wins?: PublicJackpotWin[]) =>
  render(
    <Winners jackpot="nova" currency="EUR" currencies={currencies} />,
    wins && [
      [jackpotWinnersQuery("nova", "biggest").queryKey, wins],
      [jackpotWinnersQuery("nova", "latest").queryKey, wins.toReversed()],
    ],
  );

describe("a jackpot's rules", () => {
  it("JPT-11 ANC-25 state seed, share, ceiling and chance of each level", async () => {
    const html = await render(<JackpotRules rules={rules} currencies={currencies} />);
    for (const text of [
      "€10.00",
      "0.2% of each bet",
      "€100.00",
      "Chance per €1 bet",
      "1 in 7,500",
      "€25,000.00",
      "0.1% of each bet",
      "No maximum",
      "1 in 40,000,000",
    ])
      expect(html).toContain(text);
  });

  it("JPT-11 ANC-25 state who takes part, what funds the pots, and how simultaneous wins are paid", async () => {
    const html = await render(<JackpotRules rules={rules} currencies={currencies} />);
    for (const text of [
      "Every real-money bet",
      "comes out of our share",
      "Your chance grows in proportion to your bet",
      "next pot starts at the amount shown",
      "the one that's settled first gets the pot",
      "reaches its maximum",
      "A pot only goes down when it's won",
    ])
      expect(html.replace(/\s+/g, " ")).toContain(text);
  });

  it("ANC-25 are on a game's page before play, and absent without a jackpot", async () => {
    const renderRules = (list: Rules[], isOpen?: boolean) =>
      render(<GameJackpotRules game="studio/nova" isOpen={isOpen} />, [
        [gameJackpotRulesQuery("studio/nova").queryKey, list],
        [currenciesQuery.queryKey, currencies],
      ]);
    const html = await renderRules([rules]);
    expect(html).toContain("Jackpot rules: Mystic Nova");
    expect(html).toContain("1 in 7,500");
    expect(html).toContain('href="/nova"');
    expect(html).not.toMatch(/<details[^>]* open/);
    // Opened from a running game, they are expanded.
    expect(await renderRules([rules], true)).toMatch(/<details[^>]* open/);
    expect(await renderRules([])).not.toMatch(/details|Jackpot/);
  });
});

describe("a jackpot's page", () => {
  it("JPT-07 JPT-08 shows each level's exact amount, the highest level first, then first games, winners, rules and all games", async () => {
    const html = await render(
      <JackpotPage
        jackpot={{
          id: 1,
          identifier: "nova",
          title: "Mystic Nova",
          state: "active",
          currency: "EUR",
          image: "/art/banners/mystic-nova/v",
          levels: [
            { id: 11, name: "Mini", identifier: "mini", amount_cents: 1_863, cycle: 1 },
            { id: 14, name: "Grand", identifier: "grand", amount_cents: 4_820_700, cycle: 1 },
          ],
        }}
        rules={rules}
        currencies={currencies}
        play={<a href="/play/studio/nova">Play Nova</a>}
      >
        <p>a wall of tiles</p>
      </JackpotPage>,
      [
        [jackpotWinnersQuery("nova", "biggest").queryKey, [winOf(1)]],
        [jackpotWinnersQuery("nova", "latest").queryKey, [winOf(1)]],
      ],
    );
    const places = [
      "€48,207.00",
      "Play Nova",
      "€18.63",
      "Games with this jackpot",
      "Winners",
      "How it's won",
      "All games with this jackpot",
      "a wall of tiles",
    ].map((text) => html.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // Its picture isn't an enlarged card's.
    expect(html).toContain("/art/banners/mystic-nova/v/1200.avif 1200w");
  });
});

describe("the leaderboard", () => {
  const wins = Array.from({ length: 8 }, (_, i) => winOf(i + 1));

  it("JPT-06 shows five winners, the first three with a medal, and a button for the rest", async () => {
    const html = await winnersOf(wins);
    const rows = html.match(/<li\b.*?<\/li>/gs) ?? [];
    expect(rows).toHaveLength(5);
    expect(html.match(/data-place="\d"/g)).toEqual(['data-place="1"', 'data-place="2"', 'data-place="3"']);
    expect(html).toContain("Winner***");
    expect(await winnersOf([winOf(1, { user_name: "***" })])).toContain("A player");
    expect(rows.join()).toContain("€10.05");
    expect(rows.join()).not.toContain("€10.06");
    expect(html).toContain("Show more");
    expect(await winnersOf(wins.slice(0, 5))).not.toContain("Show more");
  });

  it("JPT-06 has a tab of the biggest, shown first, and one of the latest", async () => {
    const html = await winnersOf(wins);
    expect(html.match(/role="tab"[^>]*aria-selected="(true|false)"[^>]*>(Latest|Biggest)/g)).toHaveLength(2);
    expect(html).toMatch(/aria-selected="true"[^>]*>Biggest/);
  });

  it("JPT-03 shows the pot's amount, and the amount paid in the winner's currency", async () => {
    const html = await winnersOf([winOf(1, { currency: "JPY", amount_cents: 1_639 })]);
    expect(html).toContain("€10.01");
    expect(html).toContain("paid out as ¥1,639");
    expect(await winnersOf(wins)).not.toContain("paid out as");
  });

  it("JPT-08 shows a skeleton until it is loaded, and says when there are no winners", async () => {
    expect((await winnersOf()).match(/<li\b/g)).toHaveLength(5);
    expect(await winnersOf([])).toContain("No winners yet");
  });

  it.each(["biggest", "latest"] as const)(
    "JPT-08 shows only the placeholder while it has the %s wins alone",
    async (sort) => {
      const html = await render(<Winners jackpot="nova" currency="EUR" currencies={currencies} />, [
        [jackpotWinnersQuery("nova", sort).queryKey, wins],
      ]);
      expect(html).not.toMatch(/Winner\*\*\*|<figure/);
      expect(html.match(/<li\b/g)).toHaveLength(5);
    },
  );
});
