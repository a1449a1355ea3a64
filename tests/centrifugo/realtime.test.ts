import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createCentrifugo } from "../../server/realtime/centrifugo.ts";
import { createTokens } from "../../server/realtime/token.ts";
import { testFolder } from "../support/server/folder.ts";
import { realtimeConformance } from "../support/server/realtime-conformance.ts";

const KEY = "a key of tests";
const SECRET = "a secret of tests, which is long enough";

/** The settings that docs/operations.md requires: both namespaces, with history and recovery. */
const settings = (port: number) => {
  const channelOptions = {
    history_size: 100,
    history_ttl: "300s",
    force_recovery: true,
    force_positioning: true,
  };
  return {
    http_server: { address: "127.0.0.1", port },
    http_api: { key: KEY },
    client: {
      token: { hmac_secret_key: SECRET },
      allow_anonymous_connect_without_token: true,
      allowed_origins: ["*"],
    },
    channel: {
      namespaces: [
        { name: "player", ...channelOptions },
        {
          name: "public",
          ...channelOptions,
          allow_subscribe_for_client: true,
          allow_subscribe_for_anonymous: true,
        },
      ],
    },
  };
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a server listens on the port. */
async function waitUntilListening(port: number): Promise<void> {
  for (let tries = 100; ; tries--) {
    const isListening = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isListening) return;
    if (tries === 0) throw new Error("Centrifugo does not listen");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

realtimeConformance("a Centrifugo", async () => {
  const port = await freePort();
  const config = join(testFolder("centrifugo"), "config.json");
  writeFileSync(config, JSON.stringify(settings(port)));
  const child = spawn(process.env.CENTRIFUGO_BIN!, ["--config", config], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  await waitUntilListening(port);
  // A proxy whose connections can be cut without a close frame to either side.
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const upstream = connect(port, "127.0.0.1");
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on("error", () => {}).on("close", () => sockets.delete(end));
    }
    socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const tokens = createTokens({ secret: SECRET, now: Date.now });
  return {
    url: `ws://127.0.0.1:${(proxy.address() as AddressInfo).port}/connection/websocket`,
    publish: createCentrifugo({ url: `http://127.0.0.1:${port}`, key: KEY }),
    issue: tokens.issue,
    breakAll() {
      for (const end of sockets) end.destroy();
    },
    async close() {
      for (const end of sockets) end.destroy();
      proxy.close();
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
    },
  };
});
