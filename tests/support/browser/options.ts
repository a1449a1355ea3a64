/** Options of tests and projects in addition to Playwright's own. */
export interface Options {
  /** True to run what the app defers until idle immediately; false for tests of that order. */
  skipsIdleWaits: boolean;
}
