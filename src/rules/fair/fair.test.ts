import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { deviationOf } from "../../../tests/support/fair/slot-deviation.ts";
import { randomStream } from "../web/hash.ts";
import {
  DICE_CHANCES,
  DICE_PARTS,
  diceMultiplier,
  diceReturn,
  diceWin,
  isDiceChoice,
  rollDice,
} from "./dice.ts";
import { commitmentOf, createDraw } from "./draw.ts";
import {
  freeSpinWays,
  lineWin,
  REELS,
  ROWS,
  type Spin,
  slotReturn,
  slotTopPrize,
  slotWin,
  spinSlot,
  windowOf,
} from "./slot.ts";
import { SLOT_TABLES, slotTable } from "./slot-tables.ts";
import { SEGMENTS, spinWheel, WHEEL_BETS, wheelReturn, wheelWin } from "./wheel.ts";

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const seeds = (nonce: number) => ({ secret: SECRET, client: "lucky", nonce });
const share = ({ part, of }: { part: bigint; of: bigint }) => Number((part * 1_000_000n) / of) / 1_000_000;

describe("a draw", () => {
  it("NEW-05 is an HMAC of the seeds, which can be recomputed", async () => {
    const block = createHmac("sha256", Buffer.from(SECRET, "hex")).update("lucky:7:0").digest();
    const draw = await createDraw(seeds(7));
    const drawn = [];
    for (let n = 0; n < 8; n++) drawn.push(await draw(2 ** 32));
    expect(drawn).toEqual(Array.from({ length: 8 }, (_, i) => block.readUInt32BE(i * 4)));
    const next = createHmac("sha256", Buffer.from(SECRET, "hex")).update("lucky:7:1").digest();
    expect(await draw(2 ** 32)).toBe(next.readUInt32BE(0));
    expect(await commitmentOf(SECRET)).toBe(
      "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
    );
  });

  it("NEW-05 differs for another secret, text or nonce", async () => {
    const first = async (drawSeeds: ReturnType<typeof seeds>) => (await createDraw(drawSeeds))(2 ** 32);
    const drawn = await Promise.all([
      first(seeds(0)),
      first(seeds(1)),
      first({ ...seeds(0), client: "other" }),
      first({ ...seeds(0), secret: "ff".repeat(32) }),
    ]);
    expect(new Set(drawn).size).toBe(4);
  });

  it("MI-24 mutant modulo-bias: every number is equally likely, low ones included", async () => {
    // With this range, a modulo of a 32-bit word would give the lower half twice as often.
    const below = 3 * 2 ** 30;
    const draw = await createDraw(seeds(0));
    let low = 0;
    const count = 20_000;
    for (let n = 0; n < count; n++) if ((await draw(below)) < below / 2) low++;
    // Six standard deviations.
    expect(Math.abs(low - count / 2)).toBeLessThan(6 * Math.sqrt(count / 4));
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])("throws a RangeError for a range of %s", async (below) => {
    const draw = await createDraw(seeds(0));
    await expect(draw(below)).rejects.toThrow(RangeError);
  });
});

describe("dice", () => {
  it("PLAY-10 return between 98.9 and 99 % of all stakes", () => {
    for (let chances = DICE_CHANCES.min; chances <= DICE_CHANCES.max; chances++) {
      const returnShare = share(diceReturn({ chances }));
      expect(returnShare).toBeLessThanOrEqual(0.99);
      expect(returnShare).toBeGreaterThan(0.989);
    }
  });

  it("PLAY-10 win over the threshold as often as the chosen chance", async () => {
    const choice = { chances: 2_500, over: true };
    let winCount = 0;
    for (let nonce = 0; nonce < 4_000; nonce++) {
      const outcome = await rollDice(await createDraw(seeds(nonce)), choice);
      expect(outcome.won).toBe(outcome.roll >= 7_500);
      if (outcome.won) winCount++;
    }
    expect(Math.abs(winCount - 1_000)).toBeLessThan(6 * Math.sqrt(4_000 * 0.25 * 0.75));
    expect(diceMultiplier(choice)).toBe(39_600n);
    expect(diceWin(101n, choice, { roll: 9_999, won: true })).toBe((101n * 39_600n) / DICE_PARTS);
    expect(diceWin(101n, choice, { roll: 0, won: false })).toBe(0n);
  });

  it.each([99, 9_701, 50.5, Number.NaN, -100])("PLAY-10 reject a bet on %s numbers", (chances) => {
    expect(isDiceChoice({ chances, over: false })).toBe(false);
  });
});

