import { describe, expect, it } from "vitest";
import { crashAt } from "../../../tests/support/faults/crash-injection.ts";
import { expectAssertionFailure } from "../../../tests/support/faults/source-mutant.ts";
import { commitEachStatement, type Query, withStatements } from "../../../tests/support/faults/statements.ts";
import { bet, rejectionResponse, rollback, testWallet, win } from "../../../tests/support/server/wallet.ts";

/**
 * Mutations of the wallet's SQL statements on their way to the database; the wallet's code stays unchanged. They test
 * what the checks of the invariants rely on.
 */
const { app, newPlayer, credit, openGameSession, play, name, balances, post, problemsOf } =
  await testWallet();

async function createPlayer(funds: bigint) {
  const owner = await newPlayer();
  await credit(owner, funds);
  return openGameSession(owner);
}

/**
 * A retry after the process died at any statement finds nothing done and completes the call once.
 * @returns the first statement number at which the call wasn't interrupted any more
 */
async function expectCompletedOnce() {
  const player = await createPlayer(1_000_000n);
  for (let at = 1; ; at++) {
    const [round, rolledBackBet, b] = [name("round"), name(), name()];
    await play(player, round, [bet(rolledBackBet, "1.00")]);
    const before = (await balances(player)).real;
    const actions = [bet(b, "2.00"), win(name(), "3.00"), rollback(name(), rolledBackBet)];
    const playRound = () => play(player, round, actions, { close: true });
    const interruptedResponse = await crashAt(app.db, at, playRound);
    if (interruptedResponse.status === 200) return at;
    expect([at, (await balances(player)).real]).toEqual([at, before]);
    expect([at, (await playRound()).status]).toEqual([at, 200]);
    expect([at, (await balances(player)).real]).toEqual([at, before + 200n]);
    expect(await problemsOf(player)).toEqual([]);
  }
}

/** Reserved money can't be bet. */
async function expectReservedUntouched() {
  const player = await createPlayer(10_000n);
  await post(player, [
    { side: { balanceType: "real" }, amount: -9_950n },
    { side: { balanceType: "reserved" }, amount: 9_950n },
  ]);
  expect(await play(player, name("round"), [bet(name(), "1.00")])).toMatchObject(
    rejectionResponse("insufficient_funds", "0.50"),
  );
  expect(await balances(player)).toMatchObject({ real: 50n, reserved: 9_950n });
}

/** Adds reserved money to each read of an account's real money; calls `changed` for each such read. */
const includeReserved =
  (changed: () => void) =>
  (query: Query): Query => {
    const change = (text: string) => {
      const other = text.replaceAll("'real', a.real::text", "'real', (a.real + a.reserved)::text");
      if (!/^select/i.test(text) || other === text) return text;
      changed();
      return other;
    };
    return (statement, ...rest) =>
      typeof statement === "string"
        ? query(change(statement), ...rest)
        : query({ ...(statement as object), text: change((statement as { text: string }).text) }, ...rest);
  };

describe("wallet invariants, and statement mutations that their checks catch", () => {
  it("MI-32 MI-12 mutant each-alone: statements are committed one by one", async () => {
    // Several statements, so that an interruption between them was tested.
    expect(await expectCompletedOnce()).toBeGreaterThan(3);
    await expectAssertionFailure(() => withStatements(app.db, commitEachStatement, expectCompletedOnce));
  });

  it("MI-16 mutant all-there-is: a bet can spend reserved money", async () => {
    await expectReservedUntouched();
    let changes = 0;
    const mutant = includeReserved(() => changes++);
    await expectAssertionFailure(() => withStatements(app.db, mutant, expectReservedUntouched));
    expect(changes).toBeGreaterThan(0);
  });
});
