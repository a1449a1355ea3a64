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

type DepositBonus = Extract<CampaignBody, { kind: "deposit_bonus" }>;

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

/** A deposit, or a sign-up without one. */
type Event = Pick<CreditedDeposit, "playerId" | "currency" | "at" | "hasPlayed"> & { deposit: bigint | null };

/** True for a player's first `most` awards. */
function isWithinUses(most: number): (award: WouldBeAward) => boolean {
  const uses = new Map<number, number>();
  return ({ playerId }) => {
    const use = (uses.get(playerId) ?? 0) + 1;
    uses.set(playerId, use);
    return use <= most;
  };
}

/** Runs a campaign against yesterday: who would have received what. Codes count as entered. */
export function createYesterday({ db, now, jurisdictions, exchange, playersById }: YesterdayDeps) {
  async function depositEvents({ trigger }: DepositBonus, from: Date, to: Date) {
    const deposits = await store.deposits(db, from, to);
    const events = deposits
      .filter(({ number }) => trigger.deposit === "any" || number === trigger.deposit)
      .map((one): Event => ({ ...one, deposit: one.amount }));
    return { read: deposits.length, events };
  }

  async function signUpEvents(from: Date, to: Date) {
    const ids = await store.signUps(db, from, to);
    const rows = await playersById(ids);
    const events = [...rows.values()].map(
      ({ id, currency, createdAt }): Event => ({
        playerId: id,
        currency,
        at: createdAt,
        hasPlayed: false,
        deposit: null,
      }),
    );
    return { read: ids.length, events };
  }

  async function eventsOf(
    body: CampaignBody,
    from: Date,
    to: Date,
  ): Promise<{ read: number; events: Event[] }> {
    if (body.kind === "deposit_bonus") return depositEvents(body, from, to);
    if (body.kind === "registration_bonus") return signUpEvents(from, to);
    return { read: 0, events: [] };
  }

  /** The award for an event, by a campaign as if it had been open; null for none. */
  function awardFor(
    body: CampaignBody,
    event: Event,
    row: PlayerRow,
    convert: Exchange,
  ): WouldBeAward | null {
    const { playerId, currency, deposit, at } = event;
    const rules = rewardRulesOf(jurisdictions, row.licence, row.country, row.state);
    const block = mayReceive({
      player: rewardPlayer(row, event, at.getTime()),
      rules,
      campaign: {
        body: { ...body, valid_from: at.toISOString(), valid_to: null },
        isOpen: true,
        isExhausted: false,
      },
      now: at.getTime(),
    });
    if (block !== null && !isTemporary(block)) return null;
    const terms = offerTerms({ body }, rules, currency, convert);
    if (typeof terms === "string" || (deposit !== null && deposit < terms.minDeposit!)) return null;
    const worthEur = convert(worthOf(terms.gives, deposit ?? 0n), currency, "EUR") ?? 0n;
    return { playerId, currency, deposit, worthEur, isHeld: block !== null };
  }

  return async (body: CampaignBody): Promise<Yesterday> => {
    const to = new Date(Math.floor(now() / DAY) * DAY);
    const from = new Date(to.getTime() - DAY);
    const { read, events } = await eventsOf(body, from, to);
    const [rows, convert] = await Promise.all([
      playersById([...new Set(events.map(({ playerId }) => playerId))]),
      exchange(),
    ]);
    const awards = events
      .map((event) => awardFor(body, event, rows.get(event.playerId)!, convert))
      .filter((award) => award !== null);
    return {
      day: from.toISOString().slice(0, 10),
      read,
      isCut: read >= MAX_ROWS,
      awards: body.kind === "deposit_bonus" ? awards.filter(isWithinUses(body.trigger.per_player)) : awards,
    };
  };
}
