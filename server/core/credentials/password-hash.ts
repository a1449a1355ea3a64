import { hash, verify } from "@node-rs/argon2";

export interface PasswordCost {
  /** KiB. */
  memoryCost: number;
  /** Passes. */
  timeCost: number;
  /** Lanes. */
  parallelism: number;
}

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of random bytes at the same cost, verified when there is no account so that the response takes as long. */
export const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$LXm/KRwBbEzG0k9OouVEOg$k5e/44doBpcpGC0NNxCpIR3EROd+uqkzyZ15I7gkN5w";

/** @param salt random by default; given when several hashes share one */
export const hashPassword = (password: string, salt?: Uint8Array, cost = COST): Promise<string> =>
  hash(password, { ...cost, ...(salt && { salt }) });

export type HashPassword = (password: string, salt?: Uint8Array) => Promise<string>;

/** Verifies a password; without a stored hash it takes as long and returns false. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await verify(stored ?? DUMMY_HASH, password);
  return matches && typeof stored === "string";
}
