import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

/** Minor units; as text where a number would lose precision. */
export const AmountSchema = v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^\d+$/))]);
export type Amount = v.InferOutput<typeof AmountSchema>;

export const AccountSchema = v.object({
  id: v.number(),
  currency: v.string(),
  amount_cents: AmountSchema,
  available_to_cashout_cents: AmountSchema,
  /** The account that the player plays with; exactly one of a player's accounts is active. */
  active: v.boolean(),
});
export type Account = v.InferOutput<typeof AccountSchema>;

/** An account with its balances: `amount_cents` is the `real` balance. */
export const AccountBalancesSchema = v.object({
  ...AccountSchema.entries,
  bonus_cents: AmountSchema,
  /** Reserved for pending withdrawals. */
  reserved_cents: AmountSchema,
  /** Debt from reversed wins that were already spent; bets are rejected until it is settled. */
  owed_cents: AmountSchema,
  /** Won in free rounds; becomes playable when all of them are played. */
  unsettled_cents: AmountSchema,
  /** Wagering requirement of the bonus money, and how much of it is met. */
  wagering_cents: AmountSchema,
  wagered_cents: AmountSchema,
  /** Grows with every change of the player's money; a lower version is older. */
  version: v.number(),
});
export type AccountBalances = v.InferOutput<typeof AccountBalancesSchema>;

export const AccountsQuerySchema = v.object({ compatibility: v.optional(v.string()) });
/** Without balances if `compatibility` is set, otherwise with balances. */
export const AccountsSchema = v.array(v.union([AccountBalancesSchema, AccountSchema]));
export const NewAccountSchema = v.object({
  currency: v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(4, "too_long")),
});

export const accountsPublications = {
  balance: v.object({ accounts: v.array(AccountBalancesSchema) }),
} as const;

export const accountsEndpoints = {
  "GET /api/player/accounts": {
    session: true,
    summary: "The player's accounts; flat with `compatibility`",
    query: AccountsQuerySchema,
    response: AccountsSchema,
  },
  "POST /api/player/accounts": {
    session: true,
    summary: "Open an account in a currency, or switch to it",
    body: NewAccountSchema,
    response: AccountsSchema,
  },
} as const satisfies Record<string, Endpoint>;
