import type { BrowserCommand } from "vitest/node";
import { compileMessages } from "../../../server/compile-messages.ts";
import type { MessageCatalogs } from "../../../server/modules/messages/routes.ts";
import type { CreatedPlayer, TestPlayer } from "../browser/player-request.ts";
import { createTestPlayers } from "../browser/test-players.ts";
import { testApp } from "../server/app.ts";

/** A call of the app, as it goes from the page to the process that runs the tests. */
export interface ServerCall {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface ServerAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** As the server writes them. */
  cookies: string[];
}

async function startServer() {
  const messages = (await compileMessages()) as unknown as MessageCatalogs;
  const server = await testApp({ messages, now: Date.now });
  return { server, create: await createTestPlayers(server.db) };
}

let started: ReturnType<typeof startServer> | undefined;
/** The server behind all component tests, without a socket and on an embedded database. */
function openServer() {
  started ??= startServer();
  return started;
}

const callServer: BrowserCommand<[call: ServerCall]> = async (_, { method, path, headers, body }) => {
  const { server } = await openServer();
  const answer = await server.app.request(`http://localhost${path}`, { method, headers, body });
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => name !== "set-cookie")),
    body: await answer.text(),
    cookies: answer.headers.getSetCookie(),
  };
};

const createPlayer: BrowserCommand<[request: TestPlayer]> = async (_, request) => {
  const { create } = await openServer();
  return create(request, "component test");
};

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Sends a call to the server's code. */
    callServer: (call: ServerCall) => Promise<ServerAnswer>;
    /** Creates a player; `cookies` opens their session. */
    createPlayer: (request: TestPlayer) => Promise<CreatedPlayer & { cookies: string[] }>;
  }
}

export const commands = { callServer, createPlayer };
