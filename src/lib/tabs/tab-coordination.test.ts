import { afterEach, describe, expect, it } from "vitest";
import { BUSY_LOCK } from "./busy.ts";
import { createTabCoordinator, type IdleCondition } from "./tab-coordination.ts";

let channels: TestChannel[] = [];
afterEach(() => {
  channels = [];
});

/** Delivers to the other channels in microtasks. */
class TestChannel extends EventTarget {
  postMessage(data: unknown): void {
    queueMicrotask(() => {
      for (const channel of channels)
        if (channel !== this) channel.dispatchEvent(new MessageEvent("message", { data }));
    });
  }
}

function openChannel(): TestChannel {
  const channel = new TestChannel();
  channels.push(channel);
  return channel;
}

/** Waits until all messages and their replies are delivered. */
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Locks as in a browser: shared ones coexist, an exclusive one is alone. */
function lockManager() {
  let shared = 0;
  let isExclusive = false;
  return {
    share(): () => void {
      shared++;
      return () => {
        shared--;
      };
    },
    request: async (
      name: string,
      options: LockOptions,
      run: (lock: { name: string } | null) => Promise<unknown>,
    ) => {
      expect([name, options.ifAvailable]).toEqual([BUSY_LOCK, true]);
      if (isExclusive || shared > 0) return run(null);
      isExclusive = true;
      try {
        return await run({ name });
      } finally {
        isExclusive = false;
      }
    },
  };
}

function tab(isObjecting: (question: IdleCondition) => boolean = () => false, locks: unknown = null) {
  const channel = openChannel() as unknown as BroadcastChannel;
  return createTabCoordinator({ isObjecting, channel, locks: locks as LockManager | null, pause });
}

/** True if the callback ran; checks that the return value agrees. */
async function tryChange({ ifNoTabBusy }: ReturnType<typeof tab>, question?: IdleCondition) {
  let ran = false;
  const result = await ifNoTabBusy(async () => {
    ran = true;
    return true;
  }, question);
  expect(result).toBe(ran);
  return ran;
}

describe("coordination of tabs", () => {
  it("PLT-53 prevents a change while any tab is busy", async () => {
    const locks = lockManager();
    const one = tab(undefined, locks);
    expect(await tryChange(one)).toBe(true);
    const done = locks.share();
    expect(await tryChange(one)).toBe(false);
    done();
    expect(await tryChange(one)).toBe(true);
    expect(await tryChange(tab(() => true, locks))).toBe(false);
  });

  it("PLT-53 prevents simultaneous changes by two tabs", async () => {
    const locks = lockManager();
    let end = () => {};
    const first = tab(undefined, locks).ifNoTabBusy(
      () =>
        new Promise((resolve) => {
          end = () => resolve(true);
        }),
    );
    await Promise.resolve();
    expect(await tryChange(tab(undefined, locks))).toBe(false);
    end();
    expect(await first).toBe(true);
  });

  it("PLT-53 asks the other tabs when there are no locks", async () => {
    let isBusy = true;
    const one = tab();
    tab();
    tab(() => isBusy);
    expect(await tryChange(one)).toBe(false);
    isBusy = false;
    expect(await tryChange(one)).toBe(true);
  });

  it("PLT-53 prevents a change that needs hidden tabs while another tab is visible", async () => {
    const locks = lockManager();
    const one = tab(undefined, locks);
    tab(({ hidden }) => hidden === true, locks);
    expect(await tryChange(one)).toBe(true);
    expect(await tryChange(one, { hidden: true })).toBe(false);
  });

  it("PLT-53 decides without the other tabs when there is no channel", async () => {
    expect(
      await tryChange(createTabCoordinator({ isObjecting: () => false, channel: null, locks: null })),
    ).toBe(true);
    expect(
      await tryChange(createTabCoordinator({ isObjecting: () => true, channel: null, locks: null })),
    ).toBe(false);
  });

  it("PLT-53 ignores unknown messages of other builds", async () => {
    const one = tab();
    const stranger = openChannel();
    for (const message of [null, "hello", 3, {}, { asks: 1 }, { objectsTo: -1 }])
      stranger.postMessage(message);
    expect(await tryChange(one)).toBe(true);
  });
});
