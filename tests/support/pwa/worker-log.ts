import type { CDPSession } from "playwright";
import { until } from "../data/until.ts";

/** Sends a DevTools command. */
type Send = CDPSession["send"];

/** The used fields of Chromium's service worker events. */
interface WorkerParams {
  versions: {
    versionId: string;
    status: string;
    runningStatus: "stopped" | "starting" | "running" | "stopping";
  }[];
  registrations: { registrationId: string; isDeleted: boolean }[];
}

/** The service workers of a browser. */
export class WorkerLog {
  #status = new Map<string, string>();
  #active: string | undefined;
  #registration: string | undefined;

  record({ method, params }: { method: string; params: unknown }): void {
    const { versions = [], registrations = [] } = params as Partial<WorkerParams>;
    if (method === "ServiceWorker.workerVersionUpdated")
      for (const { versionId, status, runningStatus } of versions) {
        this.#status.set(versionId, runningStatus);
        if (status === "activated") this.#active = versionId;
      }
    const known = registrations.find(({ isDeleted }) => !isDeleted);
    this.#registration = known?.registrationId ?? this.#registration;
  }

  get registration(): string | undefined {
    return this.#registration;
  }

  /** Version id of the active worker. */
  get active(): string | undefined {
    return this.#active;
  }

  get isAsleep(): boolean {
    return this.#status.size > 0 && [...this.#status.values()].every((status) => status === "stopped");
  }
}

/** Observes the service workers of a browser that Playwright drives. */
export function workersOf(session: CDPSession): WorkerLog {
  const workers = new WorkerLog();
  for (const method of [
    "ServiceWorker.workerVersionUpdated",
    "ServiceWorker.workerRegistrationUpdated",
  ] as const)
    session.on(method, (params) => workers.record({ method, params }));
  return workers;
}

/** Stops the workers, as browsers do after half a minute without work. */
export async function putToSleep(send: Send, workers: WorkerLog): Promise<void> {
  await send("ServiceWorker.enable");
  await until(
    () => "the worker to sleep",
    async () => {
      // A starting worker ignores the command.
      if (!workers.isAsleep) await send("ServiceWorker.stopAllWorkers");
      return workers.isAsleep;
    },
  );
}
