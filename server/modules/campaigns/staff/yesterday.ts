import { CAMPAIGN_PRODUCTS, type CampaignBody } from "../../../../src/contract/campaigns.ts";
import type { Jurisdictions } from "../../../../src/contract/jurisdictions.ts";
import type { GiveTerms } from "../../../../src/rules/rewards/clamp-terms.ts";
import { isTemporary, mayReceive, type RewardPlayer } from "../../../../src/rules/rewards/may-receive.ts";
import { rewardRulesOf } from "../../../core/jurisdictions/reward-rules.ts";
import { isExcluded, type PlayerRow } from "../../../core/players/store.ts";
import type { Db } from "../../../db/client.ts";
import { type Exchange, offerTerms } from "../offers.ts";
import { type CreditedDeposit, MAX_ROWS, yesterdayStore as store } from "./yesterday-store.ts";

const DAY = 86_400_000;

/** An award that a campaign would have given yesterday. */
export interface WouldBeAward {
  playerId: number;
  currency: string;
  /** Minor units; null without a deposit. */
  deposit: bigint | null;
  /** Euro cents. */
  worthEur: bigint;
  /** It would have waited for a reason to pass. */
  isHeld: boolean;
}

export interface Yesterday {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  /** Deposits or sign-ups that were read. */
  read: number;
  /** The day had more of them than are read. */
  isCut: boolean;
  awards: WouldBeAward[];
}

export interface YesterdayDeps {
  db: Db;
  now: () => number;
  jurisdictions: Jurisdictions;
  exchange: () => Promise<Exchange>;
  playersById: (ids: readonly number[]) => Promise<ReadonlyMap<number, PlayerRow>>;
}

/** Worth of what is given for a deposit, in minor units of its currency; points have none. */
function worthOf(gives: readonly GiveTerms[], deposit: bigint): bigint {
  return gives.reduce((sum, give) => {
    if (give.kind === "points") return sum;
    if (give.kind === "freespins") return sum + BigInt(give.count) * give.bet;
    if (give.kind === "cash" || give.percent === null) return sum + give.amount;
    const share = (deposit * BigInt(give.percent) + 99n) / 100n;
    return sum + (share < give.amount ? share : give.amount);
  }, 0n);
}

/** The player as eligibility saw them; links to other accounts and VIP checks aren't known here. */
const rewardPlayer = (
  row: PlayerRow,
  deposit: Pick<CreditedDeposit, "currency" | "hasPlayed">,
  at: number,
): RewardPlayer => ({
  id: row.id,
  licence: row.licence,
  country: row.country,
  state: row.state,
  birthDate: row.dateOfBirth,
  currency: deposit.currency,
  groups: row.groups,
  products: CAMPAIGN_PRODUCTS,
  isClosed: row.closedAt !== null,
  isExcluded: isExcluded(row, at),
  isOnBreak: false,
  canIssueBonuses: row.canIssueBonuses,
  isVerified: row.verified,
  isMultiAccount: false,
  isVipChecked: true,
  hasPlayed: deposit.hasPlayed,
  hadBonus: false,
});

type Event = Pick<CreditedDeposit, "playerId" | "currency" | "at" | "hasPlayed"> & {
  deposit: bigint | null;
};

/** Runs a campaign against yesterday: who would have received what. Codes count as entered. */
export function createYesterday({ db, now, jurisdictions, exchange, playersById }: YesterdayDeps) {
  async function eventsOf(body: CampaignBody, from: Date, to: Date) {
    if (body.kind === "deposit_bonus") {
      const deposits = await store.deposits(db, from, to);
      const { deposit: number, per_player: most } = body.trigger;
      const uses = new Map<number, number>();
      const matching = deposits.filter((one) => number === "any" || one.number === number);
      const events = matching.map((one): Event => ({ ...one, deposit: one.amount }));
      const counted = (playerId: number) => {
        const use = (uses.get(playerId) ?? 0) + 1;
        uses.set(playerId, use);
        return use <= most;
      };
      return { read: deposits.length, events, isWithinUses: counted };
    }
    if (body.kind !== "registration_bonus") return { read: 0, events: [], isWithinUses: () => true };
    const ids = await store.signUps(db, from, to);
    const rows = await playersById(ids);
    const events = ids.map(
      (playerId): Event => ({
        playerId,
        currency: rows.get(playerId)!.currency,
        at: rows.get(playerId)!.createdAt,
        hasPlayed: false,
        deposit: null,
      }),
    );
    return { read: ids.length, events, isWithinUses: () => true };
  }

  return async (body: CampaignBody): Promise<Yesterday> => {
    const to = new Date(Math.floor(now() / DAY) * DAY);
    const from = new Date(to.getTime() - DAY);
    const { read, events, isWithinUses } = await eventsOf(body, from, to);
    const rows = await playersById([...new Set(events.map(({ playerId }) => playerId))]);
    const convert = await exchange();
    // The campaign as if it had been open already.
    const open = { ...body, valid_from: from.toISOString(), valid_to: null };
    const awardOf = (event: Event): WouldBeAward | null => {
      const row = rows.get(event.playerId);
      if (!row) return null;
      const rules = rewardRulesOf(jurisdictions, row.licence, row.country, row.state);
      const block = mayReceive({
        player: rewardPlayer(row, event, event.at.getTime()),
        rules,
        campaign: { body: open, isOpen: true, isExhausted: false },
        now: event.at.getTime(),
      });
      if (block !== null && !isTemporary(block)) return null;
      const terms = offerTerms({ body }, rules, event.currency, convert);
      if (typeof terms === "string") return null;
      if (event.deposit !== null && event.deposit < terms.minDeposit!) return null;
      if (!isWithinUses(event.playerId)) return null;
      const worth = worthOf(terms.gives, event.deposit ?? 0n);
      const { playerId, currency, deposit } = event;
      return {
        playerId,
        currency,
        deposit,
        worthEur: convert(worth, currency, "EUR") ?? 0n,
        isHeld: block !== null,
      };
    };
    return {
      day: from.toISOString().slice(0, 10),
      read,
      isCut: read >= MAX_ROWS,
      awards: events.map(awardOf).filter((award) => award !== null),
    };
  };
}
