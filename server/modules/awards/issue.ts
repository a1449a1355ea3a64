import type { GiveTerms } from "../../../src/rules/rewards/clamp-terms.ts";
import { holdReasonOf, type RewardBlock, type RewardPlayer } from "../../../src/rules/rewards/may-receive.ts";
import { openAccount } from "../../core/accounts/accounts-store.ts";
import type { LedgerHead } from "../../core/ledger/ledger.ts";
import type { Core } from "../../core/modules/core.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import type { Offer, PublishedCampaign } from "../campaigns/api.ts";
import { createAnnounce } from "./announce.ts";
import { AwardConflict } from "./award-conflict.ts";
import { type AwardRow, awardsStore as store } from "./awards-store.ts";
import { awardFields, type CampaignAward } from "./campaign-award.ts";
import { amountOf, type ParsedGive, parseGive, storedGive } from "./gives.ts";
import { createIssueChild } from "./issue-child.ts";
import { createRejectAwards } from "./reject-awards.ts";
import { type FindRewardPlayer, type FoundPlayer, isUnchanged } from "./reward-players.ts";

/** How long an award waits for the reason to go away, milliseconds. */
const HELD_FOR = 30 * 86_400_000;

/** What makes an award's thing, in the transaction that issues it, under the wallet's lock. */
export type MakeThing = (
  tx: Db,
  made: {
    award: AwardRow;
    give: ParsedGive;
    ledgerHead: LedgerHead;
    account: { id: number; currency: string };
  },
) => Promise<void>;

interface IssueDeps extends Pick<Core, "db" | "now" | "ledger" | "events" | "logError"> {
  offerFor: (
    campaign: PublishedCampaign,
    player: RewardPlayer,
    currency: string,
    options?: { isPromised: boolean },
  ) => Promise<Offer>;
  count: (tx: Db, campaign: PublishedCampaign, playerId: number, worthEur: bigint) => Promise<boolean>;
  findRewardPlayer: FindRewardPlayer;
  exchange: () => Promise<(amount: bigint, from: string, to: string) => bigint | undefined>;
  makers: ReadonlyMap<string, MakeThing>;
}

