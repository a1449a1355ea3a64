import { WebSocket } from "ws";
import { PUBLIC_CHANNELS, REALTIME_PATH } from "../../../src/contract/realtime.ts";
import type { DeliveryTimes } from "./fanout.ts";
import { quantile } from "./quantile.ts";

/** Opens sockets to a server; reports when each message reached the last of them, and the 99th percentile. */
const [kind, port, count] = [process.argv[2], process.argv[3], Number(process.argv[4])];
/** Concurrent connection attempts. */
const CONCURRENCY = 100;
let times: number[] = [];

function recordDelivery(text: string): void {
  if (!text.includes('"pub"')) return;
  const arrived = performance.timeOrigin + performance.now();
  for (const line of text.split("\n")) {
    const at = (JSON.parse(line) as { push?: { pub?: { data: { at: number } } } }).push?.pub?.data.at;
    if (at !== undefined) times.push(arrived - at);
  }
  if (times.length < count) return;
  const deliveryTimes: DeliveryTimes = { p99: quantile(times, 0.99), last: Math.max(...times) };
  times = [];
  process.send!(deliveryTimes);
}

const open = () =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${REALTIME_PATH}`, { perMessageDeflate: false });
    let answers = kind === "hub" ? 2 : 0;
    socket.on("error", reject);
    socket.on("message", (data) => {
      const text = String(data);
      if (answers > 0) {
        answers -= text.split("\n").length;
        if (answers <= 0) resolve();
      } else if (text === "{}") socket.send("{}");
      else recordDelivery(text);
    });
    socket.on("open", () => {
      if (kind !== "hub") return resolve();
      socket.send('{"id":1,"connect":{}}');
      socket.send(`{"id":2,"subscribe":{"channel":"${PUBLIC_CHANNELS.wins}"}}`);
    });
  });

for (let openedCount = 0; openedCount < count; openedCount += CONCURRENCY)
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, count - openedCount) }, open));
process.send!("open");
process.on("message", () => process.exit());
