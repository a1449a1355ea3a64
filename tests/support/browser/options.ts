/** Options of tests and projects in addition to Playwright's own. */
export interface Options {
  /** True to run the app's idle callbacks immediately; false for tests of their order. */
  skipsIdleWaits: boolean;
}
