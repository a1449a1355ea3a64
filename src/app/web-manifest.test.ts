import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LOCALES } from "../contract/locale.ts";
import { createI18n } from "../lib/i18n/i18n.ts";
import { localManifest, type WebManifest } from "./web-manifest.ts";

const base = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../manifest.webmanifest"), "utf8"),
) as WebManifest;

it("PLT-53 the manifest is one app in every language, with its own addresses and texts", () => {
  for (const locale of LOCALES) {
    const local = localManifest(base, locale, createI18n(locale, {}));
    expect(local.id).toBe("/");
    expect(Object.keys(local).sort()).toEqual([...new Set([...Object.keys(base), "lang"])].sort());
    const prefix = locale === "en" ? "" : `/${locale}`;
    expect(local.start_url).toBe(prefix || "/");
    expect(local.shortcuts.map(({ url }) => url)).toEqual(base.shortcuts.map(({ url }) => prefix + url));
  }
});

it("PLT-53 an untranslated text of the manifest fails the build", () => {
  const untranslated = { ...base, description: "Something else." };
  expect(() => localManifest(untranslated, "de", createI18n("de", {}))).toThrow("Something else.");
});
