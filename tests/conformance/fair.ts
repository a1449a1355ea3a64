import { createHash, createHmac } from "node:crypto";
import { checkRound } from "../../src/rules/fair/check.ts";
import type { Vector, VectorSet, Vectors } from "../../src/rules/fair/vectors.ts";
import { type FairKind, standardVersion } from "../../src/rules/fair/versions.ts";

const ABOUT =
  "1,000 rounds that anybody can work out again. Numbers are drawn from HMAC-SHA256, keyed by the 32 bytes of the secret, over the text client:nonce:block with blocks from 0: each block gives eight numbers of 32 bits, the highest byte first. A number from 0 to below n is such a number modulo n; one that is not below the largest multiple of n in 32 bits is left out and the next one taken. commitment is the SHA-256 of the secret's bytes. A round is [nonce, choice, stake, numbers drawn, win], stake and win in minor units; games and tables: /api/fair/games.";

const secretOf = (number: number) => createHash("sha256").update(`vectors 1, secret ${number}`).digest("hex");

/** Texts that careless parsing would split or truncate. */
const CLIENTS = ["lucky", "7:0:1", " two  spaces ", "ABCDEF0123456789".repeat(4), "~", '{"a":1}', "00"];

/** The first 32 bits of a round, computed independently. */
export const firstWord = (secret: string, client: string, nonce: number): number =>
  createHmac("sha256", Buffer.from(secret, "hex")).update(`${client}:${nonce}:0`).digest().readUInt32BE(0);

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

interface Plan {
  game: FairKind;
  number: number;
  client: string;
  nonces: number[];
  choice: (nonce: number) => object;
  stake: (nonce: number) => number;
}

const STAKES = [20, 100, 500, 1_010, 10_000_000_000];
const stake = (nonce: number) => STAKES[nonce % STAKES.length]!;
const dice = (nonce: number) => ({ chances: 100 + ((nonce * 1_103) % 9_601), over: nonce % 2 === 1 });
const wheel = (nonce: number) => ({ bet: [2, 3, 6, 48][nonce % 4]! });

/** A dice roll with a rejected number, which would favour the lower ones; it happens once in 589,000 rolls. */
export const LEFT_OUT = { number: 3, nonce: 1_011 };

const plans = (free: number[]): Plan[] => [
  ...CLIENTS.slice(0, 3).map((client, number) => ({
    game: "dice" as const,
    number,
    client,
    nonces: upTo(133),
    choice: dice,
    stake: (nonce: number) => stake(nonce) + (nonce % 7),
  })),
  {
    game: "dice",
    number: LEFT_OUT.number,
    client: "left out",
    nonces: [LEFT_OUT.nonce],
    choice: dice,
    stake,
  },
  ...CLIENTS.slice(3, 5).map((client, i) => ({
    game: "wheel" as const,
    number: 4 + i,
    client,
    nonces: upTo(100),
    choice: wheel,
    stake,
  })),
  { game: "slot", number: 6, client: CLIENTS[5]!, nonces: upTo(340), choice: () => ({}), stake },
  { game: "slot", number: 7, client: CLIENTS[6]!, nonces: free, choice: () => ({}), stake },
];

async function roundOf(set: Omit<VectorSet, "rounds">, plan: Plan, nonce: number): Promise<Vector> {
  const choice = plan.choice(nonce);
  const stake = plan.stake(nonce);
  const claim = { ...set, nonce, choice, stake: BigInt(stake) };
  const { drawn, win } = await checkRound(standardVersion(plan.game), claim);
  return [nonce, choice, stake, drawn.map(({ value }) => value), Number(win)];
}

async function setOf(plan: Plan): Promise<VectorSet> {
  const secret = secretOf(plan.number);
  const set = {
    game: plan.game,
    version: standardVersion(plan.game).version,
    secret,
    commitment: createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex"),
    client: plan.client,
  };
  return { ...set, rounds: await Promise.all(plan.nonces.map((nonce) => roundOf(set, plan, nonce))) };
}

/** The first rounds of the last secret that give free spins. */
async function freeSpins(count: number): Promise<number[]> {
  const claim = { secret: secretOf(7), client: CLIENTS[6]!, commitment: "", choice: {}, stake: 10n };
  const found: number[] = [];
  for (let nonce = 0; found.length < count; nonce++)
    if ((await checkRound(standardVersion("slot"), { ...claim, nonce })).drawn.length > 5) found.push(nonce);
  return found;
}

/** Creates the published vectors; deterministic. */
export async function makeVectors(): Promise<Vectors> {
  const sets: VectorSet[] = [];
  for (const plan of plans(await freeSpins(60))) sets.push(await setOf(plan));
  return { about: ABOUT, sets };
}

/** One round per line: compact, with readable diffs. */
export function vectorsText({ about, sets }: Vectors): string {
  const texts = sets.map(({ rounds, ...set }) => {
    const lines = rounds.map((round) => JSON.stringify(round)).join(",\n");
    return `${JSON.stringify(set).slice(0, -1)},"rounds":[\n${lines}\n]}`;
  });
  return `{"about":${JSON.stringify(about)},"sets":[\n${texts.join(",\n")}\n]}\n`;
}
