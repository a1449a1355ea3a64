import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BonusState } from "../../../src/rules/wagering/account-bonuses.ts";
import { runningBonusOf } from "../../../tests/support/data/bonuses.ts";
import { wageringWallet } from "../../../tests/support/data/wagering-wallet.ts";
import type { Action } from "./call-state.ts";

const bet = (name: string, amount: bigint): Action => ({ kind: "bet", name, amount });
const win = (name: string, amount: bigint): Action => ({ kind: "win", name, amount, campaign: null });
const rollback = (name: string, original: string): Action => ({ kind: "rollback", name, original });

const waiting = (id: string, position: number, granted: bigint) =>
  runningBonusOf({ id, stage: "wait", granted, startedAt: null, expiresAt: null, position });

type Operation =
  | { kind: "bet" | "win"; round: number; amount: number; close: boolean }
  | { kind: "rollback"; action: number }
  | { kind: "close"; round: number }
  | { kind: "cancel" }
  | { kind: "expire" };

const operation = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("bet" as const),
      round: fc.nat(5),
      amount: fc.integer({ min: 1, max: 80 }),
      close: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("win" as const),
      round: fc.nat(5),
      amount: fc.integer({ min: 1, max: 120 }),
      close: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("rollback" as const), action: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("close" as const), round: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("cancel" as const, "expire" as const) }) },
) as fc.Arbitrary<Operation>;

