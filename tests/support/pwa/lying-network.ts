import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Faults of networks that a device takes for working: `navigator.onLine` stays true. */
export const NETWORK_FAULTS = [
  "no answer",
  "512 bytes every 250 ms",
  "portal answering 200",
  "portal redirecting",
  "500",
  "502",
  "reset",
  "refused",
] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

const LOG_IN = "<!doctype html><title>Free Wi-Fi</title><h1>Log in to the free Wi-Fi</h1>";
const PORTAL = "/free-wifi-portal";
const HTML = { "content-type": "text/html", "cache-control": "no-store" };

/** Bytes, and milliseconds between them. */
const TRICKLE = { bytes: 512, every: 250 };

async function trickle(answer: ServerResponse, body: Buffer): Promise<void> {
  for (let at = 0; at < body.length && !answer.destroyed; at += TRICKLE.bytes) {
    answer.write(body.subarray(at, at + TRICKLE.bytes));
    await sleep(TRICKLE.every);
  }
  answer.end();
}

interface RealResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Answers a request with a network fault; `load` gives the real server's response. */
export async function answerWithFault(
  fault: NetworkFault,
  path: string,
  answer: ServerResponse,
  load: () => Promise<RealResponse | null>,
): Promise<void> {
  const socket = answer.socket as Socket;
  switch (fault) {
    case "no answer":
      return;
    case "512 bytes every 250 ms": {
      const realResponse = await load();
      if (!realResponse) return void answer.writeHead(404).end();
      answer.writeHead(realResponse.status, realResponse.headers);
      return trickle(answer, realResponse.body);
    }
    case "portal answering 200":
      return void answer.writeHead(200, HTML).end(LOG_IN);
    case "portal redirecting":
      // The portal is another site.
      if (path === PORTAL) return void answer.writeHead(200, HTML).end(LOG_IN);
      return void answer
        .writeHead(302, {
          location: `http://localhost:${socket.localPort}${PORTAL}`,
          "cache-control": "no-store",
        })
        .end();
    case "500":
    case "502":
      return void answer.writeHead(Number(fault), HTML).end("<h1>Bad gateway</h1>");
    case "reset":
      return void socket.resetAndDestroy();
    case "refused":
      return void socket.destroy();
  }
}
