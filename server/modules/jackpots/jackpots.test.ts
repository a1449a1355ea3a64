import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameJackpots, Jackpot, PublicJackpotWin } from "../../../src/contract/jackpots.ts";
import { parsePublication } from "../../../src/contract/realtime.ts";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { testJackpots } from "../../../tests/support/server/jackpots.ts";
import { notificationsOf } from "../../../tests/support/server/notices.ts";
import { createConfirmedPlayer } from "../../../tests/support/server/visitor.ts";
import { bet, type WalletSession } from "../../../tests/support/server/wallet.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { ART_VERSION } from "../../core/art-version.ts";
import { players } from "../../core/players/tables.ts";
import { games } from "../games/tables.ts";
import { notifications } from "../notifications/tables.ts";
import { jackpotWon } from "./events.ts";
import { jackpots } from "./tables.ts";

const clock = testClock();
const {
  app,
  play,
  openGameSession,
  name,
  newJackpot,
  playerAt,
  fetchPublicJackpot,
  winsOf,
  setWinRule,
  createPlayer,
} = await testJackpots({
  now: clock.now,
});
beforeEach(() => {
  setWinRule(false);
  clock.set(TEST_NOW);
});

const stake = (player: WalletSession, amount = "1.00") =>
  play(player, name("round"), [bet(name("bet"), amount)]);

async function winOf(jackpot: Awaited<ReturnType<typeof newJackpot>>, nickname: string | null) {
  const player = await playerAt(jackpot);
  await app.db.update(players).set({ nickname }).where(eq(players.id, player.playerId));
  setWinRule(true);
  await stake(player);
  setWinRule(false);
  return player;
}

describe("the list of jackpots", () => {
  it("JPT-02 JPT-05 JPT-08 JPT-11 AMB-PLT-09 shows the amounts and how each level grows", async () => {
    const jackpot = await newJackpot([{ ceiling_cents: 5_000 }]);
    expect(await fetchPublicJackpot(jackpot)).toEqual({
      id: expect.any(Number),
      identifier: jackpot.identifier,
      title: expect.any(String),
      state: "active",
      image: `/art/banners/jackpot/${ART_VERSION}`,
      currency: "EUR",
      levels: [
        { id: jackpot.levels[0]!.id, name: "Mini", identifier: "mini", amount_cents: 1_000, cycle: 1 },
      ],
      terms: [
        {
          level: "mini",
          name: "Mini",
          seed_cents: 1_000,
          contribution_ppm: 10_000,
          ceiling_cents: 5_000,
          average_cents: 1_500,
        },
      ],
      game_identifiers: [jackpot.game],
    });
  });

  it("JPT-08 is current right after a local bet, and within a second after one on another server", async () => {
    const jackpot = await newJackpot();
    const other = await testJackpots({ now: clock.now });
    const player = await playerAt(jackpot);
    expect((await other.fetchPublicJackpot(jackpot)).levels[0]!.amount_cents).toBe(1_000);
    await stake(player, "5.00");
    expect((await fetchPublicJackpot(jackpot)).levels[0]!.amount_cents).toBe(1_005);
    expect((await other.fetchPublicJackpot(jackpot)).levels[0]!.amount_cents).toBe(1_000);
    clock.advance(1_000);
    expect((await other.fetchPublicJackpot(jackpot)).levels[0]!.amount_cents).toBe(1_005);
  });

  it("JPT-05 has an ETag that changes with the amounts only", async () => {
    const jackpot = await newJackpot();
    const read = async (tag?: string | null) => {
      const headers = tag ? { "if-none-match": tag } : undefined;
      const { status, headers: responseHeaders } = await app.app.request("http://localhost/api/jackpots", {
        headers,
      });
      return { status, tag: responseHeaders.get("etag"), control: responseHeaders.get("cache-control") };
    };
    const first = await read();
    expect(first).toMatchObject({ status: 200, control: "public, max-age=0, s-maxage=10" });
    clock.advance(5_000);
    expect((await read(first.tag)).status).toBe(304);
    await stake(await playerAt(jackpot), "5.00");
    expect((await read(first.tag)).status).toBe(200);
  });

  it("CAT-12 AMB-PLT-09 gives each game the largest amount to win in each of its currencies", async () => {
    const [real] = await app.db.select().from(games).where(eq(games.hasDemoMode, true)).limit(1);
    const jackpot = await newJackpot([{ seed_cents: 10_000_000 }, { seed_cents: 20_000_000 }]);
    await app.db
      .update(jackpots)
      .set({ gameIdentifiers: [real!.identifier] })
      .where(eq(jackpots.identifier, jackpot.identifier));
    await app.content.refresh();
    const amounts = ((await app.get("/api/games/jackpots")).body as GameJackpots)[real!.identifier]!;
    const codes = Object.keys(real!.currencies).filter((code) => code !== "FUN");
    expect(Object.keys(amounts).toSorted()).toEqual(codes.toSorted());
    expect(amounts.EUR).toBe(20_000_000);
    if (amounts.USD !== undefined) expect(amounts.USD).toBe(21_739_130);
    await app.db.delete(jackpots).where(eq(jackpots.identifier, jackpot.identifier));
    await app.content.refresh();
  });

  it("CAT-12 JPT-01 in the demo data names a jackpot's games, which all show its largest amount", async () => {
    const all = (await app.get("/api/jackpots")).body as Jackpot[];
    const nova = all.find(({ identifier }) => identifier === "mystic-nova")!;
    expect(nova.image).toBe(`/art/banners/mystic-nova/${ART_VERSION}`);
    const { body } = await app.post("/api/games_filter", {
      filter: { collections: ["mystic-nova"] },
      page_size: 40,
    });
    const list = (body as { data: { identifier: string }[] }).data.map(({ identifier }) => identifier);
    expect(list.length).toBeGreaterThan(5);
    expect(nova.game_identifiers).toEqual(expect.arrayContaining(list));
    const amounts = (await app.get("/api/games/jackpots")).body as GameJackpots;
    const largest = Math.max(...nova.levels.map(({ amount_cents }) => amount_cents));
    for (const identifier of list) expect(amounts[identifier]!.EUR).toBe(largest);
  });
});

