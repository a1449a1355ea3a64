import { Plural, Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import type { Offer } from "../../contract/bonuses.ts";
import styles from "../../ui/panel.module.css";
import { OfferTerms } from "../bonuses/offer-terms.tsx";
import own from "./account.module.css";

const FullTerms = lazy(() =>
  import("../bonuses/full-terms.tsx").then(({ FullTerms }) => ({ default: FullTerms })),
);

/** When the gift is given, and how long it can be activated. */
function Conditions({ offer: { waits_for, activatable_days } }: { offer: Offer }) {
  return (
    <p className={styles.muted}>
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

/** The campaign's terms, loaded once they are opened. */
function Terms({ offer: { id, version } }: { offer: Offer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Trans>Terms in full</Trans>
      </summary>
      {isOpen ? (
        <Suspense>
          <FullTerms campaign={{ slug: id, version }} />
        </Suspense>
      ) : null}
    </details>
  );
}

/** What a registration gives: each gift with its value, conditions and terms. */
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
        <OfferTerms offer={offer} />
        <Conditions offer={offer} />
        <Terms offer={offer} />
      </section>
    ))}
  </div>
);
