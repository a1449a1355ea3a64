import { decimalsOf } from "../../../src/rules/money/decimals.ts";
import { minorUnits } from "../../../src/rules/money/minor-units.ts";

/** A provider's amount in minor units; undefined for zero, and for more decimals than the currency has. */
export function readAmount(text: string, subunits: number): bigint | undefined {
  const [, fraction = ""] = text.split(".");
  return fraction.length > decimalsOf(subunits) ? undefined : minorUnits(text, subunits);
}
