import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Interval for closing idle connections during shutdown, milliseconds. */
const CLOSE_IDLE_EVERY = 50;

type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>;

/** Closes each connection after its response during shutdown, so that the next request goes to another process. */
export const closeAfterResponse =
  <Env>(fetch: Fetch<Env>, stopping: AbortSignal): Fetch<Env> =>
  async (request, env) => {
    const response = await fetch(request, env);
    if (stopping.aborted) response.headers.set("connection", "close");
    return response;
  };

interface ShutdownTimes {
  /** How long the server still accepts requests, milliseconds. */
  grace: number;
  /** How long running requests may take after that, milliseconds. */
  patience: number;
}

/**
 * Shuts down gracefully: accepts requests for `grace` (closing a connection in use would reset it), stops listening,
 * waits for running requests and cuts off those that exceed `patience`.
 */
export async function closeServer(server: Server, { grace, patience }: ShutdownTimes): Promise<void> {
  await sleep(grace);
  const closed = new Promise((resolve) => server.close(resolve));
  const closingIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY);
  const cutoff = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(closingIdle);
  clearTimeout(cutoff);
}
