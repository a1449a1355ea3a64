import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeWorker, FakeWorkers } from "../../tests/support/fake-workers.ts";
import type { Version } from "../contract/version.ts";
import { isBusy, markBusy } from "./busy.ts";
import { createUpdates, LOOK_EVERY } from "./updates.ts";

const SECOND = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const released = (build: string, more: Partial<Version> = {}): Version => ({
  build,
  builtAt: null,
  minBuild: null,
  killSwitch: false,
  ...more,
});

/** A tab of build A with workers, a server, and what it did. */
function openTab(
  workers: FakeWorkers,
  { others = { busy: false }, first = workers?.controller as FakeWorker | null } = {},
) {
  const tab = {
    server: released("A") as Version | null,
    did: [] as string[],
    tried: [] as string[],
  };
  const updates = createUpdates({
    build: "A",
    builtAt: "2026-11-20T00:00Z",
    container: workers as unknown as ServiceWorkerContainer,
    firstController: first as unknown as ServiceWorker,
    tabs: {
      whileCalm: async (run, question) => {
        if (question?.unseen) tab.did.push("asks whether it is seen");
        return !others.busy && run();
      },
    },
    isBusy,
    whenSilent: async () => {},
    askVersion: async () => tab.server,
    buildOf: async (worker) => (worker as unknown as FakeWorker).build,
    register: async () => {
      tab.did.push("register");
      return null;
    },
    remove: async () => {
      tab.did.push("remove");
      workers.registration = null;
    },
    reload: (to) => {
      tab.did.push(`reload ${to}`);
      tab.tried.push(to);
    },
    hasTried: (to) => tab.tried.includes(to),
    onFound: (build) => tab.did.push(`found ${build}`),
    onFailed: (build) => tab.did.push(`failed ${build}`),
  });
  return { tab, updates, others };
}

/** Lets everything happen that waits for no more than `time`. */
const pass = (time = 0) => vi.advanceTimersByTimeAsync(time);

/** A tab under a worker of A, before which one of B waits. */
async function waiting(options?: Parameters<typeof openTab>[1]) {
  const workers = new FakeWorkers().control("A");
  const opened = openTab(workers, options);
  await opened.updates.look();
  opened.tab.server = released("B");
  const worker = workers.wait(workers.install("B"));
  await pass();
  expect(opened.tab.did).toEqual(["found B"]);
  opened.tab.did.length = 0;
  return { workers, worker, ...opened };
}

describe("an update", () => {
  it("PLT-53 is no offer while it is being installed, and one when it waits", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    await updates.look();
    expect(workers.registration!.updates).toBe(1);
    tab.server = released("B");
    const worker = workers.install("B");
    await pass(60 * SECOND);
    await updates.look();
    expect(tab.did).toEqual([]);
    workers.wait(worker);
    await pass();
    expect(tab.did).toEqual(["found B"]);
  });

  it("PLT-53 that waits when the page is opened is an offer too", async () => {
    const workers = new FakeWorkers().control("A");
    workers.wait(workers.install("B"));
    const { tab, updates } = openTab(workers);
    tab.server = null;
    await updates.look();
    expect(tab.did).toEqual(["found B"]);
  });

  it("PLT-53 is taken when somebody says so: the worker first, then the page, once", async () => {
    const { tab, updates, worker, workers } = await waiting();
    expect(await updates.agree()).toBe(true);
    await pass();
    expect(worker.messages).toEqual([{ type: "SKIP_WAITING" }]);
    expect(tab.did).toEqual(["reload B"]);
    workers.dispatchEvent(new Event("controllerchange"));
    await pass(60 * SECOND);
    expect(tab.did).toEqual(["reload B"]);
  });

  it("PLT-53 that another tab took reloads this one, once and when it is calm", async () => {
    const { tab, updates, worker, workers } = await waiting();
    const done = markBusy("bet");
    workers.takeOver(worker);
    await pass(60 * SECOND);
    await updates.look();
    await updates.takeQuietly();
    await pass(60 * SECOND);
    expect(tab.did).not.toContain("reload B");
    done();
    await pass(SECOND);
    expect(tab.did.filter((one) => one === "reload B")).toHaveLength(1);
  });

  it("PLT-53 that another tab took reloads this one without network too", async () => {
    const { tab, worker, workers } = await waiting();
    vi.stubGlobal("navigator", { onLine: false });
    workers.takeOver(worker);
    await pass();
    expect(tab.did).toEqual(["reload B"]);
  });

  it("PLT-53 that came between the page's start and this one reloads it too", async () => {
    const workers = new FakeWorkers().control("A");
    const first = workers.controller;
    workers.takeOver(workers.wait(workers.install("B")));
    const { tab } = openTab(workers, { first });
    await pass();
    expect(tab.did).toEqual(["reload B"]);
  });

  it("PLT-53 waits for this tab: wanted while busy, it comes after", async () => {
    const { tab, updates, worker } = await waiting();
    const done = markBusy("form");
    expect(await updates.agree()).toBe(false);
    await pass(600 * SECOND);
    expect(worker.messages).toEqual([]);
    done();
    await pass(2 * SECOND);
    expect(tab.did).toEqual(["reload B"]);
  });

  it("PLT-53 waits for the other tabs: wanted while one is busy, it comes after", async () => {
    const { tab, updates, worker, others } = await waiting({ others: { busy: true } });
    expect(await updates.agree()).toBe(false);
    await pass(600 * SECOND);
    expect(worker.messages).toEqual([]);
    others.busy = false;
    await pass(2 * SECOND);
    expect(tab.did).toEqual(["reload B"]);
  });

  it("PLT-53 is taken at a moment at which nobody minds, never while busy", async () => {
    const { tab, updates } = await waiting();
    const done = markBusy("game");
    await updates.takeQuietly();
    expect(tab.did).toEqual([]);
    done();
    await updates.takeQuietly({ unseen: true });
    await pass();
    expect(tab.did).toEqual(["asks whether it is seen", "reload B"]);
  });

  it("PLT-53 nothing is taken where there is nothing", async () => {
    const { tab, updates } = openTab(new FakeWorkers().control("A"));
    await updates.takeQuietly();
    await updates.look();
    await updates.takeQuietly();
    expect(await updates.agree()).toBe(false);
    await pass(60 * SECOND);
    expect(tab.did).toEqual([]);
  });

  it("PLT-53 the newest of several is the one that is offered and taken", async () => {
    const { tab, updates, workers } = await waiting();
    tab.server = released("C");
    const newest = workers.wait(workers.install("C"));
    await pass();
    expect(tab.did).toEqual(["found C"]);
    await updates.agree();
    await pass();
    expect(newest.messages).toEqual([{ type: "SKIP_WAITING" }]);
    expect(tab.did).toEqual(["found C", "reload C"]);
  });
});

