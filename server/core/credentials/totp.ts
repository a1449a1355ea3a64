import { Secret, TOTP } from "otpauth";

/** Validity of a code, seconds. */
const PERIOD = 30;
/** Time steps accepted before and after the current one, for clock skew. */
const WINDOW = 1;

const totp = (secret: string, issuer = "", label = "") =>
  new TOTP({
    issuer,
    label,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** @returns an authenticator secret (RFC 6238), base32 */
export const newOtpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that authenticator apps read. */
export const otpUri = (secret: string, issuer: string, label: string): string =>
  totp(secret, issuer, label).toString();

/** @returns the time step of a valid code, so that it can be consumed; else null */
export function otpStepOf(secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD) + delta;
}
