import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { abandonedGame, lockGame } from "./tab-game-lock.ts";

let values: Map<string, string>;
let heldLocks: Map<string, Promise<void>>;

/** Locks of one browser, each with one holder. */
const locks = {
  request(name: string, ...[options, run]: unknown[]): Promise<unknown> {
    const work = (run ?? options) as (lock: object | null) => Promise<void>;
    if (heldLocks.has(name)) return Promise.resolve(work(null));
    const done = Promise.resolve(work({ name })).finally(() => heldLocks.delete(name));
    heldLocks.set(name, done);
    return done;
  },
};

beforeEach(() => {
  values = new Map();
  heldLocks = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  vi.stubGlobal("navigator", { locks });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("NEW-11 a reloaded tab finds its abandoned game", async () => {
  expect(await abandonedGame()).toBeUndefined();
  const release = lockGame("s-1");
  release();
  await Promise.all(heldLocks.values());
  expect(await abandonedGame()).toBe("s-1");
  // Reading it doesn't clear it.
  expect(await abandonedGame()).toBe("s-1");
});

it("NEW-11 a duplicated tab doesn't take over the original tab's game", async () => {
  lockGame("s-1");
  expect(await abandonedGame()).toBeUndefined();
});

it("NEW-11 no game is resumed if locks or storage are unavailable", async () => {
  lockGame("s-1")();
  await Promise.all(heldLocks.values());
  vi.stubGlobal("navigator", {});
  expect(await abandonedGame()).toBeUndefined();
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new Error("denied")) } });
  expect(await abandonedGame()).toBeUndefined();
  vi.stubGlobal("sessionStorage", undefined);
  expect(() => lockGame("s-2")).not.toThrow();
  expect(await abandonedGame()).toBeUndefined();
});

it("NEW-11 the game is stored among the player's private data, which logout clears", () => {
  lockGame("s-1");
  expect([...values.keys()].every((key) => key.startsWith("private:"))).toBe(true);
});
