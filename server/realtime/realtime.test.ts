import { randomUUID } from "node:crypto";
import { eq, lte, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AccountBalances } from "../../src/contract/accounts.ts";
import { PUBLIC_CHANNELS, type Publication, parsePublication } from "../../src/contract/realtime.ts";
import { testApp } from "../../tests/support/server/app.ts";
import { testClock } from "../../tests/support/server/clock.ts";
import { fund } from "../../tests/support/server/ledger.ts";
import { createConfirmedPlayer, visit } from "../../tests/support/server/visitor.ts";
import { outboxStore } from "../core/outbox/outbox-store.ts";
import { outbox } from "../core/outbox/tables.ts";
import { players } from "../core/players/tables.ts";
import { jackpotWins } from "../modules/jackpots/tables.ts";
import { notifications } from "../modules/notifications/tables.ts";
import { paymentMethods } from "../modules/payments/tables.ts";
import { createPublisher } from "./messages.ts";
import { createRelay } from "./relay.ts";

const app = await testApp();
const { realtime } = app;

/** A connection that receives a player's messages. */
async function listen(token: string, answers = 1) {
  const codes: number[] = [];
  const sentMessages: { push?: { channel: string; pub: { data: Publication } } }[] = [];
  const { frame, closed } = realtime.hub.open({
    send: (text) => void sentMessages.push(JSON.parse(text)),
    close: (code) => void codes.push(code),
    bufferedAmount: 0,
  });
  frame(JSON.stringify({ id: 1, connect: { token } }));
  await expect.poll(() => sentMessages.length).toBe(answers);
  return { closed, codes, messages: () => sentMessages.flatMap(({ push }) => push?.pub.data ?? []) };
}

async function player() {
  const confirmedPlayer = await createConfirmedPlayer(app);
  const { token } = (await confirmedPlayer.client.get("/api/player/realtime")).body as { token: string };
  return { ...confirmedPlayer, token };
}

describe("the balance", () => {
  it("PLT-12 PLT-15 MI-28 is published after each change, whole and with the version of the accounts endpoint", async () => {
    const { client, player: owner, token } = await player();
    const { messages, closed } = await listen(token);
    await realtime.start();
    await fund(app.db, owner.id, 500n);
    await realtime.flush();
    await fund(app.db, owner.id, -200n);
    await realtime.flush();
    const accounts = (await client.get("/api/player/accounts")).body as AccountBalances[];
    expect(messages().map((message) => parsePublication(message))).toEqual(messages());
    expect(messages()).toMatchObject([
      { type: "balance", version: 1, data: { accounts: [{ amount_cents: 500, version: 1 }] } },
      { type: "balance", version: 2, data: { accounts: [{ amount_cents: 300, version: 2 }] } },
    ]);
    expect((messages()[1] as Publication<"balance">).data.accounts).toEqual(accounts);
    closed();
    await realtime.stop();
  });

  it("PLT-12 is published once with the newest value after several changes", async () => {
    const { player: owner, token } = await player();
    const { messages, closed } = await listen(token);
    for (let n = 0; n < 5; n++) await fund(app.db, owner.id, 10n);
    await realtime.flush();
    expect(messages().filter(({ type }) => type === "balance")).toMatchObject([
      { type: "balance", version: 5, data: { accounts: [{ amount_cents: 50 }] } },
    ]);
    closed();
  });

  it("AUTH-16 MI-30 isn't published to a logged-out device or its token", async () => {
    const { client, player: owner, token } = await player();
    const { messages, codes, closed } = await listen(token);
    await realtime.start();
    await realtime.hub.endSignedOut();
    expect(codes).toEqual([]);
    await client.delete("/api/users/sign_out");
    await realtime.hub.endSignedOut();
    expect(codes).toEqual([3500]);
    closed();
    const secondListener = await listen(token, 0);
    await expect.poll(() => secondListener.codes).toEqual([3500]);
    await fund(app.db, owner.id, 1n);
    await realtime.flush();
    expect([messages(), secondListener.messages()]).toEqual([[], []]);
    secondListener.closed();
    await realtime.stop();
  });

  it("PLT-14 MI-27 events from a long time without subscribers aren't published as new", async () => {
    const clock = testClock();
    const other = await testApp({ now: clock.now });
    await other.realtime.start();
    const visitor = () => {
      const sentMessages: { connect?: { subs: object }; push?: object }[] = [];
      const { frame, closed } = other.realtime.hub.open({
        send: (text) => void sentMessages.push(JSON.parse(text)),
        close: () => {},
        bufferedAmount: 0,
      });
      frame(JSON.stringify({ id: 1, connect: {} }));
      frame(JSON.stringify({ id: 2, subscribe: { channel: "public:jackpots" } }));
      const countPublications = () => sentMessages.filter(({ push }) => push).length;
      // Publications may have arrived by then, so the two replies are counted apart from them.
      return {
        closed,
        countPublications,
        isSubscribed: () => sentMessages.length - countPublications() === 2,
      };
    };
    const change = () =>
      outboxStore(app.db).add(app.db, { playerId: null, type: "jackpots_changes", data: null });
    const first = visitor();
    await expect.poll(first.isSubscribed).toBe(true);
    await other.realtime.flush();
    first.closed();
    // Events of a short break are recovered.
    await change();
    await other.realtime.flush();
    clock.advance(60_000);
    const second = visitor();
    await expect.poll(second.isSubscribed).toBe(true);
    await other.realtime.flush();
    expect(second.countPublications()).toBe(1);
    second.closed();
    await other.realtime.flush();
    await change();
    clock.advance(10 * 60_000);
    const third = visitor();
    await expect.poll(third.isSubscribed).toBe(true);
    await other.realtime.flush();
    expect(third.countPublications()).toBe(0);
    await change();
    await other.realtime.flush();
    expect(third.countPublications()).toBe(1);
    third.closed();
    await other.realtime.stop();
  });

  it("PLT-02 MI-30 is closed to guests, who get no token", async () => {
    expect((await visit(app).get("/api/player/realtime")).status).toBe(401);
  });
});

