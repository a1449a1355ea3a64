import * as v from "valibot";
import {
  CaptchaChallengeSchema,
  CheckEmailSchema,
  CheckedEmailSchema,
  ConfirmationQuerySchema,
  CredentialsSchema,
  DoneSchema,
  NewPasswordSchema,
  RegistrationSchema,
  ResendConfirmationSchema,
  ResetRequestSchema,
  SignedInSchema,
} from "../auth.ts";
import { AuthProviderSchema, DetailsSchema } from "../auth-providers.ts";
import { TwoFactorConfirmSchema } from "../security.ts";
import type { Endpoint } from "./endpoint.ts";

/** Signing up, in and out. */
export const authEndpoints = {
  "POST /check-email": {
    summary: "What can be said of an address: its form, and what was probably meant",
    body: CheckEmailSchema,
    rejections: ["too_many_requests"],
    response: CheckedEmailSchema,
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
    summary: "Ask for a link to set a new password",
    body: ResetRequestSchema,
    rejections: ["restricted_country", "too_many_requests"],
    response: DoneSchema,
  },
  "PUT /api/users/password": {
    summary: "Set a new password with the token of a link; ends all sessions",
    body: NewPasswordSchema,
    rejections: ["restricted_country", "too_many_requests"],
    response: DoneSchema,
  },
  "GET /api/users/confirmation": {
    summary: "Confirm the e-mail address with the token of a link",
    query: ConfirmationQuerySchema,
    rejections: ["forbidden", "restricted_country", "too_many_requests"],
    response: DoneSchema,
  },
  "POST /api/users/confirmation": {
    summary: "Send the confirmation again",
    body: ResendConfirmationSchema,
    rejections: ["restricted_country", "too_many_requests"],
    response: DoneSchema,
  },
  "GET /api/auth_providers": {
    summary: "Providers that one can sign in with",
    response: v.array(AuthProviderSchema),
  },
  "POST /api/auth_providers/sign_in": {
    summary: "Give the one-time code that a sign-in with a provider waits for",
    body: TwoFactorConfirmSchema,
    rejections: ["restricted_country", "too_many_requests", "account_closed"],
    response: SignedInSchema,
  },
  "POST /api/auth_providers/update_details": {
    session: true,
    summary: "Complete the details that a sign-in with a provider leaves open",
    body: DetailsSchema,
    rejections: ["restricted_country"],
    response: SignedInSchema,
  },
  "GET /api/captcha": { summary: "A challenge for one form", response: CaptchaChallengeSchema },
} as const satisfies Record<string, Endpoint>;
