import { pbkdf2Sync } from "node:crypto";
import { type DeriveKeyFunction, solveChallenge } from "altcha-lib";
import type { CaptchaChallenge } from "../../../src/contract/captcha.ts";

/** Without a thread for each of some 250 attempts, which takes longer than the attempt. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength = 32 }, salt, password) => ({
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength, "sha256"),
});

/** A solved captcha, valid for one form. */
export const solveCaptcha = async (challenge: CaptchaChallenge): Promise<string> =>
  btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
