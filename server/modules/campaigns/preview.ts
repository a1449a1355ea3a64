import * as v from "valibot";
import { type CampaignBody, CampaignBodySchema } from "../../../src/contract/campaigns.ts";
import { type CampaignFacts, checkCampaign } from "../../../src/rules/rewards/check-campaign.ts";
import { campaignDigest } from "./digest.ts";
import { licenceMatrix, type MatrixDeps, type MatrixRow } from "./matrix.ts";

/** A fault of a campaign, with the dot path of the property or the place. */
export interface PreviewFault {
  path: string;
  code: string;
}

/** Faults of a body by its schema; the parsed body if it has none. */
export function parseCampaign(
  value: unknown,
): { body: CampaignBody; faults: [] } | { body: null; faults: PreviewFault[] } {
  const result = v.safeParse(CampaignBodySchema, value);
  if (result.success) return { body: result.output, faults: [] };
  return {
    body: null,
    faults: result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", code: issue.message })),
  };
}

const placeOf = ({ licence, country }: MatrixRow) => (country === null ? licence : `${licence}.${country}`);

/** Faults of the matrix: places with a fault, and licences of the audience without any offer. */
function matrixFaults({ audience }: CampaignBody, matrix: readonly MatrixRow[]): PreviewFault[] {
  const isOffered = (licence?: string) =>
    matrix.some((row) => row.outcome !== "not_offered" && (licence === undefined || row.licence === licence));
  const withoutOffers = (audience.licences ?? []).filter((licence) => !isOffered(licence));
  return [
    ...matrix.flatMap((row) => row.faults.map((code) => ({ path: placeOf(row), code }))),
    ...withoutOffers.map((licence) => ({ path: licence, code: "offered_nowhere" })),
    ...(isOffered() ? [] : [{ path: "", code: "offered_nowhere" }]),
  ];
}

export interface CampaignPreview {
  digest: string;
  /** Every check must pass before the version is published. */
  checks: { name: "body" | "matrix"; isPassed: boolean; faults: PreviewFault[] }[];
  matrix: MatrixRow[];
}

/** Checks a campaign and shows it under every licence and market. */
export function previewCampaign(body: CampaignBody, facts: CampaignFacts, deps: MatrixDeps): CampaignPreview {
  const bodyFaults = checkCampaign(body, facts);
  const matrix = licenceMatrix(body, deps);
  const faultsOfMatrix = matrixFaults(body, matrix);
  return {
    digest: campaignDigest(body),
    checks: [
      { name: "body", isPassed: bodyFaults.length === 0, faults: bodyFaults },
      { name: "matrix", isPassed: faultsOfMatrix.length === 0, faults: faultsOfMatrix },
    ],
    matrix,
  };
}

export const isPassed = ({ checks }: Pick<CampaignPreview, "checks">): boolean =>
  checks.every((check) => check.isPassed);