describe("random histories of bets, wins, rollbacks, closes and ends", () => {
  it("RI-04 RI-05 RI-07 RI-10 ANC-61 keep balances, progress and caps right after every call", () => {
    fc.assert(
      fc.property(
        fc.array(operation, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 100 }),
        fc.option(fc.integer({ min: 1, max: 200 }), { nil: null }),
        fc.integer({ min: 50, max: 600 }),
        (operations, real, maxWin, required) => {
          const terms = {
            maxWin: maxWin === null ? null : BigInt(maxWin),
            requiredParts: BigInt(required) * 10_000n,
          };
          const bonuses: BonusState[] = [
            runningBonusOf({ ...terms, granted: 100n, maxBet: 60n }),
            { ...waiting("b", 1, 70n), ...terms },
            { ...waiting("c", 2, 50n), ...terms },
          ];
          const wallet = wageringWallet(BigInt(real), 100n, bonuses);
          for (const [i, one] of operations.entries()) {
            if (one.kind === "bet")
              wallet.call(`r${one.round}`, [bet(`a${i}`, BigInt(one.amount))], one.close);
            if (one.kind === "win")
              wallet.call(`r${one.round}`, [win(`a${i}`, BigInt(one.amount))], one.close);
            if (one.kind === "close") wallet.call(`r${one.round}`, [], true);
            if (one.kind === "rollback")
              for (let round = 0; round <= 5; round++)
                if (wallet.call(`r${round}`, [rollback(`x${i}-${round}`, `a${one.action}`)]) === null) break;
            const isHeld = [...wallet.rounds.values()].some(({ closed }) => !closed);
            if ((one.kind === "cancel" || one.kind === "expire") && !isHeld)
              wallet.forfeit(one.kind === "cancel" ? "canceled" : "expired");

            const { balances } = wallet;
            expect([balances.real >= 0n, balances.bonus >= 0n, balances.owed <= 0n]).toEqual([
              true,
              true,
              true,
            ]);
            const running = wallet
              .bonuses()
              .filter(({ stage }) => stage === "handle_bets" || stage === "wager_done");
            expect(running.length).toBeLessThanOrEqual(1);
            if (running.length === 0) expect(balances.bonus).toBe(0n);
            for (const bonus of wallet.bonuses()) {
              expect(bonus.progressParts).toBe(wallet.partsOf(bonus.id, bonus.maxBet));
              if (bonus.maxWin !== null)
                expect(wallet.paid.get(bonus.id) ?? 0n).toBeLessThanOrEqual(bonus.maxWin);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("RI-11 NEW-30 ANC-61 leave the same balances in whatever order late wins, rollbacks and the end arrive", () => {
    const lateEvent = fc.record({
      round: fc.nat(3),
      amount: fc.integer({ min: 1, max: 90 }),
      isTakenBack: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(lateEvent, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(1_000), { minLength: 20, maxLength: 20 }),
        fc.option(fc.integer({ min: 1, max: 900 }), { nil: null }),
        (events, order, maxWin) => {
          /** Four closed rounds, paid with bonus money; a fifth, whose close meets the requirement; late money in `order`. */
          const play = (priorities: readonly number[]) => {
            const wallet = wageringWallet(20n, 1_000n, [
              runningBonusOf({
                requiredParts: 300n * 10_000n,
                maxWin: maxWin === null ? null : BigInt(maxWin),
              }),
            ]);
            for (let round = 0; round < 4; round++) wallet.call(`r${round}`, [bet(`b${round}`, 50n)], true);
            wallet.call("last", [bet("last", 100n)]);
            const calls: { priority: number; run: () => void }[] = [
              { priority: priorities.at(-1)!, run: () => void wallet.call("last", [], true) },
            ];
            for (const [i, { round, amount, isTakenBack }] of events.entries()) {
              const first = priorities[i]!;
              calls.push({
                priority: first,
                run: () => void wallet.call(`r${round}`, [win(`w${i}`, BigInt(amount))]),
              });
              if (isTakenBack)
                calls.push({
                  priority: first + 0.5 + priorities[i + 9]!,
                  run: () => void wallet.call(`r${round}`, [rollback(`x${i}`, `w${i}`)]),
                });
            }
            for (const { run } of calls.sort((a, b) => a.priority - b.priority)) run();
            const [bonus] = wallet.bonuses();
            return { ...wallet.balances, stage: bonus!.stage, endBalance: bonus!.endBalance };
          };
          const inOrder = play(order.map((_, i) => i));
          expect(inOrder.stage).toBe("finished");
          expect(play(order)).toEqual(inOrder);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("stakes while a bonus runs", () => {
  const limited = (overrides: Partial<BonusState> = {}) =>
    wageringWallet(30n, 100n, [runningBonusOf(overrides)]);

  it("ANC-47 RI-13 that bonus money may not pay are paid by real money, or rejected with the reason", () => {
    const { call, balances } = limited({ maxBet: 40n });
    expect(call("q", [bet("a", 41n)])).toBe("bonus_max_bet");
    expect(call("q", [bet("b", 25n)])).toBeNull();
    expect(call("q", [bet("c", 16n)])).toBe("bonus_max_bet");
    expect(call("q", [bet("d", 5n)])).toBeNull();
    expect(call("q", [bet("e", 10n)])).toBeNull();
    expect(balances).toMatchObject({ real: 0n, bonus: 90n });
  });

  it("ANC-47 of a game that the terms exclude take real money alone", () => {
    const { call, balances } = limited({
      contributions: { default: "excluded", categories: {}, providers: {}, games: {} },
    });
    expect([call("r", [bet("a", 31n)]), call("r", [bet("b", 30n)])]).toEqual(["bonus_game_excluded", null]);
    expect(balances).toMatchObject({ real: 0n, bonus: 100n });
  });

  it("BON-22 of rounds older than the bonus neither count nor use its money", () => {
    const wallet = wageringWallet(30n, 0n, [
      runningBonusOf({ stage: "issued", startedAt: null, expiresAt: null }),
    ]);
    wallet.call("old", [bet("a", 10n)]);
    expect(wallet.rounds.get("old")!.bonusId).toBeNull();
    const started = wageringWallet(20n, 100n, [runningBonusOf()]);
    started.rounds.set("old", wallet.rounds.get("old")!);
    expect(started.call("old", [bet("b", 21n)])).toBe("insufficient_funds");
    started.call("old", [bet("c", 20n)], true);
    expect(started.bonuses()[0]!.progressParts).toBe(0n);
  });

  it("BON-22 count once per round, when it closes, real and bonus stakes alike, up to the highest bet", () => {
    const { call, bonuses } = limited({ maxBet: 50n });
    call("r", [bet("a", 40n)]);
    expect(bonuses()[0]!.progressParts).toBe(0n);
    for (let n = 0; n < 3; n++) call("r", [], true);
    expect(bonuses()[0]!.progressParts).toBe(400_000n);
    call("r", [rollback("x", "a")]);
    expect(bonuses()[0]!.progressParts).toBe(0n);
  });
});
