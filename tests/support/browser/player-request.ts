import type { NewPlayer } from "../../../server/core/players/store.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";

export const PASSWORD = "correct-horse-7";

/** The player that a test needs; omitted properties have the country's usual values. */
export interface TestPlayer {
  country?: string;
  currency?: string;
  locale?: LocaleCode;
  isConfirmed?: boolean;
  isSignedIn?: boolean;
  email?: string;
  /** Like the demo player of this country, with its details, groups and money. */
  asDemo?: boolean;
  /** Whole units of the currency. */
  funds?: number;
  values?: Partial<
    Pick<NewPlayer, "nickname" | "firstName" | "lastName" | "city" | "address" | "postalCode" | "mobilePhone">
  >;
}
export interface CreatedPlayer {
  id: number;
  email: string;
}
