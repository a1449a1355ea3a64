import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { LoadOptions, LoadResult, WireRequest } from "./load.ts";
import { quantile } from "./quantile.ts";

const HEAD_END = "\r\n\r\n";

/** Encodes a request once: a client that composes requests while it measures would measure itself. */
function compose({ path, headers = {}, body }: WireRequest): Buffer {
  const content = body === undefined ? "" : JSON.stringify(body);
  const fields: Record<string, string> = { host: "localhost", ...headers };
  if (content) {
    fields["content-type"] = "application/json";
    fields["content-length"] = String(Buffer.byteLength(content));
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(
    [`${content ? "POST" : "GET"} ${path} HTTP/1.1`, ...lines].join("\r\n") + HEAD_END + content,
  );
}

/** Length of the body that follows a response's head, which must be a 200 with a content length. */
function lengthOf(head: string): number {
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (!head.startsWith("HTTP/1.1 200") || length === undefined)
    throw new Error(`unexpected answer: ${head.split("\r\n", 1)[0]}`);
  return Number(length);
}

/**
 * Sends one request at a time over one connection. Uses raw sockets, because node:http's client needs more time per
 * response than the servers do.
 */
function createSender(socket: Socket): (request: Buffer) => Promise<void> {
  let head = "";
  let missing: number | null = null;
  let pendingAnswer: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  socket.setNoDelay(true);
  socket.on("error", (error) => pendingAnswer?.reject(error));
  socket.on("close", () => pendingAnswer?.reject(new Error("the server closed the connection")));
  socket.on("data", (chunk) => {
    if (missing === null) {
      head += chunk.toString("latin1");
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      try {
        missing = end + HEAD_END.length + lengthOf(head) - head.length;
      } catch (error) {
        return pendingAnswer?.reject(error);
      }
    } else {
      missing -= chunk.length;
    }
    if (missing <= 0) pendingAnswer?.resolve();
  });
  return (request) => {
    head = "";
    missing = null;
    return new Promise((resolve, reject) => {
      pendingAnswer = { resolve, reject };
      socket.write(request);
    });
  };
}

async function run({
  port,
  requests,
  connections,
  seconds,
  warmUp = 0,
  rate,
}: LoadOptions): Promise<LoadResult> {
  const messages = requests.map(compose);
  const start = performance.now() + warmUp * 1_000;
  const end = start + seconds * 1_000;
  const pause = rate ? (connections / rate) * 1_000 : 0;
  const latencies: number[] = [];
  let sentCount = 0;

  async function sendRequests(connectionIndex: number): Promise<void> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    const sendRequest = createSender(socket);
    let due = performance.now() + (pause * connectionIndex) / connections;
    for (;;) {
      if (pause > 0) await wait(Math.max(0, due - performance.now()));
      const sentAt = performance.now();
      if (sentAt >= end) break;
      await sendRequest(messages[sentCount++ % messages.length]!);
      if (sentAt >= start) latencies.push(performance.now() - sentAt);
      due = Math.max(due + pause, sentAt);
    }
    socket.destroy();
  }

  await Promise.all(
    Array.from({ length: connections }, (_, connectionIndex) => sendRequests(connectionIndex)),
  );
  return {
    answers: latencies.length,
    perSecond: latencies.length / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

try {
  // Time that this process waits for its core would count as the server's.
  setPriority(-10);
} catch {
  // Only root may raise the priority.
}
process.send?.(await run(JSON.parse(process.argv[2]!) as LoadOptions));
