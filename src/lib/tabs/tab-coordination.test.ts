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

/** Lasts until every message on its way, and every answer to one, has been delivered. */
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Locks as a browser has them: shared ones beside each other, the other kind alone. */
function lockManager() {
  let shared = 0;
  let alone = false;
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
      if (alone || shared > 0) return run(null);
      alone = true;
      try {
        return await run({ name });
      } finally {
        alone = false;
      }
    },
  };
}

function tab(objects: (question: IdleCondition) => boolean = () => false, locks: unknown = null) {
  const channel = openChannel() as unknown as BroadcastChannel;
  return createTabCoordinator({ objects, channel, locks: locks as LockManager | null, pause });
}

/** Whether it ran, by its own word and by what was said of it. */
async function tryIn({ whileCalm }: ReturnType<typeof tab>, question?: IdleCondition) {
  let ran = false;
  const said = await whileCalm(async () => {
    ran = true;
    return true;
  }, question);
  expect(said).toBe(ran);
  return ran;
}

describe("what all tabs agree on", () => {
  it("PLT-53 nothing changes under a tab that is busy, wherever it is asked", async () => {
    const locks = lockManager();
    const one = tab(undefined, locks);
    expect(await tryIn(one)).toBe(true);
    const done = locks.share();
    expect(await tryIn(one)).toBe(false);
    done();
    expect(await tryIn(one)).toBe(true);
    expect(await tryIn(tab(() => true, locks))).toBe(false);
  });

  it("PLT-53 two tabs do not change it at once", async () => {
    const locks = lockManager();
    let end = () => {};
    const first = tab(undefined, locks).whileCalm(
      () =>
        new Promise((resolve) => {
          end = () => resolve(true);
        }),
    );
    await Promise.resolve();
    expect(await tryIn(tab(undefined, locks))).toBe(false);
    end();
    expect(await first).toBe(true);
  });

  it("PLT-53 where there are no locks, tabs ask each other", async () => {
    let isBusy = true;
    const one = tab();
    tab();
    tab(() => isBusy);
    expect(await tryIn(one)).toBe(false);
    isBusy = false;
    expect(await tryIn(one)).toBe(true);
  });

  it("PLT-53 a tab that is being looked at objects to what nobody shall see, locks or not", async () => {
    const locks = lockManager();
    const one = tab(undefined, locks);
    tab(({ unseen }) => unseen === true, locks);
    expect(await tryIn(one)).toBe(true);
    expect(await tryIn(one, { unseen: true })).toBe(false);
  });

  it("PLT-53 a tab without others to talk to decides alone", async () => {
    expect(await tryIn(createTabCoordinator({ objects: () => false, channel: null, locks: null }))).toBe(
      true,
    );
    expect(await tryIn(createTabCoordinator({ objects: () => true, channel: null, locks: null }))).toBe(
      false,
    );
  });

  it("PLT-53 what another build's tab says on the channel is passed over", async () => {
    const one = tab();
    const stranger = openChannel();
    for (const message of [null, "hello", 3, {}, { asks: 1 }, { objectsTo: -1 }])
      stranger.postMessage(message);
    expect(await tryIn(one)).toBe(true);
  });
});
