import { inRounds, ratioRow } from "./rounds.ts";
import type { Part } from "./rows.ts";
import { type FanoutResult, measureFanout } from "./server-load/fanout.ts";

const SOCKETS = 5_000;
const MESSAGES = 10;

/** One message to thousands of local sockets: the hub, relative to the bare library that sends the same bytes. */
const fanout: Part = async ({ rounds, log }) => {
  log(`fanout: ${SOCKETS} sockets`);
  const { hub, ws } = await inRounds(rounds, {
    hub: () => measureFanout("hub", SOCKETS, MESSAGES),
    ws: () => measureFanout("ws", SOCKETS, MESSAGES),
  });
  const row = (id: string, name: string, key: keyof FanoutResult, unit: string, scale = 1) =>
    ratioRow(
      { id: `fanout.${id}`, name: `Fan-out to 5,000 sockets: ${name} / ws alone`, target: 1.5, stretch: 1.1 },
      hub.map((one) => one[key] * scale),
      ws.map((one) => one[key] * scale),
      unit,
    );
  return [
    row("p99", "p99 from publication to client", "p99", "ms"),
    row("cpu", "processor for a delivery", "perDelivery", "µs"),
    row("memory", "memory for a socket", "perSocket", "kB", 1 / 1_024),
  ];
};

export default fanout;
