import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "de", "en-AU", "en-CA", "fr-CA", "en-NZ", "no", "it", "et", "en-KW"],
  pseudoLocale: "en-KW",
  fallbackLocales: { "en-AU": "en", "en-CA": "en", "en-NZ": "en", "en-KW": "en" },
  catalogs: [{ path: "<rootDir>/locale/{locale}", include: ["src"], exclude: ["src/**/*.test.{ts,tsx}"] }],
  format: formatter({ lineNumbers: false }),
  orderBy: "messageId",
});
