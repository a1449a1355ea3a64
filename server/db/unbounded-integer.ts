import { customType } from "drizzle-orm/pg-core";

/** Integers without a bound, for sums and for amounts in millionths of a minor unit. */
export const unboundedInteger = customType<{ data: bigint; driverData: string }>({
  dataType: () => "numeric(40, 0)",
  fromDriver: (value) => BigInt(value),
  toDriver: String,
});
