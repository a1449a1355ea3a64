import { lazy } from "react";
import { useServerText } from "../../lib/i18n/use-server-text.ts";

/** What an amount is worth in the player's currency; loaded for players with another one than the jackpot's. */
export const ConvertedAmount = lazy(() =>
  import("./converted-amount.tsx").then(({ ConvertedAmount }) => ({ default: ConvertedAmount })),
);

/** An amount in the jackpot's currency, as the server rendered it until the page is hydrated. */
export function OwnAmount({ minor, write: format }: { minor: number; write: (minor: number) => string }) {
  return <span suppressHydrationWarning>{useServerText(minor, format)}</span>;
}
