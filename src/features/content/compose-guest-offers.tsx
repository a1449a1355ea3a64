import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { welcomeOffersQuery } from "../../api/welcome-offers.ts";
import type { Offer } from "../../contract/bonuses.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { buttonClass } from "../../ui/button.tsx";
import panel from "../../ui/panel.module.css";
import { PopupLink } from "../../ui/popup-link.tsx";
import { OfferTerms } from "../bonuses/offer-terms.tsx";
import { TermsInFull } from "../bonuses/terms-in-full.tsx";
import styles from "./content.module.css";

function OfferCard({ offer }: { offer: Offer }) {
  return (
    <section className={panel.panel} data-guest-offer={offer.id}>
      <div>
        <p className={panel.muted}>
          {offer.kind === "registration" ? (
            <Trans>With your new account</Trans>
          ) : (
            <Trans>With your first deposit</Trans>
          )}
        </p>
        <h2 className={styles.offerTitle}>{offer.title}</h2>
      </div>
      <OfferTerms offer={offer} />
      <TermsInFull offer={offer} />
    </section>
  );
}

/** What new players get, with its terms and the way to an account; nothing if there is no offer. */
export function GuestOffers() {
  const { t } = useLingui();
  const { data, isPending } = useQuery(welcomeOffersQuery(useLocale()));
  if (isPending) return <div className={styles.offersToCome} aria-hidden />;
  if (!data?.length) return null;
  return (
    <section className={styles.guestOffers} aria-label={t`For new players`}>
      <div className={styles.offers}>
        {data.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </div>
      <PopupLink popup="registration" className={buttonClass({ look: "primary" })}>
        <Trans>Sign up</Trans>
      </PopupLink>
    </section>
  );
}