describe("jackpot winners", () => {
  const read = async (query: string) =>
    (await app.get(`/api/jackpot_wins?${query}`)).body as PublicJackpotWin[];

  it("JPT-03 JPT-05 JPT-06 JPT-08 have a masked name, the amount paid and the pot's amount", async () => {
    const jackpot = await newJackpot();
    const owner = await createPlayer(1_000_000n, "USD");
    await app.db.update(players).set({ nickname: "Maximilian" }).where(eq(players.id, owner.playerId));
    setWinRule(true);
    await stake(await openGameSession(owner, jackpot.game));
    expect(await read(`jackpot=${jackpot.identifier}`)).toEqual([
      {
        jackpot_identifier: jackpot.identifier,
        jackpot_title: expect.any(String),
        jackpot_level_name: "Mini",
        user_name: "Maximi***",
        currency: "USD",
        amount_cents: 1_086,
        jackpot_original_currency: "EUR",
        jackpot_original_amount_cents: 1_000,
        created_at: new Date(TEST_NOW).toISOString(),
      },
    ]);
  });

  it("JPT-06 AMB-VAL-09 are sorted newest first or largest first across currencies, up to the limit", async () => {
    const jackpot = await newJackpot([{ average_cents: 10_000_000 }]);
    const query = `jackpot=${jackpot.identifier}`;
    for (const [i, nickname] of ["Anna", "Bo", null].entries()) {
      clock.advance(1_000);
      await stake(await playerAt(jackpot), `${i === 1 ? 9_000 : 1}.00`);
      await winOf(jackpot, nickname);
    }
    const { playerId } = await createPlayer(0n);
    clock.advance(1_000);
    await app.awardJackpot(playerId, {
      key: name("award-key"),
      identifier: jackpot.identifier,
      title: "Pot",
      level: "Mini",
      currency: "JPY",
      // Worth 12.20 euros: less than Bo's win and more than the others.
      amount: 2_000n,
    });
    const names = (list: PublicJackpotWin[]) => list.map(({ user_name }) => user_name);
    expect(names(await read(query))).toEqual(["***", "***", "B***", "An***"]);
    expect(names(await read(`${query}&sort=biggest`)).slice(0, 2)).toEqual(["B***", "***"]);
    expect((await read(`${query}&sort=biggest`))[1]).toMatchObject({ currency: "JPY", amount_cents: 2_000 });
    expect(await read(`${query}&limit=2`)).toHaveLength(2);
    expect(await read("jackpot=none")).toEqual([]);
  });

  it.each(["sort=oldest", "limit=0", "limit=51", "limit=1.5", `jackpot=${"a".repeat(101)}`])(
    "JPT-05 reject the query %s",
    async (query) => {
      expect(await app.get(`/api/jackpot_wins?${query}`)).toMatchObject({
        status: 422,
        body: { code: "validation_failed" },
      });
    },
  );
});

