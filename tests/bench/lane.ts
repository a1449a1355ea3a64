/** Bytes of a segment, and of its headers. */
const SEGMENT = 1_460;
const HEADERS = 40;
const INITIAL_WINDOW = 10 * SEGMENT;
/** A sender pauses when more bytes than this wait; otherwise unimportant bytes would delay urgent ones. */
const MAX_BYTES_WAITING = 16 * 1024;
/** Milliseconds that sending is planned ahead: timers are late by as much, and the link must not idle. */
const LOOKAHEAD = 2;

const now = () => performance.now();

/** Runs callbacks at their times; they are added in order of time. */
class Schedule {
  #due: { at: number; run: () => void }[] = [];
  #isWaiting = false;

  add(at: number, run: () => void): void {
    this.#due.push({ at, run });
    this.#wait();
  }

  #wait(): void {
    const [next] = this.#due;
    if (!next || this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => this.#runDue(), Math.max(1, next.at - now()));
  }

  #runDue(): void {
    this.#isWaiting = false;
    while (this.#due.length > 0 && this.#due[0]!.at <= now()) this.#due.shift()!.run();
    this.#wait();
  }
}

/** Data that one end of a connection sends; null is its end. */
export type Segment = Buffer | null;

/** One direction of a connection. */
export class Flow {
  #waiting: Segment[] = [];
  #bytesWaiting = 0;
  #bytesInFlight = 0;
  #window = INITIAL_WINDOW;
  #onRoom: (() => void) | undefined;
  readonly #lane: Lane;
  readonly deliver: (segment: Segment) => void;

  constructor(lane: Lane, deliver: (segment: Segment) => void) {
    this.#lane = lane;
    this.deliver = deliver;
  }

  /** Sends `data`; `onRoom` is called when more may be sent. */
  send(data: Segment, onRoom?: () => void): void {
    this.#waiting.push(data);
    this.#bytesWaiting += data?.length ?? 0;
    this.#onRoom = onRoom;
    this.#tellRoom();
    this.#lane.flush();
  }

  get isReady(): boolean {
    return this.#waiting.length > 0 && this.#bytesInFlight + SEGMENT <= this.#window;
  }

  takeSegment(): Segment {
    const data = this.#waiting.shift() ?? null;
    if (!data) return null;
    const segment = data.subarray(0, SEGMENT);
    if (segment.length < data.length) this.#waiting.unshift(data.subarray(SEGMENT));
    this.#bytesWaiting -= segment.length;
    this.#bytesInFlight += segment.length;
    this.#tellRoom();
    return segment;
  }

  /** Slow start: each acknowledged byte allows one more. Nothing is lost, so it never ends. */
  acknowledge(bytes: number): void {
    this.#bytesInFlight -= bytes;
    this.#window += bytes;
  }

  #tellRoom(): void {
    if (this.#bytesWaiting > MAX_BYTES_WAITING || !this.#onRoom) return;
    queueMicrotask(this.#onRoom);
    this.#onRoom = undefined;
  }
}

/** One direction of the link. All connections share it, one segment each in turn. */
export class Lane {
  #flows: Flow[] = [];
  #freeAt = 0;
  #isWaiting = false;
  #arrivals = new Schedule();
  #acknowledgements = new Schedule();
  readonly #bytesPerMs: number;
  readonly #delay: number;

  constructor(bitsPerSecond: number, delay: number) {
    this.#bytesPerMs = bitsPerSecond / 8_000;
    this.#delay = delay;
  }

  /** Starts a flow; until then, its data waits. */
  open(flow: Flow): void {
    this.#flows.push(flow);
    this.flush();
  }

  close(flow: Flow): void {
    this.#flows = this.#flows.filter((other) => other !== flow);
  }

  /** Sends everything that link and windows allow now, and schedules the rest. */
  flush(): void {
    if (this.#isWaiting) return;
    let flow = this.#nextFlow();
    while (flow && this.#freeAt <= now() + LOOKAHEAD) {
      this.#send(flow);
      flow = this.#nextFlow();
    }
    if (!flow) return;
    this.#isWaiting = true;
    const resume = () => {
      this.#isWaiting = false;
      this.flush();
    };
    setTimeout(resume, Math.max(1, this.#freeAt - LOOKAHEAD - now()));
  }

  /** Round robin: the flow that has sent moves to the end of the queue. */
  #nextFlow(): Flow | undefined {
    return this.#flows.find((flow) => flow.isReady);
  }

  #send(flow: Flow): void {
    const segment = flow.takeSegment();
    const length = segment?.length ?? 0;
    this.close(flow);
    this.#flows.push(flow);
    this.#freeAt = Math.max(this.#freeAt, now()) + (length + HEADERS) / this.#bytesPerMs;
    this.#arrivals.add(this.#freeAt + this.#delay, () => flow.deliver(segment));
    this.#acknowledgements.add(this.#freeAt + 2 * this.#delay, () => {
      flow.acknowledge(length);
      this.flush();
    });
  }
}
