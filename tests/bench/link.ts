import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { Duplex } from "node:stream";
import { Flow, Lane } from "./lane.ts";

export interface Network {
  /** Milliseconds. */
  roundTrip: number;
  /** Bits a second. */
  down: number;
  up: number;
}

/** Mobile data as in the presets of the usual tools. */
export const SLOW_4G: Network = { roundTrip: 150, down: 1_600_000, up: 750_000 };
export const SLOW_3G: Network = { roundTrip: 300, down: 400_000, up: 400_000 };

/** The server's end of a connection whose bytes travel over the link. */
class FarEnd extends Duplex {
  readonly #near: Socket;
  readonly #down: Flow;
  #onLastDelivered = () => {};

  constructor(near: Socket, lanes: { down: Lane; up: Lane }, roundTrip: number) {
    super();
    this.#near = near;
    this.#down = new Flow(lanes.down, (segment) => {
      if (segment) near.write(segment);
      else near.end(this.#onLastDelivered);
    });
    const up = new Flow(lanes.up, (segment) => this.push(segment));
    near.setNoDelay(true);
    near.on("data", (data: Buffer) => up.send(data));
    near.on("end", () => up.send(null));
    near.on("error", () => this.destroy());
    near.on("close", () => this.destroy());
    lanes.down.open(this.#down);
    // The three-way handshake: the browser's first bytes leave one round trip after it connects.
    const opening = setTimeout(() => lanes.up.open(up), roundTrip);
    this.once("close", () => {
      clearTimeout(opening);
      lanes.down.close(this.#down);
      lanes.up.close(up);
    });
  }

  /** Empty: data is pushed as it arrives. */
  override _read(): void {}

  override _write(data: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#down.send(data, done);
  }

  override _final(done: () => void): void {
    this.#onLastDelivered = done;
    this.#down.send(null);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#near.destroy();
    done(error);
  }
}

export interface Link {
  port: number;
  close: () => void;
}

/**
 * A slow link in front of a server: delay, rate, handshake, slow start, one pipe for all connections, no loss. Pages,
 * workers and sockets use it. `accept` gets the server's ends directly: a real socket between would buffer bytes in the
 * kernel, where the server could not put urgent ones first. It's emulated in this process, because few kernels can do
 * that.
 */
export async function openLink(
  { roundTrip, down, up }: Network,
  accept: (connection: Duplex) => void,
): Promise<Link> {
  const lanes = { down: new Lane(down, roundTrip / 2), up: new Lane(up, roundTrip / 2) };
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    sockets.add(near);
    near.on("close", () => sockets.delete(near));
    accept(new FarEnd(near, lanes, roundTrip));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
