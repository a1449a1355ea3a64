import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { REALTIME_PATH } from "../../src/contract/realtime.ts";
import { isForLoopback } from "../http/loopback-only.ts";
import { networkOf, senderOf } from "../http/network-address.ts";
import { type Hub, PING_INTERVAL } from "./hub.ts";

const MAX_PAYLOAD = 16_384;

/** True for same-origin pages, and for clients other than browsers, which send no origin. */
function isSameOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

export interface SocketOptions {
  /** Maximum sockets per address or IPv6 /64; unlimited without it. */
  perAddress?: number;
  /** Trust the proxy's forwarding headers. */
  trustProxy?: boolean;
  /** Reject upgrades that aren't for this machine, like `loopbackOnly` does for requests. */
  loopbackOnly?: boolean;
}

/** Rejects an upgrade and closes the socket. Clients retry with backoff. */
function reject(socket: Duplex, status: string): void {
  // Without a listener, a broken connection would end the process.
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}

/** Accepts WebSockets on a Node server. @returns a function that stops it */
export function serveSockets(server: Server, hub: Hub, options: SocketOptions = {}): () => void {
  const { perAddress = Number.POSITIVE_INFINITY, trustProxy = false, loopbackOnly = false } = options;
  /** Open sockets by network. */
  const open = new Map<string, number>();
  // Messages are short, so leave out compression, which would use most of the memory and CPU.
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_PAYLOAD });

  function networkFrom({ headers, socket }: IncomingMessage): string {
    const forwarded = trustProxy ? String(headers["x-forwarded-for"] ?? "") : undefined;
    return networkOf(senderOf(forwarded, socket.remoteAddress ?? ""));
  }

  function count(network: string, change: 1 | -1): void {
    const openCount = (open.get(network) ?? 0) + change;
    if (openCount > 0) open.set(network, openCount);
    else open.delete(network);
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (loopbackOnly && !isForLoopback(request, trustProxy)) {
      reject(socket, "421 Misdirected Request");
      return;
    }
    const [path] = (request.url ?? "").split("?");
    if (path !== REALTIME_PATH || !isSameOrigin(request)) {
      reject(socket, "404 Not Found");
      return;
    }
    const network = networkFrom(request);
    if ((open.get(network) ?? 0) >= perAddress) {
      reject(socket, "429 Too Many Requests");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      count(network, 1);
      const { frame, closed } = hub.open(client);
      client.on("message", (data, isBinary) => {
        if (isBinary) client.close(1003, "text only");
        else frame(data.toString());
      });
      client.on("close", () => {
        count(network, -1);
        closed();
      });
      client.on("error", () => client.terminate());
    });
  }

  server.on("upgrade", upgrade);
  const pingTimer = setInterval(hub.ping, PING_INTERVAL * 1_000);
  pingTimer.unref();
  return () => {
    clearInterval(pingTimer);
    server.off("upgrade", upgrade);
    // Clients reconnect to another process.
    for (const client of sockets.clients) client.close(3001, "shutdown");
    sockets.close();
  };
}
