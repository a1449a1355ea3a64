import { describe, expect, it } from "vitest";
import { runningBonusOf } from "../../../tests/support/data/bonuses.ts";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import type { BonusStage, Contributions } from "../../contract/bonuses.ts";
import { BONUS_STAGES } from "../../contract/bonuses.ts";
import type * as Engine from "./account-bonuses.ts";
import { createAccountBonuses } from "./account-bonuses.ts";
import { contributionOf } from "./contributions.ts";
import type * as LateMoney from "./late-money.ts";
import { lateMoney } from "./late-money.ts";
import { countedParts, requiredParts, shownProgress } from "./progress.ts";
import type * as Stages from "./stages.ts";
import { canChangeStage, STAGE_CHANGES } from "./stages.ts";

const CONTRIBUTIONS: Contributions = {
  default: 10_000,
  categories: { live: 1_000, table: 2_000, bonus_buy: "excluded" },
  providers: { studio: 5_000 },
  games: { "nova-spins": 0, "old-wheel": "excluded" },
};
const GAME = { identifier: "g", provider: "p", categories: [] as string[], savesState: false };

describe("the contribution of a game", () => {
  it.each([
    [{}, 10_000],
    [{ categories: ["live"] }, 1_000],
    [{ categories: ["slots"] }, 10_000],
    [{ categories: ["table", "live"] }, 1_000],
    [{ categories: ["live", "bonus_buy"] }, "excluded"],
    [{ provider: "studio", categories: ["live"] }, 5_000],
    [{ identifier: "nova-spins", provider: "studio" }, 0],
    [{ identifier: "old-wheel", provider: "studio" }, "excluded"],
    [{ savesState: true }, "excluded"],
    [{ identifier: "nova-spins", provider: "studio", savesState: true }, "excluded"],
    [{ identifier: "constructor", provider: "toString" }, 10_000],
  ])("BON-22 is the most specific of game, provider and category: %j gives %s", (game, contribution) => {
    expect(contributionOf(CONTRIBUTIONS, { ...GAME, ...game })).toBe(contribution);
  });
});

describe("progress", () => {
  it("BON-21 requires the bonus times the multiplier, rounded down to a minor unit", () => {
    expect(requiredParts(1_000n, 30)).toBe(30_000n * 10_000n);
    expect(requiredParts(333n, 2.5)).toBe(832n * 10_000n);
    expect(requiredParts(1n, 0.99)).toBe(0n);
    expect(requiredParts(10n ** 12n, 40)).toBe(4n * 10n ** 17n);
  });

  it("BON-22 counts stakes up to the highest bet, in parts, so that nothing is rounded", () => {
    expect(countedParts(500n, 300n, 10_000)).toBe(300n * 10_000n);
    expect(countedParts(1n, null, 1)).toBe(1n);
    expect(countedParts(500n, 500n, 0)).toBe(0n);
  });

  it("RI-08 MI-21 is shown between 0 and the requirement, and is 100 % only when it's met", () => {
    expect(shownProgress(-5n, 100n)).toEqual({ wagered: 0n, percent: 0 });
    expect(shownProgress(999_999n, 1_000_000n)).toEqual({ wagered: 99n, percent: 99 });
    expect(shownProgress(2_000_000n, 1_000_000n)).toEqual({ wagered: 100n, percent: 100 });
    expect(shownProgress(0n, 0n)).toEqual({ wagered: 0n, percent: 100 });
  });
});

describe("stages", () => {
  const ENDED: BonusStage[] = ["finished", "canceled", "expired"];

  it("BON-23 RI-06 follow a closed table", () => {
    for (const stage of ENDED) expect(STAGE_CHANGES[stage]).toEqual([]);
    expect(STAGE_CHANGES.wager_done).toEqual(["finished"]);
    for (const from of BONUS_STAGES) expect(canChangeStage(from, "issued")).toBe(false);
    const engine = createAccountBonuses([runningBonusOf({ stage: "finished", endBalance: 0n })], 0);
    expect(() => engine.forfeit("bonus", "canceled", 0n)).toThrow("can't go from finished to canceled");
  });

  it("RI-06 mutant undead: a finished bonus runs again", () =>
    expectCaught<typeof Stages>(
      "src/rules/wagering/stages.ts",
      (module) => expect(module.canChangeStage("finished", "handle_bets")).toBe(false),
      "finished: [],",
      'finished: ["handle_bets"],',
    ));
});

