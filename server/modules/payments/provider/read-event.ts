import { createHash } from "node:crypto";
import * as v from "valibot";
import { type ProviderEvent, ProviderEventSchema } from "../../../../src/contract/payment-provider.ts";
import { decimalsOf } from "../../../../src/rules/money/decimals.ts";

/** The parts of an event that staff see. */
export type EventParts = Pick<
  ProviderEvent,
  "event" | "payment" | "reference" | "sequence" | "amount" | "currency"
> & {
  state: string;
};

const { event: text, payment, sequence } = ProviderEventSchema.entries;
const anyText = v.fallback(text, "unknown");
const PartsSchema = v.object({
  event: v.fallback(v.nullable(text), null),
  payment: v.fallback(payment, null),
  reference: anyText,
  sequence: v.fallback(sequence, 1),
  state: anyText,
  amount: anyText,
  currency: anyText,
});

/** @returns null if the message isn't a valid event */
export function readEvent(message: unknown): ProviderEvent | null {
  const event = v.safeParse(ProviderEventSchema, message);
  return event.success ? event.output : null;
}

/** Reads as much as possible of any message; one without an event name is named by its digest. */
export function readParts(message: unknown): EventParts {
  const parts = v.safeParse(PartsSchema, message);
  const { event, ...others } = parts.success ? parts.output : v.parse(PartsSchema, {});
  const digest = () => createHash("sha256").update(JSON.stringify(message)).digest("hex");
  return { event: event ?? digest(), ...others };
}

/** Upper bound of amounts, far below the range of a database bigint. */
const MAX_AMOUNT = 10n ** 18n;

/** Parses a provider's amount into minor units, zero included; undefined if it has more decimals than the currency. */
export function readAmount(text: string, subunits: number): bigint | undefined {
  const [whole = "", fraction = ""] = text.split(".");
  const decimals = decimalsOf(subunits);
  const digits = fraction.replace(/0+$/, "");
  if (digits.length > decimals) return undefined;
  const minor = BigInt(whole + digits.padEnd(decimals, "0"));
  return minor <= MAX_AMOUNT ? minor : undefined;
}
