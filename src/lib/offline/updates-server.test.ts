import { describe, expect, it, vi } from "vitest";
import { COMPLETE, FakeWorkers } from "../../../tests/support/pwa/fake-workers.ts";
import {
  openTab,
  openTabWithWaitingWorker,
  pass,
  released,
  SECOND,
  withFakeTime,
} from "../../../tests/support/pwa/updates.ts";
import { markBusy } from "../tabs/busy.ts";

withFakeTime();

describe("the server's version", () => {
  const TOO_OLD = released("B", { minBuild: "2026-11-21T00:00Z" });

  it("PLT-53 makes an outdated page update without a prompt, once it is idle", async () => {
    const { tab, updates, worker } = await openTabWithWaitingWorker();
    const done = markBusy("deposit");
    tab.server = TOO_OLD;
    await updates.check();
    await pass(600 * SECOND);
    expect(worker.messages).toEqual([COMPLETE]);
    done();
    await pass(2 * SECOND);
    expect(tab.did).toContain("reload B");
  });

  it("PLT-53 doesn't reload an outdated page forever when a reload didn't help", async () => {
    const workers = new FakeWorkers();
    workers.registration = null;
    const { tab, updates } = openTab(workers);
    tab.tried.push("B");
    tab.server = TOO_OLD;
    await updates.check();
    await updates.applySilently();
    await pass(600 * SECOND);
    expect(tab.did).toEqual(["found B"]);
    // The player may still accept the update.
    await updates.accept();
    expect(tab.did).toEqual(["found B", "reload B"]);
  });

  it("PLT-53 never treats a page of the newest build as outdated", async () => {
    const { tab, updates } = openTab(new FakeWorkers().control("A"));
    tab.server = released("A", { minBuild: "2999-01-01T00:00Z" });
    await updates.check();
    await pass(60 * SECOND);
    expect(tab.did).toEqual([]);
  });

  it("PLT-53 removes the worker at every check under the kill switch, and registers none meanwhile", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    await updates.check();
    tab.server = released("A", { killSwitch: true });
    await updates.check();
    await updates.check();
    expect(tab.did).toEqual(["remove", "remove"]);
    tab.server = null;
    await updates.check();
    expect(tab.did).toEqual(["remove", "remove"]);
    tab.server = released("A");
    await updates.check();
    await updates.check();
    expect(tab.did).toEqual(["remove", "remove", "register"]);
  });

  it("PLT-53 offers new builds to a page whose worker was removed", async () => {
    const { tab, updates } = openTab(new FakeWorkers().control("A"));
    tab.server = released("B", { killSwitch: true });
    await updates.check();
    expect(tab.did).toEqual(["remove", "found B"]);
    await updates.accept();
    expect(tab.did).toEqual(["remove", "found B", "reload B"]);
  });

  it("PLT-53 isn't requested offline, and failures don't break the page", async () => {
    const workers = new FakeWorkers().control("A");
    const { tab, updates } = openTab(workers);
    vi.stubGlobal("navigator", { onLine: false });
    tab.server = released("B", { killSwitch: true });
    await updates.check();
    expect([tab.did, workers.registration!.updates]).toEqual([[], 0]);
    vi.stubGlobal("navigator", { onLine: true });
    tab.server = null;
    workers.registration!.update = () => Promise.reject(new TypeError("no script"));
    await updates.check();
    workers.getRegistration = () => Promise.reject(new DOMException("", "InvalidStateError"));
    await updates.check();
    expect(tab.did).toEqual([]);
  });

  it("PLT-53 reloads for the new build in a browser without workers", async () => {
    const { tab, updates } = openTab(undefined as unknown as FakeWorkers);
    tab.server = released("B");
    await updates.check();
    await updates.accept();
    expect(tab.did).toEqual(["found B", "reload B"]);
  });
});
