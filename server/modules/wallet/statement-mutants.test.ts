import { describe, expect, it } from "vitest";
import { killedAt } from "../../../tests/support/faults/crash-injection.ts";
import { expectRefuted } from "../../../tests/support/faults/source-mutant.ts";
import { eachAlone, type Query, withStatements } from "../../../tests/support/faults/statements.ts";
import { bet, refused, rollback, testWallet, win } from "../../../tests/support/server/wallet.ts";

/**
 * Changes that need no line of the wallet: of how its statements come to the database, whatever they are. They say what the
 * checks of the invariants rest on.
 */
const { app, newPlayer, credit, sit, play, name, balances, post, problemsOf } = await testWallet();

async function seat(funds: bigint) {
  const owner = await newPlayer();
  await credit(owner, funds);
  return sit(owner);
}

/** Whoever asks again after the process ended, before whichever statement, finds it not done, and has it done once. */
async function doneOnceOrNot() {
  const player = await seat(1_000_000n);
  for (let at = 1; ; at++) {
    const [round, taken, b] = [name("round"), name(), name()];
    await play(player, round, [bet(taken, "1.00")]);
    const before = (await balances(player)).real;
    const actions = [bet(b, "2.00"), win(name(), "3.00"), rollback(name(), taken)];
    const ask = () => play(player, round, actions, { close: true });
    const cut = await killedAt(app.db, at, ask);
    if (cut.status === 200) return at;
    expect([at, (await balances(player)).real]).toEqual([at, before]);
    expect([at, (await ask()).status]).toEqual([at, 200]);
    expect([at, (await balances(player)).real]).toEqual([at, before + 200n]);
    expect(await problemsOf(player)).toEqual([]);
  }
}

/** Money that is set aside is not there for a bet. */
async function leavesReserved() {
  const player = await seat(10_000n);
  await post(player, [
    { side: { purse: "real" }, amount: -9_950n },
    { side: { purse: "reserved" }, amount: 9_950n },
  ]);
  expect(await play(player, name("round"), [bet(name(), "1.00")])).toMatchObject(
    refused("insufficient_funds", "0.50"),
  );
  expect(await balances(player)).toMatchObject({ real: 50n, reserved: 9_950n });
}

/** What is read of an account's real money has in it what is set aside of it; `changed` is told of each such reading. */
const countingReserved =
  (changed: () => void) =>
  (query: Query): Query => {
    const change = (text: string) => {
      const other = text.replaceAll("'real', a.real::text", "'real', (a.real + a.reserved)::text");
      if (!/^select/i.test(text) || other === text) return text;
      changed();
      return other;
    };
    return (asked, ...rest) =>
      typeof asked === "string"
        ? query(change(asked), ...rest)
        : query({ ...(asked as object), text: change((asked as { text: string }).text) }, ...rest);
  };

describe("invariants of the wallet, and changes of its statements that their checks catch", () => {
  it("MI-32 MI-12 mutant each-alone: statements are committed one by one", async () => {
    // As many statements as that takes.
    expect(await doneOnceOrNot()).toBeGreaterThan(3);
    await expectRefuted(() => withStatements(app.db, eachAlone, doneOnceOrNot));
  });

  it("MI-16 mutant all-there-is: a bet looks at what is set aside too", async () => {
    await leavesReserved();
    let changes = 0;
    const mutant = countingReserved(() => changes++);
    await expectRefuted(() => withStatements(app.db, mutant, leavesReserved));
    expect(changes).toBeGreaterThan(0);
  });
});
