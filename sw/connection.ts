import type { NetworkInformation } from "../src/rules/web/low-connection.ts";

declare global {
  interface WorkerNavigator {
    connection?: NetworkInformation;
  }
}

/** @returns what the browser says about the network; an empty object in browsers that say nothing. */
export const networkInformation = (): NetworkInformation => navigator.connection ?? {};
