import type { ReactNode } from "react";
import type { Player } from "../../contract/player.ts";
import { InNumbers } from "../bonus-outlook/in-numbers.tsx";
import { DepositOffers } from "../bonuses/deposit-offers.tsx";

/** Bonuses of the next deposit with their expected costs. */
export function Offers(props: { player: Player; isMain: boolean; codeEntry: ReactNode }) {
  return (
    <DepositOffers
      {...props}
      renderOutlook={({ currency, wagering }, { bonus, stakes }) =>
        wagering && (
          <InNumbers currency={currency} terms={wagering} balance={bonus} remaining={stakes} endsAt={null} />
        )
      }
    />
  );
}