describe("the tab of a first visit", () => {
  it("PLT-53 stays when its first worker comes", async () => {
    const workers = new FakeWorkers();
    const { tab, updates } = openTab(workers);
    await updates.look();
    workers.takeOver(workers.wait(workers.install("A")));
    await pass(60 * SECOND);
    expect(tab.did).toEqual([]);
  });

  it("PLT-53 reloads for the second worker", async () => {
    const workers = new FakeWorkers();
    const { tab, updates } = openTab(workers);
    await updates.look();
    workers.takeOver(workers.wait(workers.install("A")));
    await pass();
    tab.server = released("B");
    workers.wait(workers.install("B"));
    await pass();
    expect(await updates.agree()).toBe(true);
    await pass();
    expect(tab.did).toEqual(["found B", "reload B"]);
  });

  it("PLT-53 that came too late for its first worker goes over with the others", async () => {
    const workers = new FakeWorkers().control("A");
    workers.controller = null;
    const { tab, updates } = openTab(workers);
    await updates.look();
    tab.server = released("B");
    const worker = workers.wait(workers.install("B"));
    await pass();
    workers.takeOver(worker);
    await pass();
    expect(tab.did).toEqual(["found B", "reload B"]);
  });

  it("PLT-53 whose first worker is newer than itself is offered that build, and not reloaded unasked", async () => {
    const workers = new FakeWorkers();
    const { tab, updates } = openTab(workers);
    await updates.look();
    tab.server = released("B");
    workers.takeOver(workers.wait(workers.install("B")));
    await pass(60 * SECOND);
    expect(new Set(tab.did)).toEqual(new Set(["found B"]));
    expect(await updates.agree()).toBe(true);
    expect(tab.did.at(-1)).toBe("reload B");
  });

  it("PLT-53 under a newer worker that came before anybody looked is offered that build", async () => {
    const { tab, updates } = openTab(new FakeWorkers().control("B"));
    tab.server = released("B");
    await updates.look();
    expect(tab.did).toEqual(["found B"]);
    await updates.takeQuietly();
    expect(tab.did).toEqual(["found B", "reload B"]);
  });
});

