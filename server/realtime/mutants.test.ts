import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AccountBalances } from "../../src/contract/accounts.ts";
import type { Publication } from "../../src/contract/realtime.ts";
import { expectCaught } from "../../tests/support/faults/source-mutant.ts";
import { testDatabase } from "../../tests/support/server/database.ts";
import type * as OutboxModule from "../core/outbox/outbox-store.ts";
import { outboxStore } from "../core/outbox/outbox-store.ts";
import { outbox } from "../core/outbox/tables.ts";
import type * as HubModule from "./hub.ts";
import type * as MessagesModule from "./messages.ts";
import type * as RelayModule from "./relay.ts";

const { db } = await testDatabase();
const row = (n: number) => ({ playerId: null, type: "wins", data: { n } });

/** A relay as in a separate process, whose first `fails` attempts to publish fail. */
function createTestRelay({ createRelay }: typeof RelayModule, everyProcessPublishes: boolean, fails = 0) {
  const publishedData: unknown[] = [];
  let failuresLeft = fails;
  const relay = createRelay({
    db,
    everyProcessPublishes,
    publish: async (rows) => {
      if (failuresLeft-- > 0) throw new Error("the network");
      publishedData.push(...rows.map(({ data }) => data));
    },
    logError: () => {},
  });
  return { ...relay, publishedData };
}

async function fill() {
  for (const n of [1, 2, 3]) await outboxStore(db).add(db, row(n));
}
const ALL = [{ n: 1 }, { n: 2 }, { n: 3 }];

/** An invariant: its id, the mutant, its check, and the source text that the mutant replaces. */
type Invariant<Module> = [string, string, (module: Module) => Promise<void>, string, string];

const STORE: Invariant<typeof OutboxModule>[] = [
  [
    "MI-27",
    "beside-it: an event is written outside its transaction",
    async ({ outboxStore }) => {
      const { add, end, since } = outboxStore(db);
      const from = await end();
      let adding: Promise<unknown> | undefined;
      await db
        .transaction(async (tx) => {
          // Not awaited here: the mutant may write through another connection.
          adding = add(tx, row(1)).then(() => {});
          tx.rollback();
        })
        .catch(() => {});
      await adding;
      expect(await since(from)).toEqual([]);
    },
    "tx.insert(outbox).values(row)",
    "db.insert(outbox).values(row)",
  ],
  [
    "MI-27",
    "overtaken: events are published ahead of a transaction that is still open",
    async ({ outboxStore }) => {
      const { add, end, since } = outboxStore(db);
      const from = await end();
      const readEvents = async () => (await since(from)).map(({ data }) => data);
      // Simulates a transaction that is still open.
      const tx = String(BigInt(from.tx) + 40n);
      await db.insert(outbox).values({ ...row(1), tx });
      await add(db, row(2));
      const before = await readEvents();
      for (let n = 0; n < 40; n++) await db.execute(sql`select pg_current_xact_id()`);
      expect([before, await readEvents()]).toEqual([[{ n: 2 }], [{ n: 2 }, { n: 1 }]]);
    },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as in the source.
    "and(after, sql`${outbox.tx} < pg_snapshot_xmin(pg_current_snapshot())`)",
    "after",
  ],
];

const RELAY: Invariant<typeof RelayModule>[] = [
  [
    "MI-27",
    "forgotten: events whose publication failed are skipped",
    async (module) => {
      const { start, relay, publishedData } = createTestRelay(module, true, 1);
      await start();
      await fill();
      await relay();
      await relay();
      expect(publishedData).toEqual(ALL);
    },
    "await publish(rows);\n      const { tx, id } = rows.at(-1)!;\n      position = { tx, id };",
    "const { tx, id } = rows.at(-1)!;\n      position = { tx, id };\n      await publish(rows);",
  ],
  [
    "MI-27",
    "deleted-early: events are deleted even if their publication failed",
    async (module) => {
      await db.delete(outbox);
      await fill();
      const { relay, publishedData } = createTestRelay(module, false, 1);
      await relay();
      await relay();
      expect(publishedData).toEqual(ALL);
      expect(await db.$count(outbox)).toBe(0);
    },
    "await publish(pendingRows);",
    "await publish(pendingRows).catch(() => {});",
  ],
  [
    "MI-27",
    "not-deleted: published events are published again by the next process",
    async (module) => {
      await db.delete(outbox);
      await fill();
      const relays = [createTestRelay(module, false), createTestRelay(module, false)];
      for (const { relay } of relays) await relay();
      expect(relays.flatMap(({ publishedData }) => publishedData)).toEqual(ALL);
    },
    "await locked.removeAll(pendingRows);",
    "",
  ],
  [
    "MI-31",
    "published-once: events that one process has published aren't published by the others",
    async (module) => {
      const relays = [1, 2, 3].map(() => createTestRelay(module, true));
      for (const { start } of relays) await start();
      await fill();
      for (const { relay } of relays) await relay();
      expect(relays.map(({ publishedData }) => publishedData)).toEqual([ALL, ALL, ALL]);
    },
    "await publish(rows);",
    "await publish(rows);\n      await store.removeAll(rows);",
  ],
];

