import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { AppEnv } from "./env.ts";
import { setHeader } from "./headers.ts";
import { type Bytes, makeBytes, makePage, plainBytes, ResponseCache, sendBytes } from "./responses.ts";

const TEXT = "the same words again and again, ".repeat(200);

function serving(bytes: Bytes, status: 200 | 404 | 451 = 200) {
  const app = new Hono<AppEnv>();
  app.all("/", (c) => {
    setHeader(c, "cache-control", "public, max-age=60");
    return sendBytes(c, bytes, "text/plain; charset=utf-8", status);
  });
  return (headers: Record<string, string> = {}, method = "GET") =>
    app.request("http://localhost/", { method, headers });
}

describe("a page with an early part", () => {
  const HEAD = "<title>Grüße</title>";

  it("has the length, the tag and the text of the whole page", async () => {
    const bytes = await makePage(HEAD + TEXT, HEAD.length, 9);
    const response = await serving(bytes)();
    expect(response.headers.get("content-length")).toBe(String(bytes.plain.length));
    expect(response.headers.get("etag")).toBe((await makeBytes(HEAD + TEXT)).etag);
    expect(await response.text()).toBe(HEAD + TEXT);
    const zipped = await (await serving(bytes)({ "accept-encoding": "gzip" })).arrayBuffer();
    expect(gunzipSync(zipped).toString()).toBe(HEAD + TEXT);
    expect(await (await serving(bytes)({}, "HEAD")).text()).toBe("");
  });
});

describe("conditional requests", () => {
  const bodies = Promise.all([makeBytes(TEXT), makeBytes("short")]);

  it.each([
    ["the unchanged tag", (tag: string) => tag],
    ["the same tag without its weak prefix", (tag: string) => tag.replace("W/", "")],
    ["a list that contains the tag", (tag: string) => `"other", W/"a,b" ,${tag},"last"`],
    ["the wildcard", () => " * "],
  ])("answers %s with a 304 that keeps etag, vary and cache-control, and has no body", async (_, header) => {
    for (const bytes of await bodies) {
      for (const method of ["GET", "HEAD"]) {
        const response = await serving(bytes)({ "if-none-match": header(bytes.etag) }, method);
        expect(response.status).toBe(304);
        expect(response.headers.get("etag")).toBe(bytes.etag);
        expect(response.headers.get("vary")).toBe("accept-encoding");
        expect(response.headers.get("cache-control")).toBe("public, max-age=60");
        expect(response.headers.get("content-length")).toBeNull();
        expect(await response.text()).toBe("");
      }
    }
  });

  it.each(['"other"', 'W/"other", "more"', "", '"*"', '"'])(
    "answers %s, which doesn't match the body's tag, with the whole body",
    async (header) => {
      const response = await serving(await makeBytes(TEXT))({ "if-none-match": header });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(TEXT);
    },
  );

  it("answers 304 only to reads with a successful result", async () => {
    const bytes = await makeBytes(TEXT);
    for (const method of ["POST", "PUT"])
      expect((await serving(bytes)({ "if-none-match": bytes.etag }, method)).status).toBe(200);
    expect((await serving(bytes, 404)({ "if-none-match": "*" })).status).toBe(404);
    expect((await serving(bytes, 451)({ "if-none-match": bytes.etag })).status).toBe(451);
  });

  it("uses weak tags, because one tag covers all encodings of a body; other bodies have other tags", async () => {
    const [one, other] = await bodies;
    expect(one.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(other.etag).not.toBe(one.etag);
  });
});

describe("encodings", () => {
  it.each([
    [undefined, null],
    ["", null],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["*", "br"],
    ["br;q=0", null],
    ["br;q=0, *", "gzip"],
    ["br;q=0.0, gzip;q=0.2", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br; q=0.8, gzip;q=0.5", "br"],
    ["identity", null],
    ["identity, br;q=0.5", null],
    ["identity;q=0.1, gzip;q=0.5", "gzip"],
    ["identity;q=0, *;q=0", null],
    ["brotli, xbr, gzip-none", null],
  ])("accept-encoding %j selects %j", async (header, encoding) => {
    const response = await serving(await makeBytes(TEXT))(
      header === undefined ? {} : { "accept-encoding": header },
    );
    const body = Buffer.from(await response.arrayBuffer());
    const decode =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((bytes: Buffer) => bytes);
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("content-length")).toBe(String(body.length));
    expect(response.headers.get("vary")).toBe("accept-encoding");
    expect(decode(body).toString()).toBe(TEXT);
  });

  it("gzip is compressed once, on the first request for it", async () => {
    const bytes = await makeBytes(TEXT);
    const sendRequest = serving(bytes);
    await sendRequest({ "accept-encoding": "gzip, br" });
    expect(bytes.gzip).toBeUndefined();
    await sendRequest({ "accept-encoding": "gzip" });
    const firstGzip = bytes.gzip;
    await sendRequest({ "accept-encoding": "gzip" });
    expect(firstGzip!.length).toBeLessThan(bytes.plain.length / 10);
    expect(bytes.gzip).toBe(firstGzip);
  });

  it("short or already compressed bodies are sent unchanged", async () => {
    for (const bytes of [await makeBytes("short"), plainBytes(Buffer.from(TEXT))]) {
      const response = await serving(bytes)({ "accept-encoding": "gzip, br" });
      expect(response.headers.get("content-encoding")).toBeNull();
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes.plain);
    }
  });

  it.each(["br", "gzip", "identity"])("HEAD has the headers of GET in %s and no body", async (encoding) => {
    const sendRequest = serving(await makeBytes(TEXT));
    const [get, head] = [
      await sendRequest({ "accept-encoding": encoding }),
      await sendRequest({ "accept-encoding": encoding }, "HEAD"),
    ];
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe("");
  });
});

