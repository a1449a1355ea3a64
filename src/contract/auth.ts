import * as v from "valibot";
import { LOCALES } from "./locale.ts";
import { PlayerSchema } from "./player.ts";

const line = (max: number) => v.pipe(v.string("invalid_format"), v.maxLength(max, "too_long"));
const text = (max: number) => v.pipe(line(max), v.trim(), v.nonEmpty("required"));
const secret = (max: number) => v.pipe(line(max), v.nonEmpty("required"));

const email = v.pipe(text(254), v.toLowerCase());

/** Evidence that a form sends besides the user's input. */
const evidenceEntries = {
  /** The solved challenge of `GET /api/captcha`; valid once. */
  captcha: v.optional(line(4_000)),
  /** Device fingerprint; the server falls back to the user agent. */
  dfpc: v.optional(line(200)),
};

export const CredentialsSchema = v.object({
  user: v.object({
    email,
    password: secret(200),
    ...evidenceEntries,
    /**
     * Authenticator or recovery code; sent in the second call for accounts with two-factor authentication.
     */
    otp_attempt: v.optional(line(40)),
    /** Token of a confirmation link that was opened on a device other than the one used for registration. */
    confirmation_token: v.optional(line(200)),
  }),
});

export type Credentials = v.InferOutput<typeof CredentialsSchema>["user"];

export const RegistrationSchema = v.object({
  user: v.object({
    email,
    password: secret(200),
    ...evidenceEntries,
    country: text(2),
    currency: text(4),
    date_of_birth: text(10),
    terms_acceptance: v.boolean("not_accepted"),
    nickname: v.optional(v.pipe(line(60), v.trim()), ""),
    receive_promos: v.optional(v.boolean(), false),
    receive_sms_promos: v.optional(v.boolean(), false),
    locale: v.optional(v.picklist(LOCALES, "unknown"), "en"),
  }),
});
export type Registration = v.InferOutput<typeof RegistrationSchema>["user"];

/** Sign-in and registration return the player; the session is an HTTP-only cookie. */
export const SignedInSchema = PlayerSchema;

export const ResetRequestSchema = v.object({ user: v.object({ email, captcha: evidenceEntries.captcha }) });
export const NewPasswordSchema = v.object({
  user: v.object({ reset_password_token: text(200), password: secret(200) }),
});
export const ConfirmationQuerySchema = v.object({ confirmation_token: text(200) });
export const ResendConfirmationSchema = v.object({
  user: v.object({ email, captcha: evidenceEntries.captcha }),
});
export const CheckEmailSchema = v.object({ email });

/** Result of an email check; does not disclose whether an account exists. */
export const CheckedEmailSchema = v.object({
  valid: v.boolean(),
  /** Suggested correction of a misspelt well-known domain. */
  suggestion: v.nullable(v.string()),
});
export const DoneSchema = v.object({ ok: v.literal(true) });

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