describe("money of an ended bonus", () => {
  it("ANC-61 RI-10 is converted as if it had been there: at most the cap in all", () => {
    expect(lateMoney({ endBalance: 80n, cap: 100n }, 50n)).toEqual({
      real: 20n,
      house: 30n,
      endBalance: 130n,
    });
    expect(lateMoney({ endBalance: 130n, cap: 100n }, -50n)).toEqual({
      real: -20n,
      house: -30n,
      endBalance: 80n,
    });
    expect(lateMoney({ endBalance: 80n, cap: null }, 50n)).toEqual({
      real: 50n,
      house: 0n,
      endBalance: 130n,
    });
    expect(lateMoney({ endBalance: 80n, cap: 0n }, 50n)).toEqual({ real: 0n, house: 50n, endBalance: 130n });
  });

  it("ANC-61 takes back no more than was there", () => {
    expect(lateMoney({ endBalance: 5n, cap: null }, -10n)).toEqual({ real: -5n, house: -5n, endBalance: 0n });
  });

  it("RI-11 mutant late-cash: a late win becomes real money whole", () =>
    expectCaught<typeof LateMoney>(
      "src/rules/wagering/late-money.ts",
      (module) => expect(module.lateMoney({ endBalance: 80n, cap: 100n }, 50n).real).toBe(20n),
      "const real = converted(balance, cap) - converted(endBalance, cap);",
      "const real = amount;",
    ));
});