describe("the wheel", () => {
  it("PLAY-10 returns 98 % for every bet", () => {
    expect(SEGMENTS).toHaveLength(50);
    for (const bet of WHEEL_BETS) expect(share(wheelReturn(bet))).toBe(0.98);
  });

  it("PLAY-10 MI-24 stops at all segments equally often (chi-square)", async () => {
    const counts = SEGMENTS.map(() => 0);
    const spins = 20_000;
    for (let nonce = 0; nonce < spins; nonce++) {
      const { index, segment } = await spinWheel(await createDraw(seeds(nonce)));
      expect(segment).toBe(SEGMENTS[index]);
      counts[index]!++;
    }
    const expected = spins / SEGMENTS.length;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // With 49 degrees of freedom, one run in a million exceeds this.
    expect(chiSquare).toBeLessThan(112);
  });

  it("PLAY-10 returns every stake when it stops at the star", () => {
    expect(wheelWin(250n, 48, { index: 0, segment: "star" })).toBe(250n);
    expect(wheelWin(250n, 48, { index: 0, segment: 48 })).toBe(12_000n);
    expect(wheelWin(250n, 48, { index: 0, segment: 2 })).toBe(0n);
  });
});

const TABLES = SLOT_TABLES.map(({ table, volatility }, i) => ({ version: i + 1, table, volatility }));
const CLASSIC = slotTable(1);

