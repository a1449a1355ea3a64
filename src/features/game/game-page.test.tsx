import { expect, it } from "vitest";
import { makeConfigs } from "../../../server/seed/content/configs.ts";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { currenciesQuery, projectQuery } from "../../api/config.ts";
import { exchangeRatesQuery } from "../../api/exchange-rates.ts";
import { categoriesQuery, gamesQuery, toTile } from "../../api/games.ts";
import type { Game, GameDetails, GameFacts } from "../../contract/games.ts";
import { GamePage } from "./game-page.tsx";

const game = (id: number, title: string) =>
  ({
    id,
    identifier: `luna/${id}`,
    title,
    provider: "luna",
    provider_title: "Luna",
    seo_title: `game-${id}`,
    preview: `/art/games/${id}/a`,
    tone: 3,
    badges: [],
    categories: [],
    has_demo_mode: true,
    real: { EUR: { id } },
    currencies: { EUR: { id } },
  }) as unknown as Game;
const moon = game(1, "Moon");

/** The page of Moon, whose provider has these games. */
function pageOf(games: Game[], next: number | null = null) {
  const pages = [{ tiles: games.map(toTile), next, total: games.length }];
  const list = { pages, pageParams: [0] };
  return renderPart(
    <GamePage game={moon} />,
    clientWith([[gamesQuery({ providers: ["luna"] }).queryKey, list]]),
  );
}

it("PLAY-01 a game's page lists its provider's other games, and has no heading without any", async () => {
  const html = await pageOf([moon, game(2, "Tide")]);
  expect(html).toContain("More from Luna");
  expect(html).toContain("Tide");
  expect(await pageOf([moon])).not.toContain("More from Luna");
  // More games may follow on the next page.
  expect(await pageOf([moon], 60)).toContain("More from Luna");
});

it("ANC-70 a game's page has its scene in a size for large and dense screens, and loads it first", async () => {
  const html = await pageOf([moon]);
  const [scene] = /<img[^>]*\/art\/games\/1\/a\/wide\/[^>]*>/.exec(html) ?? [];
  expect(scene).toContain('fetchPriority="high"');
  expect(html).toContain("/art/games/1/a/wide/1200.avif 1200w");
});

const FACTS: GameFacts = {
  rtp: 9554,
  volatility: "medium",
  top_prize: 1500,
  lines: 10,
  bets: { EUR: [20, 10_000], CAD: [30, 15_000] },
  released_at: "2025-03-09",
};

/** Text of the facts on the server-rendered page of a guest in a market with this currency. */
async function factsOf(facts: GameDetails["facts"], currency = "CAD", rates: Record<string, string> = {}) {
  const html = await renderPart(
    <GamePage game={{ ...moon, facts }} />,
    clientWith([
      [gamesQuery({ providers: ["luna"] }).queryKey, { pages: [], pageParams: [] }],
      [currenciesQuery.queryKey, makeConfigs()["currency-config"]],
      [projectQuery.queryKey, { default_currency: currency }],
      [exchangeRatesQuery.queryKey, { rates }],
    ]),
  );
  const list = /<dl.*<\/dl>/.exec(html)?.[0] ?? "";
  return list.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

it("ANC-70 lists no category that says another volatility than the facts", async () => {
  const chips = (volatility: "medium" | "high") =>
    renderPart(
      <GamePage game={{ ...moon, categories: ["high-volatility"], facts: { ...FACTS, volatility } }} />,
      clientWith([
        [gamesQuery({ providers: ["luna"] }).queryKey, { pages: [], pageParams: [] }],
        [categoriesQuery.queryKey, [{ id: "high-volatility", title: "High Volatility" }]],
      ]),
    );
  expect(await chips("medium")).not.toContain("/categories/high-volatility");
  expect(await chips("high")).toContain("/categories/high-volatility");
});

it("ANC-70 states a game's facts to a guest before the launch, in the market's currency", async () => {
  const text = await factsOf(FACTS);
  for (const fact of [
    "Return to player (RTP) 95.54%",
    "Volatility Medium A mix",
    "Top prize 1,500 × your bet",
    "Bets CA$0.30 – CA$150.00",
    "Lines 10",
    "Release date Mar 9, 2025",
  ])
    expect(text).toContain(fact);
});

it("ANC-70 says about how much the bets are in a currency that the game doesn't state", async () => {
  const rates = { EUR: "1", NOK: "0.08" };
  expect(await factsOf(FACTS, "NOK", rates)).toMatch(/Bets about NOK\s2\.50 – NOK\s1,250\.00/);
  // Without rates, the stated range is better than none.
  expect(await factsOf(FACTS, "NOK")).toContain("Bets €0.20 – €100.00");
});

it("ANC-70 shows no fact that the provider doesn't state", async () => {
  const unknown = { rtp: null, volatility: null, top_prize: null, lines: null, bets: null };
  expect((await factsOf({ ...FACTS, ...unknown })).trim()).toBe("Release date Mar 9, 2025");
  // Cached by an earlier release.
  expect(await factsOf(undefined)).toBe("");
});
