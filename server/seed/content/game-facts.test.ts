import { expect, it } from "vitest";
import { slotTable } from "../../../src/rules/fair/slot-tables.ts";
import { FAIR_KINDS, percentOf, standardVersion, versionsInForce } from "../../../src/rules/fair/versions.ts";
import { isOfflineGame } from "../../../src/rules/web/offline-demo.ts";
import { rulesOf } from "../../reference-game-server/engine.ts";
import { stakesOf } from "../../reference-game-server/stakes.ts";
import { makeCatalogue } from "./catalogue.ts";
import { factsOf } from "./game-facts.ts";

const { games } = makeCatalogue(400);

it("ANC-70 states for each game what the rules that it is played by return, pay and take", () => {
  for (const game of games) {
    const { kind, version, returns, top, volatility } = rulesOf(game);
    const facts = factsOf(game);
    expect(facts.rtp / 100).toBeCloseTo(percentOf(returns.least), 2);
    expect(facts).toMatchObject({ topPrize: top.stakes, volatility });
    const lines = kind === "slot" ? slotTable(version).lines.length : null;
    const hasOtherWins = game.title.includes("Megaways") || game.categories.includes("cluster-pays");
    expect(facts.lines).toBe(hasOtherWins ? null : lines);
    const codes = Object.keys(game.currencies).filter((code) => code !== "FUN");
    expect(Object.keys(facts.bets).sort()).toEqual([...new Set(["EUR", ...codes])].sort());
    for (const [code, range] of Object.entries(facts.bets)) {
      const stakes = stakesOf({ ...game, kind }, code);
      expect(range.map(BigInt)).toEqual([stakes[0], stakes.at(-1)]);
    }
  }
});

it("ANC-70 CAT-34 bets at wheels and live tables start at different amounts, at exclusive ones at 10", () => {
  const lowest = (game: (typeof games)[number]) => factsOf(game).bets.EUR![0];
  const isWheel = (game: (typeof games)[number]) => rulesOf(game).kind === "wheel";
  const isExclusive = ({ title }: { title: string }) => /VIP|Privé/.test(title);
  const [tables, others] = [games.filter(isWheel), games.filter((game) => !isWheel(game))];
  expect(new Set(others.map(lowest))).toEqual(new Set([20]));
  expect(new Set(tables.filter(isExclusive).map(lowest))).toEqual(new Set([1_000]));
  expect(new Set(tables.filter((game) => !isExclusive(game)).map(lowest))).toEqual(
    new Set([20, 100, 200, 500]),
  );
});

it("ANC-68 ANC-70 plays every version of the rules, none of the slot's in more than a third of its games", () => {
  const versions = Map.groupBy(games.map(rulesOf), (rules) => rules);
  expect(new Set(versions.keys())).toEqual(new Set(FAIR_KINDS.flatMap(versionsInForce)));
  const slots = games.map(rulesOf).filter(({ kind }) => kind === "slot").length;
  for (const [{ kind }, { length }] of versions) if (kind === "slot") expect(length).toBeLessThan(slots / 3);
});

it("PLT-54 the game whose demo works offline is one of the dice, with a demo, in every catalogue", () => {
  const game = makeCatalogue(200).games.find(isOfflineGame)!;
  expect(rulesOf(game)).toBe(standardVersion("dice"));
  expect(game.has_demo_mode).toBe(true);
});

it("ANC-70 names exactly the slots of high volatility in that category, and those whose title promises it", () => {
  const slots = makeCatalogue(3_000).games.filter(({ categories }) => categories.includes("pokies"));
  for (const game of slots) {
    const isVolatile = rulesOf(game).volatility === "high";
    expect(game.categories.includes("high-volatility")).toBe(isVolatile);
    if (rulesOf(game).kind === "slot" && /Xtreme|Unchained|Blitz/.test(game.title))
      expect(isVolatile).toBe(true);
  }
});
