import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { expect, it } from "vitest";
import { callServer, NoResponse, NoServer, readOptions, UsageError } from "./admin-client.ts";

const OPTIONS = { by: { type: "string" }, url: { type: "string" }, all: { type: "boolean" } } as const;

it("parses a command's action, its options and its server's address", () => {
  expect(readOptions(["list", "--by", "olga", "--url", "https://casino.example"], OPTIONS)).toEqual({
    command: "list",
    url: "https://casino.example",
    rest: { by: "olga" },
  });
});

it.each([
  [["list", "--reason", "a"], "Unknown option '--reason'"],
  [["list", "--by"], "Option '--by <value>' argument missing"],
  [["list", "--by", "--all"], "Option '--by' argument is ambiguous."],
  [["list", "more"], '"more" is an unexpected argument'],
  [["list", "--url", "casino.example"], "--url must be an https address, or an http one of this machine"],
])("reports what is wrong with %j", (words, message) => {
  expect(() => readOptions(words, OPTIONS)).toThrow(new UsageError(message));
});

/** A local server; returns its address and what a command prints when it calls the server. */
async function listen(answer: RequestListener) {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    sendCommand: () => callServer({ key: "key", url, fetch }, "/operator/accounts", { command: "list" }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

it("reports that no server is running only when nothing accepts the connection", async () => {
  const socket = createSocketServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  socket.close();
  await once(socket, "close");
  const server = { key: "key", url: `http://127.0.0.1:${port}`, fetch };
  await expect(callServer(server, "/operator/accounts", {})).rejects.toThrow(NoServer);
});

it.each<[string, RequestListener]>([
  ["closes the connection before it responds", (_, response) => response.destroy()],
  [
    "closes the connection during its response",
    (_, response) => {
      response.writeHead(200, { "content-length": 100 });
      response.write("{", () => response.destroy());
    },
  ],
  [
    "redirects to another address",
    (_, response) => response.writeHead(302, { location: "https://evil.example" }).end(),
  ],
])("reports that the outcome is unknown when a server %s", async (_, answer) => {
  const server = await listen(answer);
  await expect(server.sendCommand()).rejects.toThrow(NoResponse);
  server.close();
});

it.each(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"])(
  "reports that a server is slow, not absent, after %s",
  async (code) => {
    const slow = async () => {
      throw new TypeError("fetch failed", { cause: { code } });
    };
    const call = callServer({ key: "key", url: "http://localhost", fetch: slow }, "/operator/accounts", {});
    await expect(call).rejects.toThrow(
      new NoResponse(
        "The server at http://localhost didn't respond within five minutes. It may still be working: check before you repeat this",
      ),
    );
  },
);
