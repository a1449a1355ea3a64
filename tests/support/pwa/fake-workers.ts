/** What a page tells each worker that it finds waiting, once. */
export const COMPLETE = { type: "COMPLETE" };

/** A service worker as pages see it. */
export class FakeWorker extends EventTarget {
  readonly build: string | null;
  state: ServiceWorkerState;
  readonly messages: unknown[] = [];
  private readonly workers: FakeWorkers;

  /** `build` is null for a worker that does not say which one it is. */
  constructor(workers: FakeWorkers, build: string | null, state: ServiceWorkerState = "installing") {
    super();
    this.workers = workers;
    this.build = build;
    this.state = state;
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }

  postMessage(message: { type: string }): void {
    this.messages.push(message);
    if (message.type === "SKIP_WAITING" && this.state === "installed") this.workers.takeOver(this);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  updates = 0;

  async update(): Promise<void> {
    this.updates++;
  }
}

/** `navigator.serviceWorker` of a page, and what a browser does behind it. */
export class FakeWorkers extends EventTarget {
  controller: FakeWorker | null = null;
  registration: FakeRegistration | null = new FakeRegistration();

  async getRegistration(): Promise<FakeRegistration | undefined> {
    return this.registration ?? undefined;
  }

  /** The page was opened under a worker of this build. */
  control(build: string | null): this {
    this.controller = new FakeWorker(this, build, "activated");
    this.registration!.active = this.controller;
    return this;
  }

  /** A new worker comes, and is not whole yet. */
  install(build: string | null): FakeWorker {
    const worker = new FakeWorker(this, build);
    this.registration!.installing = worker;
    this.registration!.dispatchEvent(new Event("updatefound"));
    return worker;
  }

  /** What was being installed waits. */
  wait(worker: FakeWorker): FakeWorker {
    this.registration!.installing = null;
    this.registration!.waiting?.become("redundant");
    this.registration!.waiting = worker;
    worker.become("installed");
    return worker;
  }

  takeOver(worker: FakeWorker): void {
    if (this.registration?.waiting === worker) this.registration.waiting = null;
    this.controller = worker;
    if (this.registration) this.registration.active = worker;
    worker.become("activated");
    this.dispatchEvent(new Event("controllerchange"));
  }
}
