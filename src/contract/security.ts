import * as v from "valibot";

const secret = v.pipe(v.string("invalid_format"), v.nonEmpty("required"), v.maxLength(200, "too_long"));
const code = v.pipe(
  v.string("invalid_format"),
  v.trim(),
  v.nonEmpty("required"),
  v.maxLength(40, "too_long"),
);

/** Sensitive requests require the password again. */
export const TwoFactorStartSchema = v.object({ user: v.object({ password: secret }) });
/** Authenticator secret; active once one of its codes is confirmed. */
export const TwoFactorSecretSchema = v.object({
  /** Base 32, for manual input. */
  secret: v.string(),
  /** `otpauth:` URI for the QR code. */
  uri: v.string(),
});
export type TwoFactorSecret = v.InferOutput<typeof TwoFactorSecretSchema>;
export const TwoFactorConfirmSchema = v.object({ user: v.object({ otp_attempt: code }) });
/** Single-use substitutes of authenticator codes; returned only once. */
export const RecoveryCodesSchema = v.object({ recovery_codes: v.array(v.string()) });
export const TwoFactorEndSchema = v.object({ user: v.object({ password: secret, otp_attempt: code }) });

export const PasswordChangeSchema = v.object({
  user: v.object({ current_password: secret, password: secret }),
});

export const SessionSchema = v.object({
  id: v.string(),
  /** The session of this request. */
  current: v.boolean(),
  created_at: v.string(),
  seen_at: v.string(),
  ip: v.string(),
  /** User agent string. */
  user_agent: v.string(),
});
export type Session = v.InferOutput<typeof SessionSchema>;
export const SessionIdSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** How the player proves ownership when closing the account: with the password, or an email's link. */
export const AccountClosureSchema = v.object({ proof: v.picklist(["password", "mail"]) });
export type AccountClosure = v.InferOutput<typeof AccountClosureSchema>;

/** Closing requires proof of ownership, but no reason. */
export const CloseAccountSchema = v.object({
  user: v.object({
    password: v.optional(secret),
    /** Token of the link. */
    token: v.optional(secret),
    reason: v.optional(v.pipe(v.string("invalid_format"), v.trim(), v.maxLength(1_000, "too_long")), ""),
  }),
});

/** The sign-in before the current one, and whether sign-in alerts are on. */
export const SignInsSchema = v.object({
  last: v.nullable(
    v.object({
      at: v.string(),
      /** Browser and system in two words; empty if unknown. */
      device: v.string(),
    }),
  ),
  notices: v.boolean(),
});
export type SignIns = v.InferOutput<typeof SignInsSchema>;
export const SignInAlertsSchema = v.object({ notices: v.boolean() });
