// Adds the browser's page to the context of commands.
import type {} from "@vitest/browser-playwright";
import type { BrowserCommand } from "vitest/node";
import { operatorKey } from "../../../server/http/operator-key.ts";
import type { MessageCatalogs } from "../../../server/modules/i18n/routes.ts";
import { compileMessages } from "../../../server/start/compile-messages.ts";
import type { CreatedPlayer, TestPlayer } from "../browser/player-request.ts";
import { createTestPlayers } from "../browser/test-players.ts";
import { testApp } from "../server/app.ts";
import { testDatabase } from "../server/database.ts";
import { SECRET } from "../server/documents.ts";

/** A call of the app on its way from the page to the process that runs the tests. */
export interface ServerCall {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

export type OperatorCommand = "ledger" | "notifications" | "payments";

export interface ServerAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** As `Set-Cookie` values. */
  cookies: string[];
}

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

const operate: BrowserCommand<[name: OperatorCommand, body: object]> = async (_, name, body) => {
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
};

const emulateReducedMotion: BrowserCommand<[isReduced: boolean]> = ({ page }, isReduced) =>
  page.emulateMedia({ reducedMotion: isReduced ? "reduce" : "no-preference" });

const emulateMedia: BrowserCommand<[media: "print" | "screen"]> = ({ page }, media) =>
  page.emulateMedia({ media });

/** All tests share one pointer, which would stay over the next test's buttons. */
const parkPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(0, 0);

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Sends a call to the server. */
    callServer: (call: ServerCall) => Promise<ServerAnswer>;
    /** Creates a player; `cookies` opens their session. */
    createPlayer: (request: TestPlayer) => Promise<CreatedPlayer & { cookies: string[] }>;
    /** Runs a staff command. */
    operate: (name: OperatorCommand, body: object) => Promise<void>;
    /** Emulates reduced motion, which is on by default in tests. */
    emulateReducedMotion: (isReduced: boolean) => Promise<void>;
    /** Emulates the medium. */
    emulateMedia: (media: "print" | "screen") => Promise<void>;
    /** Moves the pointer to the page's corner, where nothing reacts to it. */
    parkPointer: () => Promise<void>;
  }
}

export const commands = {
  callServer,
  createPlayer,
  operate,
  emulateReducedMotion,
  emulateMedia,
  parkPointer,
};
