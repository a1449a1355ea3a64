import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { games, ledger, real } from "../../../tests/support/server/ledger.ts";
import {
  bet,
  rejectionResponse,
  rollback,
  testWallet,
  type WalletSession,
  win,
} from "../../../tests/support/server/wallet.ts";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import { players } from "../../core/players/tables.ts";
import { sessions } from "../../core/sessions/tables.ts";
import { rowsOf } from "../../db/rows.ts";
import { verifyActions } from "./verify-store.ts";

const { app, createPlayer, play, name, balances, giveBonus, post } = await testWallet();

describe("reserved money", () => {
  it("MI-16 can't be bet and returns in full", async () => {
    const player = await createPlayer(10_000n);
    const reserve = (amount: bigint) =>
      post(player, [
        { side: { balanceType: "real" }, amount: -amount },
        { side: { balanceType: "reserved" }, amount },
      ]);
    await reserve(9_950n);
    expect(await play(player, name("round"), [bet(name("bet"), "1.00")])).toMatchObject(
      rejectionResponse("insufficient_funds", "0.50"),
    );
    expect((await play(player, name("round"), [bet(name("bet"), "0.50")])).status).toBe(200);
    await reserve(-9_950n);
    expect(await balances(player)).toMatchObject({ real: 9_950n, reserved: 0n });
    expect((await play(player, name("round"), [bet(name("bet"), "1.00")])).status).toBe(200);
  });
});

describe("a repeated action", () => {
  it("MI-02 gets the first answer and moves no money", async () => {
    const player = await createPlayer(10_000n);
    const round = name("round");
    const actions = [bet(name(), "1.00"), win(name(), "0.40")];
    const first = await play(player, round, actions);
    expect(first.body.balance).toBe("99.40");
    await play(player, name("round"), [bet(name(), "50.00")]);
    expect(await play(player, round, actions)).toEqual(first);
    expect(await balances(player)).toMatchObject({ real: 4_940n });
  });

  it("MI-02 sent 64 times concurrently is applied once, with the same answer for each", async () => {
    const player = await createPlayer(10_000n);
    const round = name("round");
    const actions = [bet(name(), "1.00")];
    const answers = await Promise.all(Array.from({ length: 64 }, () => play(player, round, actions)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { balance: "99.00" } });
    expect(await balances(player)).toMatchObject({ real: 9_900n });
  });

  it.each([
    ["another amount", (a: string) => [bet(a, "1.01")]],
    ["win as its kind", (a: string) => [win(a, "1.00")]],
    ["rollback as its kind", (a: string) => [rollback(a, "x")]],
  ])("MI-03 with %s is rejected and moves no money", async (_, changed) => {
    const player = await createPlayer(10_000n);
    const [round, id] = [name("round"), name()];
    await play(player, round, [bet(id, "1.00")]);
    expect(await play(player, round, changed(id))).toMatchObject(
      rejectionResponse("action_conflict", "99.00"),
    );
    expect(await play(player, name("round"), [bet(id, "1.00")])).toMatchObject(
      rejectionResponse("action_conflict"),
    );
  });

  it("MI-03 from another player is rejected, whichever comes first", async () => {
    const [one, two] = [await createPlayer(1_000n), await createPlayer(1_000n)];
    const id = name();
    const answers = await Promise.all(
      [one, two].map((player) => play(player, name("round"), [bet(id, "1.00")])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe("action_conflict");
    const realBalances = (await Promise.all([balances(one), balances(two)])).map(({ real }) => real);
    expect(realBalances.sort()).toEqual([1_000n, 900n].sort());
  });

  it("MI-06 is evaluated again if it was rejected", async () => {
    const player = await createPlayer(100n);
    const [round, id] = [name("round"), name()];
    const placeBet = () => play(player, round, [bet(id, "1.01")]);
    expect(await placeBet()).toMatchObject(rejectionResponse("insufficient_funds", "1.00"));
    expect(await placeBet()).toMatchObject(rejectionResponse("insufficient_funds", "1.00"));
    await post(player, [real(1n), games(-1n)]);
    expect(await placeBet()).toMatchObject({ status: 200, body: { balance: "0.00" } });
  });
});

describe("several actions in one call", () => {
  it("MI-08 are applied in order, completely or not at all", async () => {
    const player = await createPlayer(1_000n);
    const actions = [bet(name(), "10.00"), win(name(), "4.00"), bet(name(), "4.00"), bet(name(), "0.01")];
    expect(await play(player, name("round"), actions)).toMatchObject(
      rejectionResponse("insufficient_funds", "10.00"),
    );
    expect(await balances(player)).toMatchObject({ real: 1_000n });
    expect(await play(player, name("round"), actions.slice(0, 3))).toMatchObject({
      status: 200,
      body: { balance: "0.00" },
    });
  });

  it("MI-08 can roll back one another", async () => {
    const player = await createPlayer(1_000n);
    const id = name();
    const actions = [bet(id, "10.00"), rollback(name(), id)];
    const first = await play(player, name("round"), actions);
    expect(first).toMatchObject({ status: 200, body: { balance: "10.00" } });
  });

  it("MI-10 of two concurrent bets of 80 on 100, one is accepted", async () => {
    const player = await createPlayer(10_000n);
    const answers = await Promise.all([1, 2].map(() => play(player, name("round"), [bet(name(), "80.00")])));
    expect(answers.map(({ body }) => body.code ?? body.balance).sort()).toEqual([
      "20.00",
      "insufficient_funds",
    ]);
    expect(answers.find(({ status }) => status === 409)!.body.balance).toBe("20.00");
    expect(await balances(player)).toMatchObject({ real: 2_000n });
  });

  it("MI-11 from many players at the same time are all applied without loss", async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => createPlayer(1_000n)));
    const calls = many.flatMap((player) =>
      Array.from({ length: 5 }, () =>
        play(player, name("round"), [bet(name(), "1.00"), win(name(), "0.50")]),
      ),
    );
    expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true);
    for (const player of many) expect(await balances(player)).toMatchObject({ real: 750n });
  });
});

