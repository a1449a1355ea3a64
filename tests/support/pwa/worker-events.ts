/** A service worker's event. Workbox accepts no other, and needs these classes before its first module loads. */
class FakeExtendableEvent extends Event {
  readonly #waiting: Promise<unknown>[] = [];

  waitUntil(promise: Promise<unknown>): void {
    this.#waiting.push(promise);
  }

  /** Resolves when the worker may stop: after all `waitUntil` promises. */
  async settled(): Promise<void> {
    for (const promise of this.#waiting) await promise;
  }
}

class FakeFetchEvent extends FakeExtendableEvent {
  readonly request: Request;
  readonly clientId: string;

  constructor(request: Request, clientId: string) {
    super("fetch");
    this.request = request;
    this.clientId = clientId;
  }
}

Object.assign(globalThis, {
  self: globalThis,
  __WB_DISABLE_DEV_LOGS: true,
  ExtendableEvent: FakeExtendableEvent,
  FetchEvent: FakeFetchEvent,
});

/** A fetch event of the page `clientId`, as Workbox's strategies accept it. */
export const fetchEvent = (request: Request, clientId = "") =>
  new FakeFetchEvent(request, clientId) as unknown as FakeFetchEvent & FetchEvent;

export const installEvent = () => new FakeExtendableEvent("install") as FakeExtendableEvent & ExtendableEvent;
