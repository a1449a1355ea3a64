import { Fragment, type ReactNode } from "react";
import { Worth } from "./amounts.tsx";
import { useOwnCurrency } from "./use-own-currency.ts";

interface WorthFirstProps {
  /** Minor units of `currency`. */
  minor: number;
  currency: string;
  /** The amount in its own currency. */
  exact: ReactNode;
  /** @param second the exact amount, an empty line until the worth is known, or null if there is nothing to convert */
  render: (first: ReactNode, second: ReactNode) => ReactNode;
}

/** About what an amount is worth in the viewer's currency, and then exactly in its own. */
export function WorthFirst({ minor, currency, exact, render }: WorthFirstProps) {
  const to = useOwnCurrency(currency);
  if (!to) return render(exact, null);
  return (
    <Worth minor={minor} from={currency} to={to} fallback={render(exact, "\u00a0")}>
      {/* New elements: those that stay, and grow, would count as layout shift. */}
      {(worth) => <Fragment key="worth">{render(worth, exact)}</Fragment>}
    </Worth>
  );
}
