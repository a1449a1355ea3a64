import type { BrowserEvent } from "./devtools.ts";

/** One request of a page or of its worker, as the browser tells it. */
export interface Exchange {
  url: string;
  /** What it is for: `Document`, `Script`, `Image`, `Fetch`. */
  type: string;
  byWorker: boolean;
  /** Milliseconds since the epoch. */
  askedAt: number;
  /** When its answer began to arrive; 0 before. */
  answeredAt: number;
  status: number;
  /** Bytes from the network, headers included. */
  bytes: number;
  isDone: boolean;
  /** Why there was no answer. */
  failure: string | null;
  /** The page got it from the worker, which may have asked the network. */
  fromWorker: boolean;
}

/** What the protocol's network events carry, as far as it is needed here. */
interface NetworkParams {
  requestId: string;
  type: string;
  /** Seconds of a clock that started anywhere. */
  timestamp: number;
  /** Seconds since the epoch. */
  wallTime: number;
  request: { url: string };
  response: { url: string; status: number; fromServiceWorker?: boolean };
  encodedDataLength: number;
  errorText: string;
}

type Who = "page" | "worker";

/** Everything that pages and workers of a browser asked for since the log was emptied. */
export class NetworkLog {
  #exchanges = new Map<string, Exchange>();
  /** When they last asked for or got something, milliseconds since the epoch. */
  #lastActivity = { page: 0, worker: 0 };
  /** What turns the events' time into milliseconds since the epoch. */
  #epoch = 0;

  get exchanges(): Exchange[] {
    return [...this.#exchanges.values()].filter(({ url }) => url.startsWith("https:"));
  }

  clear(): void {
    this.#exchanges.clear();
  }

  /** Addresses that were asked for and did not come yet. */
  openRequests(who: Who): string[] {
    const open = this.exchanges.filter(({ byWorker, isDone }) => byWorker === (who === "worker") && !isDone);
    return open.map(({ url }) => url);
  }

  /** Nothing is open, and nothing happened for `time` milliseconds. */
  isQuiet(who: Who, time: number): boolean {
    return this.openRequests(who).length === 0 && Date.now() - this.#lastActivity[who] > time;
  }

  record({ method, params, sessionId }: BrowserEvent, byWorker: boolean): void {
    if (!method.startsWith("Network.")) return;
    const event = params as NetworkParams;
    const key = `${sessionId} ${event.requestId}`;
    this.#lastActivity[byWorker ? "worker" : "page"] = Date.now();
    if (method === "Network.requestWillBeSent") {
      this.#epoch = (event.wallTime - event.timestamp) * 1_000;
      this.#exchanges.set(key, this.#begin(event.request.url, event, byWorker));
    } else if (method === "Network.responseReceived") {
      // A worker's own script is asked for before the worker is there to be listened to.
      const exchange = this.#exchanges.get(key) ?? this.#begin(event.response.url, event, byWorker);
      this.#exchanges.set(key, exchange);
      exchange.type = event.type;
      exchange.status = event.response.status;
      exchange.answeredAt = this.#timeOf(event);
      exchange.fromWorker = event.response.fromServiceWorker ?? false;
    } else this.#finish(this.#exchanges.get(key), method, event);
  }

  #begin(url: string, event: NetworkParams, byWorker: boolean): Exchange {
    return {
      url,
      type: event.type,
      byWorker,
      askedAt: this.#timeOf(event),
      answeredAt: 0,
      status: 0,
      bytes: 0,
      isDone: false,
      failure: null,
      fromWorker: false,
    };
  }

  #finish(exchange: Exchange | undefined, method: string, event: NetworkParams): void {
    if (!exchange) return;
    if (method === "Network.loadingFinished")
      exchange.bytes = exchange.fromWorker ? 0 : event.encodedDataLength;
    else if (method === "Network.loadingFailed") exchange.failure = event.errorText;
    else return;
    exchange.isDone = true;
  }

  #timeOf({ timestamp }: NetworkParams): number {
    return this.#epoch + timestamp * 1_000;
  }
}