describe("other events of a player", () => {
  it("PLT-11 PLT-13 AMB-PLT-14 notifications, jackpot wins and groups are published to the player in the order of their changes", async () => {
    const { player: owner, token } = await player();
    await realtime.flush();
    const { messages, closed } = await listen(token);
    const at = new Date(0);
    const [notification, win] = [randomUUID(), randomUUID()];
    await app.db.insert(notifications).values({
      id: notification,
      playerId: owner.id,
      type: "personal",
      title: "",
      text: "",
      icon: "gift",
      contentTitle: "",
      createdAt: at,
      expiresAt: at,
    });
    await app.db.insert(jackpotWins).values({
      id: win,
      playerId: owner.id,
      identifier: "x",
      title: "X",
      level: "Grand",
      currency: "EUR",
      amount: 1n,
      originalCurrency: "EUR",
      originalAmount: 1n,
      worth: 1n,
      wonAt: at,
    });
    await app.db
      .update(players)
      .set({ groups: [7] })
      .where(eq(players.id, owner.id));
    await app.db
      .update(players)
      .set({ groups: [7] })
      .where(eq(players.id, owner.id));
    await realtime.flush();
    const publications = messages();
    expect(publications.map(parsePublication)).toEqual(publications);
    // Registration publishes groups before these.
    expect(publications.slice(-3).map(({ type, data }) => ({ type, data }))).toEqual([
      { type: "notifications", data: { id: notification } },
      { type: "jackpot_win_award", data: { id: win } },
      { type: "groups_updates", data: { groups: [7] } },
    ]);
    closed();
  });
});

describe("payment methods", () => {
  it("PLT-13 AMB-PLT-14 a change is published once per statement, only to subscribers of their channel", async () => {
    const subscribe = async (channel: string | null) => {
      const sentMessages: { push?: { channel: string; pub: { data: Publication } } }[] = [];
      const { frame, closed } = realtime.hub.open({
        send: (text) => void sentMessages.push(JSON.parse(text)),
        close: () => {},
        bufferedAmount: 0,
      });
      frame(JSON.stringify({ id: 1, connect: {} }));
      if (channel) frame(JSON.stringify({ id: 2, subscribe: { channel } }));
      await expect.poll(() => sentMessages.length).toBe(channel ? 2 : 1);
      return { closed, readPublications: () => sentMessages.flatMap(({ push }) => (push ? [push] : [])) };
    };
    await realtime.flush();
    const subscriber = await subscribe(PUBLIC_CHANNELS.paymentMethods);
    const others = [await subscribe(null), await subscribe(PUBLIC_CHANNELS.wins)];
    await app.db.update(paymentMethods).set({ position: sql`position` });
    await realtime.flush();
    expect(subscriber.readPublications().map(({ pub }) => parsePublication(pub.data))).toMatchObject([
      { type: "payment_methods_changes", data: {} },
    ]);
    for (const { readPublications } of others) expect(readPublications()).toEqual([]);
    for (const { closed } of [subscriber, ...others]) closed();
  });
});

