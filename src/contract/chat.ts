import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";
import { LOCALES } from "./locale.ts";

const name = (max: number) =>
  v.pipe(
    v.string("invalid_format"),
    v.nonEmpty("required"),
    v.maxLength(max, "too_long"),
    v.regex(/^[\w.-]*$/, "invalid_characters"),
  );

const identityEntries = {
  /** The player's own id. For any other id the server returns nothing and stores nothing. */
  internalId: v.union([
    v.pipe(v.number(), v.integer()),
    v.pipe(v.string(), v.regex(/^\d{1,10}$/, "invalid_format")),
  ]),
  /** Name of the site in the chat system. */
  project: name(60),
  /** Kind of conversation. */
  type: name(40),
  /** Echoed in the response. */
  requestId: v.optional(v.nullable(v.pipe(v.string("invalid_format"), v.maxLength(100, "too_long"))), null),
};

/** Requests the chat's identity of the player; a `restoreId` in the request is ignored. */
export const ChatIdentityQuerySchema = v.object(identityEntries);
export const NewChatIdentitySchema = v.object({
  ...identityEntries,
  restoreId: v.pipe(
    v.string("invalid_format"),
    v.nonEmpty("required"),
    v.maxLength(200, "too_long"),
    // Printable ASCII without spaces: a token, not text.
    v.regex(/^[!-~]*$/, "invalid_characters"),
  ),
});
export const ChatIdentitySchema = v.object({
  /** Null if the chat doesn't know the player. */
  restoreId: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
});

export const CHAT_PROVIDERS = ["standard", "alternative"] as const;

/** Context of the visitor that the chat system receives. */
export const ClientContextSchema = v.object({
  user: v.nullable(
    v.object({
      id: v.number(),
      name: v.nullable(v.string()),
      email: v.string(),
      locale: v.picklist(LOCALES),
      /** VIP tier. */
      tier: v.string(),
      groups: v.array(v.number()),
    }),
  ),
  chat: v.object({
    /** Id of the agent group that answers. */
    group: v.number(),
    provider: v.picklist(CHAT_PROVIDERS),
    /** What selected the chat provider: the player's groups or statuses; shown to support. */
    provider_source: v.nullable(v.picklist(["groups", "statuses"])),
  }),
});
export type ClientContext = v.InferOutput<typeof ClientContextSchema>;

export const chatEndpoints = {
  "POST /restore-id/get": {
    session: true,
    summary: "The chat's identity of the player",
    body: ChatIdentityQuerySchema,
    rejections: ["too_many_requests"],
    response: ChatIdentitySchema,
    safe: true,
  },
  "POST /restore-id/set": {
    session: true,
    summary: "Store the chat's identity of the player",
    body: NewChatIdentitySchema,
    rejections: ["too_many_requests"],
    response: ChatIdentitySchema,
  },
  "GET /client-context": { summary: "Context of the visitor for the chat", response: ClientContextSchema },
} as const satisfies Record<string, Endpoint>;