describe("a rollback", () => {
  it("MI-04 returns the stake once, whatever the id of a repeated rollback", async () => {
    const player = await createPlayer(1_000n);
    const [round, id, back] = [name("round"), name(), name()];
    await play(player, round, [bet(id, "4.00")]);
    const first = await play(player, round, [rollback(back, id)]);
    expect(first).toMatchObject({
      status: 200,
      body: { balance: "10.00", actions: [{ status: "applied" }] },
    });
    await play(player, name("round"), [bet(name(), "1.00")]);
    expect(await play(player, round, [rollback(back, id)])).toEqual(first);
    expect(await play(player, round, [rollback(name(), id)])).toMatchObject({
      status: 200,
      body: { balance: "9.00", actions: [{ transaction: "", status: "void" }] },
    });
    expect(await balances(player)).toMatchObject({ real: 900n });
    expect(await play(player, round, [rollback(name(), back)])).toMatchObject(
      rejectionResponse("not_reversible"),
    );
  });

  it("MI-05 that arrives first forbids its bet for good", async () => {
    const player = await createPlayer(1_000n);
    const [round, id, back] = [name("round"), name(), name()];
    const first = await play(player, round, [rollback(back, id)]);
    expect(first).toMatchObject({
      status: 200,
      body: { balance: "10.00", actions: [{ id: back, transaction: "", status: "void" }] },
    });
    for (let n = 0; n < 2; n++)
      expect(await play(player, round, [bet(id, "4.00")])).toMatchObject(
        rejectionResponse("already_rolled_back", "10.00"),
      );
    expect(await play(player, round, [rollback(back, id)])).toEqual(first);
  });

  it("MI-04 reverses a win as far as the balance covers it; the rest becomes a debt that blocks bets", async () => {
    const player = await createPlayer(1_000n);
    const [round, id] = [name("round"), name()];
    await play(player, round, [bet(name(), "1.00"), win(id, "20.00")]);
    await play(player, name("round"), [bet(name(), "26.00")]);
    expect(await play(player, round, [rollback(name(), id)])).toMatchObject({
      status: 200,
      body: { balance: "0.00" },
    });
    expect(await balances(player)).toEqual({
      real: 0n,
      bonus: 0n,
      reserved: 0n,
      owed: -1_700n,
      unsettled: 0n,
    });
    await post(player, [real(5_000n), games(-5_000n)]);
    const placeBet = () => play(player, name("round"), [bet(name(), "1.00")]);
    expect(await placeBet()).toMatchObject(rejectionResponse("betting_paused", "50.00"));
    await post(player, [real(-1_700n), { side: { balanceType: "owed" }, amount: 1_700n }]);
    expect(await placeBet()).toMatchObject({ status: 200, body: { balance: "32.00" } });
  });

  it("MI-04 takes back bonus money as far as it goes; the house bears the rest, and no debt arises", async () => {
    const player = await createPlayer(0n);
    await giveBonus(player, 1_000n);
    const [round, id] = [name("round"), name()];
    await play(player, round, [bet(name(), "10.00"), win(id, "30.00")]);
    await play(player, name("round"), [bet(name(), "25.00")]);
    expect(await play(player, round, [rollback(name(), id)])).toMatchObject({ body: { balance: "0.00" } });
    expect(await balances(player)).toEqual({ real: 0n, bonus: 0n, reserved: 0n, owed: 0n, unsettled: 0n });
    const rows = rowsOf<{ side: string; amount: string }>(
      await app.db.execute(sql`
        select coalesce(p.balance_type, p.house) as side, p.amount::text as amount
        from ledger_postings p join ledger_entries e on e.id = p.entry_id
        where e.player_id = ${player.playerId} and e.kind = 'rollback' order by p.position`),
    );
    expect(rows).toEqual([
      { side: "bonus", amount: "-500" },
      { side: "bonuses", amount: "-2500" },
      { side: "games", amount: "3000" },
    ]);
    expect(await verifyActions(app.db, player.playerId)).toEqual([]);
    // Without a debt, play goes on.
    await post(player, [real(500n), games(-500n)]);
    expect(await play(player, name("round"), [bet(name(), "1.00")])).toMatchObject({ status: 200 });
  });

  it("MI-04 for another player or round is rejected", async () => {
    const [player, other] = [await createPlayer(1_000n), await createPlayer(1_000n)];
    const [round, id] = [name("round"), name()];
    await play(player, round, [bet(id, "1.00")]);
    expect(await play(other, name("round"), [rollback(name(), id)])).toMatchObject(
      rejectionResponse("action_conflict", "10.00"),
    );
    expect(await play(player, name("round"), [rollback(name(), id)])).toMatchObject(
      rejectionResponse("action_conflict", "9.00"),
    );
  });

  it("MI-05 has the same result in any order with its bet and win", async () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const order of orders) {
      const player = await createPlayer(1_000n);
      const [round, b, w, r] = [name("round"), name(), name(), name()];
      const actions = [bet(b, "2.00"), win(w, "0.30"), rollback(r, b)];
      for (const i of order) await play(player, round, [actions[i]!]);
      expect([order, (await balances(player)).real]).toEqual([order, 1_030n]);
    }
  });
});

