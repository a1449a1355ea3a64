import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { fund, games, real } from "../../../tests/support/server/ledger.ts";
import { createConfirmedPlayer } from "../../../tests/support/server/visitor.ts";
import { bet, rejectionResponse, rollback, testWallet, win } from "../../../tests/support/server/wallet.ts";
import { accounts } from "../../core/accounts/tables.ts";

const { app, createPlayer, openGameSession, play, name, balances, giveBonus, post, newAccount } =
  await testWallet();

describe("a round", () => {
  it("MI-12 belongs to its session's player and account, as the database requires", async () => {
    const [owner, other] = [await createPlayer(100n), await createPlayer(100n)];
    const round = name("round");
    await play(owner, round, [bet(name("bet"), "1.00")]);
    const updateRound = (column: string, to: number) =>
      app.db
        .execute(sql`update rounds set ${sql.raw(column)} = ${to} where name = ${round}`)
        .catch((error) => error.cause?.constraint ?? error.cause?.message);
    expect(await updateRound("player_id", other.playerId)).toMatch("rounds_session");
    expect(await updateRound("account_id", other.accountId)).toMatch("rounds_session");
  });

  it("PLAY-10 MON-15 takes a stake, pays a win and is closed", async () => {
    const player = await createPlayer(10_000n);
    const round = name("round");
    const [b, w] = [name("bet"), name("win")];
    expect(await play(player, round, [bet(b, "2.50")])).toEqual({
      status: 200,
      body: {
        balance: "97.50",
        currency: "EUR",
        round,
        closed: false,
        actions: [{ id: b, transaction: expect.stringMatching(/^\d+$/), status: "applied" }],
      },
    });
    expect(await play(player, round, [win(w, "7.05")], { close: true })).toMatchObject({
      status: 200,
      body: { balance: "104.55", closed: true },
    });
    expect(await balances(player)).toMatchObject({ real: 10_455n });
  });

  it("MI-07 closes once, and then rejects bets but accepts wins", async () => {
    const player = await createPlayer(1_000n);
    const round = name("round");
    await play(player, round, [bet(name(), "1.00")]);
    const close = () => play(player, round, [], { close: true });
    const first = await close();
    expect(first).toMatchObject({ status: 200, body: { closed: true, balance: "9.00" } });
    expect(await close()).toEqual(first);
    expect(await play(player, round, [bet(name(), "1.00")])).toMatchObject(
      rejectionResponse("round_closed", "9.00"),
    );
    expect(await play(player, round, [win(name(), "3.00")])).toMatchObject({
      status: 200,
      body: { balance: "12.00", closed: true },
    });
  });

  it("MI-07 that closes before it starts accepts neither bets nor wins", async () => {
    const player = await createPlayer(1_000n);
    const round = name("round");
    expect(await play(player, round, [], { close: true })).toMatchObject({ body: { closed: true } });
    expect(await play(player, round, [bet(name(), "1.00")])).toMatchObject(rejectionResponse("round_closed"));
    expect(await play(player, round, [win(name(), "1.00")])).toMatchObject(
      rejectionResponse("bet_not_found"),
    );
  });

  it("belongs to one player and one game", async () => {
    const [player, other] = [await createPlayer(1_000n), await createPlayer(1_000n)];
    const round = name("round");
    await play(player, round, [bet(name(), "1.00")]);
    expect(await play(other, round, [bet(name(), "1.00")])).toMatchObject(
      rejectionResponse("round_conflict", "10.00"),
    );
    const elsewhere = await openGameSession(player, "another-game");
    expect(await play(elsewhere, round, [win(name(), "1.00")])).toMatchObject(
      rejectionResponse("round_conflict", "9.00"),
    );
    const secondSession = await openGameSession(player);
    expect(await play(secondSession, round, [win(name(), "1.00")])).toMatchObject({
      body: { balance: "10.00" },
    });
  });

  it("MI-01 MI-04 belongs to one account: another session of the player can't act on it", async () => {
    const player = await createPlayer(20_000n);
    const yen = await newAccount(player.playerId, "JPY");
    const other = await openGameSession({ playerId: player.playerId, accountId: yen, currency: "JPY" });
    await post(other, [real(20_000n), games(-20_000n)]);
    const [round, b, waits] = [name("round"), name("bet"), name("round")];
    await play(player, round, [bet(b, "100.00")]);
    for (const action of [rollback(name(), b), win(name(), "5"), bet(b, "10000"), bet(name(), "1")])
      expect(await play(other, round, [action])).toMatchObject(rejectionResponse("round_conflict", "20000"));
    expect(await play(other, round, [], { close: true })).toMatchObject(rejectionResponse("round_conflict"));
    await play(player, waits, [win(name(), "100.00")]);
    expect(await play(other, waits, [bet(name(), "1")])).toMatchObject(rejectionResponse("round_conflict"));
    expect([await balances(player), await balances(other)]).toMatchObject([
      { real: 10_000n },
      { real: 20_000n },
    ]);
  });

  it("PLAY-10 reports an unchanged balance for a pending win, even if its bet arrives in the same batch", async () => {
    const player = await createPlayer(1_000n);
    const round = name("round");
    const answers = await Promise.all([
      play(player, name("round"), [bet(name(), "1.00")]),
      play(player, round, [win(name(), "2.00")]),
      play(player, round, [bet(name(), "1.00")]),
    ]);
    expect(answers[1]!.body.actions).toMatchObject([{ status: "pending", transaction: "" }]);
    expect(await balances(player)).toMatchObject({ real: 1_000n });
  });

  it("MI-14 rejects a stake that is too large to count in millionths", async () => {
    const player = await createPlayer(10n ** 16n);
    expect(await play(player, name("round"), [bet(name(), "10000000000.01")])).toMatchObject(
      rejectionResponse("too_much"),
    );
    const round = name("round");
    expect((await play(player, round, [bet(name(), "10000000000.00")], { close: true })).status).toBe(200);
  });

  it("MI-15 is staked with real money first; wins return in the stakes' proportion, to the last cent", async () => {
    const player = await createPlayer(200n);
    await giveBonus(player, 1_000n);
    const round = name("round");
    expect(await play(player, round, [bet(name(), "3.00")])).toMatchObject({ body: { balance: "9.00" } });
    expect(await balances(player)).toMatchObject({ real: 0n, bonus: 900n });
    await play(player, round, [win(name(), "1.00")]);
    // A third of the stake was bonus money.
    expect(await balances(player)).toMatchObject({ real: 67n, bonus: 933n });
  });
});

