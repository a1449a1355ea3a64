import { hash, verify } from "@node-rs/argon2";
import type { FieldCode } from "../../../src/contract/field-codes.ts";
import { passwordRule } from "../../../src/rules/players/field-rules.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** By OWASP's password storage recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of random bits, by the same cost: compared where there is no account, so that it takes the same time to say no. */
export const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$LXm/KRwBbEzG0k9OouVEOg$k5e/44doBpcpGC0NNxCpIR3EROd+uqkzyZ15I7gkN5w";

/** `salt` is random unless several hashes share one. */
export const hashPassword = (password: string, salt?: Uint8Array): Promise<string> =>
  hash(password, { ...COST, ...(salt && { salt }) });

/** Whether the password is the one of `stored`; where nothing is stored, the answer is no and takes as long. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await verify(stored ?? NOBODY, password);
  return matches && typeof stored === "string";
}

/** What is wrong with a new password: also when many people use it, or it holds the owner's address. */
export function passwordProblem(password: string, email: string): FieldCode | null {
  return passwordRule(password) ?? (isCommonPassword(password, email) ? "too_common" : null);
}
