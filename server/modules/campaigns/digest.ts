import { createHash } from "node:crypto";
import type { CampaignBody } from "../../../src/contract/campaigns.ts";
import { canonicalJson } from "../../../src/rules/rewards/canonical-json.ts";

/** Hexadecimal SHA-256 of a body's canonical text. */
export const campaignDigest = (body: CampaignBody): string =>
  createHash("sha256").update(canonicalJson(body)).digest("hex");
