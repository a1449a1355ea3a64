import { createServer } from "node:http";
import type { AddressInfo, Socket as NetSocket } from "node:net";
import { describe, expect, it } from "vitest";
import { PUBLIC_CHANNELS, REALTIME_PATH } from "../../src/contract/realtime.ts";
import { testClock } from "../../tests/support/server/clock.ts";
import { realtimeConformance } from "../../tests/support/server/realtime-conformance.ts";
import { createHub } from "./hub.ts";
import { serveSockets } from "./socket-server.ts";
import { createTokens, TOKEN_LIFETIME } from "./token.ts";

const SECRET = "a secret of these tests, long enough for a key";
const publicChannels = Object.values(PUBLIC_CHANNELS);

realtimeConformance("the embedded hub", async () => {
  const tokens = createTokens({ secret: SECRET, now: Date.now });
  const hub = createHub({ verify: tokens.verify, publicChannels, now: Date.now });
  const server = createServer();
  const open = new Set<NetSocket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  const end = serveSockets(server, hub);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}${REALTIME_PATH}`,
    publish: hub.publish,
    issue: tokens.issue,
    breakAll: () => {
      for (const socket of open) socket.destroy();
    },
    close: () => {
      end();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
});

/** A hub whose sockets record sent messages in a list. */
function testHub(maxConnectionsPerPlayer?: number) {
  const clock = testClock();
  const tokens = createTokens({ secret: SECRET, now: clock.now });
  const hub = createHub({ verify: tokens.verify, publicChannels, maxConnectionsPerPlayer, now: clock.now });
  return {
    clock,
    tokens,
    hub,
    open() {
      const sentMessages: Record<string, unknown>[] = [];
      const codes: number[] = [];
      const socket = {
        send: (text: string) => void sentMessages.push(JSON.parse(text)),
        close: (code: number) => void codes.push(code),
        bufferedAmount: 0,
      };
      const connection = hub.open(socket);
      return {
        sentMessages,
        /** Codes the socket was closed with. */
        codes,
        socket,
        ...connection,
        async sendCommands(...commands: unknown[]) {
          const before = sentMessages.length + codes.length;
          connection.frame(commands.map((command) => JSON.stringify(command)).join("\n"));
          await expect
            .poll(() => sentMessages.length + codes.length)
            .toBeGreaterThanOrEqual(before + commands.length);
          return sentMessages.at(-1);
        },
      };
    },
  };
}

describe("the hub", () => {
  it.each([
    ["invalid JSON", "{"],
    ["an array", "[1]"],
    ["a frame over the size limit", `{"id":1,"connect":{"token":"${"x".repeat(20_000)}"}}`],
    ["a frame over the command limit", "{}\n".repeat(1_000)],
    ["a command without an id", '{"connect":{}}'],
    ["a subscription before connecting", '{"id":1,"subscribe":{"channel":"public:wins"}}'],
  ])("MI-30 closes the connection on %s, and serves the others", async (_, frame) => {
    const { open, hub } = testHub();
    const [bad, good] = [open(), open()];
    bad.frame(frame);
    await good.sendCommands({ id: 1, connect: {} }, { id: 2, subscribe: { channel: "public:wins" } });
    expect(bad.codes).toEqual([3501]);
    hub.publish("public:wins", { n: 1 });
    expect(good.sentMessages.at(-1)).toMatchObject({
      push: { channel: "public:wins", pub: { data: { n: 1 }, offset: 1 } },
    });
  });

  it("MI-30 doesn't treat an inherited property name as a channel to recover", async () => {
    const { open, tokens } = testHub();
    const token = await tokens.issue(7);
    const one = open();
    await one.sendCommands({
      id: 1,
      connect: { token, subs: { constructor: { recover: true }, "player:8": { recover: true } } },
    });
    expect(Object.keys((one.sentMessages[0] as { connect: { subs: object } }).connect.subs)).toEqual([
      "player:7",
    ]);
  });

  it("MI-30 renews a connection's token for the same player only, and else closes the connection", async () => {
    const { open, tokens } = testHub();
    const one = open();
    await one.sendCommands({ id: 1, connect: { token: await tokens.issue(7) } });
    await one.sendCommands({ id: 2, refresh: { token: await tokens.issue(7) } });
    expect(one.sentMessages.at(-1)).toMatchObject({ id: 2, refresh: { expires: true, ttl: TOKEN_LIFETIME } });
    await one.sendCommands({ id: 3, refresh: { token: await tokens.issue(8) } });
    expect(one.codes).toEqual([3500]);
  });

  it("PLT-01 MI-30 closes a player's oldest connections above the limit, and doesn't limit guests", async () => {
    const { open, tokens, hub } = testHub(2);
    const guests = [open(), open(), open()];
    for (const guest of guests) await guest.sendCommands({ id: 1, connect: {} });
    const other = open();
    await other.sendCommands({ id: 1, connect: { token: await tokens.issue(8) } });
    const connections = [];
    for (let n = 0; n < 4; n++) {
      const one = open();
      connections.push(one);
      await one.sendCommands({ id: 1, connect: { token: await tokens.issue(7) } });
    }
    // A connection gives up its slot even when its socket doesn't close, because the network may be gone.
    expect(connections.map(({ codes }) => codes)).toEqual([[3504], [3504], [], []]);
    expect([hub.size(), hub.connectionCount("player:7")]).toEqual([3 + 1 + 2, 2]);
    expect([...guests, other].flatMap(({ codes }) => codes)).toEqual([]);
    // A closed connection can't subscribe either.
    connections[0]!.frame('{"id":2,"subscribe":{"channel":"public:wins"}}');
    await other.sendCommands({ id: 2, subscribe: { channel: "public:wins" } });
    hub.publish("player:7", { n: 1 });
    hub.publish("public:wins", { n: 1 });
    expect(hub.connectionCount("public:wins")).toBe(1);
    expect(connections.map(({ sentMessages }) => sentMessages.length)).toEqual([1, 1, 2, 2]);
    connections[3]!.closed();
    connections[0]!.closed();
    const next = open();
    await next.sendCommands({ id: 1, connect: { token: await tokens.issue(7) } });
    expect([connections[2]!.codes, next.codes]).toEqual([[], []]);
  });

  it("PLT-01 closes a connection that never authenticates", async () => {
    const { open, hub, clock } = testHub();
    const [silent, guest] = [open(), open()];
    await guest.sendCommands({ id: 1, connect: {} });
    hub.ping();
    expect(silent.codes).toEqual([]);
    clock.advance(10_001);
    hub.ping();
    expect([silent.codes, guest.codes]).toEqual([[3502], []]);
  });

  it("AUTH-16 closes a connection whose token isn't renewed", async () => {
    const { open, tokens, hub, clock } = testHub();
    const [player, guest] = [open(), open()];
    await player.sendCommands({ id: 1, connect: { token: await tokens.issue(7) } });
    await guest.sendCommands({ id: 1, connect: {} });
    clock.advance(TOKEN_LIFETIME * 1_000);
    hub.ping();
    expect(player.codes).toEqual([]);
    expect(player.sentMessages.at(-1)).toEqual({});
    clock.advance(60_000);
    hub.ping();
    expect([player.codes, guest.codes]).toEqual([[3005], []]);
    expect(await open().sendCommands({ id: 1, connect: { token: await tokens.issue(7) } })).toMatchObject({
      id: 1,
      connect: {},
    });
    const old = await tokens.issue(7);
    clock.advance(TOKEN_LIFETIME * 1_000 + 1_000);
    expect(await open().sendCommands({ id: 1, connect: { token: old } })).toMatchObject({
      error: { code: 109 },
    });
  });

  it("PLT-16 doesn't recover a new channel with the offsets of a dropped channel of the same name", async () => {
    const { open, tokens, hub, clock } = testHub();
    const connect = async (offset?: number) => {
      const one = open();
      const subs = offset === undefined ? {} : { "player:7": { recover: true, epoch, offset } };
      await one.sendCommands({ id: 1, connect: { token: await tokens.issue(7), subs } });
      return (
        one.sentMessages[0] as {
          connect: { subs: Record<string, { offset: number; recovered?: boolean; epoch: string }> };
        }
      ).connect.subs["player:7"]!;
    };
    const first = open();
    await first.sendCommands({ id: 1, connect: { token: await tokens.issue(7) } });
    const { epoch } = (first.sentMessages[0] as { connect: { subs: Record<string, { epoch: string }> } })
      .connect.subs["player:7"]!;
    for (let n = 0; n < 5; n++) hub.publish("player:7", { n });
    first.closed();
    clock.advance(10 * 60_000);
    hub.ping();
    for (let n = 0; n < 8; n++) hub.publish("player:7", { n });
    expect(await connect(3)).toMatchObject({ recovered: false });
    expect(await connect(5)).toMatchObject({ recovered: true, offset: 13 });
    expect(await connect(99)).toMatchObject({ recovered: false });
  });

  it("PLT-16 closes a slow connection, and others don't wait for it", async () => {
    const { open, hub } = testHub();
    const [slow, quick] = [open(), open()];
    for (const one of [slow, quick])
      await one.sendCommands({ id: 1, connect: {} }, { id: 2, subscribe: { channel: "public:wins" } });
    slow.socket.bufferedAmount = 2_000_000;
    hub.publish("public:wins", { n: 1 });
    expect(slow.codes).toEqual([3008]);
    expect(quick.sentMessages.at(-1)).toMatchObject({ push: { pub: { data: { n: 1 } } } });
  });

  it("publishes nothing to a closed connection", async () => {
    const { open, hub } = testHub();
    const one = open();
    await one.sendCommands({ id: 1, connect: {} }, { id: 2, subscribe: { channel: "public:wins" } });
    one.closed();
    const before = one.sentMessages.length;
    hub.publish("public:wins", { n: 1 });
    expect([one.sentMessages.length, hub.size()]).toEqual([before, 0]);
  });
});
