import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { engineFor } from "../../server/reference-game-server/engine.ts";
import { commitmentOf } from "../../src/rules/fair/draw.ts";
import { countVectors, matchesVector, readVectors, VECTORS_PATH } from "../../src/rules/fair/vectors.ts";
import { firstWord, LEFT_OUT, makeVectors, vectorsText } from "./fair.ts";

const text = readFileSync(join(import.meta.dirname, "../../public", VECTORS_PATH), "utf8");
const published = readVectors(JSON.parse(text))!;
const rounds = published.sets.flatMap((set) => set.rounds.map((round) => ({ set, round })));

/** Draws numbers below `bounds` by the algorithm in the file's `about` text, without our code. */
function drawIndependently(secret: string, client: string, nonce: number, bounds: number[]): number[] {
  const key = Buffer.from(secret, "hex");
  const words: number[] = [];
  let block = 0;
  return bounds.map((below) => {
    for (;;) {
      if (words.length === 0) {
        const bytes = createHmac("sha256", key).update(`${client}:${nonce}:${block++}`).digest();
        for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
      }
      const word = words.shift()!;
      if (word < Math.floor(2 ** 32 / below) * below) return word % below;
    }
  });
}

const BOUNDS = { dice: 10_000, wheel: 50, slot: 30 };

describe("the published vectors", () => {
  it("NEW-05 are 1,000, below 150 kB and up to date with node tests/conformance/fair-write.ts", async () => {
    expect(rounds).toHaveLength(1_000);
    expect(countVectors(published)).toBe(1_000);
    expect(text.length).toBeLessThan(150_000);
    expect(text).toBe(vectorsText(await makeVectors()));
  });

  it("NEW-05 include each game, free spins, and a number that is rejected to avoid bias", () => {
    const counts = { dice: 0, wheel: 0, slot: 0, free: 0 };
    for (const { set, round } of rounds) {
      counts[set.game]++;
      if (set.game === "slot" && round[3].length === 45) counts.free++;
    }
    expect(counts).toMatchObject({ dice: 400, wheel: 200, slot: 400 });
    expect(counts.free).toBeGreaterThanOrEqual(60);
    const leftOutRound = rounds.find(({ round: [nonce] }) => nonce === LEFT_OUT.nonce)!;
    const first = firstWord(leftOutRound.set.secret, leftOutRound.set.client, LEFT_OUT.nonce);
    expect(first).toBeGreaterThanOrEqual(2 ** 32 - (2 ** 32 % BOUNDS.dice));
    expect(leftOutRound.round[3]).not.toEqual([first % BOUNDS.dice]);
  });

  it("NEW-05 match the published algorithm, implemented without our code", () => {
    for (const { set, round } of rounds) {
      const [nonce, , , drawn] = round;
      const bounds = drawn.map(() => BOUNDS[set.game]);
      expect(drawIndependently(set.secret, set.client, nonce, bounds)).toEqual(drawn);
      expect(createHash("sha256").update(Buffer.from(set.secret, "hex")).digest("hex")).toBe(set.commitment);
    }
  });

  it("NEW-05 match the reference game server", async () => {
    for (const { set, round } of rounds) {
      const { secret, client, game, version, commitment } = set;
      const [nonce, choice, stake, drawn, win] = round;
      const engine = engineFor(game, version);
      const result = await engine.draw({ secret, client, nonce }, BigInt(stake), choice);
      const outcome = result.outcome as {
        roll?: number;
        index?: number;
        spins?: { stops: number[] }[];
      };
      const drawnNumbers = outcome.spins?.flatMap(({ stops }) => stops) ?? [outcome.roll ?? outcome.index];
      expect([Number(result.win), drawnNumbers]).toEqual([win, drawn]);
      expect(await commitmentOf(secret)).toBe(commitment);
    }
  });

  it("NEW-05 match the app's verification", async () => {
    const agree = await Promise.all(rounds.map(({ set, round }) => matchesVector(set, round)));
    expect(agree.filter(Boolean)).toHaveLength(1_000);
  });

  it.each([
    ["another secret", (set) => ({ set: { ...set, secret: `0${set.secret.slice(1)}` } })],
    ["another commitment", (set) => ({ set: { ...set, commitment: "0".repeat(64) } })],
    ["another client seed", (set) => ({ set: { ...set, client: `${set.client} ` } })],
    ["an unknown version", (set) => ({ set: { ...set, version: 99 } })],
    ["another nonce", (_, [n, c, s, d, w]) => ({ round: [n + 1, c, s, d, w] })],
    ["another win", (_, [n, c, s, d, w]) => ({ round: [n, c, s, d, w + 1] })],
    ["another draw", (_, [n, c, s, d, w]) => ({ round: [n, c, s, [...d, 0], w] })],
    ["an invalid choice", (_, [n, , s, d, w]) => ({ round: [n, { bet: 7 }, s, d, w] })],
  ] as [
    string,
    (set: (typeof rounds)[0]["set"], round: (typeof rounds)[0]["round"]) => Partial<(typeof rounds)[0]>,
  ][])("NEW-05 with %s fail verification", async (_, change) => {
    for (const { set, round } of [rounds[5]!, rounds[450]!, rounds[700]!]) {
      const changed = { set, round, ...change(set, round) };
      expect(await matchesVector(changed.set, changed.round)).toBe(false);
    }
  });
});