it("PROF-05 stakes and wins count in the player's statistics, rolled-back ones don't", async () => {
  const { client, player } = await createConfirmedPlayer(app);
  await fund(app.db, player.id, 10_000n);
  const [account] = await app.db.select().from(accounts).where(eq(accounts.playerId, player.id));
  const owner = await openGameSession({ playerId: player.id, accountId: account!.id, currency: "EUR" });
  const [round, rolledBackBet] = [name("round"), name()];
  await play(owner, round, [
    bet(name(), "3.00"),
    bet(rolledBackBet, "5.00"),
    win(name(), "1.20"),
    rollback(name(), rolledBackBet),
  ]);
  expect((await client.get("/api/player/stats")).body).toEqual([
    { currency: "EUR", deposits_cents: 0, withdrawals_cents: 0, bets_cents: 300, wins_cents: 120 },
  ]);
});

describe("a win", () => {
  it("MI-05 that arrives before its bet waits for it, with the round's close", async () => {
    const player = await createPlayer(1_000n);
    const [round, b, w] = [name("round"), name(), name()];
    const early = () => play(player, round, [win(w, "5.00")], { close: true });
    expect(await early()).toMatchObject({
      status: 200,
      body: { balance: "10.00", closed: false, actions: [{ transaction: "", status: "pending" }] },
    });
    expect(await early()).toMatchObject({ body: { actions: [{ status: "pending" }] } });
    expect(await play(player, round, [bet(b, "1.00")])).toMatchObject({ body: { closed: true } });
    expect(await balances(player)).toMatchObject({ real: 1_400n });
    expect(await early()).toMatchObject({
      body: { balance: "14.00", closed: true, actions: [{ status: "applied" }] },
    });
  });

  it("MI-05 MI-02 before its bet in one call is answered as paid, on the first call and on a repeat", async () => {
    const player = await createPlayer(1_000n);
    const [round, b, w] = [name("round"), name(), name()];
    const call = () => play(player, round, [win(w, "5.00"), bet(b, "1.00")], { close: true });
    const first = await call();
    expect(first).toMatchObject({
      status: 200,
      body: {
        balance: "14.00",
        closed: true,
        actions: [
          { id: w, transaction: expect.stringMatching(/^\d+$/), status: "applied" },
          { id: b, transaction: expect.stringMatching(/^\d+$/), status: "applied" },
        ],
      },
    });
    expect(await call()).toEqual(first);
    expect(await balances(player)).toMatchObject({ real: 1_400n });
  });

  it("MI-05 can be rolled back while pending, before it is paid", async () => {
    const player = await createPlayer(1_000n);
    const [round, w] = [name("round"), name()];
    await play(player, round, [win(w, "5.00")]);
    await play(player, round, [rollback(name(), w)]);
    await play(player, round, [bet(name(), "1.00")]);
    expect(await balances(player)).toMatchObject({ real: 900n });
  });

  it("RI-15 of a free-round campaign needs no bet, and can be neither staked nor withdrawn before it's settled", async () => {
    const player = await createPlayer(0n);
    const [round, w] = [name("round"), name()];
    const free = () => play(player, round, [win(w, "5.00", { campaign: "welcome-10" })], { close: true });
    expect(await free()).toMatchObject({ status: 200, body: { balance: "0.00" } });
    expect(await free()).toMatchObject({ status: 200, body: { balance: "0.00" } });
    expect(await balances(player)).toMatchObject({ real: 0n, bonus: 0n, unsettled: 500n });
    expect(await play(player, name("round"), [bet(name(), "1.00")])).toMatchObject(
      rejectionResponse("insufficient_funds", "0.00"),
    );
    await play(player, round, [rollback(name(), w)]);
    expect(await balances(player)).toMatchObject({ unsettled: 0n, owed: 0n });
  });
});
