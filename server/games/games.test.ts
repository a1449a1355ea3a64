import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { FrameRound, Opened } from "../../frames/protocol.ts";
import type { AccountParts } from "../../src/contract/accounts.ts";
import type { Game } from "../../src/contract/games.ts";
import { rollDice } from "../../src/rules/fair/dice.ts";
import { createDraw } from "../../src/rules/fair/draw.ts";
import { testApp } from "../../tests/support/app.ts";
import { testClock } from "../../tests/support/clock.ts";
import { askFrame, gameOf, newKey, sitDown } from "../../tests/support/frame.ts";
import { fund } from "../../tests/support/ledger.ts";
import { confirmed, visit } from "../../tests/support/visitor.ts";
import { ledgerEntries } from "../db/ledger-schema.ts";
import { rounds } from "../db/play-schema.ts";
import { sessions } from "../db/player-schema.ts";
import { gameRounds, gameSeats, gameSeeds } from "../db/reference-games-schema.ts";
import { providers } from "../db/schema.ts";
import { digestOf } from "../http/secret-token.ts";
import { verifyLedger } from "../modules/ledger/verify.ts";

const clock = testClock();
/** Calls of the wallet API that shall get no answer, after they were done or before. */
let lost: "none" | "answer" | "call" = "none";
/** What the next call of the wallet API waits for before it is sent. */
let held: Promise<void> | null = null;
const app = await testApp({
  now: clock.now,
  waitForWallet: async () => {},
  loseWalletCalls: async (send) => {
    const before = held;
    held = null;
    await before;
    if (lost === "none") return send();
    if (lost === "answer") await send();
    throw new TypeError("fetch failed");
  },
});
let dice: Game;
let slot: Game;
let wheel: Game;
beforeAll(async () => {
  await app.db.update(providers).set({ requiredFields: [] });
  [dice, slot, wheel] = await Promise.all([
    gameOf(app, "table", /^(?!.*(roulette|wheel))/i),
    gameOf(app, "pokies"),
    gameOf(app, "live"),
  ]);
});

const CHOICE = { chances: 4_950, over: false };

async function player(funds = 100_000n) {
  const made = await confirmed(app);
  if (funds > 0n) await fund(app.db, made.player.id, funds);
  const balance = async () =>
    ((await made.who.get("/api/player/accounts")).body as AccountParts[])[0]!.amount_cents as number;
  const books = async () => (await verifyLedger(app.db, made.player.id)).problems;
  return { ...made, balance, books };
}

const play = (seat: { seat: string }, more: object = {}) => {
  clock.advance(10_000);
  return askFrame<{ round: FrameRound; balance: string }>(app, "play", {
    seat: seat.seat,
    key: newKey(),
    stake: "1.00",
    choice: CHOICE,
    ...more,
  });
};
const finish = ({ seat }: { seat: string }, { id }: { id: string }) =>
  askFrame<{ balance: string }>(app, "finish", { seat, round: id });
const cents = (text: string) => Math.round(Number(text) * 100);

