import { randomUUID } from "node:crypto";
import type { Db } from "../../../db/client.ts";
import { RequestError } from "../../../http/errors.ts";
import type { Outcome } from "../../../http/operations.ts";
import type { Role, StaffMember } from "../../../http/staff-member.ts";
import type { PublishedCampaign } from "../../campaigns/api.ts";
import type { StaffPort } from "../../staff/api.ts";
import { codeDigest, newCode } from "../code-text.ts";
import { promoCodesStore as store } from "../store.ts";
import type { PromoCodeOperation } from "./schema.ts";

const MAKERS: readonly Role[] = ["rewards", "rewards_lead"];

export const OPERATION_ROLES: Readonly<Record<PromoCodeOperation["command"], readonly Role[]>> = {
  make: MAKERS,
  end: MAKERS,
  list: [...MAKERS, "support", "auditor"],
};

interface OperationsDeps {
  db: Db;
  now: () => number;
  secret: string;
  bySlug: (slug: string) => Promise<PublishedCampaign | undefined>;
  published: (kind: "coupon") => Promise<readonly PublishedCampaign[]>;
  record: StaffPort["record"];
}

type Make = Extract<PromoCodeOperation, { command: "make" }>;
type End = Extract<PromoCodeOperation, { command: "end" }>;

const MAX_BATCHES = 200;

function reject(field: string, code: string): never {
  throw new RequestError("validation_failed", { errors: { [field]: [code] } });
}

const subjectOf = (batchId: string) => `promo-codes:${batchId}`;

/** Operations of staff on batches of codes. Their roles are checked before; changes go to the staff log. */
export function createPromoCodeOperations({ db, now, secret, bySlug, published, record }: OperationsDeps) {
  async function couponOf(slug: string): Promise<PublishedCampaign> {
    const campaign = (await bySlug(slug)) ?? reject("campaign", "unknown");
    if (campaign.kind !== "coupon") reject("campaign", "not_a_coupon");
    // A use is one award, which answers and repeats as one.
    if (campaign.body.gives.length !== 1) reject("campaign", "several_gifts");
    return campaign;
  }

  function validToOf({ valid_to }: Make): Date | null {
    if (valid_to === undefined) return null;
    const at = new Date(valid_to);
    return at.getTime() > now() ? at : reject("valid_to", "too_early");
  }

  async function make(operation: Make, by: StaffMember): Promise<Outcome> {
    const { campaign: slug, count, uses, per_player, code, reason } = operation;
    const campaign = await couponOf(slug);
    const validTo = validToOf(operation);
    if (code !== undefined && count > 1) reject("count", "one_with_code");
    if (per_player > uses) reject("per_player", "above_uses");
    const texts = code === undefined ? Array.from({ length: count }, newCode) : [code];
    const batchId = randomUUID();
    await db.transaction(async (tx) => {
      const rows = texts.map((text) => ({
        id: randomUUID(),
        digest: codeDigest(text, secret),
        campaignId: campaign.id,
        batchId,
        mostUses: uses,
        perPlayer: per_player,
        validTo,
        createdBy: by.name,
        createdAt: new Date(now()),
      }));
      if ((await store.add(tx, rows)) < rows.length) reject("code", "done");
      const after = { campaign: slug, count, uses, per_player, valid_to: validTo?.toISOString() ?? null };
      await record(tx, {
        by,
        action: "promo_codes.make",
        subject: subjectOf(batchId),
        reason,
        before: null,
        after,
      });
    });
    return { ok: true, lines: [`Batch ${batchId} of ${slug}; its codes aren't shown again:`, ...texts] };
  }

  async function end({ batch, reason }: End, by: StaffMember): Promise<Outcome> {
    return db.transaction(async (tx) => {
      const at = new Date(now());
      const codes = await store.endBatch(tx, batch, at);
      if (codes === 0) reject("batch", "done");
      const after = { codes, valid_to: at.toISOString() };
      await record(tx, {
        by,
        action: "promo_codes.end",
        subject: subjectOf(batch),
        reason,
        before: null,
        after,
      });
      return { ok: true, lines: [`${codes} codes of batch ${batch} have ended`] };
    });
  }

  async function list(): Promise<Outcome> {
    const slugs = new Map((await published("coupon")).map(({ id, slug }) => [id, slug]));
    const batches = await store.batches(db, MAX_BATCHES);
    const lines = batches.map(({ batchId, campaignId, codes, uses, mostUses, validTo, createdBy }) => {
      const campaign = slugs.get(campaignId!) ?? `campaign ${campaignId}, which gives nothing now`;
      const until = validTo ? `until ${validTo.toISOString()}` : "without an end of its own";
      return `${batchId}  ${campaign}  ${codes} codes, ${uses} of ${mostUses} uses, ${until}, by ${createdBy}`;
    });
    return { ok: true, lines: lines.length > 0 ? lines : ["No batches"] };
  }

  return async (operation: PromoCodeOperation, by: StaffMember): Promise<Outcome> => {
    switch (operation.command) {
      case "make":
        return make(operation, by);
      case "end":
        return end(operation, by);
      case "list":
        return list();
    }
  };
}
