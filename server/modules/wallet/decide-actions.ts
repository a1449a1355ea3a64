import type { LimitRejection } from "../../../src/rules/limits/limits.ts";
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
}

/** Everything a decision depends on, read under the player's lock. */
export interface State {
  /** Milliseconds since the epoch. */
  now: number;
  playerId: number;
  accountId: number;
  sessionId: string;
  gameIdentifier: string;
  /** Currency of the game session. */
  currency: string;
  /** Minor units of the account's currency per million minor units of the session's. */
  rate: bigint;
  balances: Balances;
  /** True if stakes use bonus money before real money. */
  bonusFirst: boolean;
  /** The bet block: why the player can't bet now. Wins and rollbacks are still applied. */
  betBlock: Rejection | null;
  /**
   * The player's limit that a bet would exceed, or null. `real` is the bet's real-money part; `usage` covers the call
   * so far.
   */
  limitRejectionFor: (bet: { stake: bigint; real: bigint }, usage: StakeTotals) => LimitRejection | null;
  round: Round | null;
  /** Actions with the call's names, actions named by rollbacks, and wins that wait for the round's bet. */
  actions: readonly ActionRecord[];
  /** Names that were rolled back before they arrived. */
  forbidden: ReadonlySet<string>;
}

export interface Step extends ActionRecord {
  /** The action whose ledger entry this step's entry reverses. */
  reverses: string | null;
  /** Bonus and unsettled part of a reversed win that the player has spent: the house account `bonuses` bears it. */
  uncollectedBonus: bigint;
}

export interface Plan {
  /** New and changed actions, in order. */
  steps: Step[];
  /** Names of the actions that this call reverses. */
  reversed: string[];
  round: Round;
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

  constructor(code: Rejection, balance: bigint, currency: string, limit: LimitRejection | null = null) {
    super(code);
    this.code = code;
    this.balance = balance;
    this.currency = currency;
    this.limit = limit;
  }
}

/** Upper bound of a balance, minor units; far below the range of a database bigint. */
const MAX_BALANCE = 10n ** 18n;
/** Upper bound of a stake, so that stake times rate stays in range. */
const MAX_STAKE = 10n ** 12n;
const ZERO: Balances = { real: 0n, bonus: 0n, owed: 0n, unsettled: 0n };
/** Denominator of session rates. */
const RATE_SCALE = 1_000_000n;
/** Converts account money into the provider's minor units, rounded down. */
export const toProviderUnits = (money: bigint, rate: bigint): bigint => (money * RATE_SCALE) / rate;
const min = (a: bigint, b: bigint) => (a < b ? a : b);
const spendable = ({ real, bonus }: Balances) => real + bonus;

/** Takes a stake from the first balance as far as possible, and the rest from the other one. */
function splitStake(amount: bigint, { real, bonus }: Balances, bonusFirst: boolean): Balances {
  const fromFirst = min(amount, bonusFirst ? bonus : real);
  const rest = amount - fromFirst;
  return bonusFirst
    ? { ...ZERO, real: -rest, bonus: -fromFirst }
    : { ...ZERO, real: -fromFirst, bonus: -rest };
}

/** Splits a win in proportion to the round's stakes; the remainder is real money. */
function splitWin(amount: bigint, { stake }: Round): Balances {
  const total = stake.real + stake.bonus;
  const bonus = total === 0n ? 0n : (amount * stake.bonus) / total;
  return { ...ZERO, real: amount - bonus, bonus };
}

/**
 * Reverses an action's balance changes. Balances stay at or above zero: what the player has spent of a win's real part
 * becomes debt, and the house bears what is spent of the rest.
 */
function reversalOf({ balanceDelta }: ActionRecord, balances: Balances) {
  const real = min(balanceDelta.real, balances.real);
  const bonus = min(balanceDelta.bonus, balances.bonus);
  const unsettled = min(balanceDelta.unsettled, balances.unsettled);
  return {
    balanceDelta: { real: -real, bonus: -bonus, owed: real - balanceDelta.real, unsettled: -unsettled },
    uncollectedBonus: balanceDelta.bonus - bonus + (balanceDelta.unsettled - unsettled),
  };
}

