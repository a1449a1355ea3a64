import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { COMPETES } from "./painter-arguments.ts";
import type { ArtOrder, Draw } from "./service.ts";

/** Without work for this long its process ends, milliseconds: what drawing took of memory goes back. */
const IDLE = 20_000;

interface Answer {
  number: number;
  bytes?: Uint8Array;
  error?: string;
}

export interface Studio {
  draw: Draw;
  /** Its process runs. */
  isOpen: () => boolean;
  close: () => void;
}

/**
 * Draws in a process of its own, so that composing and encoding neither hold up answers nor stay in the server's memory.
 * It begins with the first order and ends when there is none for a while; one that breaks fails its orders, and the
 * next order begins another. The process runs only on idle processors, unless it `competes`.
 */
export function openStudio({ idle = IDLE, competes = false } = {}): Studio {
  const orders = new Map<number, PromiseWithResolvers<Buffer>>();
  let painter: ChildProcess | undefined;
  let ending: NodeJS.Timeout | undefined;
  let count = 0;

  function begin(): ChildProcess {
    const child = fork(join(import.meta.dirname, "painter.ts"), competes ? [COMPETES] : [], {
      // What the server was started with is not meant for it.
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // Neither it nor the way to it keeps the server running.
    child.unref();
    child.channel?.unref();
    child.on("message", ({ number, bytes, error }: Answer) => {
      const order = orders.get(number);
      orders.delete(number);
      if (bytes) order?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      else order?.reject(new Error(error));
      rest();
    });
    const gone = () => {
      if (painter === child) close();
    };
    child.once("exit", gone);
    child.once("error", gone);
    return child;
  }

  function rest(): void {
    clearTimeout(ending);
    if (orders.size === 0) ending = setTimeout(close, idle).unref();
  }

  function close(): void {
    clearTimeout(ending);
    const child = painter;
    painter = undefined;
    child?.kill();
    for (const order of orders.values()) order.reject(new Error("the process that draws ended"));
    orders.clear();
  }

  function draw(order: ArtOrder): Promise<Buffer> {
    clearTimeout(ending);
    painter ??= begin();
    const number = count++;
    const result = Promise.withResolvers<Buffer>();
    orders.set(number, result);
    painter.send({ number, order }, (error) => {
      if (error && orders.delete(number)) result.reject(error);
    });
    return result.promise;
  }

  return { draw, isOpen: () => painter !== undefined, close };
}
