import { hash, verify } from "@node-rs/argon2";
import { Secret, TOTP } from "otpauth";
import { PASSWORD, passwordRule } from "../../../../src/rules/players/field-rules.ts";

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hash of random bytes at the same cost, so that a response without a stored hash takes as long. */
const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$LXm/KRwBbEzG0k9OouVEOg$k5e/44doBpcpGC0NNxCpIR3EROd+uqkzyZ15I7gkN5w";
/** Staff passwords are longer than players'. */
export const MIN_PASSWORD_LENGTH = 12;
/** Validity of a one-time code, seconds. */
const PERIOD = 30;
/** Time steps accepted before and after the current one, for clock skew. */
const WINDOW = 1;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Verifies a password; without a stored hash it takes as long and returns false. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await verify(stored ?? DUMMY_HASH, password);
  return matches && typeof stored === "string";
}

/** Error code for a new password; null if it's allowed. */
export function passwordProblem(password: string): string | null {
  if ([...password].length < MIN_PASSWORD_LENGTH) return "too_short";
  return [...password].length > PASSWORD.max ? "too_long" : passwordRule(password);
}

const totp = (secret: string, label = "") =>
  new TOTP({
    issuer: "Apogee staff",
    label,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** @returns an authenticator secret (RFC 6238), base32 */
export const newOtpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that authenticator apps read. */
export const otpUri = (secret: string, name: string): string => totp(secret, name).toString();

/** @returns the time step of a valid code, else null */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD) + delta;
}
