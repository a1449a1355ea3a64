import { resultOf, type SimulationInput, simulate } from "../../rules/bonus-outlook/simulation.ts";

/** A message to the worker, which answers with the result. The page ends the worker. */
export type SimulationRequest = SimulationInput;

addEventListener("message", ({ data }: MessageEvent<SimulationRequest>) => {
  postMessage(resultOf(simulate(data)));
});
