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
