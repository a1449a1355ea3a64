import { describe, expect, it, vi } from "vitest";
import { COMPLETE, FakeWorkers } from "../../../tests/support/pwa/fake-workers.ts";
import {
  advanceTime,
  openTab,
  openTabWithWaitingWorker,
  SECOND,
  versionOf,
  withFakeTime,
} from "../../../tests/support/pwa/updates.ts";
import { CHECK_INTERVAL } from "./updates.ts";

withFakeTime();

describe("the tab of a first visit", () => {
  it("PLT-53 doesn't reload when its first worker activates", async () => {
    const workers = new FakeWorkers();
    const { tab, updates } = openTab(workers);
    await updates.check();
    workers.activate(workers.wait(workers.install("A")));
    await advanceTime(60 * SECOND);
    expect(tab.actions).toEqual([]);
  });

  it("PLT-53 reloads for the second worker", async () => {
    const workers = new FakeWorkers();
    const { tab, updates } = openTab(workers);
    await updates.check();
    workers.activate(workers.wait(workers.install("A")));
    await advanceTime();
    tab.server = versionOf("B");
    workers.wait(workers.install("B"));
    await advanceTime();
    expect(await updates.accept()).toBe(true);
    await advanceTime();
    expect(tab.actions).toEqual(["found B", "reload B"]);
  });

  it("PLT-53 that no worker controls also reloads when a new worker activates", async () => {
    const workers = new FakeWorkers().control("A");
    workers.controller = null;
    const { tab, updates } = openTab(workers);
    await updates.check();
    tab.server = versionOf("B");
    const worker = workers.wait(workers.install("B"));
    await advanceTime();
    workers.activate(worker);
    await advanceTime();
    expect(tab.actions).toEqual(["found B", "reload B"]);
  });

  it("PLT-53 whose first worker is newer is offered that build, without a forced reload", async () => {
    const workers = new FakeWorkers();
    const { tab, updates } = openTab(workers);
    await updates.check();
    tab.server = versionOf("B");
    workers.activate(workers.wait(workers.install("B")));
    await advanceTime(60 * SECOND);
    expect(new Set(tab.actions)).toEqual(new Set(["found B"]));
    expect(await updates.accept()).toBe(true);
    expect(tab.actions.at(-1)).toBe("reload B");
  });

  it("PLT-53 controlled by a newer worker from the start is offered that build", async () => {
    const { tab, updates } = openTab(new FakeWorkers().control("B"));
    tab.server = versionOf("B");
    await updates.check();
    expect(tab.actions).toEqual(["found B"]);
    await updates.applySilently();
    expect(tab.actions).toEqual(["found B", "reload B"]);
  });
});

describe("workers of other builds", () => {
  it("PLT-53 a worker installing before the first check is offered once it is waiting", async () => {
    const workers = new FakeWorkers().control("A");
    const worker = workers.install("B");
    const { tab, updates } = openTab(workers);
    tab.server = versionOf("B");
    await updates.check();
    expect(tab.actions).toEqual([]);
    workers.wait(worker);
    await advanceTime();
    expect(tab.actions).toEqual(["found B"]);
  });

  it("PLT-53 a page is offered each of three releases", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    await updates.check();
    for (const build of ["B", "C", "D"]) {
      tab.server = versionOf(build);
      workers.wait(workers.install(build));
      await advanceTime();
    }
    expect(tab.actions).toEqual(["found B", "found C", "found D"]);
  });

  it("PLT-53 a worker without a build name is offered, and the page reloads when it activates", async () => {
    const workers = new FakeWorkers().control(null);
    const { tab, updates } = openTab(workers);
    tab.server = versionOf("B");
    await updates.check();
    expect(tab.actions).toEqual([]);
    workers.wait(workers.install(null));
    await advanceTime();
    await updates.accept();
    await advanceTime();
    expect(tab.actions).toEqual(["found B", "reload unnamed"]);
  });

  it("PLT-53 a page ahead of its worker activates its own worker without an offer or a reload", async () => {
    const workers = new FakeWorkers().control("0");
    const ownWorker = workers.wait(workers.install("A"));
    const { tab, updates } = openTab(workers);
    await updates.check();
    await updates.applySilently();
    await advanceTime(60 * SECOND);
    expect(ownWorker.messages).toEqual([COMPLETE, { type: "SKIP_WAITING" }]);
    expect(tab.actions).toEqual([]);
  });

  it("PLT-53 a worker that fails to install is reported, and requested again later", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    tab.server = versionOf("B");
    await updates.check();
    workers.install("B").become("redundant");
    await advanceTime();
    expect(tab.actions).toEqual(["failed B"]);
    await updates.check();
    expect(workers.registration!.updates).toBe(1);
    await advanceTime(CHECK_INTERVAL);
    await updates.check();
    expect(workers.registration!.updates).toBe(2);
    workers.install("B").become("redundant");
    await advanceTime(CHECK_INTERVAL);
    await updates.check();
    expect(workers.registration!.updates).toBe(2);
    await advanceTime(CHECK_INTERVAL);
    await updates.check();
    expect(workers.registration!.updates).toBe(3);
  });

  it("PLT-53 a worker that fails offline is requested again once online", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    await updates.check();
    vi.stubGlobal("navigator", { onLine: false });
    workers.install("B").become("redundant");
    await updates.check();
    expect(workers.registration!.updates).toBe(1);
    vi.stubGlobal("navigator", { onLine: true });
    await updates.check();
    expect(workers.registration!.updates).toBe(2);
    expect(tab.actions).toEqual([]);
  });

  it("PLT-53 a waiting worker replaced by another isn't a failure", async () => {
    const { tab, workers } = await openTabWithWaitingWorker();
    workers.wait(workers.install("C"));
    await advanceTime();
    expect(tab.actions.filter((one) => one.startsWith("failed"))).toEqual([]);
  });

  it("PLT-53 a worker that is slow to activate blocks nothing, and the page reloads once it activates", async () => {
    const { tab, updates, worker, workers } = await openTabWithWaitingWorker();
    worker.postMessage = () => {};
    const acceptance = updates.accept();
    await advanceTime(5 * SECOND);
    expect(await acceptance).toBe(false);
    expect(tab.activations.slice(0, 2)).toEqual(["activating", "delayed"]);
    await advanceTime(60 * SECOND);
    expect(tab.actions).toEqual([]);
    workers.activate(worker);
    await advanceTime(SECOND);
    expect(tab.actions).toEqual(["reload B"]);
  });
});
