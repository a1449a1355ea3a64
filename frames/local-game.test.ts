import { describe, expect, it, vi } from "vitest";
import { loadJurisdictions } from "../server/core/jurisdictions/jurisdictions.ts";
import type { PastRound } from "./history.ts";
import { createLocalGame, deviceDraw } from "./local-game.ts";
import type { FinishResponse, FrameRound } from "./protocol.ts";

interface Played {
  round: FrameRound;
  balance: string;
}

const CHOICE = { chances: 5_000, over: false };

/** A game whose numbers are given; later ones repeat the last. */
function gameWith(...rolls: number[]) {
  let at = 0;
  const { session, call } = createLocalGame({
    title: "Dice",
    locale: "en",
    draw: async () => (rolls.length > 1 ? rolls.shift()! : rolls[0]!),
    now: () => Date.UTC(2026, 0, 1, 12, 0, at++),
  });
  const play = (stake: string, choice: object = CHOICE) => call<Played>("play", { stake, choice });
  const finish = () => call<FinishResponse>("finish", {});
  return { session, call, play, finish };
}

describe("the demo on the device", () => {
  it("ANC-21 leaves the time between two rounds that the strictest licence and market require", () => {
    const { licences, markets } = loadJurisdictions();
    const rules = [...Object.values(licences), ...Object.values(markets.countries).map(({ play }) => play)];
    const required = rules.map((rule) => rule?.min_round_seconds.other ?? 0);
    expect(gameWith(0).session.min_round).toBe(Math.max(...required) * 1_000);
  });

  it("PLT-54 takes the bet, pays by the published rules, and knows its own rounds", async () => {
    const fetch = vi.spyOn(globalThis, "fetch");
    const { session, call, play, finish } = gameWith(4_999, 5_000);
    expect(session).toMatchObject({ mode: "local", currency: "FUN", balance: "5000.00" });
    const won = await play("1.00");
    expect([won.round.win, won.balance]).toEqual(["1.98", "4999.00"]);
    expect(await finish()).toMatchObject({ balance: "5000.98" });
    expect(await finish()).toMatchObject({ balance: "5000.98" });
    const lost = await play("0.20");
    expect([lost.round.win, lost.round.outcome]).toEqual(["0.00", { roll: 5_000, won: false }]);
    expect(await finish()).toMatchObject({ balance: "5000.78" });
    const { rounds } = await call<{ rounds: PastRound[] }>("history", {});
    expect(rounds).toEqual([
      { id: "1", at: "2026-01-01T12:00:01.000Z", stake: "0.20", win: "0.00", free: false },
      { id: "0", at: "2026-01-01T12:00:00.000Z", stake: "1.00", win: "1.98", free: false },
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ["a bet that isn't offered", "0.30", CHOICE, "round_rejected"],
    ["a choice that isn't offered", "1.00", { chances: 9_999, over: false }, "round_rejected"],
  ])("PLT-54 rejects %s", async (_, stake, choice, code) => {
    await expect(gameWith(0).play(stake, choice)).rejects.toMatchObject({ code });
  });

  it("PLT-54 never bets play money that isn't there, nor two rounds at the same time", async () => {
    const { play, finish } = gameWith(9_999);
    for (let n = 0; n < 50; n++) {
      await play("100.00");
      await expect(play("100.00")).rejects.toMatchObject({ code: "round_rejected" });
      await finish();
    }
    await expect(play("0.20")).rejects.toMatchObject({ code: "insufficient_funds" });
  });

  it("PLT-54 draws from the device's random numbers, each equally likely", async () => {
    const random = vi.spyOn(crypto, "getRandomValues");
    const counts = new Array<number>(10).fill(0);
    const draws = 20_000;
    for (let n = 0; n < draws; n++) counts[await deviceDraw(10)]!++;
    expect(random.mock.calls.length).toBeGreaterThanOrEqual(draws);
    const expected = draws / counts.length;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // With 9 degrees of freedom, one run in a hundred million exceeds this.
    expect(chiSquare).toBeLessThan(60);
    // Words from which low numbers would be likelier are left out.
    random.mockImplementationOnce((words) => Object.assign(words!, { 0: 2 ** 32 - 1 }));
    random.mockImplementationOnce((words) => Object.assign(words!, { 0: 7 }));
    expect(await deviceDraw(10)).toBe(7);
    random.mockRestore();
  });
});
