import { isLowConnection, type NetworkInformation } from "../../rules/web/low-connection.ts";

declare global {
  interface Navigator {
    connection?: NetworkInformation;
  }
}

/** An answer that takes longer is a slow network's, milliseconds. */
const SLOW = 1_500;
/** That many of them one after the other, where the browser does not say how its network is. */
const ENOUGH = 3;

let slowAnswers = 0;

/** Told how long each answer of the network took, milliseconds. */
export function noteAnswerTime(took: number): void {
  slowAnswers = took > SLOW ? slowAnswers + 1 : 0;
}

/** Whether to do without what is only nice to have: the visitor saves data, or the network is slow. */
export function isLowData(): boolean {
  const { connection } = navigator;
  return connection ? isLowConnection(connection) : slowAnswers >= ENOUGH;
}