describe("workers of other builds", () => {
  it("PLT-53 one that does not say its build is offered, and reloads when it takes over", async () => {
    const workers = new FakeWorkers().control(null);
    const { tab, updates } = openTab(workers);
    tab.server = released("B");
    await updates.look();
    expect(tab.did).toEqual([]);
    workers.wait(workers.install(null));
    await pass();
    await updates.agree();
    await pass();
    expect(tab.did).toEqual(["found B", "reload unnamed"]);
  });

  it("PLT-53 a page that is ahead lets its own worker follow, without an offer or a reload", async () => {
    const workers = new FakeWorkers().control("0");
    const own = workers.wait(workers.install("A"));
    const { tab, updates } = openTab(workers);
    await updates.look();
    await updates.takeQuietly();
    await pass(60 * SECOND);
    expect(own.messages).toEqual([{ type: "SKIP_WAITING" }]);
    expect(tab.did).toEqual([]);
  });

  it("PLT-53 one that cannot be installed is told, and not asked for again at once", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    tab.server = released("B");
    await updates.look();
    workers.install("B").become("redundant");
    await pass();
    expect(tab.did).toEqual(["failed B"]);
    await updates.look();
    expect(workers.registration!.updates).toBe(1);
    await pass(LOOK_EVERY);
    await updates.look();
    expect(workers.registration!.updates).toBe(2);
    workers.install("B").become("redundant");
    await pass(LOOK_EVERY);
    await updates.look();
    expect(workers.registration!.updates).toBe(2);
    await pass(LOOK_EVERY);
    await updates.look();
    expect(workers.registration!.updates).toBe(3);
  });

  it("PLT-53 one that the network failed is asked for again with the network", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    await updates.look();
    vi.stubGlobal("navigator", { onLine: false });
    workers.install("B").become("redundant");
    await updates.look();
    expect(workers.registration!.updates).toBe(1);
    vi.stubGlobal("navigator", { onLine: true });
    await updates.look();
    expect(workers.registration!.updates).toBe(2);
    expect(tab.did).toEqual([]);
  });

  it("PLT-53 one that another took the place of while it waited has not failed", async () => {
    const { tab, workers } = await waiting();
    workers.wait(workers.install("C"));
    await pass();
    expect(tab.did.filter((one) => one.startsWith("failed"))).toEqual([]);
  });

  it("PLT-53 one that does not take over at once keeps nobody waiting, and reloads when it does", async () => {
    const { tab, updates, worker, workers } = await waiting();
    worker.postMessage = () => {};
    const agreed = updates.agree();
    await pass(5 * SECOND);
    expect(await agreed).toBe(false);
    await pass(60 * SECOND);
    expect(tab.did).toEqual([]);
    workers.takeOver(worker);
    await pass(SECOND);
    expect(tab.did).toEqual(["reload B"]);
  });
});

describe("what the server says", () => {
  const TOO_OLD = released("B", { minBuild: "2026-11-21T00:00Z" });

  it("PLT-53 a page that is too old goes over without being asked, when it is calm", async () => {
    const { tab, updates, worker } = await waiting();
    const done = markBusy("deposit");
    tab.server = TOO_OLD;
    await updates.look();
    await pass(600 * SECOND);
    expect(worker.messages).toEqual([]);
    done();
    await pass(2 * SECOND);
    expect(tab.did).toContain("reload B");
  });

  it("PLT-53 a page that is too old and comes back as it was is not loaded for ever", async () => {
    const workers = new FakeWorkers();
    workers.registration = null;
    const { tab, updates } = openTab(workers);
    tab.tried.push("B");
    tab.server = TOO_OLD;
    await updates.look();
    await updates.takeQuietly();
    await pass(600 * SECOND);
    expect(tab.did).toEqual(["found B"]);
    // Whoever wants to try may.
    await updates.agree();
    expect(tab.did).toEqual(["found B", "reload B"]);
  });

  it("PLT-53 a page of the newest build is never too old", async () => {
    const { tab, updates } = openTab(new FakeWorkers().control("A"));
    tab.server = released("A", { minBuild: "2999-01-01T00:00Z" });
    await updates.look();
    await pass(60 * SECOND);
    expect(tab.did).toEqual([]);
  });

  it("PLT-53 the kill switch removes the worker, at every look, and never registers one while it holds", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    await updates.look();
    tab.server = released("A", { killSwitch: true });
    await updates.look();
    await updates.look();
    expect(tab.did).toEqual(["remove", "remove"]);
    tab.server = null;
    await updates.look();
    expect(tab.did).toEqual(["remove", "remove"]);
    tab.server = released("A");
    await updates.look();
    await updates.look();
    expect(tab.did).toEqual(["remove", "remove", "register"]);
  });

  it("PLT-53 a page whose worker was removed still hears of new builds", async () => {
    const { tab, updates } = openTab(new FakeWorkers().control("A"));
    tab.server = released("B", { killSwitch: true });
    await updates.look();
    expect(tab.did).toEqual(["remove", "found B"]);
    await updates.agree();
    expect(tab.did).toEqual(["remove", "found B", "reload B"]);
  });

  it("PLT-53 nothing is asked without network, and what fails is no failure of the page", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    vi.stubGlobal("navigator", { onLine: false });
    tab.server = released("B", { killSwitch: true });
    await updates.look();
    expect([tab.did, workers.registration!.updates]).toEqual([[], 0]);
    vi.stubGlobal("navigator", { onLine: true });
    tab.server = null;
    workers.registration!.update = () => Promise.reject(new TypeError("no script"));
    await updates.look();
    workers.getRegistration = () => Promise.reject(new DOMException("", "InvalidStateError"));
    await updates.look();
    expect(tab.did).toEqual([]);
  });

  it("PLT-53 a browser without workers loads the new build anew", async () => {
    const { tab, updates } = openTab(undefined as unknown as FakeWorkers);
    tab.server = released("B");
    await updates.look();
    await updates.agree();
    expect(tab.did).toEqual(["found B", "reload B"]);
  });
});
