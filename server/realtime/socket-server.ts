import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { REALTIME_PATH } from "../../src/contract/realtime.ts";
import { isForLoopback } from "../http/loopback-only.ts";
import { networkOf, senderOf } from "../http/network-address.ts";
import { type Hub, PING } from "./hub.ts";

const MAX_PAYLOAD = 16_384;

/** A browser says where a page is from: only our own pages have a player's token, and none of the others needs to listen. */
function isOwn(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

export interface SocketOptions {
  /** How many sockets may be open from an address, or from a /64 of IPv6; any number without. */
  perAddress?: number;
  /** Believe what a proxy says of where a request is from. */
  trustProxy?: boolean;
  /** Refuse upgrades that aren't for this machine alone, as `loopbackOnly` does with requests. */
  loopbackOnly?: boolean;
}

/** Says no and ends the line, whether or not the other side does. Clients come back by themselves, ever later. */
function refuse(socket: Duplex, status: string): void {
  // A line that breaks while it is answered would end the process, were nobody to hear of it.
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
}

/** Lets WebSockets into a server of Node; gives what ends that. */
export function serveSockets(server: Server, hub: Hub, options: SocketOptions = {}): () => void {
  const { perAddress = Number.POSITIVE_INFINITY, trustProxy = false, loopbackOnly = false } = options;
  /** Open sockets by where they are from. */
  const open = new Map<string, number>();
  // Without compression: a thousandth of the memory, a sixth of the work, and messages are short.
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_PAYLOAD });

  function networkFrom({ headers, socket }: IncomingMessage): string {
    const forwarded = trustProxy ? String(headers["x-forwarded-for"] ?? "") : undefined;
    return networkOf(senderOf(forwarded, socket.remoteAddress ?? ""));
  }

  function count(network: string, change: 1 | -1): void {
    const left = (open.get(network) ?? 0) + change;
    if (left > 0) open.set(network, left);
    else open.delete(network);
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (loopbackOnly && !isForLoopback(request, trustProxy)) {
      refuse(socket, "421 Misdirected Request");
      return;
    }
    const [path] = (request.url ?? "").split("?");
    if (path !== REALTIME_PATH || !isOwn(request)) {
      refuse(socket, "404 Not Found");
      return;
    }
    const network = networkFrom(request);
    if ((open.get(network) ?? 0) >= perAddress) {
      refuse(socket, "429 Too Many Requests");
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
  const beating = setInterval(hub.beat, PING * 1_000);
  beating.unref();
  return () => {
    clearInterval(beating);
    server.off("upgrade", upgrade);
    // They come back by themselves, to whoever serves then.
    for (const client of sockets.clients) client.close(3001, "shutdown");
    sockets.close();
  };
}
