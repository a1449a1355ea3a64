import type { LimitRefusal } from "../../../src/rules/limits/limits.ts";
import type { ActionKind, ActionStatus } from "../../db/play-schema.ts";

/** Why the wallet does not do what a provider asks; stable, for providers to act on. */
export type Refusal =
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

/** What a provider asks for, under its own names. Amounts are minor units. */
export type Action =
  | { kind: "bet"; name: string; amount: bigint }
  | { kind: "win"; name: string; amount: bigint; campaign: string | null }
  | { kind: "rollback"; name: string; original: string };

export interface Asked {
  currency: string;
  round: string;
  actions: Action[];
  /** The round ends with this. */
  close: boolean;
}

/** Real money that a call has staked and won so far, less what it took back: minor units of the account's currency. */
export interface Spent {
  staked: bigint;
  won: bigint;
}

/** Minor units of the account's currency, by purse. */
export interface Purses {
  real: bigint;
  bonus: bigint;
  /** At most zero: what a reversal could not take back. */
  owed: bigint;
}

/** An action that was taken before, or is being taken. */
export interface Taken {
  name: string;
  kind: ActionKind;
  status: ActionStatus;
  playerId: number;
  sessionId: string;
  round: string;
  /** As the provider said it. */
  amount: bigint | null;
  original: string | null;
  campaign: string | null;
  closes: boolean;
  /** What moved, above zero for the player. */
  moved: Purses;
  entryId: number | null;
  /** Real and bonus money after it, as the provider was told. */
  balance: bigint;
  reversed: boolean;
}

export interface Round {
  playerId: number;
  /** Whose money it is played with: a round keeps to one account. */
  accountId: number;
  gameIdentifier: string;
  stake: { real: bigint; bonus: bigint };
  win: { real: bigint; bonus: bigint };
  /** How many bets have been heard of, taken back ones too: a win belongs to one. */
  bets: number;
  closed: boolean;
}

/** Everything that a decision is made from, read under the player's lock. */
export interface State {
  playerId: number;
  accountId: number;
  sessionId: string;
  gameIdentifier: string;
  /** That the provider plays in. */
  currency: string;
  /** Minor units of the account's currency for a million of the provider's. */
  rate: bigint;
  purses: Purses;
  /** Stakes are taken from bonus money before real money. */
  bonusFirst: boolean;
  /** What forbids this player any bet now; wins and rollbacks are taken all the same. */
  obstacle: Refusal | null;
  /** Why the player's own limits forbid another bet, of which `real` is real money, after what the call has spent. */
  limited: (bet: { stake: bigint; real: bigint }, spent: Spent) => LimitRefusal | null;
  round: Round | null;
  /** Actions of these names, those that a rollback names, and wins of the round that wait for its bet. */
  taken: readonly Taken[];
  /** Names that a rollback has taken back before they came. */
  forbidden: ReadonlySet<string>;
}

export interface Step extends Taken {
  /** The action whose entry this one's reverses. */
  reverses: string | null;
}

export interface Plan {
  /** What is new, and what changes, in order. */
  steps: Step[];
  /** Names of actions that are reversed by this. */
  reversed: string[];
  round: Round;
  /** One for each action that was asked for. */
  answers: Taken[];
  /** Real and bonus money after the last of them, as it was told the first time: the provider's minor units. */
  balance: bigint;
  spent: Spent;
}

/** Nothing was done. */
export class WalletRefusal extends Error {
  override name = "WalletRefusal";
  readonly code: Refusal;
  /** Real and bonus money before it, the provider's minor units. */
  readonly balance: bigint;
  /** Of the session. */
  readonly currency: string;
  /** Behind `limit_reached`. */
  readonly limit: LimitRefusal | null;

  constructor(code: Refusal, balance: bigint, currency: string, limit: LimitRefusal | null = null) {
    super(code);
    this.code = code;
    this.balance = balance;
    this.currency = currency;
    this.limit = limit;
  }
}

