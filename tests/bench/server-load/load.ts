import { join } from "node:path";
import { CLIENT_CORE, messageOf, startNode } from "./processes.ts";

export interface WireRequest {
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown;
}

export interface LoadOptions {
  port: number;
  /** Sent one after the other and round again, by all connections together. */
  requests: WireRequest[];
  connections: number;
  /** Time that is measured. */
  seconds: number;
  /** Time before that, which is not. */
  warmUp?: number;
  /** Requests a second of all connections; without it each sends the next one as soon as it has its answer. */
  rate?: number;
}

export interface Loaded {
  answers: number;
  perSecond: number;
  /** Milliseconds from the request's first byte to the answer's last. */
  p50: number;
  p99: number;
}

/** Loads a server from a process of its own; any answer but a 200 makes it fail. */
export function load(options: LoadOptions): Promise<Loaded> {
  const child = startNode([join(import.meta.dirname, "load-process.ts"), JSON.stringify(options)], {
    core: CLIENT_CORE,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return messageOf<Loaded>(child, options.seconds + (options.warmUp ?? 0) + 60);
}