describe("a jackpot win's messages", () => {
  it("JPT-09 PLT-10 PLT-11 AMB-PLT-13 are the id to the winner, the new amounts to all, and a notification", async () => {
    const { client, player } = await createConfirmedPlayer(app);
    const [account] = await app.db.select().from(accounts).where(eq(accounts.playerId, player.id));
    const [real] = await app.db.select().from(games).limit(1);
    const jackpot = await newJackpot();
    await app.db
      .update(jackpots)
      .set({ gameIdentifiers: [real!.identifier] })
      .where(eq(jackpots.identifier, jackpot.identifier));
    await app.content.refresh();
    const { token } = (await client.get("/api/player/realtime")).body as { token: string };
    const receivedMessages = { own: [] as unknown[], all: [] as unknown[] };
    const listen = async (connect: object, channels: string[], into: unknown[]) => {
      const sentMessages: { push?: { pub: { data: unknown } } }[] = [];
      const { frame } = app.realtime.hub.open({
        send: (text) => {
          for (const line of text.split("\n")) {
            const message = JSON.parse(line);
            sentMessages.push(message);
            if (message.push?.pub) into.push(message.push.pub.data);
          }
        },
        close: () => {},
        bufferedAmount: 0,
      });
      frame(JSON.stringify({ id: 1, connect }));
      for (const [i, channel] of channels.entries())
        frame(JSON.stringify({ id: 2 + i, subscribe: { channel } }));
      await expect.poll(() => sentMessages.length).toBe(1 + channels.length);
    };
    await listen({ token }, [], receivedMessages.own);
    await listen({}, ["public:jackpots", "public:wins"], receivedMessages.all);
    await app.realtime.start();
    const own = await openGameSession(
      { playerId: player.id, accountId: account!.id, currency: "EUR" },
      real!.identifier,
    );
    await app.awardJackpot(player.id, {
      key: name("award-key"),
      identifier: jackpot.identifier,
      title: "Pot",
      level: "Mini",
      currency: "EUR",
      amount: 500n,
    });
    await app.realtime.flush();
    receivedMessages.own.length = 0;
    receivedMessages.all.length = 0;
    setWinRule(true);
    await stake(own);
    await app.realtime.flush();
    await app.realtime.stop();
    const [, jackpotWin] = await winsOf(jackpot);
    const ownPublications = receivedMessages.own.map((message) => parsePublication(message)!);
    expect(ownPublications.find(({ type }) => type === "jackpot_win_award")).toMatchObject({
      data: { id: jackpotWin!.id },
    });
    const all = receivedMessages.all.map((message) => parsePublication(message)!);
    expect(all.map(({ type }) => type).toSorted()).toEqual(["jackpots_changes", "wins"]);
    const changes = all.find(({ type }) => type === "jackpots_changes")!.data as {
      jackpots: { identifier: string; levels: object[] }[];
    };
    expect(changes.jackpots.find(({ identifier }) => identifier === jackpot.identifier)).toEqual({
      identifier: jackpot.identifier,
      levels: [{ identifier: "mini", amount_cents: 1_000, cycle: 2 }],
    });
    expect(all.find(({ type }) => type === "wins")!.data).toMatchObject({
      game: { identifier: real!.identifier },
      user_name: expect.stringMatching(/^.{0,6}\*{3}$/),
      amount_cents: 1_001,
    });
    expect((await client.get("/api/player/jackpot_wins")).body).toHaveLength(2);
    expect((await notificationsOf(client)).unread).toBe(2);
  });

  it("MI-27 JPT-09 are sent once, later, if the process ends before delivering them", async () => {
    const jackpot = await newJackpot();
    const player = await playerAt(jackpot);
    const isOwn = eq(notifications.playerId, player.playerId);
    const deliver = vi.spyOn(app.core.events, "deliver").mockImplementationOnce(async () => {});
    setWinRule(true);
    await stake(player);
    expect(deliver).toHaveBeenCalledOnce();
    deliver.mockRestore();
    expect(await app.db.select().from(notifications).where(isOwn)).toEqual([]);
    await app.settle();
    await app.settle();
    const [jackpotWin] = await winsOf(jackpot);
    expect(await app.db.select().from(notifications).where(isOwn)).toMatchObject([
      { source: `jackpot.won:${jackpotWin!.id}` },
    ]);
  });

  it("MI-27 JPT-09 are sent once for a repeated award and a repeated delivery", async () => {
    const { client, player } = await createConfirmedPlayer(app);
    const jackpot = await newJackpot();
    const award = {
      key: name("award-key"),
      identifier: jackpot.identifier,
      title: "Pot",
      level: "Mini",
      currency: "EUR",
      amount: 500n,
    };
    const first = await app.awardJackpot(player.id, award);
    expect(first).toMatchObject({ notification: expect.any(String), skipReason: "no_subscription" });
    expect(await app.awardJackpot(player.id, award)).toEqual({
      win: first!.win,
      notification: null,
      pushes: 0,
      skipReason: null,
    });
    const { identifier, title, level, currency } = award;
    const won = { win: first!.win, entryId: 1, playerId: player.id, identifier, title, level, currency };
    await app.core.events.emit(app.db, jackpotWon, { ...won, game: null, won: "500" });
    await app.core.events.deliver();
    const bell = await notificationsOf(client);
    expect(bell.notifications.map(({ id }) => id)).toEqual([first!.notification]);
    // Neither is one sent again after the first has expired.
    await app.db.delete(notifications).where(eq(notifications.playerId, player.id));
    await app.awardJackpot(player.id, award);
    expect((await notificationsOf(client)).notifications).toEqual([]);
  });
});
