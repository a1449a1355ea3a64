import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import { type CaptchaChallenge, CaptchaChallengeSchema } from "../../../src/contract/captcha.ts";
import type { Db } from "../../db/client.ts";
import { createCaptchaStore } from "./store.ts";

/** Lifetime of a challenge, milliseconds. */
const LIFETIME = 20 * 60_000;
/** Hash rounds per attempt. A solution takes 256 attempts on average, a fifth of a second on a fast device. */
const COST = 2_000;

const PayloadSchema = v.object({
  challenge: CaptchaChallengeSchema,
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

export interface CaptchaDeps {
  db: Db;
  now: () => number;
  /** Signs challenges, so that the server doesn't store them. */
  secret: string;
  cost?: number;
}

function readPayload(token: string): v.InferOutput<typeof PayloadSchema> | null {
  try {
    const payload = v.safeParse(PayloadSchema, JSON.parse(Buffer.from(token, "base64").toString("utf8")));
    return payload.success ? payload.output : null;
  } catch {
    return null;
  }
}

/** A proof-of-work captcha: invisible to people, expensive for bots. */
export function createCaptchaService({ db, now, secret, cost = COST }: CaptchaDeps) {
  const store = createCaptchaStore(db);
  return {
    async issueChallenge(): Promise<CaptchaChallenge> {
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        deriveKey,
        // Replaces the library's own expiry, which uses the system clock.
        data: { until: now() + LIFETIME },
        hmacSignatureSecret: secret,
      });
      return v.parse(CaptchaChallengeSchema, challenge);
    },

    /** Accepts a solved, unused challenge of ours and marks it as used. */
    async accept(token: string | undefined): Promise<boolean> {
      const payload = token ? readPayload(token) : null;
      if (!payload) return false;
      const { challenge, solution } = payload;
      const { until } = challenge.parameters.data;
      if (until <= now()) return false;
      const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
      const isSolved = result.invalidSignature === false && result.invalidSolution === false;
      return isSolved && store.use(challenge.signature, until);
    },
  };
}

export type CaptchaService = ReturnType<typeof createCaptchaService>;
