import { afterEach, describe, expect, it, vi } from "vitest";
import { balanceHint, request } from "./protocol.ts";

const ORIGIN = "https://casino.example";
const page = {} as Window;
const event = (more: object = {}) =>
  ({
    source: page,
    origin: ORIGIN,
    data: { app: { type: "balance", balance: "12.50" } },
    ...more,
  }) as MessageEvent<unknown>;

describe("PLAY-08 a frame's balance hint", () => {
  it("is read from the page that embeds the frame", () => {
    expect(balanceHint(event(), page, ORIGIN)).toBe("12.50");
  });

  it.each([
    ["another window", { source: {} }],
    ["a page from elsewhere", { origin: "https://elsewhere.example" }],
    ["something without words", { data: null }],
    ["another language", { data: { type: "balance", balance: "1.00" } }],
    ["another word", { data: { app: { type: "win", balance: "1.00" } } }],
    ["what is no amount", { data: { app: { type: "balance", balance: "<b>1</b>" } } }],
    ["what is no text", { data: { app: { type: "balance", balance: 1 } } }],
  ])("ignores %s", (_, more) => {
    expect(balanceHint(event(more), page, ORIGIN)).toBeNull();
  });
});

describe("PLAY-10 a response of the frame's server", () => {
  afterEach(() => vi.unstubAllGlobals());
  const answering = (body: object, status = 200) =>
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));

  it("is a rejection when it has a code, whatever its status", async () => {
    const fair = { commitment: "a", client: "b", nonce: 1 };
    answering({ code: "seed_changed", fair });
    await expect(request("play", {})).rejects.toMatchObject({ code: "seed_changed", fair });
    answering({ code: "client_session_expired" }, 409);
    await expect(request("play", {})).rejects.toMatchObject({ code: "client_session_expired" });
    answering({ balance: "1.00" });
    expect(await request("balance", {})).toEqual({ balance: "1.00" });
  });
});
