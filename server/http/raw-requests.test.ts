import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp } from "../../tests/support/server/app.ts";

let server: Server;
beforeAll(async () => {
  const { app } = await testApp();
  server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  if (!server.listening) await once(server, "listening");
});
afterAll(() => {
  server.close();
});

/** Sends raw bytes, as no client library would; returns everything received until the connection ends. */
async function exchange(lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(lines.join("\r\n"));
  return text(socket);
}

const HEAD = ["Host: localhost", "Connection: close"];

it("TRACE echoes nothing of a request", async () => {
  const answer = await exchange(["TRACE /api/player HTTP/1.1", ...HEAD, "Cookie: secret=token", "", ""]);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).not.toContain("secret=token");
});

it.each(["/.git/config", "/.env", "/../package.json", "/%2e%2e/package.json", "/assets/", "/server/app.ts"])(
  "%s is not served as a file",
  async (path) => {
    const answer = await exchange([`GET ${path} HTTP/1.1`, ...HEAD, "Accept: */*", "", ""]);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"code":"not_found"');
  },
);

it.each([
  ["two Content-Length headers", ["Content-Length: 5", "Content-Length: 6"]],
  ["both Content-Length and Transfer-Encoding", ["Content-Length: 5", "Transfer-Encoding: chunked"]],
  ["an unknown transfer encoding", ["Transfer-Encoding: xchunked"]],
  ["a folded header", ["Transfer-Encoding:", " chunked"]],
])("rejects a body with %s and treats nothing behind it as a request", async (_, headers) => {
  const smuggled = "GET /api/captcha HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const answer = await exchange([
    "POST /api/users/sign_in HTTP/1.1",
    "Host: localhost",
    ...headers,
    "",
    `0\r\n\r\n${smuggled}`,
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
});
