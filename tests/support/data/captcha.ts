import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CaptchaChallenge } from "../../../src/contract/captcha.ts";

/** A solved captcha, valid for one form. */
export const solveCaptcha = async (challenge: CaptchaChallenge): Promise<string> =>
  btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
