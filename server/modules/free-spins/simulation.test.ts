import { describe, expect, it } from "vitest";
import { converted } from "../../../src/rules/wagering/late-money.ts";
import { randomOf } from "../../../tests/support/data/random.ts";
import { testFreeSpins } from "../../../tests/support/server/free-spins.ts";
import { bet, rollback, win } from "../../../tests/support/server/wallet.ts";

const {
  app,
  scripted,
  createPlayer,
  giveSpins,
  grantOf,
  play,
  name,
  balances,
  spinProblems,
  problemsOf,
  expectProblems,
} = await testFreeSpins();

const text = (cents: number) => (cents / 100).toFixed(2);

describe("free rounds whose wins and rollbacks arrive late, twice and in any order", () => {
  it.each([7, 20_261_123, 424_242])(
    "RI-04 RI-11 RI-15 MI-05 give every grant its winnings up to its cap, and nothing of another's (random run %i)",
    async (seed) => {
      const random = randomOf(seed);
      const player = await createPlayer(0n);
      const caps = [null, 300n, 1_000n];
      const grants = [];
      for (const maxWin of caps) grants.push({ id: await giveSpins(player, { maxWin }), maxWin, total: 0n });
      const calls = grants.flatMap((grant) =>
        Array.from({ length: 6 }, () => {
          const [round, w] = [name("round"), name("w")];
          const amount = 1 + random(400);
          const isTakenBack = random(3) === 0;
          if (!isTakenBack) grant.total += BigInt(amount);
          const send = (actions: object[]) => () => play(player, round, actions, { close: true });
          const winCall = send([win(w, text(amount), { campaign: grant.id })]);
          const back = send([rollback(name("x"), w)]);
          return isTakenBack ? [winCall, winCall, back] : [winCall, winCall];
        }),
      );
      const ends = grants.map(({ id }) => [
        async () => scripted.report(id, 10, (await grantOf(id)).won, true),
        app.settle,
        app.settle,
      ]);
      // Each chain keeps its order; the chains arrive mixed.
      const chains: (() => unknown)[][] = [...calls, ...ends];
      while (chains.length > 0) {
        const at = random(chains.length);
        await chains[at]!.shift()!();
        if (chains[at]!.length === 0) chains.splice(at, 1);
        const problems = await spinProblems(player.playerId);
        expect([seed, problems.filter((problem) => problem.startsWith("Account"))]).toEqual([seed, []]);
      }
      for (const { id, total } of grants) scripted.report(id, 10, total);
      await app.settle();
      await app.settle();
      const due = grants.reduce((sum, { total, maxWin }) => sum + converted(total, maxWin), 0n);
      const { real, owed, unsettled } = await balances(player);
      expect([seed, real + owed, unsettled]).toEqual([seed, due, 0n]);
      for (const { id, total } of grants)
        expect(await grantOf(id)).toMatchObject({ won: total, settled: total });
      expect(await play(player, name("r"), [bet(name(), "100.00")])).toMatchObject({ status: 409 });
      expect(await problemsOf(player)).toEqual([]);
      // Providers reported before the last wins arrived.
      expectProblems(player.playerId);
    },
  );
});
