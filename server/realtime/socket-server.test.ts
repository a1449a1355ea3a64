import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { WebSocket } from "ws";
import { REALTIME_PATH } from "../../src/contract/realtime.ts";
import { createHub } from "./hub.ts";
import { type SocketOptions, serveSockets } from "./socket-server.ts";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

/** A socket server; returns functions that connect as a browser does and count connections. */
async function serve(options: SocketOptions) {
  const hub = createHub({ verify: async () => null, publicChannels: [], now: Date.now });
  const server = createServer();
  const end = serveSockets(server, hub, options);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => {
    end();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  /** The open socket, or the status of the rejection. */
  async function openSocket(forwarded?: string, origin?: string): Promise<WebSocket | number> {
    const headers = {
      ...(forwarded !== undefined && { "x-forwarded-for": forwarded }),
      ...(origin !== undefined && { origin }),
    };
    const socket = new WebSocket(`ws://127.0.0.1:${port}${REALTIME_PATH}`, { headers });
    const { promise, resolve } = Promise.withResolvers<WebSocket | number>();
    socket.on("open", () => resolve(socket));
    socket.on("unexpected-response", (_, { statusCode = 0 }) => {
      socket.terminate();
      resolve(statusCode);
    });
    socket.on("error", () => {});
    return promise;
  }
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { openSocket, hub, port, connections };
}

const isOpen = (answer: WebSocket | number) => typeof answer !== "number";

it("MI-30 a socket of another site, or with an opaque or empty origin, is rejected", async () => {
  const { openSocket, port } = await serve({});
  const others = ["https://evil.example", `http://127.0.0.1:${port + 1}`, "null", ""];
  for (const origin of others) expect([origin, await openSocket(undefined, origin)]).toEqual([origin, 404]);
  expect(isOpen(await openSocket(undefined, `http://127.0.0.1:${port}`))).toBe(true);
});

it("PLT-01 MI-30 open sockets are limited per address, and closing one frees its slot", async () => {
  const { openSocket, hub } = await serve({ perAddress: 2 });
  const [first, second] = [await openSocket(), await openSocket()];
  expect([first, second].every(isOpen)).toBe(true);
  expect([await openSocket(), await openSocket()]).toEqual([429, 429]);
  // Without a trusted proxy, x-forwarded-for is ignored.
  expect(await openSocket("9.9.9.9")).toBe(429);
  expect(hub.size()).toBe(2);
  (first as WebSocket).terminate();
  await expect.poll(() => hub.size()).toBe(1);
  expect(isOpen(await openSocket())).toBe(true);
  expect(await openSocket()).toBe(429);
});

it("PLT-01 PLT-49 clients behind a trusted proxy are counted by its forwarded address, IPv6 by /64", async () => {
  const { openSocket } = await serve({ perAddress: 1, trustProxy: true });
  const answers = [];
  for (const from of [
    "1.2.3.4",
    "9.9.9.9, 1.2.3.4",
    "1.2.3.5",
    "2001:db8::1",
    "2001:db8::2",
    "2001:db8:0:1::1",
  ])
    answers.push(isOpen(await openSocket(from)));
  expect(answers).toEqual([true, false, true, true, false, true]);
});

it("PLT-01 MI-30 rejected connections are closed, and a reset connection leaves others open", async () => {
  const { openSocket, port, connections } = await serve({ perAddress: 1 });
  const first = await openSocket();
  const upgradeRequest = (path: string) =>
    `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${"A".repeat(22)}==\r\n\r\n`;
  const clients: Socket[] = [];
  for (const path of [REALTIME_PATH, "/elsewhere"])
    for (const isReset of [false, true]) {
      // The client doesn't close its half, so the server has to.
      const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
      clients.push(client);
      client.on("error", () => {});
      await once(client, "connect");
      client.write(upgradeRequest(path));
      if (isReset) client.resetAndDestroy();
    }
  await expect.poll(connections).toBe(1);
  for (const line of clients) line.destroy();
  expect(isOpen(first)).toBe(true);
});

it("PLT-01 any number of sockets is accepted when no limit is set", async () => {
  const { openSocket, hub } = await serve({});
  for (let n = 0; n < 20; n++) expect(isOpen(await openSocket())).toBe(true);
  expect(hub.size()).toBe(20);
});