describe("a bet block", () => {
  const betBlocks: [string, string, (player: WalletSession) => Promise<unknown>][] = [
    [
      "an expired session",
      "session_expired",
      ({ session }) =>
        app.db
          .update(gameSessions)
          .set({ expiresAt: new Date(TEST_NOW) })
          .where(eq(gameSessions.id, session)),
    ],
    [
      "a sign-out",
      "session_expired",
      ({ session }) => app.db.delete(sessions).where(eq(sessions.digest, `login ${session}`)),
    ],
    [
      "an exclusion",
      "player_excluded",
      ({ playerId }) =>
        app.db
          .update(players)
          .set({ excludedUntil: new Date(TEST_NOW + 1) })
          .where(eq(players.id, playerId)),
    ],
  ];
  it.each(betBlocks)(
    "MI-09 MI-19 %s (%s) blocks neither a win nor a rollback",
    async (_, code, applyBlock) => {
      const player = await createPlayer(1_000n);
      const [round, first, second] = [name("round"), name(), name()];
      await play(player, round, [bet(first, "1.00"), bet(second, "2.00")]);
      await applyBlock(player);
      expect(await play(player, name("round"), [bet(name(), "1.00")])).toMatchObject(
        rejectionResponse(code, "7.00"),
      );
      // Bets accepted earlier still get their answer when repeated.
      expect((await play(player, round, [bet(first, "1.00")])).status).toBe(200);
      expect(await play(player, round, [win(name(), "9.00")])).toMatchObject({ body: { balance: "16.00" } });
      expect(await play(player, round, [rollback(name(), second)])).toMatchObject({
        body: { balance: "18.00" },
      });
    },
  );
});

it("MI-19 MI-32 a bet that waited for the wallet lock while its session ended is rejected", async () => {
  const player = await createPlayer(1_000n);
  const gate = Promise.withResolvers<void>();
  const lockAcquired = Promise.withResolvers<void>();
  const ending = app.db.transaction(async (tx) => {
    await ledger.lockForUpdate(tx, player.playerId);
    lockAcquired.resolve();
    await gate.promise;
    await tx
      .update(gameSessions)
      .set({ endedAt: new Date(TEST_NOW) })
      .where(eq(gameSessions.id, player.session));
  });
  await lockAcquired.promise;
  const pendingBet = play(player, name("round"), [bet(name(), "1.00")]);
  gate.resolve();
  await ending;
  expect(await pendingBet).toMatchObject(rejectionResponse("session_expired", "10.00"));
});
