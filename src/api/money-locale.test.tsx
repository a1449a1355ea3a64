import { expect, it } from "vitest";
import { clientWith, renderPart } from "../../tests/support/component/render.tsx";
import { CURRENCIES } from "../../tests/support/data/currencies.ts";
import type { LocaleCode } from "../contract/locale.ts";
import type { Player } from "../contract/player.ts";
import { currenciesQuery } from "./config.ts";
import { useMoneyText } from "./money-text.ts";
import { playerQuery } from "./player.ts";

const CANADIAN = {
  ...CURRENCIES,
  currencies: { CAD: { ...CURRENCIES.currencies.EUR!, code: "CAD" } },
};

function Amount() {
  const money = useMoneyText();
  return <>{money(123_456n, "CAD")}</>;
}

/** The amount on a page in `locale`, for a player whose profile has `own`, or for a guest. */
const show = (locale: LocaleCode, own: LocaleCode | null) =>
  renderPart(
    <Amount />,
    clientWith([
      [currenciesQuery.queryKey, CANADIAN],
      [playerQuery.queryKey, own && ({ locale: own } as Player)],
    ]),
    locale,
  );

it("I18N-17 I18N-08 a player's money looks the same without a locale in the address as under their own kind of English", async () => {
  expect(await show("en-CA", "en-CA")).toBe("$1,234.56");
  expect(await show("en", "en-CA")).toBe("$1,234.56");
  expect(await show("en", "en-AU")).toBe(await show("en-AU", "en-AU"));
});

it("I18N-17 guests, players of another language, and pages in one keep the page's format", async () => {
  const generic = "CA$1,234.56";
  expect(await show("en", null)).toBe(generic);
  expect(await show("en", "de")).toBe(generic);
  expect(await show("en", "en")).toBe(generic);
  expect(await show("de", "en-CA")).toBe("1.234,56\u00a0CA$");
});
