import type { BrowserEvent } from "./devtools.ts";

/** One request of a page or its worker, from DevTools events. */
export interface Exchange {
  url: string;
  /** Resource type: `Document`, `Script`, `Image`, `Fetch`. */
  type: string;
  byWorker: boolean;
  /** Milliseconds since the epoch. */
  requestedAt: number;
  /** Start of the response; 0 before. */
  answeredAt: number;
  status: number;
  /** Bytes over the network, headers included. */
  bytes: number;
  isDone: boolean;
  /** The error of a request without response. */
  failure: string | null;
  /** True if the worker answered the page, possibly from the network. */
  fromWorker: boolean;
}

/** The used fields of DevTools network events. */
interface NetworkParams {
  requestId: string;
  type: string;
  /** Seconds of a monotonic clock. */
  timestamp: number;
  /** Seconds since the epoch. */
  wallTime: number;
  request: { url: string };
  response: { url: string; status: number; fromServiceWorker?: boolean };
  encodedDataLength: number;
  errorText: string;
}

type Initiator = "page" | "worker";

/** All requests of a browser's pages and workers since the log was cleared. */
export class NetworkLog {
  #exchanges = new Map<string, Exchange>();
  /** Time of the last request or response, milliseconds since the epoch. */
  #lastActivity = { page: 0, worker: 0 };
  /** Offset that turns event timestamps into milliseconds since the epoch. */
  #epoch = 0;

  get exchanges(): Exchange[] {
    return [...this.#exchanges.values()].filter(({ url }) => url.startsWith("https:"));
  }

  clear(): void {
    this.#exchanges.clear();
  }

  /** Addresses of pending requests. */
  openRequests(client: Initiator): string[] {
    const open = this.exchanges.filter(
      ({ byWorker, isDone }) => byWorker === (client === "worker") && !isDone,
    );
    return open.map(({ url }) => url);
  }

  /** True if no request is pending and nothing happened for `time` milliseconds. */
  isQuiet(client: Initiator, time: number): boolean {
    return this.openRequests(client).length === 0 && Date.now() - this.#lastActivity[client] > time;
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
      // A worker's script is requested before DevTools attaches to the worker.
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
      requestedAt: this.#timeOf(event),
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
