import { afterEach, beforeEach, expect, vi } from "vitest";
import type { Version } from "../../../src/contract/version.ts";
import { createUpdates } from "../../../src/lib/offline/updates.ts";
import type { UpdateState } from "../../../src/lib/offline/worker-state.ts";
import { isBusy } from "../../../src/lib/tabs/busy.ts";
import { type FakeWorker, FakeWorkers } from "./fake-workers.ts";

export const SECOND = 1_000;

/** Runs this file's tests in an online browser with fake time, which only advanceTime advances. */
export function withFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("navigator", { onLine: true });
  });
  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const versionOf = (build: string, more: Partial<Version> = {}): Version => ({
  build,
  builtAt: null,
  minBuild: null,
  killSwitch: false,
  ...more,
});

/** A tab of build A with workers and a server, and a record of its actions. */
export function openTab(
  workers: FakeWorkers,
  { others = { busy: false }, first = workers?.controller as FakeWorker | null } = {},
) {
  const tab = {
    server: versionOf("A") as Version | null,
    actions: [] as string[],
    tried: [] as string[],
    activations: [] as UpdateState[],
  };
  const updates = createUpdates({
    build: "A",
    builtAt: "2026-11-20T00:00Z",
    container: workers as unknown as ServiceWorkerContainer,
    firstController: first as unknown as ServiceWorker,
    tabs: {
      ifNoTabBusy: async (run, question) => {
        if (question?.hidden) tab.actions.push("asks whether it is seen");
        return !others.busy && run();
      },
    },
    isBusy,
    whenNetworkIdle: async () => {},
    fetchVersion: async () => tab.server,
    buildOf: async (worker) => (worker as unknown as FakeWorker).build,
    register: async () => {
      tab.actions.push("register");
      return null;
    },
    remove: async () => {
      tab.actions.push("remove");
      workers.registration = null;
    },
    reload: (to) => {
      tab.actions.push(`reload ${to}`);
      tab.tried.push(to);
    },
    hasTried: (to) => tab.tried.includes(to),
    onFound: (build) => tab.actions.push(`found ${build}`),
    onActivation: (state) => tab.activations.push(state),
    onFailed: (build) => tab.actions.push(`failed ${build}`),
  });
  return { tab, updates, others };
}

/** Advances the fake time, and lets everything due within `time` happen. */
export const advanceTime = (time = 0) => vi.advanceTimersByTimeAsync(time);

/** A tab under a worker of A, while one of B is waiting. */
export async function openTabWithWaitingWorker(options?: Parameters<typeof openTab>[1]) {
  const workers = new FakeWorkers().control("A");
  const setup = openTab(workers, options);
  await setup.updates.check();
  setup.tab.server = versionOf("B");
  const worker = workers.wait(workers.install("B"));
  await advanceTime();
  expect(setup.tab.actions).toEqual(["found B"]);
  setup.tab.actions.length = 0;
  return { workers, worker, ...setup };
}
