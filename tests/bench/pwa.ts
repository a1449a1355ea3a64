import { measureCalls } from "./direct-calls.ts";
import { measurePushes } from "./pushes.ts";
import type { Part } from "./rows.ts";
import { measureStarts } from "./sleeping-start.ts";
import { measureSlowVisits } from "./slow-visits.ts";
import { startContenders } from "./stage.ts";

/** The installed app: visits on the worst network and with data saving, offline starts, calls and pushes. */
const pwa: Part = async ({ rounds, log }) => {
  log("pwa: starting the app and a warm-up");
  const rows = [];
  {
    await using stage = await startContenders();
    log("pwa: slow 3G and data saver");
    rows.push(...(await measureSlowVisits(stage.app, rounds)));
    log("pwa: starts without network, the worker asleep");
    rows.push(...(await measureStarts(stage.app, rounds)));
  }
  log("pwa: calls past a sleeping worker");
  rows.push(await measureCalls(rounds));
  log("pwa: pushes");
  rows.push(...(await measurePushes(rounds)));
  return rows;
};

export default pwa;
