/** An event of a service worker. Workbox takes no other, and wants these classes before its first module loads. */
class FakeExtendableEvent extends Event {
  readonly #waiting: Promise<unknown>[] = [];

  waitUntil(promise: Promise<unknown>): void {
    this.#waiting.push(promise);
  }

  /** Ends when the worker may end: with everything that the event waits for. */
  async settled(): Promise<void> {
    for (const promise of this.#waiting) await promise;
  }
}

class FakeFetchEvent extends FakeExtendableEvent {
  readonly request: Request;

  constructor(request: Request) {
    super("fetch");
    this.request = request;
  }
}

Object.assign(globalThis, {
  self: globalThis,
  __WB_DISABLE_DEV_LOGS: true,
  ExtendableEvent: FakeExtendableEvent,
  FetchEvent: FakeFetchEvent,
});

/** The event of a request, as Workbox's strategies take it. */
export const fetchEvent = (request: Request) =>
  new FakeFetchEvent(request) as unknown as FakeFetchEvent & FetchEvent;

/** The event of an installation. */
export const installEvent = () => new FakeExtendableEvent("install") as FakeExtendableEvent & ExtendableEvent;
