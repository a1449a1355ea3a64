import { checkCampaign } from "../../../../src/rules/rewards/check-campaign.ts";
import type { Db } from "../../../db/client.ts";
import type { StaffMember } from "../../../http/staff-member.ts";
import { isPassed, parseCampaign, previewCampaign } from "../preview.ts";
import { campaignsStore as store } from "../store.ts";
import { lockCampaign, openVersion, rejection, saveDraft, subjectOf } from "./drafts.ts";
import { faultLines, previewLines } from "./lines.ts";
import { definePublishing, type PublishingDeps } from "./publishing.ts";
import type { CampaignOperation, CampaignOutcome } from "./schema.ts";
import type { createYesterday } from "./yesterday.ts";

export interface OperationsDeps extends PublishingDeps {
  db: Db;
  yesterday: ReturnType<typeof createYesterday>;
}

type Operation<Command extends CampaignOperation["command"]> = Extract<
  CampaignOperation,
  { command: Command }
>;

const done = (...lines: string[]): CampaignOutcome => ({ ok: true, lines });

/** Operations of staff on campaigns. Their roles are checked before; each change goes to the staff log. */
export function createCampaignOperations(deps: OperationsDeps) {
  const { db, now, staff, facts, matrixDeps, yesterday } = deps;
  const approvals = definePublishing(deps);

  async function validate(body: unknown): Promise<CampaignOutcome> {
    const parsed = parseCampaign(body);
    const faults = parsed.body ? checkCampaign(parsed.body, await facts()) : parsed.faults;
    return faults.length === 0
      ? done(`${parsed.body!.slug} is valid`)
      : { ok: false, lines: ["Faults", ...faultLines(faults)], details: { faults } };
  }

  async function save({ body }: Operation<"save">, by: StaffMember): Promise<CampaignOutcome> {
    const parsed = parseCampaign(body);
    if (!parsed.body) return validate(body);
    const draft = await db.transaction(async (tx) => {
      const saved = await saveDraft(tx, by, parsed.body, new Date(now()));
      const { slug } = parsed.body;
      const after = { version: saved.version, digest: saved.digest };
      await staff.record(tx, {
        by,
        action: "campaign.save",
        subject: subjectOf(slug),
        reason: "",
        before: null,
        after,
      });
      return saved;
    });
    return done(`${parsed.body.slug} version ${draft.version} is a draft`, `Digest ${draft.digest}`);
  }

  /** Previews the open version, else the published one. A passed preview of an open version is stored with it. */
  async function preview({ slug }: Operation<"preview">): Promise<CampaignOutcome> {
    const campaign = await store.bySlug(db, slug);
    const [version] = campaign ? await store.versions(db, campaign.id) : [];
    if (!version) throw rejection("unknown");
    const result = previewCampaign(version.body, await facts(), await matrixDeps());
    const day = await yesterday(version.body);
    const ok = isPassed(result);
    if (version.state === "draft" || version.state === "review")
      await store.setPreviewed(db, version, ok ? result.digest : null);
    const { digest, checks, matrix } = result;
    return { ok, lines: previewLines(result, day), details: { digest, checks, matrix } };
  }

  /** Hands the draft over for review; from then on its body is frozen. */
  async function submit({ slug, reason }: Operation<"submit">, by: StaffMember): Promise<CampaignOutcome> {
    return db.transaction(async (tx) => {
      const version = openVersion((await lockCampaign(tx, slug)).versions);
      if (version.state !== "draft") throw rejection("not_a_draft");
      if (version.previewedDigest !== version.digest) throw rejection("preview_not_passed");
      await store.changeVersion(tx, version, { state: "review" });
      const after = { version: version.version, digest: version.digest, state: "review" };
      await staff.record(tx, {
        by,
        action: "campaign.submit",
        subject: subjectOf(slug),
        reason,
        before: null,
        after,
      });
      return done(`${slug} version ${version.version} is in review`);
    });
  }

  async function publish({ slug, reason }: Operation<"publish">, by: StaffMember): Promise<CampaignOutcome> {
    return db.transaction(async (tx) => {
      const { version, digest, state } = openVersion((await lockCampaign(tx, slug)).versions);
      if (state !== "review") throw rejection("not_in_review");
      const { id } = await approvals.publish.request(tx, by, { slug, version, digest }, reason);
      return { ...done(`Approval ${id} waits for a second person`), details: { approval: id } };
    });
  }

  async function resume({ slug, reason }: Operation<"resume">, by: StaffMember): Promise<CampaignOutcome> {
    return db.transaction(async (tx) => {
      const { campaign } = await lockCampaign(tx, slug);
      if (campaign.pausedAt === null) throw rejection("not_paused");
      const { id } = await approvals.resume.request(tx, by, { slug }, reason);
      return { ...done(`Approval ${id} waits for a second person`), details: { approval: id } };
    });
  }

  /** Stops a campaign: paused until it is resumed, or retired for good. Awards keep their terms. */
  async function stop(
    { command, slug, reason }: Operation<"pause"> | Operation<"retire">,
    by: StaffMember,
  ): Promise<CampaignOutcome> {
    return db.transaction(async (tx) => {
      const { campaign } = await lockCampaign(tx, slug);
      const at = new Date(now());
      const isStopped =
        command === "pause"
          ? await store.setPaused(tx, campaign.id, at)
          : await store.retirePublished(tx, campaign.id, null, at);
      if (!isStopped) throw rejection("done");
      const after = { at: at.toISOString() };
      await staff.record(tx, {
        by,
        action: `campaign.${command}`,
        subject: subjectOf(slug),
        reason,
        before: null,
        after,
      });
      return done(`${slug} is ${command}d`);
    });
  }

  async function list(): Promise<CampaignOutcome> {
    const campaigns = await store.all(db);
    const details = campaigns.map(({ slug, kind, pausedAt }) => ({
      slug,
      kind,
      isPaused: pausedAt !== null,
    }));
    const lines = details.map(({ slug, kind, isPaused }) => `${slug}  ${kind}${isPaused ? "  paused" : ""}`);
    return { ok: true, lines, details };
  }

  async function show({ slug }: Operation<"show">): Promise<CampaignOutcome> {
    const campaign = await store.bySlug(db, slug);
    if (!campaign) throw rejection("unknown");
    const versions = await store.versions(db, campaign.id);
    return {
      ok: true,
      lines: [
        `${slug}  ${campaign.kind}${campaign.pausedAt === null ? "" : `  paused ${campaign.pausedAt.toISOString()}`}`,
        ...versions.map(
          ({ version, state, digest, writtenBy, approvedBy }) =>
            `${version}  ${state}  ${digest}  by ${writtenBy}${approvedBy === null ? "" : `, approved by ${approvedBy}`}`,
        ),
        JSON.stringify(versions[0]!.body, null, 2),
      ],
      details: versions,
    };
  }

  return async (operation: CampaignOperation, by: StaffMember): Promise<CampaignOutcome> => {
    switch (operation.command) {
      case "validate":
        return validate(operation.body);
      case "save":
        return save(operation, by);
      case "preview":
        return preview(operation);
      case "submit":
        return submit(operation, by);
      case "publish":
        return publish(operation, by);
      case "resume":
        return resume(operation, by);
      case "pause":
      case "retire":
        return stop(operation, by);
      case "list":
        return list();
      case "show":
        return show(operation);
    }
  };
}
