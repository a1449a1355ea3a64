import { afterEach, expect, it, vi } from "vitest";
import { local, session } from "./storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function memory(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

it("PLT-54 a written value can be read, a removed one is null", () => {
  vi.stubGlobal("localStorage", memory());
  vi.stubGlobal("sessionStorage", memory());
  expect(local.write("a", "1")).toBe(true);
  session.write("a", "2");
  expect([local.read("a"), session.read("a"), local.read("b")]).toEqual(["1", "2", null]);
  local.remove("a");
  expect(local.read("a")).toBeNull();
});

it("PLT-54 storage blocked by the browser doesn't throw", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"])
    vi.stubGlobal(name, { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(local.write("a", "1")).toBe(false);
  expect(local.read("a")).toBeNull();
  expect(() => local.remove("a")).not.toThrow();
  expect(() => session.write("a", "1")).not.toThrow();
  expect(session.read("a")).toBeNull();
});
