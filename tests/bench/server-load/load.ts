import { join } from "node:path";
import { CLIENT_CORE, messageOf, startNode } from "./processes.ts";

export interface WireRequest {
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON with POST; without it, the request is a GET. */
  body?: unknown;
}

export interface LoadOptions {
  port: number;
  /** Sent in turn, in a loop, by all connections together. */
  requests: WireRequest[];
  connections: number;
  /** Duration of the measurement. */
  seconds: number;
  /** Duration of the warm-up before it. */
  warmUp?: number;
  /** Requests per second of all connections; without it, each sends the next one after a response. */
  rate?: number;
}

export interface LoadResult {
  answers: number;
  perSecond: number;
  /** Milliseconds from the request's first byte to the response's last. */
  p50: number;
  p99: number;
}

/** Loads a server from a separate process; fails on any status but 200. */
export function load(options: LoadOptions): Promise<LoadResult> {
  const child = startNode([join(import.meta.dirname, "load-process.ts"), JSON.stringify(options)], {
    core: CLIENT_CORE,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return messageOf<LoadResult>(child, options.seconds + (options.warmUp ?? 0) + 60);
}