/** No purse holds more, minor units: sums stay far from what a database can count. */
const MOST = 10n ** 18n;
/** No stake is more, so that its millionths can be counted. */
const MOST_STAKE = 10n ** 12n;
const NOTHING: Purses = { real: 0n, bonus: 0n, owed: 0n };
/** Of the provider's minor units, for as many of the account's as a session's rate says. */
const RATED = 1_000_000n;
/** What a provider is told of money of the account, in its own minor units: whole ones, the rest dropped. */
export const toldOf = (money: bigint, rate: bigint): bigint => (money * RATED) / rate;
const least = (a: bigint, b: bigint) => (a < b ? a : b);
const common = ({ real, bonus }: Purses) => real + bonus;

/** From one purse as far as it reaches, the rest from the other. */
function stakeOf(amount: bigint, { real, bonus }: Purses, bonusFirst: boolean): Purses {
  const first = least(amount, bonusFirst ? bonus : real);
  const rest = amount - first;
  return bonusFirst ? { real: -rest, bonus: -first, owed: 0n } : { real: -first, bonus: -rest, owed: 0n };
}

/** By the shares of the stakes that it was won with; the part that cannot be divided is real. */
function shareOf(amount: bigint, { stake }: Round): Purses {
  const total = stake.real + stake.bonus;
  const bonus = total === 0n ? 0n : (amount * stake.bonus) / total;
  return { real: amount - bonus, bonus, owed: 0n };
}

/** A stake is given back as it came: no purse is below zero. Of a win, what is not there any more is owed. */
function takenBack({ moved }: Taken, purses: Purses): Purses {
  const real = least(moved.real, purses.real);
  const bonus = least(moved.bonus, purses.bonus);
  return { real: -real, bonus: -bonus, owed: real + bonus - moved.real - moved.bonus };
}

/**
 * What is to be done about what a provider asks, wholly or not at all: in the order of the actions, each under its name
 * once, whatever the order they come in. Throws `WalletRefusal`.
 */
