import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import { type CaptchaChallenge, CaptchaChallengeSchema } from "../../../src/contract/auth.ts";
import type { Db } from "../../db/client.ts";
import { createCaptchaStore } from "./store.ts";

/** How long a challenge may be worked on and kept by a form, milliseconds. */
const LIFE = 20 * 60_000;
/** Of one try, in rounds of the hash. A solution takes 256 tries on average: a fifth of a second of a fast device. */
const COST = 2_000;

const PayloadSchema = v.object({
  challenge: CaptchaChallengeSchema,
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

export interface CaptchaDeps {
  db: Db;
  now: () => number;
  /** Signs challenges, so that the server need not keep them. */
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

/** Proof of work in place of a puzzle: it costs a person nothing and a robot time for every attempt. */
export function createCaptchaService({ db, now, secret, cost = COST }: CaptchaDeps) {
  const store = createCaptchaStore(db);
  return {
    async challenge(): Promise<CaptchaChallenge> {
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        deriveKey,
        // The library's own expiry goes by its own clock.
        data: { until: now() + LIFE },
        hmacSignatureSecret: secret,
      });
      return v.parse(CaptchaChallengeSchema, challenge);
    },

    /** Whether `token` is a solved challenge of ours that has not been used; from now on it has. */
    async accept(token: string | undefined): Promise<boolean> {
      const payload = token ? readPayload(token) : null;
      if (!payload) return false;
      const { challenge, solution } = payload;
      const { until } = challenge.parameters.data;
      if (until <= now()) return false;
      const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
      const isGood = result.invalidSignature === false && result.invalidSolution === false;
      return isGood && store.use(challenge.signature, until);
    },
  };
}

export type CaptchaService = ReturnType<typeof createCaptchaService>;
