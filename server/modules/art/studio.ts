import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { COMPETES } from "./painter-arguments.ts";
import type { ArtOrder, Draw } from "./service.ts";

/** Idle time after which the painter process ends and frees its memory, milliseconds. */
const IDLE_TIME = 20_000;

interface Answer {
  number: number;
  bytes?: Uint8Array;
  error?: string;
}

export interface Studio {
  draw: Draw;
  /** True while the painter process runs. */
  isOpen: () => boolean;
  close: () => void;
}

/**
 * Draws in a child process, so that rendering doesn't block responses or use the server's memory. The process starts
 * with the first order and ends when idle; after a crash its orders fail, and the next order starts a new process.
 */
export function openStudio({ idle = IDLE_TIME, competes: normalPriority = false } = {}): Studio {
  const orders = new Map<number, PromiseWithResolvers<Buffer>>();
  let painter: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let count = 0;

  function startProcess(): ChildProcess {
    const child = fork(join(import.meta.dirname, "painter.ts"), normalPriority ? [COMPETES] : [], {
      // Don't inherit the server's Node options.
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // Don't keep the server running.
    child.unref();
    child.channel?.unref();
    child.on("message", ({ number, bytes, error }: Answer) => {
      const order = orders.get(number);
      orders.delete(number);
      if (bytes) order?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      else order?.reject(new Error(error));
      closeWhenIdle();
    });
    const onExit = () => {
      if (painter === child) close();
    };
    child.once("exit", onExit);
    child.once("error", onExit);
    return child;
  }

  function closeWhenIdle(): void {
    clearTimeout(idleTimer);
    if (orders.size === 0) idleTimer = setTimeout(close, idle).unref();
  }

  function close(): void {
    clearTimeout(idleTimer);
    const child = painter;
    painter = undefined;
    child?.kill();
    for (const order of orders.values()) order.reject(new Error("the painter process exited"));
    orders.clear();
  }

  function draw(order: ArtOrder): Promise<Buffer> {
    clearTimeout(idleTimer);
    painter ??= startProcess();
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
