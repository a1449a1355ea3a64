import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REALTIME_PATH } from "../../src/contract/realtime.ts";
import { testApp } from "../../tests/support/server/app.ts";
import { createHub } from "../realtime/hub.ts";
import { serveSockets } from "../realtime/socket-server.ts";

const PATHS = ["/", "/api/current_ip", "/outbox", "/payment-provider", "/healthz", "/wallet/v1/balance"];
const statusOf = async ({ app }: Awaited<ReturnType<typeof testApp>>, address: string) =>
  (await app.request(address)).status;

it.each([
  "evil.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "192.168.0.7",
  "[::2]",
  "0.0.0.0",
  ".localhost",
  "..localhost",
  "app..localhost",
  "localhost.",
])("SEC-14 a loopback-only demo answers 421 under the name %s", async (name) => {
  const app = await testApp({ loopbackOnly: true });
  for (const path of PATHS) expect(await statusOf(app, `http://${name}${path}`), path).toBe(421);
  const { headers } = await app.app.request(`http://${name}/`);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

it.each([
  "localhost:3000",
  "LOCALHOST",
  "127.0.0.1:3000",
  "127.8.9.1",
  "[::1]:3000",
  "app.localhost",
  "my_app.pr-1.localhost:80",
])("SEC-14 a loopback-only demo answers under the name %s", async (name) => {
  const app = await testApp({ loopbackOnly: true });
  expect(await statusOf(app, `http://${name}/api/current_ip`)).toBe(200);
  expect(await statusOf(app, `http://${name}/outbox`)).toBe(200);
});

it("SEC-14 a site with a configured origin answers to any name, since its links use the origin", async () => {
  const app = await testApp({ origin: "https://casino.example" });
  expect(await statusOf(app, "http://evil.example/api/current_ip")).toBe(200);
});

/** A demo with its sockets on a local port; returns the status of a request written byte by byte. */
async function listen(options: { loopbackOnly?: boolean; trustProxy?: boolean }) {
  const { app } = await testApp(options);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  if (!server.listening) await once(server, "listening");
  const hub = createHub({ verify: async () => null, publicChannels: [], now: Date.now });
  const endSockets = serveSockets(server, hub, options);
  const { port } = server.address() as AddressInfo;
  return {
    async status(...lines: string[]): Promise<number> {
      const socket = connect(port, "127.0.0.1");
      socket.write([...lines, "", ""].join("\r\n"));
      // An accepted socket stays open, so the test closes it.
      const answer = await Promise.race([
        text(socket),
        once(socket, "data").then(([first]) => String(first)),
      ]);
      socket.destroy();
      return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
    },
    end() {
      endSockets();
      server.closeAllConnections();
      server.close();
    },
  };
}

const UPGRADE = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  `Sec-WebSocket-Key: ${"A".repeat(22)}==`,
];
/** An API request and a socket handshake, sent with the same headers. */
const REQUESTS = [
  { what: "an API request", path: "/api/current_ip", more: ["Connection: close"], expectedStatus: 200 },
  { what: "a WebSocket handshake", path: REALTIME_PATH, more: UPGRADE, expectedStatus: 101 },
];

describe.each(REQUESTS)("SEC-14 a loopback-only demo rejects $what that isn't local", (request) => {
  let demo: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    demo = await listen({ loopbackOnly: true });
  });
  afterAll(() => demo.end());
  const status = (headers: string[], { target = request.path, version = "1.1" } = {}) =>
    demo.status(`GET ${target} HTTP/${version}`, ...headers, ...request.more);

  it.each([
    ["another host name", ["Host: evil.example"]],
    ["a second Host header with another name", ["Host: localhost", "Host: evil.example"]],
    ["an empty host name", ["Host:"]],
    ["a host name that starts with a dot", ["Host: .localhost"]],
    ["a user name before the host name", ["Host: localhost@evil.example"]],
    ["a percent-encoded host name", ["Host: %6cocalhost"]],
    ["a port that isn't a number", ["Host: localhost:80@evil.example"]],
  ])("with %s", async (_, headers) => {
    // Node rejects malformed names with 400 before the app sees them.
    expect([400, 421]).toContain(await status(headers));
  });

  it("with an absolute address, or without Host in HTTP/1.0", async () => {
    expect(await status(["Host: localhost"], { target: `http://evil.example${request.path}` })).not.toBe(
      request.expectedStatus,
    );
    expect(await status(["Host: evil.example"], { target: `http://localhost${request.path}` })).toBe(421);
    expect(await status([], { version: "1.0" })).toBe(421);
  });

  it.each([
    "X-Forwarded-Host: demo.tunnel.example",
    "X-Forwarded-Host: localhost:3000, demo.tunnel.example",
    "X-Original-Host: demo.tunnel.example",
    "X-Forwarded-For: 203.0.113.9",
    "X-Forwarded-For: 127.0.0.1, 203.0.113.9",
    "X-Forwarded-For: unknown",
    "X-Real-IP: 2001:db8::1",
    "Forwarded: for=203.0.113.9;host=localhost",
    'Forwarded: for="[2001:db8::1]:4711"',
    "Forwarded: for=127.0.0.1;host=demo.tunnel.example",
    "Forwarded: for=127.0.0.1, For=_hidden",
    "Forwarded: proto=https",
    "Via: 1.1 tunnel.example",
  ])("through a proxy that sets Host to localhost and sends %s", async (header) => {
    expect(await status(["Host: localhost:3000", header])).toBe(421);
  });

  it.each([
    ["Host: localhost:3000"],
    ["Host: LOCALHOST"],
    ["Host: 127.0.0.1:3000", "X-Forwarded-Proto: https"],
    ["Host: localhost:3000", "X-Forwarded-For: 127.0.0.1", "X-Forwarded-Host: localhost:5173"],
    ["Host: localhost:3000", "X-Forwarded-For: ::ffff:127.0.0.1", "X-Forwarded-Host: app.localhost"],
    ["Host: localhost", "X-Forwarded-For: ::1", "X-Forwarded-Host: localhost", "Via: 1.1 Caddy"],
    ["Host: [::1]:3000", 'Forwarded: for="[::1]:4711";host="localhost:8080";proto=https'],
  ])("but accepts one from its own machine, also through local proxies: %s", async (...headers) => {
    expect(await status(headers)).toBe(request.expectedStatus);
  });
});

it.each(REQUESTS)(
  "SEC-14 behind a trusted proxy only the Host header decides whether $what is accepted",
  async (request) => {
    const demo = await listen({ loopbackOnly: true, trustProxy: true });
    const status = (host: string) =>
      demo.status(
        `GET ${request.path} HTTP/1.1`,
        `Host: ${host}`,
        "X-Forwarded-For: 203.0.113.9",
        ...request.more,
      );
    expect(await status("127.0.0.1:3000")).toBe(request.expectedStatus);
    expect(await status("evil.example")).toBe(421);
    demo.end();
  },
);

it.each(REQUESTS)("SEC-14 a site that isn't loopback-only accepts $what under any name", async (request) => {
  const site = await listen({});
  const headers = ["Host: evil.example", "X-Forwarded-For: 203.0.113.9", "Via: 1.1 proxy"];
  expect(await site.status(`GET ${request.path} HTTP/1.1`, ...headers, ...request.more)).toBe(
    request.expectedStatus,
  );
  site.end();
});
