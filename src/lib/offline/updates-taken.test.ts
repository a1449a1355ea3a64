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
import { markBusy } from "../tabs/busy.ts";

withFakeTime();

describe("an update", () => {
  it("PLT-53 is offered once its worker is waiting, not while it is installing", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    await updates.check();
    expect(workers.registration!.updates).toBe(1);
    tab.server = versionOf("B");
    const worker = workers.install("B");
    await advanceTime(60 * SECOND);
    await updates.check();
    expect(tab.actions).toEqual([]);
    workers.wait(worker);
    await advanceTime();
    expect(tab.actions).toEqual(["found B"]);
  });

  it("PLT-53 is offered when its worker is waiting before the page opens", async () => {
    const workers = new FakeWorkers().control("A");
    workers.wait(workers.install("B"));
    const { tab, updates } = openTab(workers);
    tab.server = null;
    await updates.check();
    expect(tab.actions).toEqual(["found B"]);
  });

  it("PLT-53 is applied when the player accepts it: the worker activates, then the page reloads once", async () => {
    const { tab, updates, worker, workers } = await openTabWithWaitingWorker();
    expect(await updates.accept()).toBe(true);
    await advanceTime();
    expect(worker.messages).toEqual([COMPLETE, { type: "SKIP_WAITING" }]);
    expect(tab.actions).toEqual(["reload B"]);
    workers.dispatchEvent(new Event("controllerchange"));
    await advanceTime(60 * SECOND);
    expect(tab.actions).toEqual(["reload B"]);
  });

  it("PLT-53 that another tab applied reloads this one once, when it is idle", async () => {
    const { tab, updates, worker, workers } = await openTabWithWaitingWorker();
    const done = markBusy("bet");
    workers.activate(worker);
    await advanceTime(60 * SECOND);
    await updates.check();
    await updates.applySilently();
    await advanceTime(60 * SECOND);
    expect(tab.actions).not.toContain("reload B");
    done();
    await advanceTime(SECOND);
    expect(tab.actions.filter((one) => one === "reload B")).toHaveLength(1);
  });

  it("PLT-53 that another tab applied reloads this one offline too", async () => {
    const { tab, worker, workers } = await openTabWithWaitingWorker();
    vi.stubGlobal("navigator", { onLine: false });
    workers.activate(worker);
    await advanceTime();
    expect(tab.actions).toEqual(["reload B"]);
  });

  it("PLT-53 that activated between page load and script start reloads the page too", async () => {
    const workers = new FakeWorkers().control("A");
    const first = workers.controller;
    workers.activate(workers.wait(workers.install("B")));
    const { tab } = openTab(workers, { first });
    await advanceTime();
    expect(tab.actions).toEqual(["reload B"]);
  });

  it("PLT-53 accepted while this tab is busy is applied afterwards", async () => {
    const { tab, updates, worker } = await openTabWithWaitingWorker();
    const done = markBusy("form");
    expect(await updates.accept()).toBe(false);
    await advanceTime(600 * SECOND);
    expect(worker.messages).toEqual([COMPLETE]);
    done();
    await advanceTime(2 * SECOND);
    expect(tab.actions).toEqual(["reload B"]);
  });

  it("PLT-53 accepted while another tab is busy is applied afterwards", async () => {
    const { tab, updates, worker, others } = await openTabWithWaitingWorker({ others: { busy: true } });
    expect(await updates.accept()).toBe(false);
    await advanceTime(600 * SECOND);
    expect(worker.messages).toEqual([COMPLETE]);
    others.busy = false;
    await advanceTime(2 * SECOND);
    expect(tab.actions).toEqual(["reload B"]);
  });

  it("PLT-53 is applied silently at an unobtrusive moment, never while busy", async () => {
    const { tab, updates } = await openTabWithWaitingWorker();
    const done = markBusy("game");
    await updates.applySilently();
    expect(tab.actions).toEqual([]);
    done();
    await updates.applySilently({ hidden: true });
    await advanceTime();
    expect(tab.actions).toEqual(["asks whether it is seen", "reload B"]);
  });

  it("PLT-53 that wasn't found is neither applied silently nor accepted", async () => {
    const { tab, updates } = openTab(new FakeWorkers().control("A"));
    await updates.applySilently();
    await updates.check();
    await updates.applySilently();
    expect(await updates.accept()).toBe(false);
    await advanceTime(60 * SECOND);
    expect(tab.actions).toEqual([]);
  });

  it("PLT-53 offers and applies the newest of several builds", async () => {
    const { tab, updates, workers } = await openTabWithWaitingWorker();
    tab.server = versionOf("C");
    const newest = workers.wait(workers.install("C"));
    await advanceTime();
    expect(tab.actions).toEqual(["found C"]);
    await updates.accept();
    await advanceTime();
    expect(newest.messages).toEqual([COMPLETE, { type: "SKIP_WAITING" }]);
    expect(tab.actions).toEqual(["found C", "reload C"]);
  });
});
