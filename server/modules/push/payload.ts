import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { PushEvent, PushPayload, PushTopic } from "../../../src/contract/push.ts";
import { htmlLang, joinLocale } from "../../../src/rules/locales/locales.ts";

/** What a player is to be pushed. Its texts are shown on locked screens. */
export interface PushMessage {
  topic: PushTopic;
  event: PushEvent;
  locale: LocaleCode;
  title: string;
  body: string;
  /** Of the app, without the locale. */
  path: string;
  urgency: "normal" | "high";
  /** Milliseconds since the epoch: then nobody is to be told any more. */
  expiresAt: number;
}

/** Characters, so that what is sent stays below three kilobytes in every script; phones show less. */
const LONGEST = { title: 80, body: 200 };

function shortened(text: string, longest: number): string {
  const signs = [...text.replace(/[\s\p{Cc}]+/gu, " ").trim()];
  return signs.length <= longest ? signs.join("") : `${signs.slice(0, longest - 1).join("")}…`;
}

/** A path of the app with its query, in a locale. */
function localized(locale: LocaleCode, path: string): string {
  const [, pathname = "/", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return joinLocale(locale, pathname) + rest;
}

/** `unread`: the player's notifications; `origin`: of the site that the browser subscribed on. */
export function payloadOf(message: PushMessage, origin: string, unread: number): PushPayload {
  const { event, locale, title, body, path } = message;
  return {
    web_push: 8030,
    notification: {
      title: shortened(title, LONGEST.title),
      body: shortened(body, LONGEST.body),
      navigate: origin + localized(locale, path),
      tag: event.id,
      lang: htmlLang(locale),
      data: event,
    },
    app_badge: String(unread),
  };
}

/** A push service keeps only the newest push of a topic: the event's id, in the 32 characters that one may have. */
export const pushTopicOf = ({ id }: PushEvent): string =>
  Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");
