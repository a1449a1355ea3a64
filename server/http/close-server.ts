import type { Server } from "node:http";

/** Between looks for connections whose request has been answered meanwhile, milliseconds. */
const LOOK_EVERY = 50;

/**
 * Takes no more connections and waits until the requests under way are answered; cuts off what takes longer than
 * `patience` milliseconds.
 */
export async function closeServer(server: Server, patience: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(looking);
  clearTimeout(cut);
}
