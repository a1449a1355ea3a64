import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How often idle connections are closed while the server waits for the others, milliseconds. */
const CLOSE_IDLE_EVERY = 50;

type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>;

/** Closes each connection after its response once the server is stopping, so that the next request goes elsewhere. */
export const closeAfterResponse =
  <Env>(fetch: Fetch<Env>, stopping: AbortSignal): Fetch<Env> =>
  async (request, env) => {
    const response = await fetch(request, env);
    if (stopping.aborted) response.headers.set("connection", "close");
    return response;
  };

interface Patience {
  /** How long the server still accepts requests, milliseconds. */
  grace: number;
  /** How long requests under way may take after that, milliseconds. */
  patience: number;
}

/**
 * Closes a server gracefully. It accepts requests for `grace`, while `closeAfterResponse` closes connections: a client
 * that sends on a connection just being closed gets a reset. Then it stops listening, waits for requests under way, and
 * cuts off those that take longer than `patience`.
 */
export async function closeServer(server: Server, { grace, patience }: Patience): Promise<void> {
  await sleep(grace);
  const closed = new Promise((resolve) => server.close(resolve));
  const closingIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY);
  const cutoff = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(closingIdle);
  clearTimeout(cutoff);
}
