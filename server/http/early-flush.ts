import { type IncomingMessage, ServerResponse } from "node:http";

/** Time between the beginning of a body and its rest, milliseconds: in one turn both would go into one packet. */
const APART = 3;
/** With so many under way a server is busy, and a second write for each would cost all of them more than it gives one. */
const MOST = 4;

let underWay = 0;

/**
 * A response whose body can leave in two parts: TLS hands on a record when all of it is there, up to 16 kB, and on a
 * slow link a whole page in one record keeps the browser waiting for what it could begin with. Not a stream of the web
 * API, because that cost a server of pages a third of its rate.
 */
export class PartedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** How much of a body that is handed over at once leaves first, bytes; 0 for a whole one. */
  beginning = 0;

  override end(...args: unknown[]): this {
    const [body, ...rest] = args;
    const end = super.end as (...args: unknown[]) => this;
    if (!(body instanceof Uint8Array) || this.beginning === 0 || body.length <= this.beginning)
      return end.apply(this, args);
    if (underWay >= MOST) return end.apply(this, args);
    underWay++;
    this.write(body.subarray(0, this.beginning));
    setTimeout(() => {
      underWay--;
      end.call(this, body.subarray(this.beginning), ...rest);
    }, APART);
    return this;
  }
}
