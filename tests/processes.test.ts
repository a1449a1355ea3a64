import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { verifyLedger } from "../server/core/ledger/verify.ts";
import { openDatabase } from "../server/db/client.ts";
import {
  createPlayer,
  fundsAfter,
  type PlayingProcess,
  realBalanceOf,
} from "./support/faults/wallet-process.ts";
import { testFolder } from "./support/server/folder.ts";

const SCRIPT = join(import.meta.dirname, "support/faults/wallet-process.ts");

function startProcess(playing: PlayingProcess) {
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify(playing)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { child, ended: once(child, "exit") as Promise<[number | null, string | null]> };
}

/** Kills a process with SIGKILL after a number of answered rounds. @returns the number of answered rounds */
async function killAfter(child: ChildProcess, rounds: number): Promise<number> {
  let answeredRounds = 0;
  for await (const line of createInterface({ input: child.stdout! })) {
    answeredRounds = Number(line) + 1;
    if (answeredRounds === rounds) child.kill("SIGKILL");
  }
  return answeredRounds;
}

describe("a server process", () => {
  it("MI-32 MI-12 loses no answered round when killed, and the next process plays each round once", async () => {
    const directory = join(testFolder("killed"), "postgres");
    const before = await openDatabase({ directory });
    const { playerId, session } = await createPlayer(before.db);
    await before.close();
    const playing = { database: { directory }, session, name: "killed", rounds: 60 };

    const first = startProcess({ ...playing, rounds: 100_000 });
    const answeredRounds = await killAfter(first.child, 25);
    expect((await first.ended)[1]).toBe("SIGKILL");
    // One more round may have been committed than answered, never fewer.
    const between = await openDatabase({ directory });
    expect((await verifyLedger(between.db, playerId)).problems).toEqual([]);
    const remainingFunds = await realBalanceOf(between.db, playerId);
    expect(remainingFunds).toBeLessThanOrEqual(fundsAfter(answeredRounds));
    await between.close();

    const second = startProcess(playing);
    second.child.stdout!.resume();
    expect(await second.ended).toEqual([0, null]);
    const after = await openDatabase({ directory });
    expect((await verifyLedger(after.db, playerId)).problems).toEqual([]);
    expect(await realBalanceOf(after.db, playerId)).toBe(
      fundsAfter(Math.max(60, Number((100_000n - remainingFunds) / 60n))),
    );
    await after.close();
  }, 120_000);

  // Only one process can use the embedded database.
  it.runIf(process.env.DATABASE_URL)(
    "MI-31 MI-02 MI-32 plays each round once when three processes play the same rounds and one is killed",
    async () => {
      const url = process.env.DATABASE_URL!;
      const { db, close } = await openDatabase({ url });
      const { playerId, session } = await createPlayer(db);
      const playing = { database: { url }, session, name: session, rounds: 80 };
      const all = [startProcess(playing), startProcess(playing), startProcess(playing)];
      const [killed, ...others] = all;
      for (const { child } of others) child.stdout!.resume();
      await killAfter(killed!.child, 20);
      for (const { ended } of others) expect(await ended).toEqual([0, null]);
      expect((await verifyLedger(db, playerId)).problems).toEqual([]);
      expect(await realBalanceOf(db, playerId)).toBe(fundsAfter(80));
      await close();
    },
    120_000,
  );
});
