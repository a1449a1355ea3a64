import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import { createHub } from "../../../server/realtime/hub.ts";
import { serveSockets } from "../../../server/realtime/socket-server.ts";
import { PUBLIC_CHANNELS } from "../../../src/contract/realtime.ts";
import type { FanoutOrder, FanoutReport } from "./fanout.ts";

/** Serves sockets: our hub, or the bare library that sends the same bytes to every socket. */
const kind = process.argv[2] as "hub" | "ws";
const channel = PUBLIC_CHANNELS.wins;
const server = createServer();
let offset = 0;

function createPublish(): (data: object) => void {
  if (kind === "hub") {
    const hub = createHub({
      verify: async () => null,
      publicChannels: Object.values(PUBLIC_CHANNELS),
      now: Date.now,
    });
    serveSockets(server, hub);
    return (data) => hub.publish(channel, data);
  }
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  return (data) => {
    const text = JSON.stringify({ push: { channel, pub: { data, offset: ++offset } } });
    for (const client of sockets.clients) if (client.readyState === WebSocket.OPEN) client.send(text);
  };
}

const publish = createPublish();
const report = async (port: number): Promise<FanoutReport> => {
  // Measures live memory: each collection may free what the previous one has released.
  for (let n = 0; n < 3; n++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { user, system } = process.cpuUsage();
  return { port, cpu: user + system, rss: process.memoryUsage.rss() };
};
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.on("message", async ({ command, data }: FanoutOrder) => {
    if (command === "publish") publish({ ...data, at: performance.timeOrigin + performance.now() });
    else process.send!(await report(port));
  });
  void report(port).then((first) => process.send!(first));
});
