import { createAccountBonuses } from "../../../src/rules/wagering/account-bonuses.ts";
import {
  type Action,
  type ActionRecord,
  type Balances,
  type Plan,
  type PlayCommand,
  type Rejection,
  type Round,
  type StakeTotals,
  type State,
  type Step,
  WalletRejection,
} from "./call-state.ts";
import {
  MAX_BALANCE,
  MAX_STAKE,
  min,
  NO_CHANGE,
  spendable,
  splitStake,
  splitWin,
  toProviderUnits,
  toStake,
  toWin,
} from "./money.ts";

const newRound = ({ playerId, accountId, gameIdentifier, now }: State): Round => ({
  playerId,
  accountId,
  gameIdentifier,
  stake: { real: 0n, bonus: 0n },
  win: { real: 0n, bonus: 0n, unsettled: 0n },
  bets: 0,
  closed: false,
  openedAt: now,
  bonusId: null,
  contribution: null,
});

type BalanceChange = Pick<Balances, "real" | "bonus" | "unsettled"> & Partial<Balances>;

const stakeOf = ({ stake }: Round) => stake.real + stake.bonus;
/** The stake that a round counts; null until it closes. */
const countedStakeOf = (round: Round | null) => (round?.closed ? stakeOf(round) : null);

/**
 * Decides a call as a whole: its actions in order, each name once, in whatever order a round's calls arrive.
 * @throws WalletRejection
 */
