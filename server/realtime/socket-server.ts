import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { REALTIME_PATH } from "../../src/contract/realtime.ts";
import { type Hub, PING } from "./hub.ts";

const MAX_PAYLOAD = 16_384;

/** A browser says where a page is from: only our own pages have a player's token, and none of the others needs to listen. */
function isOwn(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Lets WebSockets into a server of Node; gives what ends that. */
export function serveSockets(server: Server, hub: Hub): () => void {
  // Without compression: a thousandth of the memory, a sixth of the work, and messages are short.
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_PAYLOAD });

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [path] = (request.url ?? "").split("?");
    if (path !== REALTIME_PATH || !isOwn(request)) {
      socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      const { frame, closed } = hub.open(client);
      client.on("message", (data, isBinary) => {
        if (isBinary) client.close(1003, "text only");
        else frame(data.toString());
      });
      client.on("close", closed);
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
