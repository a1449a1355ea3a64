import { Trans } from "@lingui/react/macro";
import type { Offer } from "../../contract/bonuses.ts";
import { OfferValue } from "../bonuses/offer-terms.tsx";

/** What an offer of the next deposit gives. */
export const OfferTitle = ({ offer }: { offer: Offer }) => (
  <Trans>
    <OfferValue offer={offer} isShort /> with your next deposit
  </Trans>
);

export { MainCondition as OfferCondition } from "../bonuses/offer-terms.tsx";
