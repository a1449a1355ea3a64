import { afterEach, describe, expect, it, vi } from "vitest";
import { balanceHint, request, soundChoice } from "./protocol.ts";

const ORIGIN = "https://casino.example";
const page = {} as Window;
const event = (overrides: object = {}) =>
  ({
    source: page,
    origin: ORIGIN,
    data: { app: { type: "balance", balance: "12.50" } },
    ...overrides,
  }) as MessageEvent<unknown>;

describe("PLAY-08 a frame's balance hint", () => {
  it("is read from the page that embeds the frame", () => {
    expect(balanceHint(event(), page, ORIGIN)).toBe("12.50");
  });

  it.each([
    ["a message from another window", { source: {} }],
    ["a message from another origin", { origin: "https://elsewhere.example" }],
    ["a message without data", { data: null }],
    ["a message in another format", { data: { type: "balance", balance: "1.00" } }],
    ["a message of another type", { data: { app: { type: "win", balance: "1.00" } } }],
    ["a balance that isn't an amount", { data: { app: { type: "balance", balance: "<b>1</b>" } } }],
    ["a balance that isn't a string", { data: { app: { type: "balance", balance: 1 } } }],
  ])("isn't read from %s", (_, more) => {
    expect(balanceHint(event(more), page, ORIGIN)).toBeNull();
  });
});

describe("PLAY-08 the page's choice of sound", () => {
  const choice = (on: unknown, more: object = {}) =>
    soundChoice(event({ data: { app: { type: "sound", on } }, ...more }), page, ORIGIN);

  it("is read from the page that embeds the frame alone", () => {
    expect([choice(true), choice(false)]).toEqual([true, false]);
    expect([choice("on"), choice(true, { source: {} }), choice(true, { origin: "null" })]).toEqual([
      null,
      null,
      null,
    ]);
    expect(soundChoice(event(), page, ORIGIN)).toBeNull();
  });
});

describe("PLAY-10 a response of the frame's server", () => {
  afterEach(() => vi.unstubAllGlobals());
  const stubResponse = (body: object, status = 200) =>
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));

  it("is a rejection when it has a code, whatever its status", async () => {
    const fair = { commitment: "a", client: "b", nonce: 1 };
    stubResponse({ code: "seed_changed", fair });
    await expect(request("play", {})).rejects.toMatchObject({
      code: "seed_changed",
      current: { fair },
    });
    stubResponse({ code: "client_session_expired" }, 409);
    await expect(request("play", {})).rejects.toMatchObject({ code: "client_session_expired" });
    stubResponse({ balance: "1.00" });
    expect(await request("balance", {})).toEqual({ balance: "1.00" });
  });
});
