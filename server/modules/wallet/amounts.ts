import { decimalsOf } from "../../../src/rules/money/decimals.ts";
import { minorUnits } from "../../../src/rules/money/minor-units.ts";

/** Parses a provider's amount into minor units; undefined for zero, or for more decimals than the currency has. */
export function readAmount(text: string, subunits: number): bigint | undefined {
  const [, fraction = ""] = text.split(".");
  return fraction.length > decimalsOf(subunits) ? undefined : minorUnits(text, subunits);
}
