import { Trans } from "@lingui/react/macro";
import { useMoneyText } from "../../api/money-text.ts";
import type { Offer } from "../../contract/bonuses.ts";
import { exampleOf } from "../../rules/bonuses/offers.ts";

/** What the smallest deposit gives, and costs in stakes; nothing for an offer without such a sum. */
export function OfferExampleText({ offer, className }: { offer: Offer; className: string | undefined }) {
  const money = useMoneyText("stripIfInteger");
  const example = exampleOf(offer);
  if (!example) return null;
  const [deposit, bonus, stakes] = [example.deposit, example.bonus, example.stakes].map((amount) =>
    money(amount, offer.currency),
  );
  return (
    <p className={className}>
      <Trans>
        Example: deposit {deposit}, get {bonus}. You need {stakes} in bets before you can withdraw it.
      </Trans>
    </p>
  );
}
