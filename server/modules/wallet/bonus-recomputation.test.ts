import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { bet, rollback, testWallet, win } from "../../../tests/support/server/wallet.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { bonuses } from "../bonuses/tables.ts";

const { app, createPlayer, giveBonus, play, name } = await testWallet();
const { db } = app;

/** Seeds; more with SIMULATION_SEEDS, for a longer run. */
const SEEDS = Number(process.env.SIMULATION_SEEDS ?? 8);
const CALLS = 40;
const PARTS = 10_000;

/** A generator of whole numbers below a bound; the same seed gives the same numbers. */
function randomOf(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

interface Money {
  kind: "bet" | "win";
  id: string;
  real: number;
  bonus: number;
  isBack: boolean;
}

interface Round {
  name: string;
  /** True if the bonus ran at the first bet and its requirement wasn't met. */
  isOfBonus: boolean;
  isOpen: boolean;
  moves: Money[];
}

/** The rules of bonuses, written down a second time: one account, one bonus, money in cents. */
class Book {
  real: number;
  bonus: number;
  stage: "handle_bets" | "wager_done" | "finished" | "lost" = "handle_bets";
  /** Bonus money at its end, and since. */
  atEnd = 0;
  readonly rounds = new Map<string, Round>();
  readonly terms: { required: number; maxBet: number; maxWin: number };

  constructor(real: number, bonus: number, terms: Book["terms"]) {
    this.real = real;
    this.bonus = bonus;
    this.terms = terms;
  }

  get isRunning(): boolean {
    return this.stage === "handle_bets" || this.stage === "wager_done";
  }

  /** @param withReturned includes bets that were taken back */
  stakes({ moves }: Round, withReturned = false) {
    const bets = moves.filter(({ kind, isBack }) => kind === "bet" && (withReturned || !isBack));
    const real = bets.reduce((sum, one) => sum + one.real, 0);
    const ofBonus = bets.reduce((sum, one) => sum + one.bonus, 0);
    return { real, ofBonus, all: real + ofBonus };
  }

  get progress(): number {
    return [...this.rounds.values()]
      .filter(({ isOfBonus, isOpen }) => isOfBonus && !isOpen)
      .reduce((sum, round) => sum + Math.min(this.stakes(round).all, this.terms.maxBet) * PARTS, 0);
  }

  /** Bonus money that arrives or leaves; after the end as if it had been there. */
  moveBonus(amount: number): void {
    if (this.isRunning) {
      this.bonus += amount;
      return;
    }
    const after = Math.max(0, this.atEnd + amount);
    this.real += Math.min(after, this.terms.maxWin) - Math.min(this.atEnd, this.terms.maxWin);
    this.atEnd = after;
  }

  /** @returns the code that refuses the bet, or null */
  bet(round: Round, id: string, amount: number): string | null {
    const fromReal = Math.min(this.real, amount);
    const fromBonus = amount - fromReal;
    if (fromBonus > 0) {
      if (!round.isOfBonus || this.stage !== "handle_bets") return "insufficient_funds";
      // A lower bet is no help without the money.
      if (fromBonus > this.bonus) return "insufficient_funds";
      if (this.stakes(round).all + amount > this.terms.maxBet) return "bonus_max_bet";
    }
    this.real -= fromReal;
    this.bonus -= fromBonus;
    round.moves.push({ kind: "bet", id, real: fromReal, bonus: fromBonus, isBack: false });
    return null;
  }

  win(round: Round, id: string, amount: number): void {
    // A win is shared alike before and after a bet is taken back.
    const { all, ofBonus } = this.stakes(round, true);
    const toBonus = Math.floor((amount * ofBonus) / all);
    this.real += amount - toBonus;
    this.moveBonus(toBonus);
    round.moves.push({ kind: "win", id, real: amount - toBonus, bonus: toBonus, isBack: false });
  }

  /** Gives a bet back. A bonus that was lost runs again with the money of its stake. */
  takeBack(move: Money): void {
    move.isBack = true;
    this.real += move.real;
    if (move.bonus > 0 && this.stage === "lost") this.stage = "handle_bets";
    this.moveBonus(move.bonus);
  }

  settle(): void {
    const holds = [...this.rounds.values()].some((round) => round.isOpen && this.stakes(round).ofBonus > 0);
    if (this.stage === "handle_bets" && this.progress >= this.terms.required * PARTS)
      this.stage = "wager_done";
    if (holds || !this.isRunning) return;
    if (this.stage === "wager_done") this.end("finished");
    else if (this.bonus === 0) this.end("lost");
  }

  end(stage: "finished" | "lost"): void {
    this.stage = stage;
    this.atEnd = this.bonus;
    this.real += Math.min(this.bonus, this.terms.maxWin);
    this.bonus = 0;
  }
}

const decimal = (cents: number) => (cents / 100).toFixed(2);

async function simulate(seed: number): Promise<void> {
  const random = randomOf(seed);
  const [funds, granted] = [random(300), 100 + random(400)];
  const terms = { required: 100 + random(600), maxBet: 40 + random(60), maxWin: 50 + random(600) };
  const player = await createPlayer(BigInt(funds));
  const id = await giveBonus(player, BigInt(granted), {
    maxBet: BigInt(terms.maxBet),
    maxWin: BigInt(terms.maxWin),
    requiredParts: BigInt(terms.required * PARTS),
  });
  const book = new Book(funds, granted, terms);
  const roundOf = (): Round => {
    const known = [...book.rounds.values()];
    const reused = known[random(known.length + 2)];
    if (reused) return reused;
    return { name: name("round"), isOfBonus: book.stage === "handle_bets", isOpen: true, moves: [] };
  };
  for (let call = 0; call < CALLS; call++) {
    const round = roundOf();
    const isKnown = book.rounds.has(round.name);
    const close = random(3) === 0 || !round.isOpen;
    const [kind, amount] = [random(10), 1 + random(90)];
    const actionId = name();
    let action: object[] = [];
    let expected: string | null = null;
    if (!isKnown || kind < 5) {
      if (isKnown && !round.isOpen) continue;
      action = [bet(actionId, decimal(amount))];
      expected = book.bet(round, actionId, amount);
    } else if (kind < 8) {
      action = [win(actionId, decimal(amount))];
      book.win(round, actionId, amount);
    } else {
      const move = round.moves.find((one) => one.kind === "bet" && !one.isBack);
      if (!move) continue;
      action = [rollback(actionId, move.id)];
      book.takeBack(move);
    }
    if (expected === null) {
      if (close) round.isOpen = false;
      book.rounds.set(round.name, round);
      book.settle();
    }
    const where = `seed ${seed}, call ${call}: ${JSON.stringify(action)} in ${round.name}`;
    const { status, body } = await play(player, round.name, action, { close });
    expect([where, body.code ?? null, status === 200]).toEqual([where, expected, expected === null]);
    const [account] = await db.select().from(accounts).where(eq(accounts.id, player.accountId));
    const [bonus] = await db.select().from(bonuses).where(eq(bonuses.id, id));
    expect([where, account!.real, account!.bonus, account!.owed, bonus!.stage, bonus!.progressParts]).toEqual(
      [where, BigInt(book.real), BigInt(book.bonus), 0n, book.stage, BigInt(book.progress)],
    );
    if (expected === null) expect(body.balance).toBe(decimal(book.real + book.bonus));
  }
}

it.for(Array.from({ length: SEEDS }, (_, i) => 20_261_127 + i * 7_919))(
  "NEW-30 RI-04 RI-07 RI-08 RI-09 RI-10 RI-13 balances, stage, progress and refusals are those of a second, separate calculation (seed %i)",
  simulate,
);
