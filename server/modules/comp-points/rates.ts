import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const RatesSchema = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));

/**
 * What earns one point: so many minor units of a currency, staked with real money. About a euro, in the proportions that
 * VIP levels have (USD and EUR 1, AUD, CAD and NZD 1.5, BRL 5), so that the first level's 5,000 lifetime points are 5,000
 * euros staked, and what makes a VIP in a quarter (60,000) lies between the third and the fourth. Coins by what they are
 * worth, about: they do not move with the market, so that nobody waits for a rate to play.
 */
export const STAKE_FOR_POINT: Readonly<Record<string, number>> = v.parse(
  RatesSchema,
  JSON.parse(readFileSync(join(import.meta.dirname, "rates.json"), "utf8")),
);
