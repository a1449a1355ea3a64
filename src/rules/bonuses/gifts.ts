import type { AccountBalances } from "../../contract/accounts.ts";
import type { Bonus, BonusStage } from "../../contract/bonuses.ts";
import type { FreeSpins, FreeSpinsStage } from "../../contract/free-spins.ts";
import { wageringPercent } from "../money/amounts.ts";

const PAST_BONUSES: ReadonlySet<BonusStage> = new Set([
  "finished",
  "canceled",
  "expired",
  "wager_done",
  "lost",
]);
const PAST_FREE_SPINS: ReadonlySet<FreeSpinsStage> = new Set(["finished", "canceled", "expired"]);

export const isActualBonus = ({ stage }: Pick<Bonus, "stage">): boolean => !PAST_BONUSES.has(stage);

/** Free spins know neither `lost` nor `wager_done`. */
export const isActualFreeSpins = ({ stage }: Pick<FreeSpins, "stage">): boolean =>
  !PAST_FREE_SPINS.has(stage);

interface Gifts {
  bonuses: readonly Pick<Bonus, "stage" | "activatable">[];
  freeSpins: readonly Pick<FreeSpins, "stage" | "activatable">[];
}

/** Number of actual gifts that the player can activate. */
export function countActivatable({ bonuses, freeSpins }: Gifts): number {
  const isActivatable = ({ activatable }: { activatable: boolean }) => activatable;
  return (
    bonuses.filter(isActualBonus).filter(isActivatable).length +
    freeSpins.filter(isActualFreeSpins).filter(isActivatable).length
  );
}

/** The bonus that takes the account's stakes; undefined without one. */
export const runningBonus = <B extends Pick<Bonus, "stage" | "currency">>(
  bonuses: readonly B[],
  currency: string,
): B | undefined => bonuses.find((bonus) => bonus.stage === "handle_bets" && bonus.currency === currency);

/** The running bonuses with the amounts of their accounts, which follow each round; the others as they are. */
export const withBalances = (bonuses: readonly Bonus[], accounts: readonly AccountBalances[]): Bonus[] =>
  bonuses.map((bonus) => {
    const { stage, currency, amount_wager_requirement_cents } = bonus;
    const account = stage === "handle_bets" ? accounts.find((one) => one.currency === currency) : undefined;
    // The account may know of the next bonus already.
    if (!account || BigInt(account.wagering_cents) !== BigInt(amount_wager_requirement_cents)) return bonus;
    return {
      ...bonus,
      balance_cents: account.bonus_cents,
      amount_wager_cents: account.wagered_cents,
      wager_percent: wageringPercent({
        wagering: BigInt(account.wagering_cents),
        wagered: BigInt(account.wagered_cents),
      }),
    };
  });

/** Waiting bonuses of an account, next first. */
export const queueOf = <B extends Pick<Bonus, "stage" | "currency" | "position">>(
  bonuses: readonly B[],
  currency: string,
): B[] =>
  bonuses
    .filter(({ stage, currency: own }) => stage === "wait" && own === currency)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));

/** The list with the item at `index` moved by one place; the same order at its ends. */
export function moveItem<Item>(items: readonly Item[], index: number, step: -1 | 1): Item[] {
  const target = index + step;
  if (target < 0 || target >= items.length) return [...items];
  const moved = [...items];
  [moved[index], moved[target]] = [moved[target]!, moved[index]!];
  return moved;
}

/** What the player gives up by ending a bonus, in minor units: its balance, or all of it before it runs. */
export const lossOf = ({ stage, balance_cents, amount_cents }: Bonus): bigint =>
  BigInt(stage === "handle_bets" ? balance_cents : amount_cents);

export interface TimeLeft {
  unit: "day" | "hour" | "minute";
  /** Rounded down. */
  count: number;
}

const MINUTE = 60_000;
const UNITS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** Time until an instant in its largest unit; null once it has passed. Milliseconds since the epoch. */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const left = until - now;
  if (!(left > 0)) return null;
  const [unit, length] = UNITS.find(([, size]) => left >= size) ?? UNITS[2];
  return { unit, count: Math.floor(left / length) };
}

/** `off`: the player turned bonuses off. `locked`: on a break. `restricted`: the licence or market has none. */
export type GiftAccess = "open" | "off" | "locked" | "restricted";

interface AccessFacts {
  canIssueBonuses: boolean;
  isLocked: boolean;
  isRestricted: boolean;
}

export function giftAccess({ canIssueBonuses, isLocked, isRestricted }: AccessFacts): GiftAccess {
  if (isRestricted) return "restricted";
  if (isLocked) return "locked";
  return canIssueBonuses ? "open" : "off";
}
