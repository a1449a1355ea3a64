import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ErrorEnvelopeSchema } from "../../../src/contract/error.ts";
import { ART_VERSION } from "../../core/art-version.ts";
import type { AppEnv } from "../../http/env.ts";
import { createErrorHandler } from "../../http/errors.ts";
import type { ArtGame } from "./art-game.ts";
import { Dropped, Queue } from "./queue.ts";
import { render } from "./render.ts";
import { type ArtDeps, artRoutes } from "./routes.ts";
import { artBytes, gamePicture, warmArt } from "./service.ts";
import { openStudio } from "./studio.ts";

const GAME: ArtGame = {
  identifier: "nova/wolf-moon",
  title: "Wolf Moon",
  theme: "wolves",
  kind: "pokies",
  provider: "nova",
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "art-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

const findKnown = (id: number) => (id < 100 ? { ...GAME, identifier: `nova/${id}` } : undefined);

function app(findGame: ArtDeps["findGame"] = findKnown, logged: unknown[] = []) {
  const hono = new Hono<AppEnv>();
  hono.onError(createErrorHandler((_, error) => logged.push(error)));
  artRoutes(hono, { dataDir, findGame, draw: render });
  return hono;
}

describe("addresses", () => {
  it.each([
    [`/art/games/1/${ART_VERSION}/160.avif`, "image/avif", 160, 213],
    [`/art/games/1/${ART_VERSION}/320.webp`, "image/webp", 320, 426],
    [`/art/banners/vip/${ART_VERSION}/480.webp`, "image/webp", 480, 192],
    [`/art/banners/vip/${ART_VERSION}/tall/240.avif`, "image/avif", 240, 300],
    [`/art/banners/vip/${ART_VERSION}/square/240.webp`, "image/webp", 240, 240],
    [`/art/banners/vip/${ART_VERSION}/wide/480.webp`, "image/webp", 480, 192],
  ])("%s is a picture of that size, cached as immutable", async (path, type, width, height) => {
    const response = await app().request(path);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  });

  it("answer HEAD with headers only", async () => {
    const response = await app().request(`/art/games/1/${ART_VERSION}/160.avif`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(500);
    expect(await response.text()).toBe("");
  });

  it.each([
    `/art/games/100/${ART_VERSION}/320.avif`,
    `/art/games/x/${ART_VERSION}/320.avif`,
    "/art/games/1/old/320.avif",
    `/art/games/1/${ART_VERSION}/321.avif`,
    `/art/games/1/${ART_VERSION}/0320.avif`,
    `/art/games/1/${ART_VERSION}/320.png`,
    `/art/games/1/${ART_VERSION}/..%2f..%2fx.avif`,
    `/art/banners/vip/${ART_VERSION}/320.avif`,
    `/art/banners/vip/${ART_VERSION}/tall/800.avif`,
    `/art/banners/nowhere/${ART_VERSION}/480.avif`,
    `/art/banners/constructor/${ART_VERSION}/480.avif`,
  ])("PLT-49 %s answers 404 with the error envelope", async (path) => {
    const response = await app().request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toBe("application/json");
    const envelope = v.parse(ErrorEnvelopeSchema, await response.json());
    expect(envelope).toMatchObject({ code: "not_found", message_key: "error.not_found" });
  });

  it.each([
    ["/art/games/1/a1/wide/480.avif", `/art/games/1/${ART_VERSION}/wide/480.avif`],
    ["/art/banners/vip/a9999/tall/480.avif", `/art/banners/vip/${ART_VERSION}/tall/480.avif`],
  ])(
    "PLT-49 %s, which another release's client asks for, leads to the current picture",
    async (old, current) => {
      const response = await app().request(old);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe(current);
      expect(response.headers.get("cache-control")).toBe("no-store");
    },
  );

  it.each([
    `/art/games/01/${ART_VERSION}/160.avif`,
    `/art/games/1.0/${ART_VERSION}/160.avif`,
    `/art/games/1e0/${ART_VERSION}/160.avif`,
    `/art/games/0x1/${ART_VERSION}/160.avif`,
    `/art/games/+1/${ART_VERSION}/160.avif`,
    `/art/games/%201/${ART_VERSION}/160.avif`,
    `/art/games/%31/${ART_VERSION}/160.avif`,
    `/art/games/1/${ART_VERSION}/160.%61vif`,
    `/art/games/1/%61${ART_VERSION.slice(1)}/160.avif`,
    `/art/games/1/${ART_VERSION}/160.avif/`,
    `/art/games//1/${ART_VERSION}/160.avif`,
    `/%61rt/games/1/${ART_VERSION}/160.avif`,
    `/art/banners/VIP/${ART_VERSION}/480.webp`,
    `/art/banners/%76ip/${ART_VERSION}/480.webp`,
  ])("%s is not an alias of a picture", async (path) => {
    expect((await app().request(path)).status).toBe(404);
  });
});

describe("rendering", () => {
  it.each([
    ["wide", 480, 270],
    ["square", 240, 240],
  ] as const)(
    "serves a game's picture as %s, without an alias of its address",
    async (shape, width, height) => {
      const path = `/art/games/1/${ART_VERSION}/${shape}/${width}`;
      const response = await app().request(`${path}.avif`);
      expect(response.status).toBe(200);
      const image = sharp(Buffer.from(await response.arrayBuffer()));
      expect(await image.metadata()).toMatchObject({ width, height });
      for (const other of [`${shape}/${shape}/${width}`, `${shape}/100`, `tall/${width}`, `/${width}`])
        expect((await app().request(`/art/games/1/${ART_VERSION}/${other}.avif`)).status).toBe(404);
    },
  );

  it("keeps pictures of different shapes in different files", () => {
    const files = (["poster", "wide", "square"] as const).map(
      (shape) => gamePicture(dataDir, 7, GAME, 320, "avif", shape).file,
    );
    expect(new Set(files).size).toBe(3);
  });

  it("draws once for concurrent equal requests, then reads the disk", async () => {
    let draws = 0;
    const draw: typeof render = (order) => {
      draws += 1;
      return render(order);
    };
    const picture = gamePicture(dataDir, 7, GAME, 160, "webp");
    const [a, b] = await Promise.all([artBytes(picture, "now", draw), artBytes(picture, "later", draw)]);
    expect(a.equals(b)).toBe(true);
    expect((await artBytes(picture, "now", draw)).equals(a)).toBe(true);
    expect(draws).toBe(1);
    expect((await readdir(join(picture.file, ".."))).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("replaces a broken file", async () => {
    for (const format of ["avif", "webp"] as const) {
      const picture = gamePicture(dataDir, 8, GAME, 160, format);
      const whole = await artBytes(picture, "now", render);
      for (const broken of [
        Buffer.alloc(0),
        Buffer.from("no picture"),
        whole.subarray(0, whole.length - 40),
      ]) {
        await writeFile(picture.file, broken);
        expect((await artBytes(picture, "now", render)).equals(whole)).toBe(true);
        expect((await readFile(picture.file)).equals(whole)).toBe(true);
      }
    }
  });

  it("warms tiles in the background and stops when aborted", async () => {
    await warmArt([gamePicture(dataDir, 20, GAME, 160, "avif")], render);
    await warmArt([gamePicture(dataDir, 21, GAME, 160, "avif")], render, AbortSignal.abort());
    const warmed = await readdir(join(dataDir, "art", ART_VERSION, "games"));
    expect(warmed.some((name) => name.startsWith("20-"))).toBe(true);
    expect(warmed.some((name) => name.startsWith("21-"))).toBe(false);
  });

  it("answers a failed drawing with an error without its cause, and draws again on the next request", async () => {
    const picture = gamePicture(dataDir, 9, GAME, 160, "webp");
    await expect(artBytes(picture, "now", () => Promise.reject(new Error("secret")))).rejects.toThrow();
    expect((await artBytes(picture, "now", render)).length).toBeGreaterThan(500);
    const logged: unknown[] = [];
    const fault = new Error("secret");
    const broken = app(() => {
      throw fault;
    }, logged);
    const response = await broken.request(`/art/games/1/${ART_VERSION}/160.avif`);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain("secret");
    expect(JSON.parse(text)).toMatchObject({ code: "internal_error", errors: {} });
    expect(logged).toEqual([fault]);
  });
});

// With production's low priority the painter process would wait until no other test runs.
describe("studio with normal priority", { timeout: 60_000 }, () => {
  const orders = ["avif", "webp"].map((format) => gamePicture("", 1, GAME, 160, format as "avif").order);

  it("draws in another process with the same result, and restarts it after it ended", async () => {
    const studio = openStudio({ competes: true });
    const drawn = await Promise.all(orders.map(studio.draw));
    for (const [i, order] of orders.entries()) expect(drawn[i]!.equals(await render(order))).toBe(true);
    studio.close();
    expect((await studio.draw(orders[0]!)).equals(drawn[0]!)).toBe(true);
    studio.close();
  });

  it("rejects only the drawing that fails, and pending ones when the process ends", async () => {
    const studio = openStudio({ competes: true });
    const impossible = studio.draw({ ...orders[0]!, width: -1 });
    const possible = studio.draw(orders[1]!);
    await expect(impossible).rejects.toThrow();
    expect((await possible).length).toBeGreaterThan(500);
    const interruptedDrawing = studio.draw(orders[0]!);
    studio.close();
    await expect(interruptedDrawing).rejects.toThrow("exited");
  });

  it("ends by itself when idle", async () => {
    const studio = openStudio({ idle: 1, competes: true });
    expect(studio.isOpen()).toBe(false);
    const drawing = studio.draw(orders[1]!);
    expect(studio.isOpen()).toBe(true);
    await drawing;
    await expect.poll(studio.isOpen).toBe(false);
  });
});

describe("queue", () => {
  /** Tasks that record when they start; the test decides when they end. */
  function tasks() {
    const order: string[] = [];
    const endings = new Map<string, () => void>();
    let running = 0;
    let maxRunning = 0;
    const task = (name: string) => () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      order.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      endings.set(name, () => {
        running -= 1;
        resolve(name);
      });
      return promise;
    };
    const end = async (name: string) => {
      endings.get(name)!();
      await new Promise(setImmediate);
    };
    return { order, task, end, maxRunning: () => maxRunning };
  }

  it("runs requested tasks before background ones, at most two at a time", async () => {
    const queue = new Queue({ limit: 2, capacity: 10 });
    const { order, task, end, maxRunning } = tasks();
    const results = [
      ...["a", "b", "c", "d", "e"].map((name) => queue.add(name, "later", task(name))),
      queue.add("now", "now", task("now")),
      queue.add("e", "now", task("again")),
    ];
    for (const name of ["a", "b", "e", "now", "c", "d"]) await end(name);
    expect(await Promise.all(results)).toEqual(["a", "b", "c", "d", "e", "now", "e"]);
    expect(order).toEqual(["a", "b", "e", "now", "c", "d"]);
    expect(maxRunning()).toBe(2);
  });

  it("continues with the most recent requests, in their order", async () => {
    let now = 0;
    const queue = new Queue({ limit: 1, capacity: 10, now: () => now });
    const { order, task, end } = tasks();
    const enqueue = (...names: string[]) => names.map((name) => queue.add(name, "now", task(name)));
    enqueue("running", "old 1", "old 2");
    now = 5_000;
    enqueue("new 1", "new 2");
    now = 9_000;
    enqueue("old 2");
    for (const name of ["running", "old 2", "new 1", "new 2", "old 1"]) await end(name);
    expect(order).toEqual(["running", "old 2", "new 1", "new 2", "old 1"]);
  });

  it("drops tasks when every caller has aborted, except shared and running ones", async () => {
    const queue = new Queue({ limit: 1, capacity: 10 });
    const { order, task, end } = tasks();
    const [first, second] = [new AbortController(), new AbortController()];
    const running = queue.add("running", "now", task("running"), first.signal);
    const abandonedTask = queue.add("left", "now", task("left"), first.signal);
    const shared = queue.add("shared", "now", task("shared"), first.signal);
    void queue.add("shared", "now", task("shared"), second.signal);
    const remaining = queue.add("kept", "now", task("kept"));
    first.abort();
    await expect(abandonedTask).rejects.toThrow(Dropped);
    for (const name of ["running", "shared", "kept"]) await end(name);
    expect(await Promise.all([running, shared, remaining])).toEqual(["running", "shared", "kept"]);
    expect(order).toEqual(["running", "shared", "kept"]);
    const retriedTask = queue.add("left", "now", task("left"));
    await end("left");
    expect(await retriedTask).toBe("left");
  });

  it("drops the oldest task when the queue is full", async () => {
    const queue = new Queue({ limit: 1, capacity: 2 });
    const { order, task, end } = tasks();
    void queue.add("running", "now", task("running"));
    const oldest = queue.add("a", "now", task("a"));
    void queue.add("b", "now", task("b"));
    void queue.add("c", "now", task("c"));
    await expect(oldest).rejects.toThrow(Dropped);
    for (const name of ["running", "b", "c"]) await end(name);
    expect(order).toEqual(["running", "b", "c"]);
  });
});
