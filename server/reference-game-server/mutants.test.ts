import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { crashAt } from "../../tests/support/faults/crash-injection.ts";
import { expectAssertionFailure, expectCaught } from "../../tests/support/faults/source-mutant.ts";
import { commitEachStatement, withStatements } from "../../tests/support/faults/statements.ts";
import { TEST_NOW } from "../../tests/support/server/app.ts";
import { testDatabase } from "../../tests/support/server/database.ts";
import type * as Service from "./service.ts";
import type * as Store from "./store.ts";
import { createGamesStore } from "./store.ts";
import { gameClientSessions, gameRounds, gameSeeds } from "./tables.ts";
import type { WalletCall } from "./wallet-client.ts";

const { db } = await testDatabase();
const at = new Date(TEST_NOW);
/** One millisecond later than TEST_NOW, so that no round is too fast. */
const since = new Date(TEST_NOW + 1);

/** A game client session with its seed, and helpers to draw rounds. */
async function setUp() {
  const player = `alias ${randomUUID()}`;
  const [clientSession] = await db
    .insert(gameClientSessions)
    .values({
      digest: randomUUID(),
      walletSession: null,
      player,
      kind: "dice",
      gameIdentifier: "studio/dice",
      title: "Dice",
      theme: "space",
      art: "",
      currency: "FUN",
      subunits: 100,
      locale: "en",
      minRound: 0,
      demoBalance: 1_000n,
      createdAt: at,
      expiresAt: at,
    })
    .returning();
  const [seed] = await db
    .insert(gameSeeds)
    .values({
      id: randomUUID(),
      player,
      gameIdentifier: "studio/dice",
      secret: "",
      commitment: "",
      client: "words",
      createdAt: at,
    })
    .returning();
  const make = (key: string) => async (nonce: number) => ({
    id: randomUUID(),
    key,
    session: clientSession!.digest,
    seed: seed!.id,
    nonce,
    kind: "dice" as const,
    version: 1,
    stake: 100n,
    choice: {},
    outcome: {},
    win: 0n,
    status: "drawn" as const,
    demo: true,
    createdAt: at,
  });
  const numbers = async () => {
    const [row] = await db.select().from(gameSeeds).where(eq(gameSeeds.id, seed!.id));
    return { nonce: row!.nonce, rounds: await db.$count(gameRounds, eq(gameRounds.seed, seed!.id)) };
  };
  const newKey = () => `key ${randomUUID()}`;
  return { seed: seed!, make, numbers, newKey };
}

/** The casino's response to the launch of a demo. */
const DEMO = {
  session: null,
  player: null,
  currency: "FUN",
  subunits: 100,
  balance: null,
  locale: "en",
  return_url: "/",
  game: { identifier: "studio/dice", title: "Dice", kind: "table", theme: "space", art: "" },
  rules: { min_round_seconds: 0 },
};

const MUTANTS: [string, (module: typeof Store) => Promise<void>, string, string][] = [
  [
    "drawn-twice: a round that another process has just drawn is drawn again",
    async (module) => {
      const { seed, make, numbers, newKey } = await setUp();
      const [key, ...processes] = [newKey(), ...[1, 2, 3].map(() => module.createGamesStore(db))];
      const drawn = await Promise.all(
        processes.map((store) =>
          store.draw(seed, key, since, make(key)).then(
            (round) => (round as { id: string }).id,
            () => "failed",
          ),
        ),
      );
      expect([drawn.includes("failed"), new Set(drawn).size]).toEqual([false, 1]);
      expect(await numbers()).toEqual({ nonce: 1, rounds: 1 });
    },
    "if (known) return known;",
    "",
  ],
  [
    "staked-twice: each process sets the round to staked, and takes the stake",
    async (module) => {
      const { seed, make, newKey } = await setUp();
      const key = newKey();
      const processes = [1, 2].map(() => module.createGamesStore(db));
      const { id } = (await processes[0]!.draw(seed, key, since, make(key))) as { id: string };
      const moved = await Promise.all(processes.map((store) => store.setStatus(id, ["drawn"], "staked")));
      expect(moved.toSorted()).toEqual([false, true]);
    },
    "and(eq(gameRounds.id, id), inArray(gameRounds.status, from))",
    "eq(gameRounds.id, id)",
  ],
];

describe("invariants of game rounds, and mutants that their checks catch", () => {
  it.each(MUTANTS)("MI-31 MI-02 mutant %s", (_, check, from, to) =>
    expectCaught("server/reference-game-server/store.ts", check, from, to),
  );

  it("MI-03 mutant any-body: another stake under a round's key is answered with that round", () =>
    expectCaught<typeof Service>(
      "server/reference-game-server/service.ts",
      async ({ createGameServer }) => {
        const wallet = (async () => ({ ok: true, answer: DEMO })) as unknown as WalletCall;
        const { open, play } = createGameServer({
          db,
          now: () => TEST_NOW,
          wallet,
          symbolsOf: () => undefined,
          logError: () => {},
        });
        const { session } = await open("a launch");
        const playRequest = {
          session,
          key: randomUUID(),
          stake: "1.00",
          choice: { chances: 4_950, over: false },
        };
        const { round } = await play(playRequest);
        for (const other of [{ stake: "2.00" }, { choice: { chances: 4_950, over: true } }])
          await expect(play({ ...playRequest, ...other })).rejects.toMatchObject({ code: "key_conflict" });
        expect((await play(playRequest)).round.id).toBe(round.id);
      },
      'throw new GameRejection("key_conflict");',
      "void round;",
    ));

  it("MI-32 NEW-05 mutant each-alone: a nonce is used, and the process ends before its round is written", async () => {
    async function countStatements() {
      const store = createGamesStore(db);
      const { seed, make, numbers, newKey } = await setUp();
      for (let statement = 1; ; statement++) {
        const key = newKey();
        const drawing = crashAt(db, statement, () => store.draw(seed, key, since, make(key)));
        const isDrawn = await drawing.then(
          () => true,
          () => false,
        );
        const { nonce, rounds } = await numbers();
        expect(nonce).toBe(rounds);
        if (isDrawn) return statement;
      }
    }
    expect(await countStatements()).toBeGreaterThan(3);
    await expectAssertionFailure(() => withStatements(db, commitEachStatement, countStatements));
  });
});
