import { Trans } from "@lingui/react/macro";
import { Fact } from "../fact.tsx";
import type { BonusMoney } from "../use-bonus-money.ts";

/** The money that the next bet takes; nothing without bonus money. */
export function NextStake({ source }: Pick<BonusMoney, "source">) {
  if (source === null) return null;
  return (
    <Fact name={<Trans>Next bet</Trans>}>
      <span data-next-stake={source}>
        {source === "bonus" ? <Trans>Bonus money</Trans> : <Trans>Real first</Trans>}
      </span>
    </Fact>
  );
}
