import * as v from "valibot";
import { defineEvent } from "../../../core/events/events.ts";
import type { Core } from "../../../core/modules/core.ts";
import { RequestError } from "../../../http/errors.ts";
import { euros } from "../../../http/euros.ts";
import type { Outcome } from "../../../http/operations.ts";
import type { Role, StaffMember } from "../../../http/staff-member.ts";
import type { PublishedCampaign } from "../../campaigns/api.ts";
import type { StaffPort } from "../../staff/api.ts";
import { AwardConflict } from "../award-conflict.ts";
import { type AwardRow, type GivenByMember, awardsStore as store } from "../awards-store.ts";
import type { CampaignAward } from "../campaign-award.ts";
import type { Issuing } from "../issue.ts";
import { mayGiveAlone } from "./allowance.ts";
import { type GestureOperation, type GesturePayload, GesturePayloadSchema } from "./schema.ts";

export const GIVERS: readonly Role[] = ["support", "rewards", "rewards_lead"];
export const READERS: readonly Role[] = [...GIVERS, "compliance", "auditor"];
/** Who may compare what staff gave. */
export const OVERSEERS: readonly Role[] = ["rewards_lead", "compliance", "auditor"];

/** Length of the report, milliseconds. */
const REPORT_LENGTH = 30 * 86_400_000;

/** A second person approved a gesture; it is issued after the decision's commit. */
export const gestureApproved = defineEvent(
  "award.gesture-approved",
  v.object({ ...GesturePayloadSchema.entries, requestedBy: v.string(), approvedBy: v.string() }),
);

export interface GesturesDeps extends Pick<Core, "db" | "now" | "events"> {
  staff: Pick<StaffPort, "record" | "approvals">;
  issuing: Pick<Issuing, "issue" | "quote">;
  findPlayer: (idOrEmail: string) => Promise<{ id: number; currency: string } | undefined>;
  bySlug: (slug: string) => Promise<PublishedCampaign | undefined>;
  version: (campaignId: number, version: number) => Promise<PublishedCampaign | undefined>;
}

function reject(field: string, code: string): never {
  throw new RequestError("validation_failed", { errors: { [field]: [code] } });
}

const keyOf = (key: string) => `staff:${key}`;

const awardLine = ({ id, kind, state, reason, playerId }: AwardRow) =>
  `Award ${id} (${kind}) of player ${playerId} is ${state}${reason === null ? "" : `: ${reason}`}`;
const outcomeOf = (awards: readonly AwardRow[]): Outcome => ({
  ok: awards.every(({ state }) => state !== "refused"),
  lines: awards.map(awardLine),
});
const listLine = (award: AwardRow) => {
  const { createdAt, createdBy, approvedBy } = award;
  const approval = approvedBy === null ? "" : `, approved by ${approvedBy}`;
  return `${createdAt.toISOString()}  ${awardLine(award)}  (by ${createdBy}${approval})`;
};

const reportLine = ({ member, gestures, worthEur, most, toLinked }: GivenByMember) =>
  `${member}: ${gestures} gestures of ${euros(worthEur)} in 30 days, ` +
  `${most.gestures} to player ${most.playerId} (${euros(most.worthEur)}), ${toLinked} to linked accounts`;

