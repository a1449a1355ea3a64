import type { PushEvent } from "../src/contract/push.ts";
import { redirectTarget } from "../src/rules/addresses/redirect-target.ts";
import { pushTexts } from "./push-texts.ts";

/** What a push comes to on screen, whoever sent it. */
export interface Pushed {
  title: string;
  body: string;
  tag: string;
  lang: string;
  /** Of the app, where choosing it leads. */
  path: string;
  event: PushEvent | null;
  /** Null where the push does not say. */
  badge: number | null;
}

const NAME = "Apogee";
const KINDS: readonly unknown[] = ["notification", "jackpot_win"] satisfies PushEvent["kind"][];
/** Characters; browsers cut earlier. */
const LONGEST = 300;
/** Largest payload that is read; push services take four kilobytes. */
const LARGEST = 8_192;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Without signs that turn the direction of writing: they would show an amount or an address as another one. */
const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
        .replace(/[\p{Cc}\p{Bidi_C}]+/gu, " ")
        .trim()
        .slice(0, LONGEST)
    : "";

function eventOf(value: unknown): PushEvent | null {
  const { kind, id } = fieldsOf(value);
  const isEvent = KINDS.includes(kind) && typeof id === "string" && /^[\w-]{1,64}$/.test(id);
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

function read(text: string | null): Fields {
  if (!text || text.length > LARGEST) return {};
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** What says nothing of anybody. */
export const somethingNew = (language: string): Pushed => ({
  title: NAME,
  body: pushTexts(language).some,
  tag: "something-new",
  lang: language,
  path: "/",
  event: null,
  badge: null,
});

/**
 * Reads a push in the shape of contract/push.ts. Never throws: of what is malformed, empty, huge or not ours only that
 * there is something new is said, and nothing of it leads out of the site.
 */
export function readPush(text: string | null, origin: string, language: string): Pushed {
  const message = read(text);
  const shown = fieldsOf(message.notification);
  const title = textOf(shown.title);
  if (message.web_push !== 8030 || title === "") return somethingNew(language);
  const lang = textOf(shown.lang);
  return {
    title,
    body: textOf(shown.body),
    tag: textOf(shown.tag).slice(0, 64) || title,
    lang: /^[a-z]{2}(-\w{2,4})?$/i.test(lang) ? lang : language,
    path: pathOf(shown.navigate, origin),
    event: eventOf(shown.data),
    badge: badgeOf(message.app_badge),
  };
}
