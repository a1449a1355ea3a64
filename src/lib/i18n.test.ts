import { expect, it } from "vitest";
import { createI18n, messagesPath } from "./i18n.ts";

const FIVE_MINUTES = 300_000;

it("I18N-06 the address of the messages changes each 300,000 ms and not between", () => {
  const start = 1_000 * FIVE_MINUTES;
  expect(messagesPath("de", start)).toBe("/messages/de.json?t=1000");
  expect(messagesPath("de", start - 1)).toBe("/messages/de.json?t=999");
  expect(messagesPath("de", start + FIVE_MINUTES - 1)).toBe("/messages/de.json?t=1000");
  expect(messagesPath("de", start + FIVE_MINUTES)).toBe("/messages/de.json?t=1001");
});

it("I18N-06 each language has its own address", () => {
  expect(messagesPath("fr-CA", 0)).toBe("/messages/fr-CA.json?t=0");
});

it("I18N-07 English texts in place of another language's bring English formats", () => {
  const i18n = createI18n("it", { hello: ["hello"] }, "en");
  expect(i18n.locale).toBe("it");
  expect(i18n.number(1.5)).toBe("1.5");
});

it("AMB-LOC-02 Norwegian texts are under no, and numbers follow nb-NO", () => {
  const i18n = createI18n("no", { hello: ["hei"] });
  expect(i18n.locale).toBe("no");
  expect(i18n._("hello")).toBe("hei");
  expect(i18n.number(1.5)).toBe("1,5");
});
