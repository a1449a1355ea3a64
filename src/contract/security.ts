import * as v from "valibot";

const secret = v.pipe(v.string("invalid_format"), v.nonEmpty("required"), v.maxLength(200, "too_long"));
const code = v.pipe(
  v.string("invalid_format"),
  v.trim(),
  v.nonEmpty("required"),
  v.maxLength(40, "too_long"),
);

/** Asking for what is sensitive takes the password again. */
export const TwoFactorStartSchema = v.object({ user: v.object({ password: secret }) });
/** The secret of an authenticator, which is in force once a code of it has been given. */
export const TwoFactorSecretSchema = v.object({
  /** Base 32, to be typed. */
  secret: v.string(),
  /** `otpauth:` address, to be shown as a QR code. */
  uri: v.string(),
});
export type TwoFactorSecret = v.InferOutput<typeof TwoFactorSecretSchema>;
export const TwoFactorConfirmSchema = v.object({ user: v.object({ otp_attempt: code }) });
/** Each stands in for one code; told this once. */
export const RecoveryCodesSchema = v.object({ recovery_codes: v.array(v.string()) });
export const TwoFactorEndSchema = v.object({ user: v.object({ password: secret, otp_attempt: code }) });

export const PasswordChangeSchema = v.object({
  user: v.object({ current_password: secret, password: secret }),
});

export const SessionSchema = v.object({
  id: v.string(),
  /** The one that asks. */
  current: v.boolean(),
  created_at: v.string(),
  seen_at: v.string(),
  ip: v.string(),
  /** As the browser calls itself. */
  user_agent: v.string(),
});
export type Session = v.InferOutput<typeof SessionSchema>;
export const SessionIdSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** How the player shows that it is they who close the account: by the password, or by the link of a mail. */
export const ClosingSchema = v.object({ proof: v.picklist(["password", "mail"]) });
export type Closing = v.InferOutput<typeof ClosingSchema>;

/** Closing takes what shows that it is the owner, and no reason. */
export const AccountClosingSchema = v.object({
  user: v.object({
    password: v.optional(secret),
    /** Of the link. */
    token: v.optional(secret),
    reason: v.optional(v.pipe(v.string("invalid_format"), v.trim(), v.maxLength(1_000, "too_long")), ""),
  }),
});

/** The sign-in before the one that asks, and whether the player is told of each. */
export const SignInsSchema = v.object({
  last: v.nullable(
    v.object({
      at: v.string(),
      /** Browser and system in two words; empty where nobody has kept them. */
      device: v.string(),
    }),
  ),
  notices: v.boolean(),
});
export type SignIns = v.InferOutput<typeof SignInsSchema>;
export const SignInNoticesSchema = v.object({ notices: v.boolean() });
