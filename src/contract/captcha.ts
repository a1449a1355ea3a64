import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

/** ALTCHA challenge: a proof of work for one form. */
export const CaptchaChallengeSchema = v.object({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    /** Milliseconds since the epoch, by the server's clock. */
    data: v.object({ until: v.number() }),
  }),
  signature: v.string(),
});
export type CaptchaChallenge = v.InferOutput<typeof CaptchaChallengeSchema>;

export const captchaEndpoints = {
  "GET /api/captcha": { summary: "A captcha challenge for one form", response: CaptchaChallengeSchema },
} as const satisfies Record<string, Endpoint>;
