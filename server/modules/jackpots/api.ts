/** An award by staff; it doesn't touch the pots. */
export interface Award {
  /** Idempotency key, chosen by the staff member. */
  key: string;
  /** Identifier of the jackpot. */
  identifier: string;
  title: string;
  /** Name of the level. */
  level: string;
  currency: string;
  /** Minor units, above zero. */
  amount: bigint;
}
