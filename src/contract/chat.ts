import * as v from "valibot";
import { LOCALES } from "./locale.ts";

const name = (max: number) =>
  v.pipe(
    v.string("invalid_format"),
    v.nonEmpty("required"),
    v.maxLength(max, "too_long"),
    v.regex(/^[\w.-]*$/, "invalid_characters"),
  );

const identityEntries = {
  /** The player's own number; of another player the server says and keeps nothing. */
  internalId: v.union([
    v.pipe(v.number(), v.integer()),
    v.pipe(v.string(), v.regex(/^\d{1,10}$/, "invalid_format")),
  ]),
  /** The site, as the chat knows it. */
  project: name(60),
  /** The kind of conversation. */
  type: name(40),
  /** Given back with the answer. */
  requestId: v.optional(v.nullable(v.pipe(v.string("invalid_format"), v.maxLength(100, "too_long"))), null),
};

/** Asks for the chat's name for the player; a `restoreId` that comes along is not read. */
export const ChatIdentityQuerySchema = v.object(identityEntries);
export const NewChatIdentitySchema = v.object({
  ...identityEntries,
  restoreId: v.pipe(
    v.string("invalid_format"),
    v.nonEmpty("required"),
    v.maxLength(200, "too_long"),
    // Printable ASCII without spaces: a token and not a text.
    v.regex(/^[!-~]*$/, "invalid_characters"),
  ),
});
export const ChatIdentitySchema = v.object({
  /** Null when the chat has not met the player. */
  restoreId: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
});

export const CHAT_PROVIDERS = ["standard", "alternative"] as const;

/** What the chat is told of who writes. */
export const ClientContextSchema = v.object({
  user: v.nullable(
    v.object({
      id: v.number(),
      name: v.nullable(v.string()),
      email: v.string(),
      locale: v.picklist(LOCALES),
      /** Of the VIP club. */
      tier: v.string(),
      groups: v.array(v.number()),
    }),
  ),
  chat: v.object({
    /** Who answers. */
    group: v.number(),
    provider: v.picklist(CHAT_PROVIDERS),
    /** Which list of the player chose the provider: for support. */
    provider_source: v.nullable(v.picklist(["groups", "statuses"])),
  }),
});
export type ClientContext = v.InferOutput<typeof ClientContextSchema>;
