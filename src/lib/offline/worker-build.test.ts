import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildOf } from "./worker-build.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A worker with this reply; undefined for none. */
function worker(answer: unknown) {
  const messages: unknown[] = [];
  const postMessage = (message: unknown, [port]: MessagePort[]) => {
    messages.push(message);
    if (answer !== undefined) port!.postMessage(answer);
    port!.close();
  };
  return { messages, worker: { postMessage } as unknown as ServiceWorker };
}

it("PLT-53 a worker reports its build", async () => {
  const one = worker("8444bd97772f");
  expect(await buildOf(one.worker)).toBe("8444bd97772f");
  expect(one.messages).toEqual([{ type: "BUILD" }]);
});

it.each([[null], [""], [{ build: "b" }], [12], [true]])(
  "PLT-53 a worker that replies %j has no build",
  async (answer) => {
    expect(await buildOf(worker(answer).worker)).toBeNull();
  },
);

it("PLT-53 a worker that doesn't reply has no build after a timeout", async () => {
  const build = buildOf(worker(undefined).worker);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await build).toBeNull();
});
