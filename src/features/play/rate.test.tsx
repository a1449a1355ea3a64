import { expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/render.tsx";
import { currenciesQuery } from "../../api/config.ts";
import { Rate } from "./rate.tsx";

const shown = (code: string, fiat: boolean, subunits_to_unit: number, label: string) => ({
  code,
  name: code,
  fiat,
  subunits_to_unit,
  symbol: code,
  display: { label, subunits: 100, min_decimals: 2, max_decimals: 2 },
});
const currencies = { EUR: shown("EUR", true, 100, "EUR"), BTC: shown("BTC", false, 100_000_000, "µBTC") };
const config = { default: "EUR", enabled: [], by_country: {}, currencies };

it("AMB-MON-07 the bar says what coins are worth in a game that is played in money", async () => {
  const html = await renderPart(
    <Rate currency="BTC" conversion={{ played: "EUR", rate: 16_666_666 }} />,
    clientWith([[currenciesQuery.queryKey, config]]),
  );
  expect(html).toContain("Played in EUR");
  expect(html).toContain("€1.00 = 16.66 µBTC");
});
