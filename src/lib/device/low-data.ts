import { isLowConnection, type NetworkInformation } from "../../rules/web/low-connection.ts";

declare global {
  interface Navigator {
    connection?: NetworkInformation;
  }
}

/** Response time of a slow network, in milliseconds. */
const SLOW_RESPONSE = 1_500;
/**
 * Consecutive slow responses that indicate a slow network, in browsers without the Network Information API.
 */
const SLOW_IN_A_ROW = 3;

let slowResponses = 0;

/** Records the duration of a network response, in milliseconds. */
export function recordResponseTime(duration: number): void {
  slowResponses = duration > SLOW_RESPONSE ? slowResponses + 1 : 0;
}

/** True if non-essential requests should be skipped: the visitor saves data, or the network is slow. */
export function isLowData(): boolean {
  const { connection } = navigator;
  return connection ? isLowConnection(connection) : slowResponses >= SLOW_IN_A_ROW;
}
