import { describe, expect, it } from "vitest";
import { randomOf } from "../../../tests/support/data/random.ts";
import { crashAt } from "../../../tests/support/faults/crash-injection.ts";
import { inMillionths, testJackpots } from "../../../tests/support/server/jackpots.ts";
import { bet, rollback, type WalletSession } from "../../../tests/support/server/wallet.ts";

const {
  app,
  play,
  name,
  balances,
  newJackpot,
  playerAt,
  fetchPublicJackpot,
  meters,
  winsOf,
  pot,
  setWinRule,
  problemsOfLevels,
} = await testJackpots();

const FUNDS = 10_000_000n;
const PPM = 3_337n;

interface Bet {
  player: WalletSession;
  round: string;
  id: string;
  stake: bigint;
  /** How often the bet is sent, and how often it is rolled back. */
  sendCount: number;
  rollbackCount: number;
}

const text = (minor: bigint) => (Number(minor) / 100).toFixed(2);

describe("a jackpot with concurrent players", () => {
  it.each([1, 20_261_122, 777_777])(
    "MI-26 MI-25 JPT-11 equals contributions minus wins plus seeds, and falls by wins only (random run %i)",
    async (seed) => {
      const random = randomOf(seed);
      const jackpot = await newJackpot([{ contribution_ppm: Number(PPM), seed_cents: 500 }]);
      const players = await Promise.all(Array.from({ length: 6 }, () => playerAt(jackpot, FUNDS)));
      setWinRule(() => random(12) === 0);
      let last = { amount_cents: 0, cycle: 1 };
      let staked = 0n;
      const stakedByPlayer = new Map<WalletSession, bigint>();
      for (let wave = 0; wave < 12; wave++) {
        const bets: Bet[] = players.flatMap((player) =>
          Array.from({ length: 1 + random(2) }, () => ({
            player,
            round: name("round"),
            id: name("bet"),
            stake: BigInt(1 + random(50_000)),
            sendCount: 1 + random(3),
            rollbackCount: random(4) === 0 ? 1 + random(2) : 0,
          })),
        );
        if (wave % 4 === 3) {
          const [one] = bets as [Bet];
          await crashAt(app.db, 1 + random(14), () =>
            play(one.player, one.round, [bet(one.id, text(one.stake))]),
          );
        }
        await Promise.all(
          bets.flatMap(({ player, round, id, stake, sendCount }) =>
            Array.from({ length: sendCount }, () => play(player, round, [bet(id, text(stake))])),
          ),
        );
        await Promise.all(
          bets.flatMap(({ player, round, id, rollbackCount }) =>
            Array.from({ length: rollbackCount }, () => play(player, round, [rollback(name("back"), id)])),
          ),
        );
        for (const { player, stake } of bets.filter(({ rollbackCount }) => rollbackCount === 0)) {
          staked += stake;
          stakedByPlayer.set(player, (stakedByPlayer.get(player) ?? 0n) + stake);
        }
        const { amount_cents, cycle } = (await fetchPublicJackpot(jackpot)).levels[0]!;
        if (cycle === last.cycle) expect(amount_cents).toBeGreaterThanOrEqual(last.amount_cents);
        expect(cycle).toBeGreaterThanOrEqual(last.cycle);
        last = { amount_cents, cycle };
      }
      const paidWins = await winsOf(jackpot);
      expect(paidWins.length).toBeGreaterThan(2);
      expect(paidWins.map(({ cycle }) => cycle)).toEqual(paidWins.map((_, i) => i + 1));
      const [{ gathered, behind }] = (await meters(jackpot)) as [Awaited<ReturnType<typeof meters>>[0]];
      expect(gathered - behind).toBe(staked * PPM);
      const paid = paidWins.reduce((sum, { originalAmount }) => sum + originalAmount, 0n);
      const seeds = BigInt(paidWins.length + 1) * inMillionths(500);
      const remainder = seeds + staked * PPM + behind - inMillionths(paid);
      expect(BigInt(last.amount_cents)).toBe(remainder / inMillionths(1));
      expect((await pot(jackpot))!.seeded).toBe(seeds);
      for (const player of players) {
        const mine = paidWins.filter(({ playerId }) => playerId === player.playerId);
        const prizes = mine.reduce((sum, { amount }) => sum + amount, 0n);
        expect(await balances(player)).toMatchObject({
          real: FUNDS - (stakedByPlayer.get(player) ?? 0n) + prizes,
        });
      }
      expect(await problemsOfLevels(jackpot)).toEqual([]);
    },
  );
});
