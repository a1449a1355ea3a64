import { isSamePerson } from "../../../../src/rules/players/staff-name.ts";
import type { CampaignFacts } from "../../../../src/rules/rewards/check-campaign.ts";
import type { Db } from "../../../db/client.ts";
import type { ApprovalContext, StaffPort } from "../../staff/api.ts";
import type { MatrixDeps } from "../matrix.ts";
import { isPassed, previewCampaign } from "../preview.ts";
import { publishVersion } from "../publication.ts";
import { campaignsStore as store } from "../store.ts";
import { lockCampaign, openVersion, rejection, subjectOf } from "./drafts.ts";
import { DECIDERS, WRITERS } from "./roles.ts";
import { type PublishPayload, PublishPayloadSchema, ResumePayloadSchema } from "./schema.ts";

export interface PublishingDeps {
  now: () => number;
  staff: Pick<StaffPort, "record" | "approvals">;
  facts: () => Promise<CampaignFacts>;
  matrixDeps: () => Promise<MatrixDeps>;
}

/** Actions on campaigns that a second person approves; each executes what was requested, and nothing else. */
export function definePublishing({ now, staff, facts, matrixDeps }: PublishingDeps) {
  async function publish(tx: Db, payload: PublishPayload, { decidedBy, approvalId }: ApprovalContext) {
    const { versions } = await lockCampaign(tx, payload.slug);
    const version = openVersion(versions);
    if (version.version !== payload.version || version.digest !== payload.digest)
      throw rejection("changed_since_request");
    if (version.state !== "review") throw rejection("not_in_review");
    if (isSamePerson(decidedBy.name, version.writtenBy)) throw rejection("same_person");
    // Licences, rates and games may have changed since the preview.
    const preview = previewCampaign(version.body, await facts(), await matrixDeps());
    if (version.previewedDigest !== payload.digest || !isPassed(preview))
      throw rejection("preview_not_passed");
    const [published] = versions.filter(({ state }) => state === "published");
    await publishVersion(tx, version, decidedBy.name, new Date(now()));
    await staff.record(tx, {
      by: decidedBy,
      action: "campaign.publish",
      subject: subjectOf(payload.slug),
      reason: `approval ${approvalId}`,
      before: published ? { version: published.version, digest: published.digest } : null,
      after: { version: payload.version, digest: payload.digest },
    });
  }

  async function resume(tx: Db, { slug }: { slug: string }, { decidedBy, approvalId }: ApprovalContext) {
    const { campaign } = await lockCampaign(tx, slug);
    if (!(await store.setPaused(tx, campaign.id, null))) throw rejection("not_paused");
    await staff.record(tx, {
      by: decidedBy,
      action: "campaign.resume",
      subject: subjectOf(slug),
      reason: `approval ${approvalId}`,
      before: { paused_at: campaign.pausedAt?.toISOString() ?? null },
      after: { paused_at: null },
    });
  }

  return {
    publish: staff.approvals.define({
      name: "campaign.publish",
      requestedBy: WRITERS,
      decidedBy: DECIDERS,
      payload: PublishPayloadSchema,
      execute: publish,
    }),
    resume: staff.approvals.define({
      name: "campaign.resume",
      requestedBy: [...WRITERS, "compliance"],
      decidedBy: DECIDERS,
      payload: ResumePayloadSchema,
      execute: resume,
    }),
  };
}