/** A connection to a hub: sends protocol commands, and waits until each is processed. */
function openAt({ createHub }: typeof HubModule) {
  const verify = async (token: string) => ({
    user: token,
    channels: [`player:${token}`],
    expiresAt: 2_000_000_000,
    login: null,
  });
  const hub = createHub({ verify, publicChannels: ["public:wins"], now: () => 0 });
  return {
    hub,
    open() {
      const sentMessages: Record<string, unknown>[] = [];
      const codes: number[] = [];
      const socket = {
        send: (text: string) => void sentMessages.push(JSON.parse(text)),
        close: (code: number) => void codes.push(code),
        bufferedAmount: 0,
      };
      const { frame } = hub.open(socket);
      return {
        sentMessages,
        codes,
        async sendCommand(command: object) {
          frame(JSON.stringify(command));
          await new Promise((resolve) => setImmediate(resolve));
          return sentMessages.at(-1) as { connect: { subs: Record<string, Recovered> } };
        },
      };
    },
  };
}
interface Recovered {
  recovered: boolean;
  epoch: string;
}

/** Publishes several times, then reconnects at a client's position; returns true if the hub recovers it. */
async function reconnect(
  module: typeof HubModule,
  publicationCount: number,
  offset: number,
  hasNewEpoch: boolean,
) {
  const { hub, open } = openAt(module);
  const { connect } = await open().sendCommand({ id: 1, connect: { token: "7" } });
  const { epoch } = connect.subs["player:7"]!;
  for (let n = 0; n < publicationCount; n++) hub.publish("player:7", { n });
  if (hasNewEpoch) hub.renew();
  const reconnectResponse = await open().sendCommand({
    id: 1,
    connect: { token: "7", subs: { "player:7": { recover: true, epoch, offset } } },
  });
  return reconnectResponse.connect.subs["player:7"]!.recovered;
}

const HUB: [string, string, (module: typeof HubModule) => Promise<void>, string, string][] = [
  [
    "MI-28",
    "other-epoch: offsets of another epoch are accepted",
    async (module) => {
      expect(await reconnect(module, 3, 3, false)).toBe(true);
      expect(await reconnect(module, 3, 3, true)).toBe(false);
    },
    "clientEpoch === epoch && ",
    "",
  ],
  [
    "MI-28",
    "with-a-gap: a connection counts as recovered although publications are missing",
    async (module) => {
      expect(await reconnect(module, 150, 60, false)).toBe(true);
      expect(await reconnect(module, 150, 10, false)).toBe(false);
    },
    " && publications.length === channel.offset - offset;",
    ";",
  ],
  [
    "MI-30",
    "eavesdropper: any connection can subscribe to a player's channel",
    async (module) => {
      const { hub, open } = openAt(module);
      const { sendCommand, sentMessages } = open();
      await sendCommand({ id: 1, connect: {} });
      await sendCommand({ id: 2, subscribe: { channel: "player:7" } });
      expect(sentMessages.at(-1)).toMatchObject({ id: 2, error: { code: 103 } });
      hub.publish("player:7", { n: 1 });
      expect(sentMessages).toHaveLength(2);
    },
    "if (!publicChannels.includes(channel)) return fail(connection, id, ERROR.permissionDenied);",
    "",
  ],
  [
    "MI-30",
    "changed-player: a connection is refreshed with another player's token",
    async (module) => {
      const { sendCommand, codes } = openAt(module).open();
      await sendCommand({ id: 1, connect: { token: "7" } });
      await sendCommand({ id: 2, refresh: { token: "8" } });
      expect(codes).toEqual([3500]);
    },
    "if (claims === null || claims.user !== connection.claims?.user)",
    "if (claims === null)",
  ],
];

const account = (version: number, amount_cents: number) => ({ version, amount_cents }) as AccountBalances;

describe("invariants of published events, and mutants that their checks catch", () => {
  it.each(STORE)("%s mutant %s", (_, __, check, from, to) =>
    expectCaught("server/core/outbox/outbox-store.ts", check, from, to),
  );

  it.each(RELAY)("%s mutant %s", (_, __, check, from, to) =>
    expectCaught("server/realtime/relay.ts", check, from, to),
  );

  it.each(HUB)("%s mutant %s", (_, __, check, from, to) =>
    expectCaught("server/realtime/hub.ts", check, from, to),
  );

  it("MI-27 MI-28 mutant renumbered: an unchanged balance gets a newer version when it is published again", () =>
    expectCaught<typeof MessagesModule>(
      "server/realtime/messages.ts",
      async ({ createPublisher }) => {
        const publications: Publication[] = [];
        const publishRows = createPublisher({
          accountsOf: async () => [account(5, 300), account(3, 0)],
          jackpots: async () => [],
          publish: (_, message) => void publications.push(message),
        });
        const base = { tx: "1", createdAt: new Date(0), playerId: 7, type: "balance", data: null };
        for (const id of [10, 11]) await publishRows([{ ...base, id }]);
        expect(publications.map(({ version }) => version)).toEqual([5, 5]);
      },
      'type: "balance", version, data: { accounts } }',
      'type: "balance", data: { accounts } }',
    ));
});
