import type { NetworkInformation } from "../src/rules/web/low-connection.ts";

declare global {
  interface WorkerNavigator {
    connection?: NetworkInformation;
  }
}

/**
 * The Network Information API.
 * @returns an empty object in browsers without it.
 */
export const networkInformation = (): NetworkInformation => navigator.connection ?? {};
