import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { brotliDecompressSync, constants } from "node:zlib";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EarlyFlushResponse } from "./early-flush.ts";
import type { AppEnv } from "./env.ts";
import { makePage, sendBytes } from "./responses.ts";

const HEAD = "<title>Grüße</title>";
const REST = "the same words again and again, ".repeat(200);
const page = makePage(HEAD + REST, HEAD.length, 9);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A response on an unconnected socket, and the body bytes written so far. */
function open(method = "GET") {
  const socket = new Socket();
  const sentChunks: Buffer[] = [];
  socket._write = (chunk: Buffer | string, encoding, done) => {
    sentChunks.push(typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk);
    done();
  };
  socket._writev = undefined;
  const request = new IncomingMessage(socket);
  request.method = method;
  const response = new EarlyFlushResponse(request);
  response.assignSocket(socket);
  const body = () => {
    const all = Buffer.concat(sentChunks);
    return all.subarray(all.indexOf("\r\n\r\n") + 4);
  };
  return { response, body };
}

/** Sends the page as its route would and returns the bytes written. */
async function send(headers: Record<string, string> = {}, method = "GET") {
  const bytes = await page;
  const app = new Hono<AppEnv>();
  app.all("/", (c) => sendBytes(c, bytes, "text/html"));
  const { response: outgoing, body } = open(method);
  const answer = await app.request("http://localhost/", { method, headers }, { outgoing });
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
  // Node joins writes within one tick.
  await new Promise<void>((done) => process.nextTick(done));
  return { outgoing, body };
}

describe("the early flush of a page", () => {
  it("is written first, and the rest after it", async () => {
    const { outgoing, body } = await send();
    expect(body().toString()).toBe(HEAD);
    vi.runAllTimers();
    expect(body().toString()).toBe(HEAD + REST);
    expect(outgoing.writableEnded).toBe(true);
  });

  it("can be decompressed before the rest arrives", async () => {
    const { body } = await send({ "accept-encoding": "br" });
    const early = brotliDecompressSync(body(), { finishFlush: constants.BROTLI_OPERATION_FLUSH });
    expect(early.toString()).toBe(HEAD);
    vi.runAllTimers();
    expect(brotliDecompressSync(body()).toString()).toBe(HEAD + REST);
  });

  it.each([
    ["a gzip body", { "accept-encoding": "gzip" }, 1],
    ["a 304 response", { "if-none-match": "*" }, 0],
  ])("doesn't apply to %s, which is sent whole", async (_, headers, bodies) => {
    const { outgoing, body } = await send(headers);
    expect(outgoing.writableEnded).toBe(true);
    expect(Math.sign(body().length)).toBe(bodies);
  });

  it("doesn't apply to HEAD requests", async () => {
    const { body } = await send({}, "HEAD");
    vi.runAllTimers();
    expect(body()).toHaveLength(0);
  });

  it("doesn't apply to a page without an early part", async () => {
    const { response, body } = open();
    response.end(Buffer.from(REST));
    expect(body().toString()).toBe(REST);
    expect((await makePage(REST, -1, 5)).earlyBytes).toBeUndefined();
  });

  it("pauses while many responses are pending, and resumes after them", async () => {
    const responses: Awaited<ReturnType<typeof send>>[] = [];
    for (let i = 0; i < 6; i++) responses.push(await send());
    const bodies = () => responses.map(({ body }) => body().toString());
    expect(bodies()).toEqual([HEAD, HEAD, HEAD, HEAD, HEAD + REST, HEAD + REST]);
    vi.runAllTimers();
    expect(bodies()).toEqual(Array(6).fill(HEAD + REST));
    const { body } = await send();
    expect(body().toString()).toBe(HEAD);
    vi.runAllTimers();
  });

  it("a connection that closes in between is no error", async () => {
    const { outgoing } = await send();
    outgoing.destroy();
    expect(() => vi.runAllTimers()).not.toThrow();
  });
});
