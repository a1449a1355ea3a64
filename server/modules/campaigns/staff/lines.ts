import { euros } from "../../../http/euros.ts";
import type { CampaignPreview, PreviewFault } from "../preview.ts";
import type { Yesterday } from "./yesterday.ts";

/** Awards of yesterday that a preview prints. */
const PRINTED_AWARDS = 20;

export const faultLines = (faults: readonly PreviewFault[]): string[] =>
  faults.map(({ path, code }) => `  ${path || "(whole campaign)"}: ${code}`);

function matrixLines({ matrix }: CampaignPreview): string[] {
  return matrix.map(({ licence, country, outcome, reason, clamps }) => {
    const changes = clamps.map(({ path, from, to }) => `${path} ${from} -> ${to}`).join(", ");
    const detail = reason ?? changes;
    return `  ${licence} ${country ?? "--"}  ${outcome.replace("_", " ")}${detail && `: ${detail}`}`;
  });
}

function yesterdayLines({ day, read, isCut, awards }: Yesterday): string[] {
  const worth = awards.reduce((sum, { worthEur }) => sum + worthEur, 0n);
  const waiting = awards.filter(({ isHeld }) => isHeld).length;
  return [
    `${day}: ${read}${isCut ? " or more" : ""} read, ${awards.length} awards (${waiting} would wait), worth ${euros(worth)}`,
    ...awards
      .slice(0, PRINTED_AWARDS)
      .map(({ playerId, currency, worthEur }) => `  player ${playerId} (${currency}): ${euros(worthEur)}`),
    ...(awards.length > PRINTED_AWARDS ? [`  and ${awards.length - PRINTED_AWARDS} more`] : []),
  ];
}

/** A preview for staff: checks, licence matrix and yesterday. */
export const previewLines = (preview: CampaignPreview, yesterday: Yesterday): string[] => [
  `Digest ${preview.digest}`,
  ...preview.checks.flatMap(({ name, isPassed, faults }) => [
    `Check ${name}: ${isPassed ? "passed" : "failed"}`,
    ...faultLines(faults),
  ]),
  ...matrixLines(preview),
  ...yesterdayLines(yesterday),
];
