import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { randomOf } from "../tests/support/data/random.ts";
import { installCaches, type MemoryCacheStorage, TEST_ORIGIN } from "../tests/support/pwa/cache-storage.ts";
import { fetchEvent, installEvent } from "../tests/support/pwa/worker-events.ts";

/** Releases after a session's first build. */
const RELEASES = 3;
const PARTS = 6;
const STEPS = 12;
const SESSIONS = 1_000;

type Precache = ReturnType<typeof import("./precache.ts").createPrecache>;

interface Build {
  name: string;
  /** Files in the worker's manifest. */
  manifestFiles: string[];
  /** Chunks that screens load when they are opened. */
  chunks: string[];
}

const random = randomOf(20_261_125);
const isOneIn = (count: number) => random(count) === 0;

/** Builds of one session. Each release renames about half of the files. */
function buildsOf(session: number): Build[] {
  const versions = Array.from({ length: PARTS + 1 }, () => 0);
  return Array.from({ length: RELEASES + 1 }, (_, number) => {
    const names = versions.map((version, part) => {
      if (number > 0 && isOneIn(2)) versions[part] = version + 1;
      return `/assets/part${part}-${session}v${versions[part]}.js`;
    });
    return { name: `b${number}`, manifestFiles: names.slice(0, 1), chunks: names.slice(1) };
  });
}

let createPrecache: typeof import("./precache.ts").createPrecache;
let storage: MemoryCacheStorage;
/** The build that the server serves, and the files it has. */
let served: { build: Build; files: Set<string> };

const serve: typeof fetch = async (request) => {
  const { pathname } = new URL(request instanceof Request ? request.url : request);
  const { build, files } = served;
  if (pathname === "/precache.json")
    return Response.json({
      build: build.name,
      files: build.chunks.map((path) => path.replace("/assets/", "")),
    });
  if (pathname === "/shell.html") return new Response("shell", { headers: { "x-build": build.name } });
  if (files.has(pathname)) return new Response(pathname, { headers: { "content-type": "text/javascript" } });
  return new Response("gone", { status: 404 });
};

/** Workbox waits for the next task before each write, and Node's shortest timer takes a millisecond. */
const { setTimeout: setTimer } = globalThis;
const setQuickTimer = (run: () => void, delay?: number) => (delay ? setTimer(run, delay) : setImmediate(run));

beforeAll(async () => {
  storage = installCaches();
  vi.stubGlobal("fetch", serve);
  vi.stubGlobal("setTimeout", setQuickTimer);
  vi.stubGlobal("registration", { scope: `${TEST_ORIGIN}/` });
  vi.resetModules();
  ({ createPrecache } = await import("./precache.ts"));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const precacheOf = ({ name, manifestFiles }: Build): Precache =>
  createPrecache(
    [
      ...["/shell.html", "/precache.json"].map((url) => ({ url, revision: name })),
      ...manifestFiles.map((url) => ({ url, revision: null })),
    ],
    name,
  );

/** The text of a chunk as a page gets it; null if it is missing. */
async function load(path: string, worker: Precache | null): Promise<string | null> {
  const request = new Request(TEST_ORIGIN + path);
  const response = await (worker ? worker.strategy.handle(fetchEvent(request)) : serve(request));
  return response.ok ? response.text() : null;
}

/** Deletes some of the stored files, as a browser does under storage pressure. */
async function evict(): Promise<void> {
  for (const name of await storage.keys()) {
    const cache = await storage.open(name);
    for (const request of await cache.keys()) if (isOneIn(3)) await cache.delete(request);
  }
}

interface Session {
  /** Number of builds whose files the server has. */
  retention: number;
  /** True if nothing is evicted, and workers store everything before the next release. */
  isReliable: boolean;
}

/** Simulates a session. @returns the chunks that a page requested and didn't get */
async function simulate(number: number, { retention, isReliable }: Session): Promise<string[]> {
  for (const name of await storage.keys()) await storage.delete(name);
  const builds = buildsOf(number);
  let latest = 0;
  const release = (to: number) => {
    latest = to;
    const retainedBuilds = builds.slice(Math.max(0, to + 1 - retention), to + 1);
    served = {
      build: builds[to]!,
      files: new Set(retainedBuilds.flatMap(({ manifestFiles, chunks }) => [...manifestFiles, ...chunks])),
    };
  };
  release(0);
  const first = precacheOf(builds[0]!);
  await first.install(installEvent(), false);
  if (isReliable || isOneIn(2)) await first.complete(installEvent());
  /** Build of the page, and of the active worker. */
  let page = 0;
  let worker = { build: 0, precache: first };
  let waitingWorker = null as typeof worker | null;
  const missedChunks: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    switch (random(isReliable ? 4 : 5)) {
      case 0:
        if (latest < RELEASES) release(latest + 1);
        break;
      case 1:
        if (worker.build === latest || waitingWorker?.build === latest) break;
        waitingWorker = { build: latest, precache: precacheOf(builds[latest]!) };
        await waitingWorker.precache.install(installEvent(), true);
        if (isReliable || isOneIn(2)) await waitingWorker.precache.complete(installEvent());
        break;
      case 2:
        // A busy page may skip one activation, but not a second one.
        if (!waitingWorker) break;
        if (page !== worker.build || !isOneIn(3)) page = waitingWorker.build;
        worker = waitingWorker;
        waitingWorker = null;
        await worker.precache.activate();
        break;
      case 3: {
        const path = builds[page]!.chunks[random(PARTS)]!;
        const text = await load(path, worker.precache);
        if (text !== path) missedChunks.push(`session ${number}, step ${step}: ${path} is ${text}`);
        break;
      }
      default:
        await evict();
    }
  }
  return missedChunks;
}

it("NAV-37 PLT-53 in 1,000 sessions over three releases no page misses a chunk while the server has four builds", async () => {
  const missedChunks: string[] = [];
  for (let session = 0; session < SESSIONS; session++)
    missedChunks.push(...(await simulate(session, { retention: 4, isReliable: false })));
  expect(missedChunks).toEqual([]);
});

it("NAV-37 PLT-53 in 1,000 sessions no page misses a chunk its device has stored, though the server has one build", async () => {
  const missedChunks: string[] = [];
  for (let session = 0; session < SESSIONS; session++)
    missedChunks.push(...(await simulate(session, { retention: 1, isReliable: true })));
  expect(missedChunks).toEqual([]);
});
