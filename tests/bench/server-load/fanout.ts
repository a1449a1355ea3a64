import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { CLIENT_CORE, SERVER_CORE, startNode, stop } from "./processes.ts";

export type FanoutKind = "hub" | "ws";

export interface FanoutOrder {
  command: "publish" | "report";
  data: object;
}

export interface FanoutReport {
  port: number;
  /** Microseconds of CPU time so far. */
  cpu: number;
  /** Bytes. */
  rss: number;
}

/** Milliseconds from the server's publication to the clients. */
export interface DeliveryTimes {
  p99: number;
  last: number;
}

export interface FanoutResult {
  /** Bytes of the server's memory. */
  perSocket: number;
  /** Microseconds of the server's CPU time. */
  perDelivery: number;
  p99: number;
}

/** Node options of `npm start`, for both servers. */
const AS_STARTED = ["--expose-gc", "--max-semi-space-size=8", "--heap-growing-percent=60"];

/** A public win, the most common message. */
const WIN = {
  type: "wins",
  id: "4711",
  version: 4711,
  occurred_at: "2026-11-21T12:00:00.000Z",
  data: {
    id: "5acaa6d03e4a427c",
    game: { identifier: "luna/moon-rise", title: "Moon Rise", provider: "luna", seo_title: "moon-rise" },
    user_name: "Benjam***",
    currency: "EUR",
    amount_cents: 12_345,
  },
};

const next = async <T>(child: ChildProcess): Promise<T> => {
  const limit = AbortSignal.timeout(120_000);
  const [message] = (await once(child, "message", { signal: limit })) as [T];
  return message;
};

/** Opens sockets and publishes to all of them several times; server and clients have a core each. */
export async function measureFanout(
  kind: FanoutKind,
  sockets: number,
  messages: number,
): Promise<FanoutResult> {
  const stdio = ["ignore", "inherit", "inherit", "ipc"] as const;
  const server = startNode([...AS_STARTED, join(import.meta.dirname, "fanout-server.ts"), kind], {
    core: SERVER_CORE,
    stdio: [...stdio],
  });
  const report = () => {
    const answer = next<FanoutReport>(server);
    server.send({ command: "report", data: {} });
    return answer;
  };
  try {
    const empty = await next<FanoutReport>(server);
    const clients = startNode(
      [join(import.meta.dirname, "fanout-clients.ts"), kind, String(empty.port), String(sockets)],
      { core: CLIENT_CORE, stdio: [...stdio] },
    );
    try {
      await next(clients);
      const before = await report();
      const deliveryTimes: DeliveryTimes[] = [];
      for (let n = 0; n < messages; n++) {
        const all = next<DeliveryTimes>(clients);
        server.send({ command: "publish", data: WIN });
        deliveryTimes.push(await all);
      }
      const after = await report();
      const p99s = deliveryTimes.map(({ p99 }) => p99).sort((a, b) => a - b);
      return {
        perSocket: (after.rss - empty.rss) / sockets,
        perDelivery: (after.cpu - before.cpu) / (messages * sockets),
        p99: p99s[p99s.length >> 1]!,
      };
    } finally {
      await stop(clients);
    }
  } finally {
    await stop(server);
  }
}
