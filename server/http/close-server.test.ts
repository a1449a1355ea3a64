import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { closeAfterResponse, closeServer } from "./close-server.ts";

/** Serves on a local port; `requests` holds the responses that are pending. */
async function startServer() {
  const requests: ServerResponse[] = [];
  const server = createServer((_, response) => void requests.push(response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const sendRequest = () =>
    new Promise<number>((resolve, reject) => {
      get(url, { agent }, (response: IncomingMessage) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode!));
      }).on("error", reject);
    });
  return { server, requests, sendRequest };
}

it("a stopping server answers pending requests and accepts no more", async () => {
  const { server, requests, sendRequest } = await startServer();
  const idle = sendRequest();
  await expect.poll(() => requests.length).toBe(1);
  requests[0]!.end("at once");
  await idle;
  const response = sendRequest();
  await expect.poll(() => requests.length).toBe(2);
  const closing = closeServer(server, { grace: 0, patience: 60_000 });
  await expect.poll(() => server.listening).toBe(false);
  await expect(sendRequest()).rejects.toThrow("ECONNREFUSED");
  requests[1]!.end("late");
  expect(await response).toBe(200);
  await closing;
});

it("a stopping server cuts off requests that are never answered", async () => {
  const { server, requests, sendRequest } = await startServer();
  const response = sendRequest();
  response.catch(() => {});
  await expect.poll(() => requests.length).toBe(1);
  await closeServer(server, { grace: 0, patience: 1 });
  await expect(response).rejects.toThrow("socket hang up");
});

it("a connection closes after the response that was pending when the server began to stop", async () => {
  const stopping = new AbortController();
  const gate = Promise.withResolvers<Response>();
  const fetch = closeAfterResponse(
    (_, path: string) => (path === "/slow" ? gate.promise : new Response()),
    stopping.signal,
  );
  const connectionHeaderOf = async (path: string) =>
    (await fetch(new Request("http://localhost"), path)).headers.get("connection");
  expect(await connectionHeaderOf("/")).toBeNull();
  const slow = connectionHeaderOf("/slow");
  stopping.abort();
  gate.resolve(new Response());
  expect(await slow).toBe("close");
});
