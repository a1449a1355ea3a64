import type { LimitRejection } from "../../../src/rules/limits/limits.ts";
import type { BonusEntry, BonusState } from "../../../src/rules/wagering/account-bonuses.ts";
import type { WageredGame } from "../../../src/rules/wagering/contributions.ts";
import type { ActionKind, ActionStatus } from "./tables.ts";

/** Reasons for rejecting a provider's call. Stable: providers act on them. */
export type Rejection =
  | "wrong_currency"
  | "session_expired"
  | "player_excluded"
  | "betting_paused"
  | "limit_reached"
  | "reality_check"
  | "insufficient_funds"
  | "bonus_game_excluded"
  | "bonus_max_bet"
  | "round_closed"
  | "round_conflict"
  | "action_conflict"
  | "already_rolled_back"
  | "bet_not_found"
  | "not_reversible"
  | "too_much";

/** A provider's action under the provider's own names; amounts in minor units. */
export type Action =
  | { kind: "bet"; name: string; amount: bigint }
  | { kind: "win"; name: string; amount: bigint; campaign: string | null }
  | { kind: "rollback"; name: string; original: string };

export interface PlayCommand {
  currency: string;
  round: string;
  actions: Action[];
  /** True to close the round after these actions. */
  close: boolean;
}

/** Real money that a call has staked and won so far, net of rollbacks; minor units of the account's currency. */
export interface StakeTotals {
  staked: bigint;
  won: bigint;
}

/** Balances by type, minor units of the account's currency. */
export interface Balances {
  real: bigint;
  bonus: bigint;
  /** Debt, zero or below: what a reversal couldn't collect. */
  owed: bigint;
  /** Won in free rounds and not playable yet. */
  unsettled: bigint;
}

/** A recorded action, stored or new in this call. */
export interface ActionRecord {
  name: string;
  kind: ActionKind;
  status: ActionStatus;
  playerId: number;
  sessionId: string;
  round: string;
  /** As the provider sent it. */
  amount: bigint | null;
  original: string | null;
  campaign: string | null;
  closes: boolean;
  /** Balance changes, above zero for the player. */
  balanceDelta: Balances;
  /** Change of the house account `bonuses`. */
  house: bigint;
  /** Bonus part of a win, by the round's stakes; it goes where the round's bonus is then. */
  bonusPart: bigint;
  entryId: number | null;
  /** Real plus bonus balance after the action, as reported to the provider. */
  balance: bigint;
  reversed: boolean;
}

export interface Round {
  playerId: number;
  /** The account that pays; it can't change within a round. */
  accountId: number;
  gameIdentifier: string;
  stake: { real: bigint; bonus: bigint };
  /** `unsettled`: of free rounds. */
  win: { real: bigint; bonus: bigint; unsettled: bigint };
  /** Number of bets received, rolled-back ones included. A win needs one. */
  bets: number;
  closed: boolean;
  /** Milliseconds since the epoch. */
  openedAt: number;
  /** The bonus that ran at the first bet, whatever money paid it; null for none. */
  bonusId: string | null;
  /** Share of its stakes that counts towards that bonus, ten-thousandths. */
  contribution: number | null;
}

/** Everything a decision depends on, read under the player's lock. */
export interface State {
  /** Milliseconds since the epoch. */
  now: number;
  playerId: number;
  accountId: number;
  sessionId: string;
  gameIdentifier: string;
  game: WageredGame;
  /** Currency of the game session. */
  currency: string;
  /** Minor units of the account's currency per million minor units of the session's. */
  rate: bigint;
  balances: Balances;
  /** True if stakes use bonus money before real money. */
  bonusFirst: boolean;
  /** The account's running and waiting bonuses, and those of the call's round. */
  bonuses: readonly BonusState[];
  /** True if an open round other than the call's holds money of the bonus. */
  isHeldElsewhere: (bonusId: string) => boolean;
  /** The bet block: why the player can't bet now. Wins and rollbacks are still applied. */
  betBlock: Rejection | null;
  /**
   * The player's limit that a bet would exceed, or null. `real` is the bet's real-money part; `usage` covers the call
   * so far.
   */
  limitRejectionFor: (bet: { stake: bigint; real: bigint }, usage: StakeTotals) => LimitRejection | null;
  round: Round | null;
  /** Actions with the call's names or named by rollbacks, wins that wait for the round's bet, and its rolled-back bets. */
  actions: readonly ActionRecord[];
  /** Names that were rolled back before they arrived. */
  forbidden: ReadonlySet<string>;
}

export interface Step extends ActionRecord {
  /** The action whose ledger entry this step's entry reverses. */
  reverses: string | null;
}

export interface Plan {
  /** New and changed actions, in order. */
  steps: Step[];
  /** Names of the actions that this call reverses. */
  reversed: string[];
  round: Round;
  /** The bonuses after the call, and their ledger entries, which follow the steps'. */
  bonuses: readonly BonusState[];
  bonusEntries: readonly BonusEntry[];
  /** One per action of the call. */
  answers: ActionRecord[];
  /** Real plus bonus balance that was first reported for the last action; the provider's minor units. */
  balance: bigint;
  usage: StakeTotals;
}

/** The call was rejected as a whole. */
export class WalletRejection extends Error {
  override name = "WalletRejection";
  readonly code: Rejection;
  /** Real plus bonus balance before the call, the provider's minor units. */
  readonly balance: bigint;
  /** Currency of the session. */
  readonly currency: string;
  /** The limit behind `limit_reached`. */
  readonly limit: LimitRejection | null;
  /** The highest stake behind `bonus_max_bet`, the provider's minor units. */
  readonly maxBet: bigint | null;

  constructor(
    code: Rejection,
    { balance, currency }: { balance: bigint; currency: string },
    { limit = null, maxBet = null }: { limit?: LimitRejection | null; maxBet?: bigint | null } = {},
  ) {
    super(code);
    this.code = code;
    this.balance = balance;
    this.currency = currency;
    this.limit = limit;
    this.maxBet = maxBet;
  }
}
