import * as v from "valibot";
import { DoneSchema, type Endpoint } from "./endpoint.ts";
import { LOCALES } from "./locale.ts";
import { PlayerSchema } from "./player.ts";
import type { Rejection } from "./rejection.ts";
import { TwoFactorConfirmSchema } from "./security.ts";

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
export const CheckPasswordSchema = v.object({ user: v.object({ email, password: secret(200) }) });

/** Result of an email check; does not disclose whether an account exists. */
export const CheckedEmailSchema = v.object({
  valid: v.boolean(),
  /** Suggested correction of a misspelt well-known domain. */
  suggestion: v.nullable(v.string()),
});

/** An external identity provider (OAuth). */
export const AuthProviderSchema = v.object({
  /** Sign-in starts with a navigation to `/api/auth_providers/{name}/start?redirect={path}`. */
  name: v.string(),
  /** Display name. */
  title: v.string(),
});

/** Registration data that is still missing besides email and password: the player's `auth_fields_missed`. */
export const DetailsSchema = v.object({
  user: v.partial(
    v.pick(RegistrationSchema.entries.user, ["country", "currency", "date_of_birth", "terms_acceptance"]),
  ),
});
export type Details = v.InferOutput<typeof DetailsSchema>["user"];

/** Rejections of valid credentials, and reasons for the end of a session; the sign-in form has a message for each. */
export const authRejections = {
  account_closed: { status: 403, next: "ask_support", endedBy: "never" },
  session_inactive: { status: 401, next: "sign_in", endedBy: "player" },
} as const satisfies Record<string, Rejection>;

export const authEndpoints = {
  "POST /check-email": {
    summary: "Check the form of an email address and suggest a correction",
    body: CheckEmailSchema,
    rejections: ["too_many_requests"],
    response: CheckedEmailSchema,
  },
  "POST /api/users/password_check": {
    summary: "Check a new password before the registration's next step",
    body: CheckPasswordSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "POST /api/users": {
    summary: "Register and sign in",
    body: RegistrationSchema,
    rejections: ["restricted_country", "too_many_requests"],
    response: SignedInSchema,
  },
  "POST /api/users/sign_in": {
    summary: "Sign in",
    body: CredentialsSchema,
    rejections: ["restricted_country", "too_many_requests", "account_closed"],
    response: SignedInSchema,
  },
  "DELETE /api/users/sign_out": { summary: "End this session", response: DoneSchema },
  "POST /api/users/password": {
    summary: "Request a link to set a new password",
    body: ResetRequestSchema,
    rejections: ["restricted_country", "too_many_requests"],
    response: DoneSchema,
  },
  "PUT /api/users/password": {
    summary: "Set a new password with a link's token; ends all sessions",
    body: NewPasswordSchema,
    rejections: ["restricted_country", "too_many_requests"],
    response: DoneSchema,
  },
  "GET /api/users/confirmation": {
    summary: "Confirm the email address with a link's token",
    query: ConfirmationQuerySchema,
    rejections: ["forbidden", "restricted_country", "too_many_requests"],
    response: DoneSchema,
  },
  "POST /api/users/confirmation": {
    summary: "Send the confirmation email again",
    body: ResendConfirmationSchema,
    rejections: ["restricted_country", "too_many_requests"],
    response: DoneSchema,
  },
  "GET /api/auth_providers": {
    summary: "Identity providers for sign-in",
    response: v.array(AuthProviderSchema),
  },
  "POST /api/auth_providers/sign_in": {
    summary: "Submit the two-factor code of a sign-in with a provider",
    body: TwoFactorConfirmSchema,
    rejections: ["restricted_country", "too_many_requests", "account_closed"],
    response: SignedInSchema,
  },
  "POST /api/auth_providers/update_details": {
    session: true,
    summary: "Complete the registration data that a sign-in with a provider lacks",
    body: DetailsSchema,
    rejections: ["restricted_country"],
    response: SignedInSchema,
  },
} as const satisfies Record<string, Endpoint>;
