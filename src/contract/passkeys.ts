import * as v from "valibot";
import { SignedInSchema } from "./auth.ts";
import { DoneSchema, type Endpoint } from "./endpoint.ts";
import type { Rejection } from "./rejection.ts";

const line = (max: number) => v.pipe(v.string("invalid_format"), v.maxLength(max, "too_long"));
const name = v.pipe(line(40), v.trim(), v.nonEmpty("required"));

/** A passkey of the player. Times are ISO 8601 in UTC. */
export const PasskeySchema = v.object({
  id: v.string(),
  name: v.string(),
  created_at: v.string(),
  /** Time of the last sign-in with it; null if there was none. */
  used_at: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof PasskeySchema>;

/** Needed unless the player has just signed in, or confirmed the session. */
export const FreshProofSchema = v.object({
  user: v.object({
    password: v.optional(line(200)),
    /** Authenticator or recovery code, with two-factor authentication. */
    otp_attempt: v.optional(line(40)),
  }),
});

/** Options of a WebAuthn call, in the JSON form of the specification. */
const optionsSchema = v.looseObject({ challenge: v.string() });

/** A browser's WebAuthn response, in the JSON form of the specification; the fields depend on the browser. */
const credentialEntries = {
  id: line(1_400),
  rawId: line(1_400),
  type: v.literal("public-key"),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
  authenticatorAttachment: v.optional(v.nullable(line(40))),
};
export const CreatedCredentialSchema = v.object({
  ...credentialEntries,
  response: v.object({
    clientDataJSON: line(4_000),
    attestationObject: line(40_000),
    transports: v.optional(v.pipe(v.array(line(20)), v.maxLength(8, "too_long"))),
  }),
});
export const UsedCredentialSchema = v.object({
  ...credentialEntries,
  response: v.object({
    clientDataJSON: line(4_000),
    authenticatorData: line(4_000),
    signature: line(4_000),
    userHandle: v.optional(v.nullable(line(200))),
  }),
});
export type CreatedCredential = v.InferOutput<typeof CreatedCredentialSchema>;
export type UsedCredential = v.InferOutput<typeof UsedCredentialSchema>;

/** What confirms a session: a passkey's answer, or the password with the code of two-factor authentication. */
export const ConfirmationSchema = v.object({
  user: v.object({
    credential: v.optional(UsedCredentialSchema),
    ...FreshProofSchema.entries.user.entries,
  }),
});

/** The factors that this player can confirm with, and whether withdrawals ask for them. */
export const ConfirmationStateSchema = v.object({
  passkey: v.boolean(),
  password: v.boolean(),
  /** Beside the password. */
  code: v.boolean(),
  /** True if a withdrawal is rejected until the session is confirmed. */
  required: v.boolean(),
});
export type ConfirmationState = v.InferOutput<typeof ConfirmationStateSchema>;

const passkeyIdSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

export const passkeysRejections = {
  /** No challenge for this browser: it is used up, or older than five minutes. */
  passkey_expired: { status: 422, next: "try_again", endedBy: "player" },
  /** The browser's response doesn't match the challenge, the site or the passkey. */
  passkey_rejected: { status: 422, next: "try_again", endedBy: "unknown" },
  /** No account has this passkey: it was removed, or belongs to another site. */
  passkey_unknown: { status: 422, next: "choose_other", endedBy: "player" },
  passkey_limit: { status: 409, next: "choose_other", endedBy: "player" },
  passkey_needs_email: { status: 403, next: "complete", endedBy: "player" },
  /** The account has no password, so that only a new sign-in proves who this is. */
  fresh_sign_in_required: { status: 403, next: "sign_in", endedBy: "player" },
} as const satisfies Record<string, Rejection>;

export const passkeysEndpoints = {
  "POST /api/users/passkey/options": {
    summary:
      "Start a sign-in: options for `navigator.credentials.get()`, valid for five minutes in this browser",
    rejections: ["restricted_country", "too_many_requests"],
    response: optionsSchema,
  },
  "POST /api/users/passkey": {
    summary: "Sign in with a passkey, which counts as both factors",
    body: v.object({
      user: v.object({
        credential: UsedCredentialSchema,
        /** Device fingerprint; the server falls back to the user agent. */
        dfpc: v.optional(line(200)),
      }),
    }),
    rejections: [
      "restricted_country",
      "too_many_requests",
      "account_closed",
      "passkey_expired",
      "passkey_rejected",
      "passkey_unknown",
    ],
    response: SignedInSchema,
  },
  "GET /api/player/confirmation": {
    session: true,
    summary: "How the player can confirm this session, and whether a withdrawal needs it now",
    response: ConfirmationStateSchema,
  },
  "POST /api/player/confirmation/options": {
    session: true,
    summary: "Start a confirmation: options for `navigator.credentials.get()`, valid for five minutes",
    response: optionsSchema,
  },
  "POST /api/player/confirmation": {
    session: true,
    summary: "Confirm this session for ten minutes, with a passkey, or the password and code",
    body: ConfirmationSchema,
    rejections: [
      "too_many_requests",
      "fresh_sign_in_required",
      "passkey_expired",
      "passkey_rejected",
      "passkey_unknown",
    ],
    response: DoneSchema,
  },
  "GET /api/player/passkeys": {
    session: true,
    summary: "The player's passkeys, oldest first",
    response: v.array(PasskeySchema),
  },
  "POST /api/player/passkeys/options": {
    session: true,
    summary: "Start adding a passkey: options for `navigator.credentials.create()`, valid for five minutes",
    body: FreshProofSchema,
    rejections: ["too_many_requests", "fresh_sign_in_required", "passkey_limit", "passkey_needs_email"],
    response: optionsSchema,
  },
  "POST /api/player/passkeys": {
    session: true,
    summary: "Add the passkey that the browser created",
    body: v.object({ passkey: v.object({ name, credential: CreatedCredentialSchema }) }),
    rejections: ["passkey_expired", "passkey_rejected", "passkey_limit"],
    response: PasskeySchema,
  },
  "PUT /api/player/passkeys/:id": {
    session: true,
    summary: "Rename a passkey",
    params: passkeyIdSchema,
    body: v.object({ passkey: v.object({ name }) }),
    response: PasskeySchema,
  },
  "DELETE /api/player/passkeys/:id": {
    session: true,
    summary: "Remove a passkey; ends all other sessions",
    params: passkeyIdSchema,
    body: FreshProofSchema,
    rejections: ["too_many_requests", "fresh_sign_in_required"],
    response: DoneSchema,
  },
} as const satisfies Record<string, Endpoint>;
