import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { until } from "../support/data/until.ts";
import { createFront, PLAYER } from "./front.ts";
import { installTools, runTool, type Tools } from "./tools.ts";

/**
 * `npm run test:fuzz`: Schemathesis calls the built server by its OpenAPI description, as a guest and as a player.
 * Everything listens on the loopback interface only. `--only=guest` or `--only=player` comes first; other arguments
 * go to Schemathesis.
 */
const root = join(import.meta.dirname, "../..");
const folder = join(root, ".tmp/fuzz");
const SEED = 1;
/** Timeouts in seconds: until the server is ready, and of a run of Schemathesis. */
const START_TIMEOUT = 180;
const RUN_TIMEOUT = 1_800;

const VISITORS = ["guest", "player"] as const;
type Visitor = (typeof VISITORS)[number];
const [onlyOption, options] = process.argv[2]?.startsWith("--only=")
  ? [process.argv[2], process.argv.slice(3)]
  : [undefined, process.argv.slice(2)];

const HOST = "127.0.0.1";
/** First of two ports; without it, free ones. */
const firstPort = process.env.FUZZ_PORT ? Number(process.env.FUZZ_PORT) : undefined;

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, HOST);
  await once(server, "listening");
  return (server.address() as { port: number }).port;
}

async function findPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}

const serverPort = firstPort === undefined ? await findPort() : firstPort + 1;
// Data stored by an earlier run would change the calls of this one.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let tools: Tools;
try {
  tools = installTools(join(root, ".tmp"));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
const server = fork(join(import.meta.dirname, "serve.ts"), {
  env: {
    PATH: process.env.PATH,
    HOST,
    PORT: String(serverPort),
    DATA_DIR: join(folder, "data"),
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
  },
  stdio: ["ignore", "inherit", "inherit", "ipc"],
});
const serverExit = once(server, "exit");
let isStopping = false;
let hasDied = false;
server.once("exit", (status, signal) => {
  hasDied = !isStopping;
  if (hasDied) process.stderr.write(`The server ended by itself: ${status ?? signal}\n`);
});

/** The session of a new player. */
async function newSession(): Promise<string> {
  server.send("new player");
  const [cookies] = (await once(server, "message")) as [string[]];
  return /=([^;]+)/.exec(cookies[0]!)![1]!;
}

async function waitUntilReady(): Promise<void> {
  const isReady = async () => {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error("The server ended while it started (see above).");
    return fetch(`http://${HOST}:${serverPort}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await until(() => "the server", isReady, START_TIMEOUT * 1_000);
}

interface Outcome {
  name: Visitor;
  hasPassed: boolean;
  text: string;
}

/** Fails the run if the description isn't valid OpenAPI 3.1. */
async function validate(): Promise<void> {
  const response = await fetch(`http://${HOST}:${serverPort}/api/openapi.json`);
  const file = join(folder, "openapi.json");
  writeFileSync(file, await response.text());
  const status = await runTool(tools.validator, [file], { cwd: folder, patience: START_TIMEOUT });
  if (status !== 0) throw new Error("The description isn't valid OpenAPI (see above).");
}

/** For player runs: the session that the front replaces. A run fails if no call accepts this session. */
const SIGNED_IN = `
[auth.openapi.session]
api_key = "${PLAYER}"

[warnings]
fail-on = ["missing_auth"]
`;

function writeConfig(name: Visitor): string {
  const config = readFileSync(join(import.meta.dirname, "schemathesis.toml"), "utf8");
  const file = join(folder, `${name}.toml`);
  writeFileSync(file, name === "player" ? config + SIGNED_IN : config);
  return file;
}

async function fuzz(name: Visitor): Promise<Outcome> {
  const front = createFront(serverPort, newSession);
  const port = await listen(front.server, firstPort);
  const startedAt = performance.now();
  const url = `http://${HOST}:${port}`;
  const status = await runTool(
    tools.schemathesis,
    [
      ...["--config-file", writeConfig(name)],
      ...["run", `${url}/api/openapi.json`, "--url", url, "--seed", String(SEED), "--no-color"],
      ...["--report", "ndjson", "--report-ndjson-path", join(folder, `${name}.ndjson`)],
      ...options,
    ],
    { cwd: folder, patience: RUN_TIMEOUT },
  );
  front.server.closeAllConnections();
  front.server.close();
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const statuses = [...front.statuses].sort(([a], [b]) => a - b);
  const calls = statuses.reduce((sum, [, count]) => sum + count, 0);
  const ending = status === null ? `ended after ${RUN_TIMEOUT} s` : `status ${status}`;
  const parts = statuses.map(([code, count]) => `${code}: ${count}`).join(", ");
  const errors = [...front.serverErrors].map((error) => `\n  ${error}`).join("");
  return {
    name,
    hasPassed: status === 0 && front.serverErrors.size === 0,
    text: `${calls} calls in ${seconds} s, ${ending}; ${parts}${errors}`,
  };
}

const outcomes: Outcome[] = [];
try {
  await waitUntilReady();
  await validate();
  for (const name of VISITORS)
    if (!onlyOption || onlyOption === `--only=${name}`) outcomes.push(await fuzz(name));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  isStopping = true;
  server.kill("SIGTERM");
  await serverExit;
}
for (const { name, hasPassed, text } of outcomes)
  process.stdout.write(`${hasPassed ? "passed" : "FAILED"} ${name}: ${text}\n`);
if (hasDied || outcomes.some(({ hasPassed }) => !hasPassed)) process.exitCode = 1;