describe("the outbox", () => {
  const row = (n: number) => ({ playerId: null, type: "wins", data: { n } });
  const { add, end, since } = outboxStore(app.db);

  it("MI-27 contains no events of a rolled-back transaction", async () => {
    const from = await end();
    await app.db
      .transaction(async (tx) => {
        await add(tx, row(1));
        tx.rollback();
      })
      .catch(() => {});
    await add(app.db, row(2));
    expect((await since(from)).map(({ data }) => data)).toEqual([{ n: 2 }]);
  });

  it("MI-27 publishes events after a failure on the next attempt, in order", async () => {
    const publishedData: unknown[] = [];
    let failuresLeft = 1;
    const errors: unknown[] = [];
    const { start, relay } = createRelay({
      db: app.db,
      everyProcessPublishes: true,
      publish: async (rows) => {
        if (failuresLeft-- > 0) throw new Error("the network");
        publishedData.push(...rows.map(({ data }) => data));
      },
      logError: (_, error) => errors.push(error),
    });
    await start();
    for (const n of [1, 2, 3]) await add(app.db, row(n));
    await relay();
    expect([publishedData, errors.length]).toEqual([[], 1]);
    await relay();
    expect(publishedData).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    await relay();
    expect(publishedData).toHaveLength(3);
  });

  it("MI-27 two processes that publish for all send every event once, then delete it", async () => {
    await app.db.delete(outbox);
    for (const n of [1, 2, 3]) await add(app.db, row(n));
    const publishedData: unknown[] = [];
    let failuresLeft = 1;
    const relays = [1, 2].map(() =>
      createRelay({
        db: app.db,
        everyProcessPublishes: false,
        publish: async (rows) => {
          if (failuresLeft-- > 0) throw new Error("ended between publishing and deleting");
          publishedData.push(...rows.map(({ data }) => data));
        },
        logError: () => {},
      }),
    );
    await Promise.all(relays.map(({ relay }) => relay()));
    await Promise.all(relays.map(({ relay }) => relay()));
    expect(publishedData).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(await app.db.$count(outbox)).toBe(0);
  });

  it("PLT-14 publishes shared events on their channel, and drops types outside the contract", async () => {
    const published: [string, Publication][] = [];
    const publishRows = createPublisher({
      accountsOf: async () => [],
      jackpots: async () => [],
      publish: (channel, message) => void published.push([channel, message]),
    });
    const base = { id: 5, tx: "1", createdAt: new Date(2), playerId: null };
    await publishRows([
      { ...base, type: "wins", data: { n: 1 } },
      { ...base, id: 900, createdAt: new Date(1), type: "wins", data: { n: 2 } },
      { ...base, type: "gossip", data: {} },
      { ...base, type: "constructor", data: {} },
      { ...base, playerId: 7, type: "bonuses_changes", data: {} },
    ]);
    expect(published).toEqual([
      // The version is the event's time, which only grows; a row id would reveal the outbox's volume.
      [
        "public:wins",
        { type: "wins", id: "2000", version: 2_000, occurred_at: "1970-01-01T00:00:00.002Z", data: { n: 1 } },
      ],
      ["public:wins", expect.objectContaining({ id: "2001", version: 2_001, data: { n: 2 } })],
      ["player:7", expect.objectContaining({ type: "bonuses_changes" })],
    ]);
  });

  it("deletes old events in the cleanup job", async () => {
    await add(app.db, row(9));
    await app.db.update(outbox).set({ createdAt: sql`now() - interval '400 days'` });
    const [newest] = await app.db.select({ id: sql<number>`max(${outbox.id})` }).from(outbox);
    await app.sweep();
    expect(await app.db.$count(outbox, lte(outbox.id, newest!.id))).toBe(0);
  });
});
