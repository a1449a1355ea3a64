import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { abandonedGame, lockGame } from "./tab-game-lock.ts";

let values: Map<string, string>;
let held: Map<string, Promise<void>>;

/** Locks of one browser: each is one holder's. */
const locks = {
  request(name: string, ...[options, run]: unknown[]): Promise<unknown> {
    const work = (run ?? options) as (lock: object | null) => Promise<void>;
    if (held.has(name)) return Promise.resolve(work(null));
    const done = Promise.resolve(work({ name })).finally(() => held.delete(name));
    held.set(name, done);
    return done;
  },
};

beforeEach(() => {
  values = new Map();
  held = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  vi.stubGlobal("navigator", { locks });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("NEW-11 a tab that is loaded anew knows the game that it had", async () => {
  expect(await abandonedGame()).toBeUndefined();
  const release = lockGame("s-1");
  release();
  await Promise.all(held.values());
  expect(await abandonedGame()).toBe("s-1");
  // Asking takes nothing from it.
  expect(await abandonedGame()).toBe("s-1");
});

it("NEW-11 a copy of a tab that plays takes nothing from it", async () => {
  lockGame("s-1");
  expect(await abandonedGame()).toBeUndefined();
});

it("NEW-11 where nobody can know whether it is still played, or nothing is kept, nothing is gone on with", async () => {
  lockGame("s-1")();
  await Promise.all(held.values());
  vi.stubGlobal("navigator", {});
  expect(await abandonedGame()).toBeUndefined();
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new Error("denied")) } });
  expect(await abandonedGame()).toBeUndefined();
  vi.stubGlobal("sessionStorage", undefined);
  expect(() => lockGame("s-2")).not.toThrow();
  expect(await abandonedGame()).toBeUndefined();
});

it("NEW-11 what is kept of it is the player's, and goes when they sign out", () => {
  lockGame("s-1");
  expect([...values.keys()].every((key) => key.startsWith("private:"))).toBe(true);
});
