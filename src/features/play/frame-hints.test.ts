import { describe, expect, it } from "vitest";
import { hintOf } from "./frame-hints.ts";

const frame = {} as Window;
const event = (overrides: object = {}) =>
  ({
    source: frame,
    origin: "null",
    data: { frame: { type: "busy", busy: true } },
    ...overrides,
  }) as MessageEvent<unknown>;

describe("PLAY-08 hints of a frame", () => {
  it("are accepted from the frame itself, which has no origin", () => {
    expect(hintOf(event(), frame)).toEqual({ type: "busy", busy: true });
    expect(hintOf(event({ data: { frame: { type: "exit" } } }), frame)).toEqual({ type: "exit" });
    expect(hintOf(event({ data: { frame: { type: "sound", on: true } } }), frame)).toEqual({
      type: "sound",
      on: true,
    });
    for (const round of [null, "6f1c1f5e-6a8b-4a53-8f0e-0c7d5a1b2c3d"])
      expect(hintOf(event({ data: { frame: { type: "verify", round } } }), frame)).toEqual({
        type: "verify",
        round,
      });
  });

  it.each([
    ["another window", { source: {} }],
    ["the app's own origin", { origin: "https://casino.example" }],
    ["a message without data", { data: null }],
    ["a message in another format", { data: { type: "busy", busy: true } }],
    ["a message of an unknown type", { data: { frame: { type: "balance", amount: "1000000.00" } } }],
    ["a message with an invalid sound", { data: { frame: { type: "sound", on: "yes" } } }],
    ["a message with an invalid busy state", { data: { frame: { type: "busy", busy: "yes" } } }],
    [
      "a message with an invalid round id",
      { data: { frame: { type: "verify", round: "//elsewhere.example" } } },
    ],
    [
      "a message with a code over the length limit",
      { data: { frame: { type: "refused", code: "x".repeat(61) } } },
    ],
  ])("are ignored from %s", (_, more) => {
    expect(hintOf(event(more), frame)).toBeNull();
  });

  it("are accepted from the demo on this device, which has the page's origin, where that is shown", () => {
    const own = event({ origin: "https://casino.example" });
    expect(hintOf(own, frame, "https://casino.example")).toEqual({ type: "busy", busy: true });
    expect(hintOf(event(), frame, "https://casino.example")).toBeNull();
  });

  it("are ignored before there is a frame", () => {
    expect(hintOf(event({ source: null }), null)).toBeNull();
  });
});
