/** Settings of tests and projects beside Playwright's own. */
export interface Options {
  /** Whether pages do at once what the app leaves for when the device is idle; false for tests of that order. */
  skipsIdleWaits: boolean;
}
