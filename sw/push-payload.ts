import type { PushEvent } from "../src/contract/push.ts";
import { redirectTarget } from "../src/rules/addresses/redirect-target.ts";
import { pushTexts } from "./push-texts.ts";

/** A push as shown on screen. */
export interface PushNotification {
  title: string;
  body: string;
  tag: string;
  lang: string;
  /** Path of the app to open on a tap. */
  path: string;
  event: PushEvent | null;
  /** Null if the push has no badge. */
  badge: number | null;
}

const NAME = "Apogee";
const EVENT_KINDS: readonly unknown[] = ["notification", "jackpot_win"] satisfies PushEvent["kind"][];
/** Characters; browsers truncate earlier. */
const MAX_TEXT = 300;
/** Maximum length of a parsed payload, in characters; push services allow four kilobytes. */
const MAX_PAYLOAD = 8_192;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Strips control and bidirectional characters, which could disguise an amount or address. */
const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
        .replace(/[\p{Cc}\p{Bidi_C}]+/gu, " ")
        .trim()
        .slice(0, MAX_TEXT)
    : "";

function eventOf(value: unknown): PushEvent | null {
  const { kind, id } = fieldsOf(value);
  const isEvent = EVENT_KINDS.includes(kind) && typeof id === "string" && /^[\w-]{1,64}$/.test(id);
  return isEvent ? ({ kind, id } as PushEvent) : null;
}

function pathOf(navigate: unknown, origin: string): string {
  if (typeof navigate !== "string" || !URL.canParse(navigate, origin)) return "/";
  const url = new URL(navigate, origin);
  return url.origin === origin ? redirectTarget(url.pathname + url.search + url.hash) : "/";
}

function badgeOf(value: unknown): number | null {
  return (typeof value === "string" || typeof value === "number") && /^\d{1,5}$/.test(String(value))
    ? Number(value)
    : null;
}

function parse(text: string | null): Fields {
  if (!text || text.length > MAX_PAYLOAD) return {};
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Generic notification without personal content. */
export const genericNotification = (language: string): PushNotification => ({
  title: NAME,
  body: pushTexts(language).generic,
  tag: "something-new",
  lang: language,
  path: "/",
  event: null,
  badge: null,
});

/**
 * Parses a push in the shape of contract/push.ts. Never throws: anything malformed, empty, oversized or
 * foreign becomes a generic notification, and paths never leave the site.
 */
export function parsePush(text: string | null, origin: string, language: string): PushNotification {
  const message = parse(text);
  const notification = fieldsOf(message.notification);
  const title = textOf(notification.title);
  if (message.web_push !== 8030 || title === "") return genericNotification(language);
  const lang = textOf(notification.lang);
  return {
    title,
    body: textOf(notification.body),
    tag: textOf(notification.tag).slice(0, 64) || title,
    lang: /^[a-z]{2}(-\w{2,4})?$/i.test(lang) ? lang : language,
    path: pathOf(notification.navigate, origin),
    event: eventOf(notification.data),
    badge: badgeOf(message.app_badge),
  };
}
