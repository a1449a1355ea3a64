import { useEffect, useState } from "react";
import type { SimulationInput, SimulationResult } from "../../rules/bonus-outlook/simulation.ts";
import { runSimulation } from "./run-simulation.ts";

type Simulation = { state: "running" } | { state: "failed" } | { state: "done"; result: SimulationResult };

/** Simulates until the component is unmounted. The input must not change: a `key` of the component renews it. */
export function useSimulation(input: SimulationInput): { simulation: Simulation; retry: () => void } {
  const [first] = useState(input);
  const [attempt, setAttempt] = useState(0);
  const [simulation, setSimulation] = useState<Simulation>({ state: "running" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt simulates again
  useEffect(() => {
    const controller = new AbortController();
    setSimulation({ state: "running" });
    runSimulation(first, controller.signal).then(
      (result) => setSimulation({ state: "done", result }),
      () => {
        if (!controller.signal.aborted) setSimulation({ state: "failed" });
      },
    );
    return () => controller.abort();
  }, [first, attempt]);
  return { simulation, retry: () => setAttempt((count) => count + 1) };
}
