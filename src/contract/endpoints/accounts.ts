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

/** Sign-up, sign-in and sign-out. */
export const authEndpoints = {
  "POST /check-email": {
    summary: "Check the form of an email address and suggest a correction",
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
  "GET /api/captcha": { summary: "A captcha challenge for one form", response: CaptchaChallengeSchema },
} as const satisfies Record<string, Endpoint>;
