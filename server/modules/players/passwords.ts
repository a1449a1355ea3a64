import { hash, verify } from "@node-rs/argon2";

/** By OWASP's password storage recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared where there is no account, so that it takes the same time to say no. */
const nobody = hash("nobody has this password", COST);

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether the password is the one of `stored`; where nothing is stored, the answer is no and takes as long. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== undefined;
}
