import type { PlayedGame } from "../../../src/contract/history.ts";
import type { Round, RoundState } from "../../../src/contract/rounds.ts";
import type { Balances, Receipt } from "../../../src/contract/statement.ts";
import { toAmount, toSignedAmount } from "../../../src/rules/money/amounts.ts";
import type { AccountRow, EntryRow, PostingRow, RoundRow } from "./store.ts";

/** True if all stakes were returned and no win remains. */
const isRolledBack = (bets: number, stake: bigint, win: bigint) => bets > 0 && stake === 0n && win === 0n;

export function presentRound(row: RoundRow, game: PlayedGame, verifiable: boolean): Round {
  const stake = row.stakeReal + row.stakeBonus;
  const win = row.winReal + row.winBonus + row.winUnsettled;
  const closeState: RoundState = row.closedAt ? "closed" : "open";
  const state = isRolledBack(row.bets, stake, win) ? "rolled_back" : closeState;
  return {
    id: row.id,
    name: row.name,
    server: row.provider,
    game,
    state,
    currency: row.currency,
    conversion: row.played === row.currency ? null : { played: row.played, rate: toAmount(row.rate) },
    stake_cents: toAmount(stake),
    win_cents: toAmount(win),
    is_bonus_spin: row.bets === 0 && row.winUnsettled > 0n,
    net_cents: toSignedAmount(win - stake),
    opened_at: row.createdAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    verifiable: verifiable && state === "closed",
  };
}

export const presentBalances = ({
  currency,
  real,
  bonus,
  reserved,
  owed,
  unsettled,
}: AccountRow): Balances => ({
  currency,
  real_cents: toSignedAmount(real),
  bonus_cents: toSignedAmount(bonus),
  reserved_cents: toSignedAmount(reserved),
  owed_cents: toSignedAmount(owed),
  unsettled_cents: toSignedAmount(unsettled),
});

const sideOf = ({ balanceType, house }: PostingRow) =>
  balanceType ? `purse:${balanceType}` : `house:${house}`;

export interface ReceiptParts {
  entry: EntryRow;
  postings: PostingRow[];
  previousHash: string;
  accountId: number;
  /** Sum of the account's balances, minor units. */
  before: bigint;
  after: bigint;
  game: PlayedGame | null;
  roundId: number | null;
}

export function presentReceipt(parts: ReceiptParts): Receipt {
  const { entry, postings, accountId, before, after } = parts;
  return {
    number: entry.number!,
    time: entry.createdAt.toISOString(),
    kind: entry.kind,
    currency: entry.currency,
    changes: postings.flatMap(({ balanceType, amount, balanceAfter }) =>
      balanceType === null
        ? []
        : {
            balance_type: balanceType,
            amount_cents: toSignedAmount(amount),
            before_cents: toSignedAmount(balanceAfter! - amount),
            after_cents: toSignedAmount(balanceAfter!),
          },
    ),
    total: { before_cents: toSignedAmount(before), after_cents: toSignedAmount(after) },
    cause: entry.cause,
    game: parts.game,
    round: parts.roundId,
    hash: entry.hash,
    previous_hash: parts.previousHash,
    chain: {
      player_id: entry.playerId!,
      account_id: accountId,
      key: entry.key,
      reverses: entry.reverses === null ? null : { number: entry.reversesNumber ?? 0, id: entry.reverses },
      postings: postings.map((posting): [string, string] => [sideOf(posting), String(posting.amount)]),
    },
  };
}
