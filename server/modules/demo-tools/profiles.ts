import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";

/** Password of all demo players; production has none. */
export const DEMO_PASSWORD = "apogee-demo-7";

/** Profiles of the demo players, at most one per market. */
export const testProfilesOf = (jurisdictions: Jurisdictions) =>
  Object.values(jurisdictions.markets.countries).flatMap(({ test_profile }) => test_profile ?? []);
