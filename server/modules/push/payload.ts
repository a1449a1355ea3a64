import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { PushEvent, PushPayload, PushTopic } from "../../../src/contract/push.ts";
import { htmlLang, joinLocale } from "../../../src/rules/locales/locales.ts";

/** A push message. Its texts appear on lock screens. */
export interface PushMessage {
  topic: PushTopic;
  event: PushEvent;
  locale: LocaleCode;
  title: string;
  body: string;
  /** Path of the app, without locale. */
  path: string;
  urgency: "normal" | "high";
  /** Milliseconds since the epoch; expired messages aren't delivered. */
  expiresAt: number;
}

/** Maximum characters, so that the payload stays below three kilobytes in every script. */
const MAX_LENGTH = { title: 80, body: 200 };

function truncated(text: string, maxLength: number): string {
  const characters = [...text.replace(/[\s\p{Cc}]+/gu, " ").trim()];
  return characters.length <= maxLength
    ? characters.join("")
    : `${characters.slice(0, maxLength - 1).join("")}…`;
}

/** Localizes a path with its query. */
function localized(locale: LocaleCode, path: string): string {
  const [, pathname = "/", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return joinLocale(locale, pathname) + rest;
}

/**
 * Builds the payload.
 * @param origin of the subscribing site
 * @param unread the player's unread notifications
 */
export function payloadOf(message: PushMessage, origin: string, unread: number): PushPayload {
  const { event, locale, title, body, path } = message;
  return {
    web_push: 8030,
    notification: {
      title: truncated(title, MAX_LENGTH.title),
      body: truncated(body, MAX_LENGTH.body),
      navigate: origin + localized(locale, path),
      tag: event.id,
      lang: htmlLang(locale),
      data: event,
    },
    app_badge: String(unread),
  };
}

/** The event id as a push topic of at most 32 characters; push services keep a topic's newest message only. */
export const pushTopicOf = ({ id }: PushEvent): string =>
  Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");
