import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { findBrowser } from "../support/browser/find-browser.ts";
import { WorkerLog } from "../support/pwa/worker-log.ts";
import { CERTIFICATE, HOST } from "./certificate.ts";
import { slowdown } from "./device.ts";
import { type BrowserEvent, DevTools, type Send } from "./devtools.ts";
import { NetworkLog } from "./network-log.ts";
import { start, stop } from "./server-load/processes.ts";

const SCREEN = { width: 390, height: 844 };
/** Milliseconds. A browser that has just started loads internal pages, which occupy a core. */
const SETTLE_TIME = 2_500;
const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--remote-debugging-pipe",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-quic",
  "--disable-sync",
  // Otherwise an estimate that varies between runs decides how early lazy images load.
  "--force-effective-connection-type=4G",
  "--disable-features=Translate,OptimizationHints,MediaRouter",
  "--mute-audio",
  "--no-first-run",
  `--window-size=${SCREEN.width},${SCREEN.height}`,
];

/** In a temporary folder, so that an interrupted run leaves nothing that matters. */
function newProfile(): string {
  const folder = join(import.meta.dirname, "../../.tmp/bench/profiles");
  mkdirSync(folder, { recursive: true });
  return mkdtempSync(`${folder}/`);
}

/** The user agent of the emulated phone. */
const userAgent = (version: string) =>
  `Mozilla/5.0 (Linux; Android 13; moto g power) AppleWebKit/537.36 (KHTML, like Gecko) ${version.replace("Headless", "").replace(/\..*/, "")}.0.0.0 Mobile Safari/537.36`;

export interface Tab {
  send: Send;
  /** Evaluates an expression in the page, and awaits promises. */
  evaluate: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
}

interface Attached {
  sessionId: string;
  targetInfo: { type: string };
}

/** A Chromium with a new profile, in which the measured site is on `port` of this machine. */
export class Browser {
  /** Requests of its pages and workers. */
  readonly network = new NetworkLog();
  readonly workers = new WorkerLog();
  readonly #profile = newProfile();
  readonly #settled = sleep(SETTLE_TIME);
  readonly #process: ChildProcess;
  readonly #devtools: DevTools;
  readonly #send: Send;
  #workerSessions = new Set<string>();
  #watchesWorkers = true;

  constructor(port: number) {
    const flags = [
      ...FLAGS,
      `--user-data-dir=${this.#profile}`,
      `--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${port}`,
      `--ignore-certificate-errors-spki-list=${CERTIFICATE.fingerprint}`,
      "about:blank",
    ];
    this.#process = start(findBrowser(), flags, {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    });
    const [, , , input, output] = this.#process.stdio;
    this.#devtools = new DevTools(input as Writable, output as Readable, (event) => this.#hear(event));
    this.#send = this.#devtools.session();
  }

  /** Opens an empty tab; `script` runs in each document before the page's own scripts. */
  async openTab(script: string): Promise<Tab> {
    await this.#settled;
    if (this.#watchesWorkers) await this.#watchWorkers(true);
    const { product } = await this.#send("Browser.getVersion");
    const { targetId } = await this.#send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.#send("Target.attachToTarget", { targetId, flatten: true });
    const send = this.#devtools.session(sessionId);
    await send("Page.enable");
    await send("Network.enable");
    const screen = { ...SCREEN, deviceScaleFactor: 2, mobile: true };
    await send("Emulation.setDeviceMetricsOverride", screen);
    await send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await send("Emulation.setUserAgentOverride", { userAgent: userAgent(product) });
    await send("Emulation.setCPUThrottlingRate", { rate: slowdown() });
    await send("Page.addScriptToEvaluateOnNewDocument", { source: script });
    const close = async () => void (await this.#send("Target.closeTarget", { targetId }));
    return { send, evaluate: (expression) => evaluate(send, expression), close };
  }

  /** Stops attaching to workers: an attached one pauses for us each time it wakes up. */
  async detachFromWorkers(): Promise<void> {
    this.#watchesWorkers = false;
    await this.#watchWorkers(false);
  }

  async #watchWorkers(autoAttach: boolean): Promise<void> {
    const filter = autoAttach ? [{ type: "service_worker" }, { exclude: true }] : [];
    const waits = { waitForDebuggerOnStart: autoAttach, flatten: true };
    await this.#send("Target.setAutoAttach", { autoAttach, filter, ...waits });
  }

  #hear(event: BrowserEvent): void {
    if (event.method === "Target.attachedToTarget") this.#attach(event.params as Attached).catch(() => {});
    else if (event.method.startsWith("ServiceWorker.")) this.workers.record(event);
    else this.network.record(event, this.#workerSessions.has(event.sessionId ?? ""));
  }

  /** A new worker is paused until it's resumed here, so that no event is missed. */
  async #attach({ sessionId, targetInfo: { type } }: Attached): Promise<void> {
    if (type !== "service_worker") return;
    const send = this.#devtools.session(sessionId);
    this.#workerSessions.add(sessionId);
    await send("Network.enable");
    await send("Runtime.runIfWaitingForDebugger");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#send("Browser.close").catch(() => {});
    await stop(this.#process);
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function evaluate<T>(send: Send, expression: string): Promise<T> {
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await send("Runtime.evaluate", options);
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