/** Issues awards: each once under its key, with its thing and postings in one transaction. */
export function createIssuing(deps: IssueDeps) {
  const { db, now, ledger, events, logError, offerFor, count, findRewardPlayer, exchange, makers } = deps;

  function newAward(request: CampaignAward, give: GiveTerms, index: number, worthEur: bigint): AwardRow {
    const { currency, deposit } = request;
    const money = amountOf(give, deposit);
    const terms = storedGive(give);
    const content = { kind: give.kind, currency, amount: money === null ? null : String(money), terms };
    return {
      ...awardFields(request, index, content, new Date(now())),
      kind: give.kind,
      parentId: null,
      // A stake of spins is in it too.
      currency: give.kind === "points" ? null : currency,
      amount: money,
      count: give.kind === "points" ? give.points : give.kind === "freespins" ? give.count : null,
      give: terms,
      state: "issued",
      reason: null,
      heldUntil: null,
      worthEur,
    };
  }

  /** Makes the thing of an issued award. */
  async function make(tx: Db, award: AwardRow, ledgerHead: LedgerHead, currency: string): Promise<void> {
    const account = await openAccount(tx, award.playerId, currency, new Date(now()));
    const maker = makers.get(award.kind);
    if (!maker) throw new Error(`nothing makes awards of kind ${award.kind}`);
    await maker(tx, { award, give: parseGive(award.give), ledgerHead, account });
  }

  const announce = createAnnounce({ now, events });
  const rejectAwards = createRejectAwards({ db, now, announce });

  /** @returns euro cents @throws RequestError without a rate: taken as nothing, it would need no approval or budget */
  async function worthOf(give: GiveTerms, currency: string, deposit: bigint | null): Promise<bigint> {
    const amount = give.kind === "freespins" ? give.bet * BigInt(give.count) : amountOf(give, deposit);
    if (amount === null) return 0n;
    const worth = (await exchange())(amount, currency, "EUR");
    if (worth === undefined) throw new RequestError("unavailable", { retryAfter: 60 });
    return worth;
  }

  /** True if the player may get the campaign once more. Awards that other requests issued meanwhile count. */
  async function hasUses(tx: Db, request: CampaignAward): Promise<boolean> {
    const { playerId, campaign, perPlayer, sourceId } = request;
    if (!perPlayer) return true;
    const period = { campaignId: campaign.id, since: perPlayer.since };
    const counts = await store.countsOf(tx, playerId, [period], sourceId);
    return (counts.get(campaign.id) ?? 0) < perPlayer.most;
  }

  /** @param earlier parts of the entitlement if this is the last, otherwise null */
  async function issueOnce(
    tx: Db,
    request: CampaignAward,
    planned: AwardRow,
    found: FoundPlayer,
    earlier: readonly AwardRow[] | null,
  ): Promise<AwardRow> {
    const ledgerHead = await ledger.lockForUpdate(tx, request.playerId);
    const { row, isNew } = await store.add(tx, planned);
    if (!isNew) {
      if (row.digest !== planned.digest) throw new AwardConflict(planned.key);
      return row;
    }
    // The last part announces the others too, so that the player gets one notification.
    const toAnnounce = earlier ? [...earlier, row] : [];
    if (row.state === "refused") {
      await announce(tx, row, toAnnounce);
      return row;
    }
    // The player may have closed the account, or started a break, since they were found eligible.
    if (!(await isUnchanged(tx, found, request.key))) throw new PlayerChanged();
    const isAllowed =
      (await hasUses(tx, request)) && (await count(tx, request.campaign, request.playerId, row.worthEur));
    if (!isAllowed) {
      // A refused award can't be undone, so the transaction starts again as refused.
      throw new Exhausted();
    }
    if (row.state === "issued") await make(tx, row, ledgerHead, request.currency);
    if (request.within && !(await request.within(tx, row))) throw new Exhausted();
    await announce(tx, row, toAnnounce);
    return row;
  }

  /**
   * Gives what a campaign gives, if the player may receive it; otherwise the awards are held or refused with a reason.
   * Repeating it returns the first awards. Without terms for the player, there are no awards unless they were approved.
   * @throws AwardConflict if the key was used for something else
   */
  async function issue(request: CampaignAward): Promise<AwardRow[]> {
    const found = await findRewardPlayer(request.playerId, request.currency, request.key);
    const { terms, block } = found
      ? await offerFor(request.campaign, found.player, request.currency)
      : { terms: null, block: "closed" as const };
    if (!found || !terms) return request.approvedBy ? rejectAwards(request, block!) : [];
    const held = holdReasonOf(block);
    const issued: AwardRow[] = [];
    const parts = [...terms.gives.entries()].filter(([, give]) => amountOf(give, request.deposit) !== 0n);
    for (const [index, give] of parts) {
      const earlier = index === parts.at(-1)![0] ? issued : null;
      const worthEur = await worthOf(give, request.currency, request.deposit);
      const planned = newAward(request, give, index, worthEur);
      const waiting =
        held === null
          ? planned
          : {
              ...planned,
              state: "held" as const,
              reason: held,
              heldUntil: new Date(now() + HELD_FOR),
              decidedAt: null,
            };
      try {
        issued.push(await db.transaction((tx) => issueOnce(tx, request, waiting, found, earlier)));
      } catch (error) {
        if (error instanceof AwardConflict)
          logError(`award ${planned.key}: the key was used for another award`, error);
        if (error instanceof PlayerChanged) return issue(request);
        if (!(error instanceof Exhausted)) throw error;
        // A refusal would block its key, although a later try may succeed.
        if (request.within) continue;
        const rejected = { ...planned, state: "refused" as const, reason: "exhausted" };
        issued.push(await db.transaction((tx) => issueOnce(tx, request, rejected, found, earlier)));
      }
    }
    return issued;
  }

  return {
    issueChild: createIssueChild({ now, make, announce }),
    /** What a campaign would give a player: why it is blocked, and its worth in euro cents. */
    async quote(
      campaign: PublishedCampaign,
      playerId: number,
      currency: string,
    ): Promise<{ block: RewardBlock | null; worthEur: bigint | null }> {
      const found = await findRewardPlayer(playerId, currency);
      if (!found) return { block: "closed", worthEur: null };
      const { terms, block } = await offerFor(campaign, found.player, currency);
      if (!terms) return { block, worthEur: null };
      const worths = await Promise.all(terms.gives.map((give) => worthOf(give, currency, null)));
      return { block, worthEur: worths.reduce((sum, worth) => sum + worth, 0n) };
    },

    issue,

    /** Issues a held award once nothing holds it, refuses it when its time is over, or stores what holds it now. */
    async reconsider(award: AwardRow, campaign: PublishedCampaign, isLapsed: boolean): Promise<void> {
      const currency = award.currency ?? (await findRewardPlayer(award.playerId))?.row.currency ?? "EUR";
      const entitlement = award.key.replace(/:\d+$/, "");
      const found = await findRewardPlayer(award.playerId, currency, entitlement);
      // A campaign that ended meanwhile still owes what it promised.
      const blocking = found
        ? (await offerFor(campaign, found.player, currency, { isPromised: true })).block
        : ("closed" as const);
      const hold = isLapsed ? null : holdReasonOf(blocking);
      const isHeld = hold !== null;
      if (isHeld && hold === award.reason) return;
      const reason = isLapsed && blocking !== null ? "lapsed" : blocking;
      await db.transaction(async (tx) => {
        // An abandoned account is removed with its wallet.
        const ledgerHead = found && (await ledger.lockForUpdate(tx, award.playerId));
        const current = await store.byId(tx, award.id);
        if (current?.state !== "held") return;
        if (isHeld) {
          await store.setState(tx, award.id, { ...current, reason: hold });
          return;
        }
        // The next run decides again by what has changed.
        if (reason === null && !(await isUnchanged(tx, found!, entitlement))) return;
        const state = reason === null ? "issued" : "refused";
        await store.setState(tx, award.id, { state, reason, heldUntil: null, decidedAt: new Date(now()) });
        const decided = { ...current, state, reason } as AwardRow;
        if (state === "issued") await make(tx, decided, ledgerHead!, currency);
        const decidedParts = await store.partsOf(tx, entitlement, campaign.body.gives.length);
        // What the player hears waits for the last of them.
        await announce(tx, decided, decidedParts.some((part) => part.state === "held") ? [] : decidedParts);
      });
    },
  };
}

/** The campaign's budget, the player's number of awards, or what `within` uses up has no room. */
class Exhausted extends Error {
  override name = "Exhausted";
}

/** What the player was found eligible by isn't so any more. */
class PlayerChanged extends Error {
  override name = "PlayerChanged";
}

export type Issuing = ReturnType<typeof createIssuing>;
