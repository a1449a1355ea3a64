import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Browser } from "./browser.ts";
import { HOST } from "./certificate.ts";
import { startFloor } from "./floor.ts";
import { openSite } from "./front.ts";
import type { Network } from "./link.ts";
import type { Exchange } from "./network-log.ts";
import { countTiles } from "./probe.ts";
import { READ_SCREEN, type Screen } from "./screen.ts";
import { catalogueFolder, type Served, startApp } from "./server-load/app-server.ts";
import { startStack } from "./stack.ts";
import { openPage, type Target, waitUntilCached, waitUntilQuiet } from "./visit.ts";

/** The links of the lobby's tiles; favorite buttons are links, too. */
const APP_TILE = "main article[data-game] > a:first-child";
const FLOOR_TILE = "a.tile";
/** As many as in the demo. */
const GAMES = 6_000;
const client = join(import.meta.dirname, "../../dist/client");

/** A measured page: its server's local port, and its list. */
export interface Contender extends Target {
  port: number;
}

/** Puts a contender on the slow network and opens a browser with a new profile. */
export async function openBrowserFor({ port }: Contender, network?: Network) {
  const site = await openSite(port, network);
  const browser = new Browser(site.port);
  const close = async () => {
    await browser[Symbol.asyncDispose]();
    site.close();
  };
  return { site, browser, [Symbol.asyncDispose]: close };
}

interface WarmUp {
  screen: Screen;
  tiles: number;
  scriptBytes: number;
}

/** Size with brotli at its highest level, as the server sends scripts. */
function compressedScripts(exchanges: Exchange[]): number {
  const scripts = exchanges.filter(({ type, byWorker }) => type === "Script" && !byWorker);
  const sizes = scripts.map(
    ({ url }) => brotliCompressSync(readFileSync(join(client, new URL(url).pathname))).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * A warm-up that isn't measured: the server draws and renders what is missing, and the floor gets the first screen's
 * content and pictures.
 */
async function warmUpApp(app: Served): Promise<WarmUp> {
  const contender = { port: app.port, tile: APP_TILE, tiles: 1 };
  await using setup = await openBrowserFor(contender);
  const { browser } = setup;
  const tab = await openPage(browser, contender);
  await waitUntilQuiet(browser, tab);
  const scriptBytes = compressedScripts(browser.network.exchanges);
  const screen = await tab.evaluate<Screen>(READ_SCREEN);
  const tiles = await tab.evaluate<number>(countTiles(APP_TILE));
  if (tiles < 2) {
    const text = await tab.evaluate<string>("document.body.innerText.slice(0, 500)");
    throw new Error(`The lobby's first screen has ${tiles} tiles that can be tapped. It says: ${text}`);
  }
  await waitUntilCached(browser, tab);
  return { screen, tiles, scriptBytes };
}

/** Starts all contenders. */
export async function startContenders() {
  await using stack = new AsyncDisposableStack();
  const dataDir = await catalogueFolder(GAMES);
  const server = await startApp({ dataDir, origin: `https://${HOST}` });
  stack.defer(() => server.stop());
  const { screen, tiles, scriptBytes } = await warmUpApp(server);
  const floor = stack.use(await startFloor(screen, server.port, false));
  const floorWithWorker = stack.use(await startFloor(screen, server.port, true));
  const bare = stack.use(await startStack(screen, server.port));
  const running = stack.move();
  return {
    app: { port: server.port, tile: APP_TILE, tiles },
    floor: { port: floor.port, tile: FLOOR_TILE, tiles },
    floorWithWorker: { port: floorWithWorker.port, tile: FLOOR_TILE, tiles },
    /** The bare libraries. */
    stack: { port: bare.port, tile: FLOOR_TILE, tiles, scriptBytes: bare.scriptBytes },
    /** Bytes of the first visit's script. */
    scriptBytes,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