export function decide(state: State, { currency, round: roundName, actions, close }: Asked): Plan {
  const { playerId, accountId, gameIdentifier } = state;
  const purses = { ...state.purses };
  const { rate } = state;
  // What is left of a coin's smallest part is the house's neither way: a stake is not less than what was asked for, a
  // win not more, and the whole balance that was told can be staked.
  const staked = (amount: bigint) => (amount * rate + RATED - 1n) / RATED;
  const won = (amount: bigint) => (amount * rate) / RATED;
  const told = () => toldOf(common(purses), rate);
  const before = told();
  const refuse = (code: Refusal, limit: LimitRefusal | null = null): never => {
    throw new WalletRefusal(code, before, state.currency, limit);
  };
  if (currency !== state.currency) refuse("wrong_currency");
  const isOther = (known: Round) =>
    known.playerId !== playerId || known.accountId !== accountId || known.gameIdentifier !== gameIdentifier;
  if (state.round && isOther(state.round)) refuse("round_conflict");

  const round: Round = structuredClone(
    state.round ?? {
      playerId,
      accountId,
      gameIdentifier,
      stake: { real: 0n, bonus: 0n },
      win: { real: 0n, bonus: 0n },
      bets: 0,
      closed: false,
    },
  );
  const known = new Map(state.taken.map((taken) => [taken.name, taken]));
  const forbidden = new Set(state.forbidden);
  const steps: Step[] = [];
  const reversed: string[] = [];
  const spent: Spent = { staked: 0n, won: 0n };

  function add(taken: Taken, reverses: string | null = null): Taken {
    purses.real += taken.moved.real;
    purses.bonus += taken.moved.bonus;
    purses.owed += taken.moved.owed;
    const step = { ...taken, balance: told(), reverses };
    known.set(taken.name, step);
    steps.push(step);
    return step;
  }

  function blank(action: Action): Taken {
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
      moved: NOTHING,
      entryId: null,
      balance: 0n,
      reversed: false,
    };
  }

  function applyWin(win: Taken): Taken {
    const amount = won(win.amount!);
    if (common(purses) + amount > MOST) refuse("too_much");
    const moved = shareOf(amount, round);
    spent.won += moved.real;
    round.win.real += moved.real;
    round.win.bonus += moved.bonus;
    return add({ ...win, status: "applied", moved });
  }

  /** A bet of the round has been heard of: wins that have overtaken it wait no more. */
  function hear(): void {
    round.bets++;
    for (const waiting of [...known.values()])
      if (waiting.status === "pending" && waiting.round === roundName) {
        applyWin(waiting);
        round.closed ||= waiting.closes;
      }
  }

  function bet(action: Action & { kind: "bet" }): Taken {
    if (round.closed) refuse("round_closed");
    if (state.obstacle) refuse(state.obstacle);
    if (purses.owed < 0n) refuse("betting_paused");
    const stake = staked(action.amount);
    if (stake > MOST_STAKE) refuse("too_much");
    if (stake > common(purses)) refuse("insufficient_funds");
    const moved = stakeOf(stake, purses, state.bonusFirst);
    const limit = state.limited({ stake, real: -moved.real }, spent);
    if (limit) refuse("limit_reached", limit);
    spent.staked -= moved.real;
    round.stake.real -= moved.real;
    round.stake.bonus -= moved.bonus;
    const taken = add({ ...blank(action), moved });
    hear();
    // With the wins that have waited for it.
    taken.balance = told();
    return taken;
  }

  function win(action: Action & { kind: "win" }): Taken {
    const waits = action.campaign === null && round.bets === 0;
    if (waits && round.closed) refuse("bet_not_found");
    return waits ? add({ ...blank(action), status: "pending" }) : applyWin(blank(action));
  }

  function rollback(action: Action & { kind: "rollback" }): Taken {
    const original = known.get(action.original);
    const none: Taken = { ...blank(action), status: "void" };
    if (!original) {
      forbidden.add(action.original);
      const taken = add(none);
      hear();
      taken.balance = told();
      return taken;
    }
    if (original.playerId !== playerId || original.round !== roundName) refuse("action_conflict");
    if (original.kind === "rollback") refuse("not_reversible");
    if (original.reversed || original.status === "void") return add(none);
    known.set(original.name, { ...original, reversed: true });
    if (original.status === "pending") {
      add({ ...original, status: "void", reversed: true });
      return add(none);
    }
    reversed.push(original.name);
    if (original.kind === "bet") spent.staked += original.moved.real;
    else spent.won -= original.moved.real;
    const side = original.kind === "bet" ? round.stake : round.win;
    side.real += original.kind === "bet" ? original.moved.real : -original.moved.real;
    side.bonus += original.kind === "bet" ? original.moved.bonus : -original.moved.bonus;
    return add({ ...blank(action), moved: takenBack(original, purses) }, original.name);
  }

  function take(action: Action): Taken {
    const same = known.get(action.name);
    if (same) {
      const { kind, amount, original, campaign } = blank(action);
      const asBefore =
        same.kind === kind &&
        same.amount === amount &&
        same.original === original &&
        same.campaign === campaign &&
        same.playerId === playerId &&
        same.round === roundName;
      if (!asBefore) refuse("action_conflict");
      if (same.kind === "win" && same.status === "void" && !same.reversed) refuse("bet_not_found");
      return same;
    }
    if (forbidden.has(action.name)) refuse("already_rolled_back");
    if (action.kind === "bet") return bet(action);
    return action.kind === "win" ? win(action) : rollback(action);
  }

  const names = actions.map((action) => take(action).name);
  // A later action of the call may have brought a win its bet, or taken one back that waited.
  const answers = names.map((name) => known.get(name)!);
  // With a win that waits for its bet, the round waits too.
  if (close && !answers.some(({ status }) => status === "pending")) round.closed = true;
  return { steps, reversed, round, answers, balance: answers.at(-1)?.balance ?? before, spent };
}
