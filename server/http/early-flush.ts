import { type IncomingMessage, ServerResponse } from "node:http";

/** Delay between a body's first part and the rest, milliseconds: in one event loop turn both would share a packet. */
const DELAY = 3;
/** Above this many concurrent early flushes the server is busy, and second writes cost more than they gain. */
const MAX_CONCURRENT = 4;

let pending = 0;

/**
 * A response that can flush the start of its body first. TLS delivers records of up to 16 kB as a whole, so on a slow
 * link a page in one record delays its preloads. A web stream would cost a third of the page rate.
 */
export class EarlyFlushResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Bytes to send first; 0 to send the body in one piece. */
  earlyBytes = 0;

  override end(...args: unknown[]): this {
    const [body, ...rest] = args;
    const end = super.end as (...args: unknown[]) => this;
    if (!(body instanceof Uint8Array) || this.earlyBytes === 0 || body.length <= this.earlyBytes)
      return end.apply(this, args);
    if (pending >= MAX_CONCURRENT) return end.apply(this, args);
    pending++;
    this.write(body.subarray(0, this.earlyBytes));
    setTimeout(() => {
      pending--;
      end.call(this, body.subarray(this.earlyBytes), ...rest);
    }, DELAY);
    return this;
  }
}
