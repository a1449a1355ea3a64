import { type SimulationResult, simulate } from "../../rules/bonus-outlook/simulation.ts";
import type { SimulationRequest } from "./simulation-worker.ts";

export interface SimulationHost {
  /** @throws where workers are unsupported or blocked */
  startWorker: () => Worker;
  /** Resolves when the page has time for a chunk. */
  whenIdle: () => Promise<void>;
}

/** Time after which a chunk runs on a busy page, milliseconds. */
const IDLE_TIMEOUT = 500;

const page: SimulationHost = {
  startWorker: () => new Worker(new URL("./simulation-worker.ts", import.meta.url), { type: "module" }),
  whenIdle: () =>
    new Promise((resolve) => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
      else setTimeout(resolve);
    }),
};

function runInWorker(
  input: SimulationRequest,
  signal: AbortSignal,
  startWorker: SimulationHost["startWorker"],
): Promise<SimulationResult> {
  return new Promise((resolve, reject) => {
    const worker = startWorker();
    const end = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener("abort", stop);
      settle();
    };
    const stop = () => end(() => reject(signal.reason));
    worker.addEventListener("message", ({ data }: MessageEvent<SimulationResult>) =>
      end(() => resolve(data)),
    );
    worker.addEventListener("error", (event) => {
      // The page simulates instead.
      event.preventDefault();
      end(() => reject(new Error("the simulation worker failed")));
    });
    signal.addEventListener("abort", stop);
    worker.postMessage(input);
  });
}

async function runOnPage(
  input: SimulationRequest,
  signal: AbortSignal,
  whenIdle: SimulationHost["whenIdle"],
): Promise<SimulationResult> {
  const plays = simulate(input);
  for (;;) {
    await whenIdle();
    signal.throwIfAborted();
    const { done, value } = plays.next();
    if (done) return value;
  }
}

/**
 * Simulates in a worker, or in idle chunks on the page where no worker runs.
 * @throws the signal's reason if it aborts
 */
export async function runSimulation(
  input: SimulationRequest,
  signal: AbortSignal,
  { startWorker, whenIdle }: SimulationHost = page,
): Promise<SimulationResult> {
  signal.throwIfAborted();
  try {
    return await runInWorker(input, signal, startWorker);
  } catch {
    signal.throwIfAborted();
    return runOnPage(input, signal, whenIdle);
  }
}