describe("cached responses", () => {
  const LIMITS = { entries: 10, bytes: 100_000 };
  const keys = Array.from({ length: 1_000 }, (_, i) => `key ${i}`);
  const text = (bytes: Bytes) => bytes.plain.toString();

  it("are limited in number while they are pending, and resolve for every caller", async () => {
    const cache = new ResponseCache(() => "1", LIMITS);
    const gate = Promise.withResolvers<void>();
    const reads = keys.map((key) => cache.get(key, () => gate.promise.then(() => key)));
    expect(cache.size).toBe(10);
    gate.resolve();
    expect((await Promise.all(reads)).map(text)).toEqual(keys.map((key) => JSON.stringify(key)));
    expect(cache.size).toBe(10);
  });

  it("are created once for equal keys, and the most recently used are retained", async () => {
    const cache = new ResponseCache(() => "1", LIMITS);
    let computeCount = 0;
    const getCached = (key: string) => cache.get(key, async () => ++computeCount);
    await Promise.all([getCached("kept"), getCached("kept"), getCached("kept")]);
    expect(computeCount).toBe(1);
    for (const key of keys.slice(0, 50)) {
      await getCached(key);
      await getCached("kept");
    }
    expect(computeCount).toBe(51);
    await getCached(keys[0]!);
    expect(computeCount).toBe(52);
  });

  it("are limited in bytes, including keys and every encoding", async () => {
    const cache = new ResponseCache(() => "1", LIMITS);
    for (const key of keys.slice(0, 5)) await cache.get(key, async () => "x".repeat(30_000));
    expect(cache.size).toBe(3);
    for (const key of keys.slice(0, 5)) await cache.get(key + "k".repeat(40_000), async () => 1);
    expect(cache.size).toBe(2);
  });

  it("that were evicted while pending neither count nor replace a newer entry", async () => {
    const cache = new ResponseCache(() => "1", { entries: 1, bytes: 100_000 });
    const gate = Promise.withResolvers<string>();
    const first = cache.get("a", () => gate.promise);
    await cache.get("b", async () => "b");
    const second = await cache.get("a", async () => "second");
    gate.resolve("x".repeat(90_000));
    await first;
    expect(await cache.get("a", async () => "third")).toBe(second);
    expect(cache.size).toBe(1);
  });

  it("are dropped on failure, which every waiting caller receives", async () => {
    const cache = new ResponseCache(() => "1", LIMITS);
    const fail = () => cache.get("a", () => Promise.reject(new Error("no")));
    expect((await Promise.allSettled([fail(), fail()])).map(({ status }) => status)).toEqual([
      "rejected",
      "rejected",
    ]);
    expect(cache.size).toBe(0);
    expect(text(await cache.get("a", async () => 1))).toBe("1");
  });

  it("belong to the current content version only", async () => {
    let version = "1";
    const cache = new ResponseCache(() => version, LIMITS);
    const gate = Promise.withResolvers<string>();
    const old = cache.get("a", () => gate.promise);
    version = "2";
    expect(text(await cache.get("a", async () => "new"))).toBe('"new"');
    gate.resolve("old");
    expect(text(await old)).toBe('"old"');
    expect(text(await cache.get("a", async () => "newer"))).toBe('"new"');
  });
});