export function decide(state: State, { currency, round: roundName, actions, close }: PlayCommand): Plan {
  const { playerId, accountId, gameIdentifier, rate } = state;
  const balances = { ...state.balances };
  const bonuses = createAccountBonuses(state.bonuses, state.now);
  const reportedBalance = () => toProviderUnits(spendable(balances), rate);
  const before = { balance: reportedBalance(), currency: state.currency };
  const reject = (code: Rejection, more?: ConstructorParameters<typeof WalletRejection>[2]): never => {
    throw new WalletRejection(code, before, more);
  };
  if (currency !== state.currency) reject("wrong_currency");
  const isForeign = (storedRound: Round) =>
    storedRound.playerId !== playerId ||
    storedRound.accountId !== accountId ||
    storedRound.gameIdentifier !== gameIdentifier;
  if (state.round && isForeign(state.round)) reject("round_conflict");

  const opened = state.round ?? newRound(state);
  const round: Round = { ...opened, stake: { ...opened.stake }, win: { ...opened.win } };
  const actionsByName = new Map(state.actions.map((record) => [record.name, record]));
  const forbidden = new Set(state.forbidden);
  const steps: Step[] = [];
  const reversed: string[] = [];
  const usage: StakeTotals = { staked: 0n, won: 0n };
  /** The round closes after the call's last action, because of the call or of a win that waited. */
  let closes = close;

  function addToBalances({ real, bonus, owed = 0n, unsettled }: BalanceChange): void {
    balances.real += real;
    balances.bonus += bonus;
    balances.owed += owed;
    balances.unsettled += unsettled;
  }

  function append(record: ActionRecord, reverses: string | null = null): ActionRecord {
    addToBalances(record.balanceDelta);
    const step = { ...record, balance: reportedBalance(), reverses };
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
      balanceDelta: NO_CHANGE,
      house: 0n,
      bonusPart: 0n,
      entryId: null,
      balance: 0n,
      reversed: false,
    };
  }

  /** The round's stakes, rolled-back ones included: a win is shared alike before and after a rollback. */
  function placedStakes(): Round["stake"] {
    const placed = { ...round.stake };
    for (const { kind, reversed: isReturned, round: of, balanceDelta } of actionsByName.values())
      if (kind === "bet" && isReturned && of === roundName) {
        placed.real -= balanceDelta.real;
        placed.bonus -= balanceDelta.bonus;
      }
    return placed;
  }

  /** What a win adds. Winnings of free rounds can't be played before their grant is settled. */
  function winParts(amount: bigint, isFree: boolean) {
    if (isFree) return { balanceDelta: { ...NO_CHANGE, unsettled: amount }, house: 0n, bonusPart: 0n };
    const { real, bonus: bonusPart } = splitWin(amount, { stake: placedStakes() });
    const moved = bonuses.move(round.bonusId, bonusPart, balances);
    usage.won += real;
    return {
      balanceDelta: { ...NO_CHANGE, real: real + moved.real, bonus: moved.bonus },
      house: moved.house,
      bonusPart,
    };
  }

  function applyWin(win: ActionRecord): ActionRecord {
    const amount = toWin(win.amount!, rate);
    if (spendable(balances) + balances.unsettled + amount > MAX_BALANCE) reject("too_much");
    const parts = winParts(amount, win.campaign !== null);
    round.win.real += parts.balanceDelta.real;
    round.win.bonus += parts.balanceDelta.bonus;
    round.win.unsettled += parts.balanceDelta.unsettled;
    return append({ ...win, status: "applied", ...parts });
  }

  /** The first bet received, even one that was rolled back before, decides which bonus the round belongs to. */
  function assignBonus(): void {
    if (round.bets > 0) return;
    const bonus = bonuses.bonusForRound(state.game);
    round.bonusId = bonus?.id ?? null;
    round.contribution = bonus?.contribution ?? null;
  }

  /** Called when the round's bet arrives; applies wins that arrived before it. */
  function applyWaitingWins(): void {
    round.bets++;
    for (const waitingWin of [...actionsByName.values()])
      if (waitingWin.status === "pending" && waitingWin.round === roundName) {
        applyWin(waitingWin);
        closes ||= waitingWin.closes;
      }
  }

  /** The money that pays a stake: bonus money where its terms allow it, otherwise real money alone. */
  function paymentOf(stake: bigint) {
    if (stake > spendable(balances)) reject("insufficient_funds");
    const payment = splitStake(stake, balances, state.bonusFirst);
    if (payment.bonus === 0n) return payment;
    const rejection = bonuses.rejectionOf(state.game, {
      bonusId: round.bonusId,
      stake: stakeOf(round) + stake,
    });
    if (!rejection) return payment;
    if (stake <= balances.real) return { ...NO_CHANGE, real: -stake };
    const maxBet = bonuses.running()?.maxBet ?? null;
    return reject(rejection, {
      maxBet: rejection === "bonus_max_bet" && maxBet !== null ? toProviderUnits(maxBet, rate) : null,
    });
  }

  function bet(action: Action & { kind: "bet" }): ActionRecord {
    if (round.closed) reject("round_closed");
    if (state.betBlock) reject(state.betBlock);
    if (balances.owed < 0n) reject("betting_paused");
    const stake = toStake(action.amount, rate);
    if (stake > MAX_STAKE) reject("too_much");
    assignBonus();
    const balanceDelta = paymentOf(stake);
    const limit = state.limitRejectionFor({ stake, real: -balanceDelta.real }, usage);
    if (limit) reject("limit_reached", { limit });
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

  /** Returns a stake to the balances that paid it. */
  function reverseBet({ balanceDelta: { real, bonus } }: ActionRecord) {
    usage.staked += real;
    round.stake.real += real;
    round.stake.bonus += bonus;
    const moved = bonuses.move(round.bonusId, -bonus, balances);
    return {
      balanceDelta: { ...NO_CHANGE, real: moved.real - real, bonus: moved.bonus },
      house: moved.house,
    };
  }

  /**
   * Takes a win back. Balances stay at or above zero: what the player has spent of its real part becomes debt, and the
   * house bears what is spent of the rest.
   */
  function reverseWin({ balanceDelta: { real, bonus, unsettled }, house, bonusPart }: ActionRecord) {
    const realPart = real + bonus + house - bonusPart;
    usage.won -= realPart;
    round.win.real -= real;
    round.win.bonus -= bonus;
    round.win.unsettled -= unsettled;
    const moved = bonuses.move(round.bonusId, -bonusPart, balances);
    const due = realPart - moved.real;
    const taken = min(due, balances.real);
    const takenUnsettled = min(unsettled, balances.unsettled);
    return {
      balanceDelta: { real: -taken, bonus: moved.bonus, owed: taken - due, unsettled: -takenUnsettled },
      house: moved.house + takenUnsettled - unsettled,
    };
  }

  function rollback(action: Action & { kind: "rollback" }): ActionRecord {
    const original = actionsByName.get(action.original);
    const voided: ActionRecord = { ...newRecord(action), status: "void" };
    if (!original) {
      forbidden.add(action.original);
      const record = append(voided);
      assignBonus();
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
    const parts = original.kind === "bet" ? reverseBet(original) : reverseWin(original);
    return append({ ...newRecord(action), ...parts }, original.name);
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

  /** Counts the round towards its bonus, and applies what follows for the account's bonuses. */
  function settleBonuses(): void {
    if (round.bonusId !== null && round.contribution !== null)
      bonuses.count(round.bonusId, round.contribution, countedStakeOf(state.round), countedStakeOf(round));
    const isHeldHere = (id: string) => round.bonusId === id && !round.closed && round.stake.bonus > 0n;
    bonuses.settle(balances.bonus, (id) => isHeldHere(id) || state.isHeldElsewhere(id));
    for (const entry of bonuses.entries) addToBalances(entry);
    if (bonuses.entries.length === 0) return;
    // The answer's last action isn't the last step if it released wins that waited.
    for (const one of [steps.at(-1), answers.at(-1)])
      if (one && steps.some((step) => step === one)) one.balance = reportedBalance();
  }

  /** A round whose wins wait for their bet stays open, and closes once the bet arrives. */
  function closeRound(): void {
    const waitingWins = [...actionsByName.values()].filter(
      ({ status, round: of }) => status === "pending" && of === roundName,
    );
    round.closed ||= waitingWins.length === 0;
    for (const waitingWin of waitingWins) if (!waitingWin.closes) append({ ...waitingWin, closes: true });
  }

  const names = actions.map((action) => applyAction(action).name);
  // A later action may have released or rolled back a waiting win, so look the answers up at the end.
  const answers = names.map((name) => actionsByName.get(name)!);
  if (closes) closeRound();
  if (state.bonuses.length > 0) settleBonuses();
  return {
    steps,
    reversed,
    round,
    bonuses: bonuses.bonuses,
    bonusEntries: bonuses.entries,
    answers,
    balance: answers.at(-1)?.balance ?? reportedBalance(),
    usage,
  };
}