describe("bonuses of an account", () => {
  const settle = (
    { createAccountBonuses }: Pick<typeof Engine, "createAccountBonuses">,
    bonuses: Engine.BonusState[],
    balance: bigint,
    isHeld = false,
  ) => {
    const engine = createAccountBonuses(bonuses, 1_000);
    engine.settle(balance, () => isHeld);
    return engine;
  };
  const module = { createAccountBonuses };
  const met = runningBonusOf({ requiredParts: 100n, progressParts: 100n });
  const waiting = (id: string, position: number, more: Partial<Engine.BonusState> = {}) =>
    runningBonusOf({ id, stage: "wait", granted: 500n, startedAt: null, expiresAt: null, position, ...more });

  it("BON-22 RI-10 become real money once their requirement is met, at most the highest win", () => {
    const { bonuses, entries } = settle(module, [{ ...met, maxWin: 300n }], 450n);
    expect(bonuses).toMatchObject([{ stage: "finished", endBalance: 450n }]);
    expect(entries).toEqual([
      {
        bonusId: "bonus",
        version: 3,
        kind: "bonus_converted",
        real: 300n,
        bonus: -450n,
        unsettled: 0n,
        house: 150n,
      },
    ]);
    expect(settle(module, [met], 450n).entries).toMatchObject([{ real: 450n, house: 0n }]);
  });

  it("BON-23 wait in wager_done until the last open round that holds their money closes", () => {
    const held = settle(module, [met], 450n, true);
    expect([held.bonuses[0]!.stage, held.entries]).toEqual(["wager_done", []]);
    expect(settle(module, [...held.bonuses], 450n).bonuses[0]!.stage).toBe("finished");
  });

  it("BON-23 are lost when their money is gone and no open round holds any", () => {
    const running = runningBonusOf();
    expect(settle(module, [running], 0n, true).bonuses[0]!.stage).toBe("handle_bets");
    expect(settle(module, [running], 1n).bonuses[0]!.stage).toBe("handle_bets");
    const { bonuses, entries } = settle(module, [running], 0n);
    expect([bonuses[0]!.stage, entries]).toEqual(["lost", []]);
  });

  it("RI-05 start one after the other, first in the queue first, with the full time to wager", () => {
    const { bonuses, entries } = settle(module, [met, waiting("c", 2), waiting("b", 1)], 450n);
    expect(bonuses.map(({ id, stage, position }) => [id, stage, position])).toEqual([
      ["bonus", "finished", null],
      ["c", "wait", 2],
      ["b", "handle_bets", null],
    ]);
    expect(entries.map(({ bonusId, kind }) => [bonusId, kind])).toEqual([
      ["bonus", "bonus_converted"],
      ["b", "bonus_started"],
    ]);
    expect(bonuses[2]).toMatchObject({ startedAt: 1_000, expiresAt: 1_000 + 86_400_000 });
  });

  it("RI-15 start with winnings of free rounds from the unsettled balance", () => {
    const engine = createAccountBonuses([runningBonusOf({ stage: "issued", isUnsettled: true })], 0);
    engine.activate("bonus");
    expect(engine.entries).toMatchObject([{ bonus: 1_000n, unsettled: -1_000n, house: 0n }]);
  });

  it.each([
    [
      "the game is excluded",
      { contributions: { ...CONTRIBUTIONS, default: "excluded" as const } },
      "bonus_game_excluded",
    ],
    ["the round's stakes exceed the highest bet", { maxBet: 49n }, "bonus_max_bet"],
    ["the time is over", { expiresAt: 1_000 }, "insufficient_funds"],
    ["it's frozen", { isFrozen: true }, "insufficient_funds"],
    ["the requirement is met", { stage: "wager_done" as const }, "insufficient_funds"],
    ["nothing forbids it", { expiresAt: 1_001, maxBet: 50n }, null],
  ])("ANC-47 RI-13 take no stake, before it's placed, if %s", (_, overrides, rejection) => {
    const engine = createAccountBonuses([runningBonusOf(overrides)], 1_000);
    expect(engine.rejectionOf(GAME, { bonusId: "bonus", stake: 50n })).toBe(rejection);
    expect(engine.rejectionOf(GAME, { bonusId: "other", stake: 1n })).not.toBeNull();
  });

  it("RI-13 mutant lax-bet: a stake above the highest bet uses bonus money", () =>
    expectCaught<typeof Engine>(
      "src/rules/wagering/account-bonuses.ts",
      (mutated) =>
        expect(
          mutated
            .createAccountBonuses([runningBonusOf({ maxBet: 49n })], 0)
            .rejectionOf(GAME, { bonusId: "bonus", stake: 50n }),
        ).toBe("bonus_max_bet"),
      'if (bonus.maxBet !== null && round.stake > bonus.maxBet) return "bonus_max_bet";',
      "",
    ));

  it("RI-14 take no new round after their time, but keep rounds that started in time", () => {
    const engine = createAccountBonuses([runningBonusOf({ expiresAt: 1_000 })], 1_000);
    expect(engine.bonusForRound(GAME)).toBeNull();
    expect(engine.move("bonus", 40n, { bonus: 0n })).toEqual({ real: 0n, bonus: 40n, house: 0n });
    engine.count("bonus", 10_000, null, 3n);
    expect(engine.bonuses[0]!.progressParts).toBe(30_000n);
  });

  it("RI-09 take back exactly what a round counted, by the round's own share", () => {
    const engine = createAccountBonuses([runningBonusOf({ contributions: CONTRIBUTIONS })], 0);
    engine.count("bonus", 7_000, null, 10n);
    engine.count("bonus", 7_000, 10n, 4n);
    engine.count("bonus", 7_000, 4n, 0n);
    expect(engine.bonuses[0]!.progressParts).toBe(0n);
  });

  it("RI-09 mutant current-share: a rollback uses another share than the round's", () =>
    expectCaught<typeof Engine>(
      "src/rules/wagering/account-bonuses.ts",
      (mutated) => {
        const engine = mutated.createAccountBonuses([runningBonusOf()], 0);
        engine.count("bonus", 7_000, null, 10n);
        engine.count("bonus", 7_000, 10n, 0n);
        expect(engine.bonuses[0]!.progressParts).toBe(0n);
      },
      "bonus.progressParts += partsOf(after) - partsOf(before);",
      "bonus.progressParts += partsOf(after) - countedParts(before ?? 0n, bonus.maxBet, 10_000);",
    ));

  it("ANC-61 never become a debt: the house bears what is spent of a win that is taken back", () => {
    const engine = createAccountBonuses([runningBonusOf()], 0);
    expect(engine.move("bonus", -30n, { bonus: 10n })).toEqual({ real: 0n, bonus: -10n, house: -20n });
  });

  it("BON-23 run again when money comes back in time after they were lost, or wait behind another", () => {
    const lost = runningBonusOf({ stage: "lost", endBalance: 0n });
    const alone = createAccountBonuses([lost], 0);
    expect(alone.move("bonus", 40n, { bonus: 0n })).toEqual({ real: 0n, bonus: 40n, house: 0n });
    expect(alone.bonuses[0]).toMatchObject({ stage: "handle_bets", endBalance: null });
    const behind = createAccountBonuses([lost, runningBonusOf({ id: "b" })], 0);
    expect(behind.move("bonus", 40n, { bonus: 9n })).toEqual({ real: 0n, bonus: 0n, house: 40n });
    expect(behind.bonuses[0]).toMatchObject({ stage: "wait", endBalance: 40n, position: 0 });
    const other = { ...lost, id: "c" };
    const both = createAccountBonuses([lost, other, waiting("w", 3), runningBonusOf({ id: "b" })], 0);
    for (const id of ["bonus", "c"]) both.move(id, 40n, { bonus: 9n });
    // The last one that came back is next, and none shares its place.
    expect(both.bonuses.map(({ id, position }) => [id, position])).toEqual([
      ["bonus", 0],
      ["c", -1],
      ["w", 3],
      ["b", null],
    ]);
    behind.forfeit("b", "canceled", 9n);
    expect(behind.entries).toMatchObject([
      { bonusId: "b", kind: "bonus_ended", bonus: -9n, house: 9n },
      { bonusId: "bonus", kind: "bonus_started", bonus: 40n, house: -40n },
    ]);
    const late = createAccountBonuses([{ ...lost, expiresAt: 0 }], 0);
    expect(late.move("bonus", 40n, { bonus: 0n })).toEqual({ real: 0n, bonus: 0n, house: 40n });
  });

  it("BON-11 forfeit their money when they're canceled: running, waiting or issued", () => {
    const running = createAccountBonuses([runningBonusOf()], 0);
    running.forfeit("bonus", "canceled", 700n);
    expect(running.entries).toMatchObject([{ kind: "bonus_ended", real: 0n, bonus: -700n, house: 700n }]);
    const unsettled = createAccountBonuses([waiting("b", 1, { isUnsettled: true })], 0);
    unsettled.forfeit("b", "canceled", 0n);
    expect(unsettled.entries).toMatchObject([{ kind: "bonus_ended", unsettled: -500n, house: 500n }]);
    const queued = createAccountBonuses([waiting("b", 1)], 0);
    queued.forfeit("b", "canceled", 0n);
    expect([queued.entries, queued.bonuses[0]!.position]).toEqual([[], null]);
  });
});
