import { expect, it } from "vitest";
import { clientWith, renderPart } from "../../../../tests/support/component/render.tsx";
import { CURRENCIES } from "../../../../tests/support/data/currencies.ts";
import { currenciesQuery } from "../../../api/config.ts";
import { ExchangeRate } from "./exchange-rate.tsx";

it("AMB-MON-07 the game bar shows the exchange rate when a crypto account plays a game in another currency", async () => {
  const html = await renderPart(
    <ExchangeRate currency="BTC" conversion={{ played: "EUR", rate: 16_666_666 }} />,
    clientWith([[currenciesQuery.queryKey, CURRENCIES]]),
  );
  expect(html).toContain("Played in EUR");
  expect(html).toContain("€1.00 = 16.66 µBTC");
});