/**
 * Decides a call as a whole: its actions in order, each name once, in whatever order a round's calls arrive.
 * @throws WalletRejection
 */
export function decide(state: State, { currency, round: roundName, actions, close }: PlayCommand): Plan {
  const { playerId, accountId, gameIdentifier } = state;
  const balances = { ...state.balances };
  const { rate } = state;
  // Rounding never creates money: stakes round up, wins round down, and the reported balance can always be staked in
  // full.
  const toStake = (amount: bigint) => (amount * rate + RATE_SCALE - 1n) / RATE_SCALE;
  const toWin = (amount: bigint) => (amount * rate) / RATE_SCALE;
  const reportedBalance = () => toProviderUnits(spendable(balances), rate);
  const before = reportedBalance();
  const reject = (code: Rejection, limit: LimitRejection | null = null): never => {
    throw new WalletRejection(code, before, state.currency, limit);
  };
  if (currency !== state.currency) reject("wrong_currency");
  const isForeign = (storedRound: Round) =>
    storedRound.playerId !== playerId ||
    storedRound.accountId !== accountId ||
    storedRound.gameIdentifier !== gameIdentifier;
  if (state.round && isForeign(state.round)) reject("round_conflict");

  const round: Round = structuredClone(
    state.round ?? {
      playerId,
      accountId,
      gameIdentifier,
      stake: { real: 0n, bonus: 0n },
      win: { real: 0n, bonus: 0n, unsettled: 0n },
      bets: 0,
      closed: false,
      openedAt: state.now,
    },
  );
  const actionsByName = new Map(state.actions.map((record) => [record.name, record]));
  const forbidden = new Set(state.forbidden);
  const steps: Step[] = [];
  const reversed: string[] = [];
  const usage: StakeTotals = { staked: 0n, won: 0n };

  function append(
    record: ActionRecord,
    { reverses = null, uncollectedBonus = 0n }: Partial<Pick<Step, "reverses" | "uncollectedBonus">> = {},
  ): ActionRecord {
    balances.real += record.balanceDelta.real;
    balances.bonus += record.balanceDelta.bonus;
    balances.owed += record.balanceDelta.owed;
    balances.unsettled += record.balanceDelta.unsettled;
    const step = { ...record, balance: reportedBalance(), reverses, uncollectedBonus };
    actionsByName.set(record.name, step);
    steps.push(step);
    return step;
  }

  function newRecord(action: Action): ActionRecord {
    return {
      name: action.name,
      kind: action.kind,
      status: "applied",
      playerId,
      sessionId: state.sessionId,
      round: roundName,
      amount: action.kind === "rollback" ? null : action.amount,
      original: action.kind === "rollback" ? action.original : null,
      campaign: action.kind === "win" ? action.campaign : null,
      closes: close,
      balanceDelta: ZERO,
      entryId: null,
      balance: 0n,
      reversed: false,
    };
  }

  function applyWin(win: ActionRecord): ActionRecord {
    const amount = toWin(win.amount!);
    if (spendable(balances) + balances.unsettled + amount > MAX_BALANCE) reject("too_much");
    // Winnings of free rounds can't be played before the grant is settled.
    const balanceDelta = win.campaign === null ? splitWin(amount, round) : { ...ZERO, unsettled: amount };
    usage.won += balanceDelta.real;
    round.win.real += balanceDelta.real;
    round.win.bonus += balanceDelta.bonus;
    round.win.unsettled += balanceDelta.unsettled;
    return append({ ...win, status: "applied", balanceDelta });
  }

  /** Called when the round's bet arrives; applies wins that arrived before it. */
  function applyWaitingWins(): void {
    round.bets++;
    for (const waitingWin of [...actionsByName.values()])
      if (waitingWin.status === "pending" && waitingWin.round === roundName) {
        applyWin(waitingWin);
        round.closed ||= waitingWin.closes;
      }
  }

  function bet(action: Action & { kind: "bet" }): ActionRecord {
    if (round.closed) reject("round_closed");
    if (state.betBlock) reject(state.betBlock);
    if (balances.owed < 0n) reject("betting_paused");
    const stake = toStake(action.amount);
    if (stake > MAX_STAKE) reject("too_much");
    if (stake > spendable(balances)) reject("insufficient_funds");
    const balanceDelta = splitStake(stake, balances, state.bonusFirst);
    const limit = state.limitRejectionFor({ stake, real: -balanceDelta.real }, usage);
    if (limit) reject("limit_reached", limit);
    usage.staked -= balanceDelta.real;
    round.stake.real -= balanceDelta.real;
    round.stake.bonus -= balanceDelta.bonus;
    const record = append({ ...newRecord(action), balanceDelta });
    applyWaitingWins();
    // Include the wins that waited for this bet.
    record.balance = reportedBalance();
    return record;
  }

  function win(action: Action & { kind: "win" }): ActionRecord {
    const isWaiting = action.campaign === null && round.bets === 0;
    if (isWaiting && round.closed) reject("bet_not_found");
    return isWaiting ? append({ ...newRecord(action), status: "pending" }) : applyWin(newRecord(action));
  }

  function rollback(action: Action & { kind: "rollback" }): ActionRecord {
    const original = actionsByName.get(action.original);
    const voided: ActionRecord = { ...newRecord(action), status: "void" };
    if (!original) {
      forbidden.add(action.original);
      const record = append(voided);
      applyWaitingWins();
      record.balance = reportedBalance();
      return record;
    }
    if (original.playerId !== playerId || original.round !== roundName) reject("action_conflict");
    if (original.kind === "rollback") reject("not_reversible");
    if (original.reversed || original.status === "void") return append(voided);
    actionsByName.set(original.name, { ...original, reversed: true });
    if (original.status === "pending") {
      append({ ...original, status: "void", reversed: true });
      return append(voided);
    }
    reversed.push(original.name);
    if (original.kind === "bet") usage.staked += original.balanceDelta.real;
    else usage.won -= original.balanceDelta.real;
    const { real, bonus, unsettled } = original.balanceDelta;
    if (original.kind === "bet") {
      round.stake.real += real;
      round.stake.bonus += bonus;
    } else {
      round.win.real -= real;
      round.win.bonus -= bonus;
      round.win.unsettled -= unsettled;
    }
    const { balanceDelta, uncollectedBonus } = reversalOf(original, balances);
    return append({ ...newRecord(action), balanceDelta }, { reverses: original.name, uncollectedBonus });
  }

  function applyAction(action: Action): ActionRecord {
    const existing = actionsByName.get(action.name);
    if (existing) {
      const { kind, amount, original, campaign } = newRecord(action);
      const isRepeat =
        existing.kind === kind &&
        existing.amount === amount &&
        existing.original === original &&
        existing.campaign === campaign &&
        existing.playerId === playerId &&
        existing.round === roundName;
      if (!isRepeat) reject("action_conflict");
      if (existing.kind === "win" && existing.status === "void" && !existing.reversed)
        reject("bet_not_found");
      return existing;
    }
    if (forbidden.has(action.name)) reject("already_rolled_back");
    if (action.kind === "bet") return bet(action);
    return action.kind === "win" ? win(action) : rollback(action);
  }

  const names = actions.map((action) => applyAction(action).name);
  // A later action may have released or rolled back a waiting win, so look the answers up at the end.
  const answers = names.map((name) => actionsByName.get(name)!);
  // A round with a waiting win stays open.
  if (close && !answers.some(({ status }) => status === "pending")) round.closed = true;
  return { steps, reversed, round, answers, balance: answers.at(-1)?.balance ?? before, usage };
}
