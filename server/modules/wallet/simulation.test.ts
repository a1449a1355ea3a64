import { describe, expect, it } from "vitest";
import { randomOf } from "../../../tests/support/data/random.ts";
import { crashAt } from "../../../tests/support/faults/crash-injection.ts";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import {
  bet,
  rollback,
  testWallet,
  type WalletAnswer,
  type WalletSession,
  win,
} from "../../../tests/support/server/wallet.ts";

const clock = testClock();
const { app, createPlayer, play, name, balances, problemsOf } = await testWallet({ now: clock.now });

const FUNDS = 1_000_000n;

interface Call {
  player: WalletSession;
  round: string;
  actions: object[];
  close: boolean;
}

/** Rounds of a player with the money left after them, in whatever order the calls arrive. */
function createScript(player: WalletSession, random: (below: number) => number) {
  const calls: Call[] = [];
  let remaining = FUNDS;
  for (let n = 0; n < 12; n++) {
    const round = name("round");
    const stake = BigInt(1 + random(500));
    const prize = BigInt(1 + random(900));
    const [b, w, r] = [name("b"), name("w"), name("r")];
    const text = (minor: bigint) => (Number(minor) / 100).toFixed(2);
    const staked = bet(b, text(stake));
    const winAction = win(w, text(prize));
    const call = (...actions: object[]) =>
      calls.push({ player, round, actions, close: random(3) === 0 && n % 2 === 0 });
    switch (random(5)) {
      case 0:
        call(staked);
        remaining -= stake;
        break;
      case 1:
        // Closing waits for the bet: a round that closes without one rejects it.
        calls.push({ player, round, actions: [staked, winAction], close: true });
        remaining += prize - stake;
        break;
      case 2:
        calls.push(
          { player, round, actions: [staked], close: false },
          { player, round, actions: [winAction], close: true },
        );
        remaining += prize - stake;
        break;
      case 3:
        calls.push(
          { player, round, actions: [staked], close: false },
          { player, round, actions: [rollback(r, b)], close: false },
        );
        break;
      default:
        calls.push(
          { player, round, actions: [staked], close: false },
          { player, round, actions: [winAction], close: false },
          { player, round, actions: [rollback(r, w)], close: false },
        );
        remaining -= stake;
    }
  }
  return { calls, remaining };
}

/** Expected rejections when calls arrive in any order, such as a bet after its rollback. */
const isExpected = ({ status, body }: WalletAnswer) =>
  status === 200 || body.code === "already_rolled_back" || body.code === "action_conflict";

describe("a provider whose calls are lost, repeated, delayed and interrupted", () => {
  it.each([1, 20_261_122, 777_777, 5_318_008])(
    "NEW-15 MI-02 MI-05 MI-12 MI-13 MI-32 leaves every player the right balance (random run %i)",
    async (seed) => {
      const random = randomOf(seed);
      const players = await Promise.all([createPlayer(FUNDS), createPlayer(FUNDS), createPlayer(FUNDS)]);
      const scripts = players.map((player) => createScript(player, random));
      // Each call may arrive up to three times, in any order among the others.
      const deliveries = scripts
        .flatMap(({ calls }) => calls)
        .flatMap((call) => Array.from({ length: 1 + random(3) }, () => ({ call, at: random(10_000) })))
        .sort((a, b) => a.at - b.at);
      for (const { call } of deliveries) {
        clock.set(TEST_NOW + random(1_800_000) - 900_000);
        const sendCall = () => play(call.player, call.round, call.actions, { close: call.close });
        if (random(3) === 0) {
          const interruptedResponse = await crashAt(app.db, 1 + random(12), sendCall);
          if (interruptedResponse.status === 500) expect(await problemsOf(call.player)).toEqual([]);
        }
        const answer = await sendCall();
        expect([seed, call, answer, isExpected(answer)]).toEqual([seed, call, answer, true]);
      }
      for (const [i, player] of players.entries()) {
        expect(await problemsOf(player)).toEqual([]);
        expect([seed, (await balances(player)).real]).toEqual([seed, scripts[i]!.remaining]);
      }
    },
  );
});

describe("a process that dies", () => {
  it("MI-32 MI-12 between any two statements leaves no partial result, and the same call succeeds afterwards", async () => {
    const player = await createPlayer(FUNDS);
    let at = 1;
    for (; ; at++) {
      const [round, b, w, r] = [name("round"), name(), name(), name()];
      await play(player, round, [bet(b, "1.00")]);
      const before = (await balances(player)).real;
      const playRound = () =>
        play(player, round, [bet(w, "2.00"), win(`${w}w`, "3.00"), rollback(r, b)], { close: true });
      const interruptedResponse = await crashAt(app.db, at, playRound);
      if (interruptedResponse.status === 200) break;
      expect(interruptedResponse).toMatchObject({ status: 500, body: { code: "internal_error" } });
      expect(await balances(player)).toMatchObject({ real: before });
      expect(await problemsOf(player)).toEqual([]);
      expect(await playRound()).toMatchObject({ status: 200, body: { closed: true } });
      expect(await balances(player)).toMatchObject({ real: before + 200n });
    }
    // The minimum number of statements of the call.
    expect(at).toBeGreaterThan(6);
  });
});
