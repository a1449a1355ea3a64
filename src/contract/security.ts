import * as v from "valibot";
import { DoneSchema, type Endpoint } from "./endpoint.ts";

const secret = v.pipe(v.string("invalid_format"), v.nonEmpty("required"), v.maxLength(200, "too_long"));
const code = v.pipe(
  v.string("invalid_format"),
  v.trim(),
  v.nonEmpty("required"),
  v.maxLength(40, "too_long"),
);

/** Sensitive requests require the password again, unless the player has just confirmed the session. */
export const TwoFactorStartSchema = v.object({ user: v.object({ password: v.optional(secret) }) });
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
export const TwoFactorEndSchema = v.object({
  user: v.object({ password: v.optional(secret), otp_attempt: v.optional(code) }),
});

export const PasswordChangeSchema = v.object({
  user: v.object({ current_password: v.optional(secret), password: secret }),
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

export const securityEndpoints = {
  "PUT /api/player/password": {
    session: true,
    summary: "Change the password; ends all other sessions",
    body: PasswordChangeSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "POST /api/player/two_factor": {
    session: true,
    summary: "Create an authenticator secret, not active yet",
    body: TwoFactorStartSchema,
    rejections: ["too_many_requests"],
    response: TwoFactorSecretSchema,
  },
  "PUT /api/player/two_factor": {
    session: true,
    summary: "Activate the secret with one of its codes",
    body: TwoFactorConfirmSchema,
    rejections: ["too_many_requests"],
    response: RecoveryCodesSchema,
  },
  "DELETE /api/player/two_factor": {
    session: true,
    summary: "Turn off two-factor authentication",
    body: TwoFactorEndSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "GET /api/player/sign_ins": {
    session: true,
    summary: "Time and device of the previous sign-in, and whether sign-in alerts are on",
    response: SignInsSchema,
  },
  "PUT /api/player/sign_ins": {
    session: true,
    summary: "Turn sign-in alerts on or off",
    body: SignInAlertsSchema,
    response: SignInsSchema,
  },
  "GET /api/player/account_closure": {
    session: true,
    summary: "How the player proves ownership when closing the account",
    response: AccountClosureSchema,
  },
  "POST /api/player/account_closure/link": {
    session: true,
    summary: "Email the link that closes the account, to a player without password",
    rejections: ["validation_failed", "too_many_requests"],
    response: DoneSchema,
  },
  "POST /api/player/account_closure": {
    session: true,
    summary: "Close the account on all devices immediately, until support reopens it",
    body: CloseAccountSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "GET /api/player/sessions": {
    session: true,
    summary: "The player's sessions",
    response: v.array(SessionSchema),
  },
  "DELETE /api/player/sessions": { session: true, summary: "End all other sessions", response: DoneSchema },
  "DELETE /api/player/sessions/:id": {
    session: true,
    summary: "End one session",
    params: SessionIdSchema,
    response: DoneSchema,
  },
} as const satisfies Record<string, Endpoint>;
