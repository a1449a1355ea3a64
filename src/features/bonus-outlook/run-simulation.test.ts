import { describe, expect, it } from "vitest";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import { resultOf, type SimulationResult, simulate } from "../../rules/bonus-outlook/simulation.ts";
import type * as Runner from "./run-simulation.ts";
import { runSimulation, type SimulationHost } from "./run-simulation.ts";

const INPUT = {
  kind: "wheel",
  balance: 5_000n,
  stake: 100n,
  rounds: 40n,
  roundsInTime: 1_000n,
  maxWin: null,
  seed: 1,
} as const;

type Behaviour = "answers" | "fails" | "is silent";
const ANSWER: SimulationResult = { plays: 1, finished: 1, empty: 0, remainder: 7n };

/** A page whose worker behaves so, and what happened to it. */
function pageWith(behaviour: Behaviour) {
  const log = { terminated: 0, chunks: 0 };
  class FakeWorker extends EventTarget {
    postMessage() {
      if (behaviour === "answers") this.dispatchEvent(new MessageEvent("message", { data: ANSWER }));
      if (behaviour === "fails") this.dispatchEvent(new Event("error"));
    }
    terminate() {
      log.terminated++;
    }
  }
  const host: SimulationHost = {
    startWorker: () => new FakeWorker() as unknown as Worker,
    whenIdle: async () => {
      log.chunks++;
    },
  };
  return { host, log };
}

const { signal: endless } = new AbortController();

describe("running a simulation", () => {
  it("NEW-17 takes the worker's result, and ends the worker", async () => {
    const { host, log } = pageWith("answers");
    expect(await runSimulation(INPUT, endless, host)).toEqual(ANSWER);
    expect(log).toEqual({ terminated: 1, chunks: 0 });
  });

  it("NEW-17 has the same result in idle chunks of the page if the worker fails", async () => {
    const { host, log } = pageWith("fails");
    expect(await runSimulation(INPUT, endless, host)).toEqual(resultOf(simulate(INPUT)));
    expect(log.terminated).toBe(1);
    expect(log.chunks).toBeGreaterThan(2);
  });

  it("NEW-17 runs on the page where workers are blocked", async () => {
    const startWorker = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    const { host } = pageWith("fails");
    const result = await runSimulation(INPUT, endless, { ...host, startWorker });
    expect(result).toEqual(resultOf(simulate(INPUT)));
  });

  const endsWorker = async ({ runSimulation }: Pick<typeof Runner, "runSimulation">) => {
    const controller = new AbortController();
    const { host, log } = pageWith("is silent");
    const run = runSimulation(INPUT, controller.signal, host).catch((error: unknown) => error);
    controller.abort();
    expect(log).toEqual({ terminated: 1, chunks: 0 });
    expect(await run).toBe(controller.signal.reason);
    expect(log.chunks).toBe(0);
  };

  it("NEW-17 ends the worker when the page leaves, and doesn't go over to the page", () =>
    endsWorker({ runSimulation }));

  it("NEW-17 mutant orphan-worker: a worker outlives its page", () =>
    expectCaught<typeof Runner>(
      "src/features/bonus-outlook/run-simulation.ts",
      endsWorker,
      'signal.addEventListener("abort", stop);',
      "",
    ));

  it("NEW-17 stops between two chunks when the page leaves", async () => {
    const controller = new AbortController();
    const { host, log } = pageWith("fails");
    const whenIdle = async () => {
      await host.whenIdle();
      controller.abort();
    };
    const run = runSimulation(INPUT, controller.signal, { ...host, whenIdle });
    await expect(run).rejects.toSatisfy((reason) => reason === controller.signal.reason);
    expect(log.chunks).toBe(1);
  });

  it("NEW-17 fails with amounts that numbers can't hold exactly", async () => {
    const { host } = pageWith("fails");
    await expect(runSimulation({ ...INPUT, balance: 2n ** 60n }, endless, host)).rejects.toThrow(RangeError);
  });
});
