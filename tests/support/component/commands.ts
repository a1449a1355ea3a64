// Adds the browser's page to the context of commands.
import type {} from "@vitest/browser-playwright";
import type { BrowserCommand } from "vitest/node";
import type { CreatedPlayer, TestPlayer } from "../browser/player-request.ts";

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

let loadedServer: Promise<typeof import("./server.ts")> | undefined;
/** Loads the server when a component test needs it; a constant path would become a part of Vitest's configuration. */
function loadServer() {
  loadedServer ??= import(new URL("./server.ts", import.meta.url).href);
  return loadedServer;
}

export const closeServer = async (): Promise<void> => (await loadedServer)?.closeServer();

const callServer: BrowserCommand<[call: ServerCall]> = async (_, call) =>
  (await loadServer()).callServer(call);

const createPlayer: BrowserCommand<[request: TestPlayer]> = async (_, request) =>
  (await loadServer()).createPlayer(request);

const operate: BrowserCommand<[name: OperatorCommand, body: object]> = async (_, name, body) =>
  (await loadServer()).operate(name, body);

const emulateReducedMotion: BrowserCommand<[isReduced: boolean]> = ({ page }, isReduced) =>
  page.emulateMedia({ reducedMotion: isReduced ? "reduce" : "no-preference" });

const emulateMedia: BrowserCommand<[media: "print" | "screen"]> = ({ page }, media) =>
  page.emulateMedia({ media });

const emulateForcedColors: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? "active" : "none" });

const emulateContrast: BrowserCommand<[contrast: "more" | "no-preference"]> = ({ page }, contrast) =>
  page.emulateMedia({ contrast });

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
    /** Emulates a system that replaces the page's colours. */
    emulateForcedColors: (isForced: boolean) => Promise<void>;
    /** Emulates a device that asks for more contrast. */
    emulateContrast: (contrast: "more" | "no-preference") => Promise<void>;
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
  emulateForcedColors,
  emulateContrast,
  parkPointer,
};
