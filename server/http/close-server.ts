import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Between looks for connections whose request has been answered meanwhile, milliseconds. */
const LOOK_EVERY = 50;

type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>;

/** Ends a connection with the answer that it waits for once the server stops: the next request finds another server. */
export const lastWhenStopped =
  <Env>(fetch: Fetch<Env>, stopping: AbortSignal): Fetch<Env> =>
  async (request, env) => {
    const response = await fetch(request, env);
    if (stopping.aborted) response.headers.set("connection", "close");
    return response;
  };

interface Patience {
  /** How long requests still come on connections that are there, and on new ones, milliseconds. */
  grace: number;
  /** After that, how long those under way may take, milliseconds. */
  patience: number;
}

/**
 * Goes on for `grace`, in which each answer is to be its connection's last, so that no request meets a connection that is
 * just being closed. Then takes no more, waits until what is under way is answered, and cuts off what takes longer than
 * `patience`.
 */
export async function closeServer(server: Server, { grace, patience }: Patience): Promise<void> {
  await sleep(grace);
  const closed = new Promise((resolve) => server.close(resolve));
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(looking);
  clearTimeout(cut);
}
