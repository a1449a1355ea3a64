import { expect, it } from "vitest";
import { createI18n, messagesPath } from "./i18n.ts";

const FIVE_MINUTES = 300_000;

it("I18N-06 the messages path changes every 300,000 ms and not in between", () => {
  const start = 1_000 * FIVE_MINUTES;
  expect(messagesPath("de", "b1", start)).toBe("/messages/de.json?t=1000&v=b1");
  expect(messagesPath("de", "b1", start - 1)).toBe("/messages/de.json?t=999&v=b1");
  expect(messagesPath("de", "b1", start + FIVE_MINUTES - 1)).toBe("/messages/de.json?t=1000&v=b1");
  expect(messagesPath("de", "b1", start + FIVE_MINUTES)).toBe("/messages/de.json?t=1001&v=b1");
});

it("I18N-06 the messages path differs for each build, so that caches don't mix them", () => {
  expect(messagesPath("de", "b2", 0)).not.toBe(messagesPath("de", "b1", 0));
});

it("I18N-06 the messages path differs for each language", () => {
  expect(messagesPath("fr-CA", "b1", 0)).toBe("/messages/fr-CA.json?t=0&v=b1");
});

it("I18N-07 English fallback messages bring English number formats", () => {
  const i18n = createI18n("it", { hello: ["hello"] }, "en");
  expect(i18n.locale).toBe("it");
  expect(i18n.number(1.5)).toBe("1.5");
});

it("AMB-LOC-02 Norwegian messages use the code no, and numbers follow nb-NO", () => {
  const i18n = createI18n("no", { hello: ["hei"] });
  expect(i18n.locale).toBe("no");
  expect(i18n._("hello")).toBe("hei");
  expect(i18n.number(1.5)).toBe("1,5");
});
