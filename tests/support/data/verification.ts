import type { Verification } from "../../../src/contract/verification.ts";

/** The verification of a player who hasn't sent any document. */
export const NO_DOCUMENTS: Verification = {
  status: "none",
  verified: false,
  sumsub_verified: false,
  needed: ["identity", "address"],
  documents: [],
  expected_hours: 36,
};
