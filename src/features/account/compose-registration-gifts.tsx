import { Plural, Trans } from "@lingui/react/macro";
import type { Offer } from "../../contract/bonuses.ts";
import styles from "../../ui/panel.module.css";
import { OfferTerms } from "../bonuses/offer-terms.tsx";
import { TermsInFull } from "../bonuses/terms-in-full.tsx";
import own from "./account.module.css";

/** When the gift is given, and how long it can be activated. */
function Conditions({ offer: { waits_for, activatable_days } }: { offer: Offer }) {
  return (
    <p>
      {waits_for === "verification" ? (
        <Trans>Yours once we've verified your ID.</Trans>
      ) : (
        <Trans>Yours once your email is confirmed and your details are complete.</Trans>
      )}{" "}
      {activatable_days === null ? null : (
        <Plural
          value={activatable_days}
          one="Then you have # day to activate."
          other="Then you have # days to activate."
        />
      )}
    </p>
  );
}

/** What a registration gives: each gift, when it's given, and its terms. */
export const RegistrationGifts = ({ offers }: { offers: readonly Offer[] }) => (
  <div className={own.gifts}>
    {offers.map((offer) => (
      <section key={offer.id} className={own.gift} data-registration-offer={offer.id}>
        <div>
          <p className={styles.muted}>
            <Trans>With your new account</Trans>
          </p>
          <h3>{offer.title}</h3>
        </div>
        <Conditions offer={offer} />
        <OfferTerms offer={offer} />
        <TermsInFull offer={offer} />
      </section>
    ))}
  </div>
);
