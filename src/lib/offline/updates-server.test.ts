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

describe("the server's version", () => {
  const TOO_OLD = versionOf("B", { minBuild: "2026-11-21T00:00Z" });

  it("PLT-53 makes an outdated page update without a prompt, once it is idle", async () => {
    const { tab, updates, worker } = await openTabWithWaitingWorker();
    const done = markBusy("deposit");
    tab.server = TOO_OLD;
    await updates.check();
    await advanceTime(600 * SECOND);
    expect(worker.messages).toEqual([COMPLETE]);
    done();
    await advanceTime(2 * SECOND);
    expect(tab.actions).toContain("reload B");
  });

  it("PLT-53 doesn't reload an outdated page forever when a reload didn't help", async () => {
    const workers = new FakeWorkers();
    workers.registration = null;
    const { tab, updates } = openTab(workers);
    tab.tried.push("B");
    tab.server = TOO_OLD;
    await updates.check();
    await updates.applySilently();
    await advanceTime(600 * SECOND);
    expect(tab.actions).toEqual(["found B"]);
    // The player may still accept the update.
    await updates.accept();
    expect(tab.actions).toEqual(["found B", "reload B"]);
  });

  it("PLT-53 never treats a page of the newest build as outdated", async () => {
    const { tab, updates } = openTab(new FakeWorkers().control("A"));
    tab.server = versionOf("A", { minBuild: "2999-01-01T00:00Z" });
    await updates.check();
    await advanceTime(60 * SECOND);
    expect(tab.actions).toEqual([]);
  });

  it("PLT-53 removes the worker at every check under the kill switch, and registers none meanwhile", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    await updates.check();
    tab.server = versionOf("A", { killSwitch: true });
    await updates.check();
    await updates.check();
    expect(tab.actions).toEqual(["remove", "remove"]);
    tab.server = null;
    await updates.check();
    expect(tab.actions).toEqual(["remove", "remove"]);
    tab.server = versionOf("A");
    await updates.check();
    await updates.check();
    expect(tab.actions).toEqual(["remove", "remove", "register"]);
  });

  it("PLT-53 offers new builds to a page whose worker was removed", async () => {
    const { tab, updates } = openTab(new FakeWorkers().control("A"));
    tab.server = versionOf("B", { killSwitch: true });
    await updates.check();
    expect(tab.actions).toEqual(["remove", "found B"]);
    await updates.accept();
    expect(tab.actions).toEqual(["remove", "found B", "reload B"]);
  });

  it("PLT-53 isn't requested offline, and failures don't break the page", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    vi.stubGlobal("navigator", { onLine: false });
    tab.server = versionOf("B", { killSwitch: true });
    await updates.check();
    expect([tab.actions, workers.registration!.updates]).toEqual([[], 0]);
    vi.stubGlobal("navigator", { onLine: true });
    tab.server = null;
    workers.registration!.update = () => Promise.reject(new TypeError("no script"));
    await updates.check();
    workers.getRegistration = () => Promise.reject(new DOMException("", "InvalidStateError"));
    await updates.check();
    expect(tab.actions).toEqual([]);
  });

  it("PLT-53 makes the page reload for the new build in a browser without workers", async () => {
    const { tab, updates } = openTab(undefined as unknown as FakeWorkers);
    tab.server = versionOf("B");
    await updates.check();
    await updates.accept();
    expect(tab.actions).toEqual(["found B", "reload B"]);
  });
});