describe("the slot", () => {
  it("PLAY-10 ANC-70 has tables that return 94 to 97 % of all stakes by exact count, with unlike prizes and swings", () => {
    const facts = TABLES.map(({ version, table, volatility }) => {
      const { tenths, oneIn } = slotTopPrize(table);
      return [version, table.lines.length, volatility, share(slotReturn(table)), tenths / 10, oneIn];
    });
    expect(facts).toEqual([
      [1, 10, "medium", 0.955442, 500, 33_750],
      [2, 5, "low", 0.958747, 200, 607_500],
      [3, 20, "low", 0.960441, 250, 151_875],
      [4, 30, "medium", 0.962537, 1_000, 101_250],
      [5, 15, "medium", 0.940073, 800, 60_000],
      [6, 5, "high", 0.95028, 5_000, 1_511_654],
      [7, 20, "high", 0.963368, 3_000, 151_875],
    ]);
    expect(() => slotTable(0)).toThrow(RangeError);
    expect(() => slotTable(TABLES.length + 1)).toThrow(RangeError);
  });

  it.each(TABLES)(
    "PLAY-10 the exact return of version $version is that of all stops of its first three reels",
    ({ table }) => {
      // All stops of three reels and all lines: counting per position must equal counting per window.
      const [a, b, c] = table.strips as [string[], string[], string[]];
      const first = { ...table, strips: table.strips.slice(0, 3) };
      let [enumeratedWins, counted] = [0, 0];
      for (const i of a.keys())
        for (const j of b.keys())
          for (const k of c.keys()) {
            const window = windowOf(first, [i, j, k]);
            for (const rows of table.lines)
              if (
                lineWin(
                  table,
                  [0, 1, 2].map((reel) => window[reel]![rows[reel]!]!),
                )
              )
                enumeratedWins++;
            if (lineWin(table, [table.strips[0]![i]!, table.strips[1]![j]!, table.strips[2]![k]!])) counted++;
          }
      expect(enumeratedWins).toBe(counted * table.lines.length);
    },
  );

  it.each(TABLES)(
    "PLAY-10 MI-24 the exact return of version $version is what every sequence of symbols pays, by its frequency",
    ({ table }) => {
      // Written apart from the product's count: a line as a sequence of symbols, weighted reel by reel.
      const weights = table.strips.map((strip) => Map.groupBy(strip, (symbol) => symbol));
      let [perLine, all] = [0, 1];
      for (const strip of table.strips) all *= strip.length;
      const prize = (symbol: string | null, count: number) =>
        count < 3 ? 0 : table.pays[(symbol ?? "crown") as keyof typeof table.pays][count - 3]!;
      function visit(reel: number, matched: string | null, count: number, ways: number): void {
        if (reel === REELS) {
          perLine += ways * prize(matched, count);
          return;
        }
        const rest = table.strips.slice(reel + 1).reduce((product, strip) => product * strip.length, 1);
        for (const [symbol, { length }] of weights[reel]!) {
          const continues = symbol !== "scatter" && (matched === null || matched === symbol);
          if (symbol === "wild") visit(reel + 1, matched, count + 1, ways * length);
          else if (continues) visit(reel + 1, symbol, count + 1, ways * length);
          else if (matched) perLine += ways * length * rest * prize(matched, count);
        }
      }
      visit(0, null, 0, 1);
      const perSpin = (perLine * table.lines.length) / all / 10;
      const { count, multiplier } = table.freeSpins;
      const free = Number(freeSpinWays(table)) / all;
      expect(perSpin * (1 + free * count * multiplier)).toBeCloseTo(share(slotReturn(table)), 5);
    },
  );

  it.each(TABLES)(
    "PLAY-10 version $version has reels of one length and never two scatters in a reel's window",
    ({ table }) => {
      const length = table.strips[0]!.length;
      expect(table.strips).toHaveLength(REELS);
      for (const [reel, strip] of table.strips.entries()) {
        expect(strip).toHaveLength(length);
        expect(strip.every(Boolean)).toBe(true);
        for (let stop = 0; stop < strip.length; stop++) {
          const window = Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]);
          expect([reel, window.filter((symbol) => symbol === "scatter").length < 2]).toEqual([reel, true]);
        }
      }
      const rows = table.lines.map((line) => line.join());
      expect(new Set(rows).size).toBe(rows.length);
      expect(
        table.lines.every((line) => line.length === REELS && line.every((row) => row >= 0 && row < ROWS)),
      ).toBe(true);
    },
  );

  it("PLAY-10 free spins are as frequent as the scatters imply", () => {
    expect(Number(freeSpinWays(CLASSIC)) / 30 ** REELS).toBeCloseTo(0.00856, 8);
  });

  it.each(TABLES)(
    "PLAY-10 version $version pays its lines, multiplies free spins, and gives them once",
    async ({ table }) => {
      let free: Spin[] | undefined;
      let total = 0n;
      const rounds = 3_000;
      const random = randomStream(1);
      const draw = async (below: number) => Math.floor(random() * below);
      const { scatters, count, multiplier } = table.freeSpins;
      for (let n = 0; n < rounds; n++) {
        const outcome = await spinSlot(table, draw);
        const [paid, ...others] = outcome.spins;
        expect(others).toHaveLength(paid!.scatters >= scatters ? count : 0);
        for (const [i, spin] of outcome.spins.entries()) {
          const sum = spin.lines.reduce((all, { tenths }) => all + tenths, 0);
          expect(spin.tenths).toBe(sum * (i === 0 ? 1 : multiplier));
        }
        if (others.length > 0) free ??= others;
        total += slotWin(100n, outcome);
      }
      expect(free).toBeDefined();
      const returnShare = Number(total) / (rounds * 100);
      expect(returnShare).toBeGreaterThan(0.4);
      expect(returnShare).toBeLessThan(1.9);
    },
  );

  it.each(TABLES)(
    "ANC-70 version $version has volatility $volatility by its deviation",
    ({ table, volatility }) => {
      const deviation = deviationOf(table);
      expect(deviation < 3 ? "low" : deviation > 6 ? "high" : "medium").toBe(volatility);
    },
  );

  it.each([
    [["crown", "crown", "crown", "jack", "crown"], { symbol: "crown", count: 3, tenths: 60 }],
    [["wild", "gem", "wild", "gem", "jack"], { symbol: "gem", count: 4, tenths: 200 }],
    [["wild", "wild", "wild", "wild", "wild"], { symbol: "crown", count: 5, tenths: 5_000 }],
    [["jack", "jack", "king", "jack", "jack"], null],
    [["scatter", "scatter", "scatter", "jack", "jack"], null],
    [["wild", "scatter", "wild", "jack", "jack"], null],
  ] as const)("PLAY-10 %s pays %o", (symbols, win) => {
    expect(lineWin(CLASSIC, symbols)).toEqual(win);
  });
});
