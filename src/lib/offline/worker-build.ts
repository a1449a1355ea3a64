// The package as a whole would bring its window class along.
import { messageSW } from "workbox-window/messageSW.js";
import type { ToWorker } from "../../contract/sw-messages.ts";
import { wait } from "../time/time.ts";

/** A worker that says nothing for so long does not know the question, milliseconds. */
const PATIENCE = 2_000;

/** Which build a worker is of; null for one that does not say, because it is older or newer than this question. */
export async function buildOf(worker: ServiceWorker): Promise<string | null> {
  const question: ToWorker = { type: "BUILD" };
  const answer: unknown = await Promise.race([messageSW(worker, question), wait(PATIENCE)]);
  return typeof answer === "string" && answer !== "" ? answer : null;
}
