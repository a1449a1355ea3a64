import { operatorKey } from "../../../server/http/operator-key.ts";
import type { MessageCatalogs } from "../../../server/modules/i18n/routes.ts";
import { compileMessages } from "../../../server/start/compile-messages.ts";
import type { TestPlayer } from "../browser/player-request.ts";
import { createTestPlayers } from "../browser/test-players.ts";
import { testApp } from "../server/app.ts";
import { testDatabase } from "../server/database.ts";
import { SECRET } from "../server/documents.ts";
import type { OperatorCommand, ServerAnswer, ServerCall } from "./commands.ts";

async function startServer() {
  const messages = (await compileMessages()) as unknown as MessageCatalogs;
  const server = await testApp({ messages, now: Date.now });
  return { server, create: await createTestPlayers(server.db) };
}

let startedServer: ReturnType<typeof startServer> | undefined;
/** The server for all component tests, without a socket and on an embedded database. */
function openServer() {
  startedServer ??= startServer();
  return startedServer;
}

/** Closes the server's database, which would keep the process alive for ten seconds. */
export async function closeServer(): Promise<void> {
  if (!startedServer) return;
  await startedServer;
  await (await testDatabase()).close();
}

export async function callServer({ method, path, headers, body }: ServerCall): Promise<ServerAnswer> {
  const { server } = await openServer();
  const answer = await server.app.request(`http://localhost${path}`, { method, headers, body });
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => name !== "set-cookie")),
    body: await answer.text(),
    cookies: answer.headers.getSetCookie(),
  };
}

export async function createPlayer(request: TestPlayer) {
  const { create } = await openServer();
  return create(request, "component test");
}

export async function operate(name: OperatorCommand, body: object): Promise<void> {
  const { server } = await openServer();
  const headers = {
    authorization: `Bearer ${operatorKey(SECRET)}`,
    "content-type": "application/json",
    host: "127.0.0.1",
  };
  const answer = await server.app.request(`http://localhost/operator/${name}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`staff command ${name}: ${answer.status} ${text}`);
}
