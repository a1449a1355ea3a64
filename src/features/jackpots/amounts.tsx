import { lazy, type ReactNode, Suspense } from "react";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { useServerText } from "../../lib/i18n/use-server-text.ts";

const ConvertedAmount = lazy(() =>
  import("./converted-amount.tsx").then(({ ConvertedAmount }) => ({ default: ConvertedAmount })),
);

interface WorthProps {
  /** Minor units of `from`. */
  minor: number;
  from: string;
  to: string;
  /** Shown until it's known, and where it can't be. */
  fallback: ReactNode;
  /** Renders it; alone without. */
  children?: (worth: ReactNode) => ReactNode;
}

/** What an amount is worth in the viewer's currency; loaded once the page is hydrated. */
export function Worth({ children, ...amount }: WorthProps) {
  const { fallback } = amount;
  if (!useHydrated()) return fallback;
  return (
    <Suspense fallback={fallback}>
      <ConvertedAmount {...amount}>{children}</ConvertedAmount>
    </Suspense>
  );
}

/** An amount in the jackpot's currency, as the server rendered it until the page is hydrated. */
export function OwnAmount({ minor, write: format }: { minor: number; write: (minor: number) => string }) {
  return <span suppressHydrationWarning>{useServerText(minor, format)}</span>;
}
