import { describe, expect, it } from "vitest";
import { isJson } from "./json.ts";

describe("isJson", () => {
  it.each([
    [200, "application/json", true],
    [200, "application/json; charset=utf-8", true],
    [200, "text/html", false],
    [200, null, false],
    [500, "application/json", false],
    [404, "application/json", false],
  ])("PLT-54 for status %i with %s: %s", (status, type, expected) => {
    const headers: HeadersInit = type ? { "content-type": type } : {};
    expect(isJson(new Response(null, { status, headers }))).toBe(expected);
  });
});