/** Gestures of staff: alone within an allowance, above it with a second person's approval. */
export function createGestures(deps: GesturesDeps) {
  const { db, now, events, staff, issuing, findPlayer, bySlug, version } = deps;
  const startOfDay = () => new Date(Math.floor(now() / 86_400_000) * 86_400_000);

  const requestOf = (
    campaign: PublishedCampaign,
    { playerId, currency, key }: Pick<GesturePayload, "playerId" | "currency" | "key">,
  ): CampaignAward => ({
    campaign,
    playerId,
    currency,
    source: "staff",
    sourceId: key,
    key: keyOf(key),
    deposit: null,
  });

  const approval = staff.approvals.define({
    name: "award.gesture",
    requestedBy: GIVERS,
    decidedBy: ["rewards_lead"],
    payload: GesturePayloadSchema,
    execute: (tx, payload: GesturePayload, { requestedBy, decidedBy }) =>
      events.emit(tx, gestureApproved, {
        ...payload,
        requestedBy: requestedBy.name,
        approvedBy: decidedBy.name,
      }),
  });

  /** Records an award and takes it from the giver's allowance. */
  const takeAllowance =
    (by: StaffMember, reason: string): NonNullable<CampaignAward["within"]> =>
    async (tx, award) => {
      const { id, playerId, worthEur, campaignId, campaignVersion } = award;
      await staff.record(tx, {
        by,
        action: "award.gesture",
        subject: `award:${id}`,
        reason,
        before: null,
        after: {
          player: playerId,
          campaign: campaignId,
          version: campaignVersion,
          worth_eur_cents: worthEur,
        },
      });
      // The log's lock orders gestures, so that two of them can't both take what is left.
      return mayGiveAlone(by.roles, worthEur, await store.givenSince(tx, by.name, playerId, startOfDay()));
    };

  async function isWithinAllowance(by: StaffMember, playerId: number, worthEur: bigint): Promise<boolean> {
    const { toPlayer, byMember } = await store.givenSince(db, by.name, playerId, startOfDay());
    return mayGiveAlone(by.roles, worthEur, {
      toPlayer: toPlayer + worthEur,
      byMember: byMember + worthEur,
    });
  }

  async function issueAlone(request: CampaignAward, by: StaffMember, reason: string): Promise<Outcome> {
    const within = takeAllowance(by, reason);
    try {
      const issued = await issuing.issue({ ...request, createdBy: by.name, within });
      if (issued.length === 0) reject("campaign", "exhausted");
      return outcomeOf(issued);
    } catch (error) {
      if (error instanceof AwardConflict) reject("key", "used");
      throw error;
    }
  }

  return {
    /** Gives a gesture, or requests the approval that gives it. A repeat of the key returns the first award. */
    async give(operation: GestureOperation, by: StaffMember): Promise<Outcome> {
      const { key, reason } = operation;
      const player = (await findPlayer(operation.player)) ?? reject("player", "unknown");
      const campaign = (await bySlug(operation.campaign)) ?? reject("campaign", "unknown");
      if (campaign.kind !== "gesture") reject("campaign", "not_a_gesture");
      const earlier = await store.byKey(db, `${keyOf(key)}:0`);
      if (earlier)
        return earlier.playerId === player.id && earlier.campaignId === campaign.id
          ? outcomeOf([earlier])
          : reject("key", "used");
      const { worthEur, block } = await issuing.quote(campaign, player.id, player.currency);
      if (worthEur === null) reject("campaign", block!);
      const payload = {
        playerId: player.id,
        campaignId: campaign.id,
        version: campaign.version,
        currency: player.currency,
        key,
      };
      if (await isWithinAllowance(by, player.id, worthEur))
        return issueAlone(requestOf(campaign, payload), by, reason);
      const { id } = await db.transaction((tx) => approval.request(tx, by, payload, reason));
      return { ok: true, lines: [`Approval ${id} waits for a second person`] };
    },

    /** Gestures that were refused or wait, and why, newest first. */
    async list(): Promise<Outcome> {
      const awards = await store.gesturesIn(db, ["refused", "held"]);
      return {
        ok: true,
        lines: awards.length > 0 ? awards.map(listLine) : ["No gestures were refused or wait"],
      };
    },

    /** What each person gave, most first: a person who rewards themselves or a friend gives one player much. */
    async report(): Promise<Outcome> {
      const members = await store.givenByMember(db, new Date(now() - REPORT_LENGTH));
      return { ok: true, lines: members.length > 0 ? members.map(reportLine) : ["No gestures in 30 days"] };
    },

    /**
     * Issues what was approved, or refuses it if the player can't receive it any more. Runs as often as it takes, and
     * decides once.
     */
    async issueApproved(
      approved: GesturePayload & { requestedBy: string; approvedBy: string },
    ): Promise<void> {
      const campaign = await version(approved.campaignId, approved.version);
      if (!campaign) throw new Error(`campaign ${approved.campaignId} has no version ${approved.version}`);
      const decided = await store.ofSource(db, "staff", approved.key);
      // A part that was refused stays refused, although the player might receive it now.
      if (decided.length >= campaign.body.gives.length) return;
      await issuing.issue({
        ...requestOf(campaign, approved),
        createdBy: approved.requestedBy,
        approvedBy: approved.approvedBy,
      });
    },
  };
}

export type Gestures = ReturnType<typeof createGestures>;
