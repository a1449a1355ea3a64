import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { compileMessages } from "../../server/start/compile-messages.ts";
import { LOCALES, type LocaleCode } from "../contract/locale.ts";
import * as toasts from "../lib/page/toasts.ts";
import { fallbackLocale, withFallback } from "./fallback-locale.ts";

const root = { lang: "" };
const showToast = vi.spyOn(toasts, "showToast");

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: root });
  root.lang = "";
  showToast.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("I18N-07 the bundled English has every message that the server has in any language", async () => {
  const english = Object.keys(withFallback({})).sort();
  expect(english.length).toBeGreaterThan(1_000);
  const compiled = await compileMessages();
  for (const locale of LOCALES) expect(Object.keys(compiled[locale]!).sort(), locale).toEqual(english);
});

it("I18N-07 messages of another build are used, and English fills in missing ones", () => {
  const [first, second] = Object.entries(withFallback({})) as [string, unknown][];
  const messages = withFallback({ [first![0]]: ["Übersetzt"], removed: ["entfernt"] });
  expect(messages[first![0]]).toEqual(["Übersetzt"]);
  expect(messages[second![0]]).toEqual(second![1]);
  expect(messages.removed).toEqual(["entfernt"]);
});

it.each<[LocaleCode, string, string[]]>([
  ["de", "en", ["German is not on this device yet."]],
  ["en-AU", "", []],
])(
  "I18N-07 %s without messages falls back to English, with a toast when that is another language",
  (locale, lang, texts) => {
    const i18n = fallbackLocale(locale);
    const [id] = Object.keys(withFallback({}));
    expect(i18n._(id!)).not.toBe(id);
    expect(root.lang).toBe(lang);
    expect(showToast.mock.calls.map(([{ text }]) => text)).toEqual(texts);
  },
);
