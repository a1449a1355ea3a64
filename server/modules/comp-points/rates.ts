import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const RatesSchema = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));

/**
 * Minor units of real-money stakes per comp point, by currency: about one euro, in the proportions of the VIP levels (USD
 * and EUR 1, AUD, CAD and NZD 1.5, BRL 5). Coins have fixed approximate values.
 */
export const STAKE_FOR_POINT: Readonly<Record<string, number>> = v.parse(
  RatesSchema,
  JSON.parse(readFileSync(join(import.meta.dirname, "rates.json"), "utf8")),
);