describe("a round of each game", () => {
  it.each([
    ["dice", () => dice, CHOICE],
    ["wheel", () => wheel, { bet: 2 }],
    ["slot", () => slot, {}],
  ] as const)(
    "PLAY-10 ANC-22 of %s is staked, shown, paid and closed through the wallet alone",
    async (kind, game, choice) => {
      const { who, player: of, balance, books } = await player();
      const seat = await sitDown(app, who, game());
      expect(seat).toMatchObject({
        kind,
        mode: "real",
        currency: "EUR",
        decimals: 2,
        balance: "1000.00",
        round: null,
      });
      expect(seat.facts.return).toBeGreaterThan(95);
      expect(seat.facts.top.oneIn).toBeGreaterThan(1);
      let expected = 100_000;
      for (let n = 0; n < 8; n++) {
        const { status, body } = await play(seat, { choice });
        expect(status).toBe(200);
        expected -= 100;
        expect([cents(body.balance), await balance()]).toEqual([expected, expected]);
        expected += cents(body.round.win);
        expect(cents((await finish(seat, body.round)).body.balance)).toBe(expected);
        // Once, however often it is asked.
        expect(cents((await finish(seat, body.round)).body.balance)).toBe(expected);
      }
      expect(await balance()).toBe(expected);
      expect(await books()).toEqual([]);
      const played = await app.db.select().from(rounds).where(eq(rounds.playerId, of.id));
      expect(played).toHaveLength(8);
      expect(played.every(({ closedAt, stakeReal }) => closedAt !== null && stakeReal === 100n)).toBe(true);
    },
  );

  it("MI-02 of a demo takes its stake once, however many of it are asked for at once", async () => {
    const seat = await sitDown(app, visit(app), dice, "demo");
    const key = newKey();
    clock.advance(10_000);
    const body = { seat: seat.seat, key, stake: "1.00", choice: CHOICE };
    const answers = await Promise.all(
      [1, 2, 3].map(() => askFrame<{ round: FrameRound }>(app, "play", body)),
    );
    expect(new Set(answers.map(({ body: { round } }) => round.id)).size).toBe(1);
    const { round } = answers[0]!.body;
    const { balance } = (await finish(seat, round)).body;
    expect(cents(balance)).toBe(cents(seat.balance) - 100 + cents(round.win));
  });

  it("MI-02 whose stake was taken counts, also where another try of the same moment was refused", async () => {
    const { who, player: of, balance, books } = await player(0n);
    const seat = await sitDown(app, who, dice);
    const key = newKey();
    clock.advance(10_000);
    const ask = () =>
      askFrame<{ round: FrameRound }>(app, "play", { seat: seat.seat, key, stake: "1.00", choice: CHOICE });
    const gate = Promise.withResolvers<void>();
    held = gate.promise;
    const first = ask();
    await expect.poll(() => held === null).toBe(true);
    expect((await ask()).status).toBe(409);
    await fund(app.db, of.id, 500n);
    gate.resolve();
    const { round } = (await first).body;
    expect((await finish(seat, round)).status).toBe(200);
    expect(await balance()).toBe(500 - 100 + cents(round.win));
    expect(await books()).toEqual([]);
  });

  it("NEW-05 MI-24 no secret is shown while a round is drawn from it, whatever comes at once", async () => {
    const { who } = await player();
    const seat = await sitDown(app, who, dice);
    for (let n = 0; n < 6; n++) {
      clock.advance(10_000);
      const rotate = () => askFrame(app, "seeds", { seat: seat.seat, client: `text ${n}` });
      const [played] = await Promise.all([play(seat), rotate(), rotate(), rotate()]);
      const open = await app.db
        .select({ id: gameRounds.id })
        .from(gameRounds)
        .innerJoin(gameSeeds, eq(gameSeeds.id, gameRounds.seed))
        .where(and(isNotNull(gameSeeds.revealedAt), inArray(gameRounds.status, ["drawn", "staked"])));
      expect(open).toEqual([]);
      if (played.status === 200) await finish(seat, played.body.round);
    }
    const [own] = await app.db
      .select({ player: gameSeats.player })
      .from(gameSeats)
      .where(eq(gameSeats.digest, digestOf(seat.seat)));
    const current = and(eq(gameSeeds.player, own!.player), isNull(gameSeeds.revealedAt));
    expect(await app.db.$count(gameSeeds, current)).toBe(1);
  });

  it("ANC-21 of several rounds at once one is played: each takes its time, in another frame too", async () => {
    const { who } = await player();
    const seats = [await sitDown(app, who, dice), await sitDown(app, who, dice)];
    // As under a licence that wants it so.
    for (const { seat } of seats)
      await app.db
        .update(gameSeats)
        .set({ minRound: 2_500 })
        .where(eq(gameSeats.digest, digestOf(seat)));
    clock.advance(10_000);
    const ask = ({ seat }: { seat: string }) =>
      askFrame(app, "play", { seat, key: newKey(), stake: "1.00", choice: CHOICE });
    const answers = await Promise.all([...seats, ...seats].map(ask));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it("PLAY-02 ANC-23 of a demo has the same rules and moves no money", async () => {
    const before = await app.db.$count(ledgerEntries);
    const seat = await sitDown(app, visit(app), slot, "demo");
    expect(seat).toMatchObject({ mode: "demo", currency: "FUN", balance: "5000.00" });
    const { who } = await player(0n);
    expect((await sitDown(app, who, slot)).facts).toEqual(seat.facts);
    const { body } = await play(seat, { choice: {} });
    expect(body.balance).toBe("4999.00");
    const after = await finish(seat, body.round);
    expect(cents(after.body.balance)).toBe(499_900 + cents(body.round.win));
    expect(await finish(seat, body.round)).toMatchObject({ body: after.body });
    expect(await app.db.$count(ledgerEntries)).toBe(before);
  });
});

describe("what is drawn", () => {
  it("NEW-05 was decided before: the secret fits what was shown, and gives the same again", async () => {
    const { who } = await player();
    const seat = await sitDown(app, who, dice);
    const played: FrameRound[] = [];
    for (let n = 0; n < 3; n++) {
      const { body } = await play(seat);
      expect(body.round.nonce).toBe(n);
      await finish(seat, body.round);
      played.push(body.round);
    }
    const proofOf = async (id: string) => {
      const response = await app.app.request(`http://localhost/reference-games/api/rounds/${id}`);
      return (await response.json()) as { secret: string | null; commitment: string; client: string };
    };
    expect(await proofOf(played[0]!.id)).toMatchObject({ secret: null, commitment: seat.fair.commitment });
    const rotated = await askFrame<{
      revealed: { secret: string; commitment: string; rounds: number };
      fair: Opened["fair"];
    }>(app, "seeds", { seat: seat.seat, client: "my own words" });
    expect(rotated.body).toMatchObject({
      revealed: { commitment: seat.fair.commitment, rounds: 3 },
      fair: { client: "my own words", nonce: 0 },
    });
    const proof = await proofOf(played[2]!.id);
    expect(proof.secret).toBe(rotated.body.revealed.secret);
    for (const { nonce, outcome } of played) {
      const draw = await createDraw({ secret: proof.secret!, client: proof.client, nonce });
      expect(outcome).toEqual(await rollDice(draw, CHOICE));
    }
    expect((await play(seat)).body.round.nonce).toBe(0);
  });

  it("NEW-05 is not shown while a round still needs the secret", async () => {
    const { who } = await player();
    const seat = await sitDown(app, who, dice);
    const { body } = await play(seat);
    const rotate = () => askFrame(app, "seeds", { seat: seat.seat, client: "mine" });
    expect(await rotate()).toMatchObject({ status: 409, body: { code: "round_open" } });
    await finish(seat, body.round);
    expect((await rotate()).status).toBe(200);
  });
});

describe("an interrupted round", () => {
  it("ANC-24 comes along to the next frame, and is paid there", async () => {
    const { who, balance, books } = await player();
    const first = await sitDown(app, who, wheel);
    const { body } = await play(first, { choice: { bet: 2 } });
    const again = await sitDown(app, who, wheel);
    expect(again.round).toMatchObject({ id: body.round.id, outcome: body.round.outcome, done: false });
    expect(again.balance).toBe("999.00");
    await finish(again, again.round!);
    expect(await balance()).toBe(99_900 + cents(body.round.win));
    expect((await sitDown(app, who, wheel)).round).toBeNull();
    expect(await books()).toEqual([]);
  });

  it("ANC-24 MI-09 that nobody goes on with is paid, after the sign-out too", async () => {
    const { who, player: of } = await player();
    const seat = await sitDown(app, who, dice);
    let win = 0;
    for (let n = 0; n < 4; n++) win = cents((await play(seat)).body.round.win);
    await app.db.delete(sessions).where(eq(sessions.playerId, of.id));
    clock.advance(9 * 60_000);
    await app.settle();
    const [open] = await app.db
      .select()
      .from(rounds)
      .where(eq(rounds.playerId, of.id))
      .orderBy(rounds.id)
      .offset(3);
    expect(open!.closedAt).toBeNull();
    clock.advance(2 * 60_000);
    await app.settle();
    const [closed] = await app.db.select().from(rounds).where(eq(rounds.id, open!.id));
    expect(closed!.closedAt).not.toBeNull();
    expect(Number(closed!.winReal)).toBe(win);
  });

  it("PLAY-10 is finished before the next one begins", async () => {
    const { who, player: of } = await player();
    const seat = await sitDown(app, who, dice);
    await play(seat);
    await play(seat);
    const played = await app.db.select().from(rounds).where(eq(rounds.playerId, of.id)).orderBy(rounds.id);
    expect(played.map(({ closedAt }) => closedAt !== null)).toEqual([true, false]);
  });
});

describe("an answer that is lost", () => {
  it.each(["answer", "call"] as const)(
    "MI-02 PLAY-10 the %s of a bet: the same key is the same round, and one stake",
    async (what) => {
      const { who, balance, books } = await player();
      const seat = await sitDown(app, who, dice);
      const key = newKey();
      lost = what;
      expect(await play(seat, { key })).toMatchObject({ status: 503, body: { code: "unsure" } });
      lost = "none";
      const { status, body } = await play(seat, { key });
      expect(status).toBe(200);
      expect(await balance()).toBe(99_900);
      expect((await play(seat, { key })).body.round).toEqual(body.round);
      expect(await balance()).toBe(99_900);
      expect(await books()).toEqual([]);
    },
  );

  it("MI-02 ANC-24 of a bet that was never asked again: the next frame finds out", async () => {
    const { who, balance } = await player();
    const seat = await sitDown(app, who, dice);
    lost = "answer";
    await play(seat);
    lost = "none";
    const again = await sitDown(app, who, dice);
    const [round] = await app.db
      .select()
      .from(gameRounds)
      .where(eq(gameRounds.seat, (await seatDigest(seat)).digest));
    expect(round!.status).toBe("done");
    expect(cents(again.balance)).toBe(99_900 + Number(round!.win));
    expect(await balance()).toBe(cents(again.balance));
  });
});

async function seatDigest({ seat }: { seat: string }) {
  const { digestOf } = await import("../http/secret-token.ts");
  return { digest: digestOf(seat) };
}

describe("a frame", () => {
  it("PLAY-09 opens once", async () => {
    const { who } = await player();
    const { launch } = await sitDown(app, who, dice);
    expect(await askFrame(app, "open", { launch })).toMatchObject({
      status: 409,
      body: { code: "unknown_launch" },
    });
  });

  it("ANC-21 plays no faster than the rules say", async () => {
    const { who } = await player();
    const seat = await sitDown(app, who, dice);
    const first = await play(seat);
    await finish(seat, first.body.round);
    clock.advance(-10_000);
    if (seat.min_round > 0)
      expect(await play(seat)).toMatchObject({ status: 409, body: { code: "too_fast" } });
    else expect((await play(seat)).status).toBe(200);
  });

  it("MI-10 MI-06 says what the wallet refuses, and that round is over", async () => {
    const { who, balance } = await player(50n);
    const seat = await sitDown(app, who, dice);
    const key = newKey();
    expect(await play(seat, { key })).toMatchObject({ status: 409, body: { code: "insufficient_funds" } });
    expect(await play(seat, { key })).toMatchObject({ status: 409, body: { code: "round_refused" } });
    expect(await balance()).toBe(50);
  });

  it.each([
    ["a stake that is not on offer", { stake: "1.01" }, "invalid_stake"],
    ["a stake below zero", { stake: "-1.00" }, "invalid_stake"],
    ["no chance at all", { choice: { chances: 0, over: false } }, "invalid_choice"],
    ["every chance", { choice: { chances: 10_000, over: false } }, "invalid_choice"],
    ["another game's choice", { choice: { bet: 2 } }, "invalid_choice"],
  ])("MI-14 MI-30 is refused %s", async (_, more, code) => {
    const { who } = await player();
    const seat = await sitDown(app, who, dice);
    expect(await play(seat, more)).toMatchObject({ status: 409, body: { code } });
  });

  it("MI-30 of one player cannot finish another's round, and a forged one nothing", async () => {
    const [one, two] = [await player(), await player()];
    const seat = await sitDown(app, one.who, dice);
    const { body } = await play(seat);
    const other = await sitDown(app, two.who, dice);
    expect(await finish(other, body.round)).toMatchObject({ status: 409, body: { code: "unknown_round" } });
    expect(await play({ seat: "A".repeat(43) })).toMatchObject({
      status: 409,
      body: { code: "seat_expired" },
    });
    expect(await askFrame(app, "play", { seat: 1 })).toMatchObject({ status: 400 });
    clock.advance(13 * 3_600_000);
    expect(await play(seat)).toMatchObject({ status: 409, body: { code: "seat_expired" } });
    clock.advance(-13 * 3_600_000);
  });

  it("may be asked from a frame without an origin, and shows nobody's cookie", async () => {
    const answer = await askFrame(app, "open", { launch: "A".repeat(43) });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

it("PLAY-10 a frame, which has no origin, can read that it asked for nonsense", async () => {
  const { status, headers, body } = await askFrame(app, "play", { seat: "x" });
  expect([status, headers.get("access-control-allow-origin"), body.code]).toEqual([400, "*", "bad_request"]);
});
