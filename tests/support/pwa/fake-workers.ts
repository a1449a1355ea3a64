/** The message that a page sends once to each waiting worker. */
export const COMPLETE = { type: "COMPLETE" };

/** A service worker as pages see it. */
export class FakeWorker extends EventTarget {
  readonly build: string | null;
  state: ServiceWorkerState;
  readonly messages: unknown[] = [];
  private readonly workers: FakeWorkers;

  /** `build` is null for a worker that doesn't report its build. */
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
    if (message.type === "SKIP_WAITING" && this.state === "installed") this.workers.activate(this);
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

/** `navigator.serviceWorker` of a page, and the browser's behaviour behind it. */
export class FakeWorkers extends EventTarget {
  controller: FakeWorker | null = null;
  registration: FakeRegistration | null = new FakeRegistration();

  async getRegistration(): Promise<FakeRegistration | undefined> {
    return this.registration ?? undefined;
  }

  /** Opens the page under a worker of this build. */
  control(build: string | null): this {
    this.controller = new FakeWorker(this, build, "activated");
    this.registration!.active = this.controller;
    return this;
  }

  /** Adds a worker that is still installing. */
  install(build: string | null): FakeWorker {
    const worker = new FakeWorker(this, build);
    this.registration!.installing = worker;
    this.registration!.dispatchEvent(new Event("updatefound"));
    return worker;
  }

  /** Moves the installing worker to waiting. */
  wait(worker: FakeWorker): FakeWorker {
    this.registration!.installing = null;
    this.registration!.waiting?.become("redundant");
    this.registration!.waiting = worker;
    worker.become("installed");
    return worker;
  }

  activate(worker: FakeWorker): void {
    if (this.registration?.waiting === worker) this.registration.waiting = null;
    this.controller = worker;
    if (this.registration) this.registration.active = worker;
    worker.become("activated");
    this.dispatchEvent(new Event("controllerchange"));
  }
}
