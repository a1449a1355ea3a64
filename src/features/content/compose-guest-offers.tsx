import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { welcomeOffersQuery } from "../../api/welcome-offers.ts";
import type { Offer } from "../../contract/bonuses.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { BannerPicture } from "../../ui/banner-picture.tsx";
import { buttonClass } from "../../ui/button.tsx";
import panel from "../../ui/panel.module.css";
import { PopupLink } from "../../ui/popup-link.tsx";
import { OfferTerms, OfferValue } from "../bonuses/offer-terms.tsx";
import { TermsInFull } from "../bonuses/terms-in-full.tsx";
import styles from "./guest-offers.module.css";

const SCENES = { registration: "welcome", deposit: "welcome-pack" };

interface OfferCardProps {
  offer: Offer;
  artVersion: string | undefined;
}

function OfferCard({ offer, artVersion }: OfferCardProps) {
  return (
    <article className={styles.offer} data-guest-offer={offer.id}>
      <div className={styles.head}>
        {artVersion ? (
          <BannerPicture image={`/art/banners/${SCENES[offer.kind]}/${artVersion}`} isWide isFirst />
        ) : null}
        <div>
          <p>
            {offer.kind === "registration" ? (
              <Trans>With your new account</Trans>
            ) : (
              <Trans>With your first deposit</Trans>
            )}
          </p>
          <h3>
            <OfferValue offer={offer} isShort />
          </h3>
        </div>
      </div>
      <div className={styles.terms}>
        <h4>{offer.title}</h4>
        <OfferTerms offer={offer} hasValue={false} />
        <TermsInFull offer={offer} />
      </div>
    </article>
  );
}

interface GuestOffersProps {
  /** Undefined without a picture whose address tells it. */
  artVersion: string | undefined;
}

/** What new players get, with its terms and the way to an account; nothing if there is no offer. */
export function GuestOffers({ artVersion }: GuestOffersProps) {
  const id = useId();
  const { data, isPending } = useQuery(welcomeOffersQuery(useLocale()));
  if (isPending) return <div className={styles.placeholder} aria-hidden />;
  if (!data?.length) return null;
  return (
    <section className={`${panel.panel} ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>For new players</Trans>
      </h2>
      <div className={styles.offers}>
        {data.map((offer) => (
          <OfferCard key={offer.id} offer={offer} artVersion={artVersion} />
        ))}
      </div>
      <PopupLink popup="registration" className={buttonClass({ look: "primary" })}>
        <Trans>Sign up</Trans>
      </PopupLink>
    </section>
  );
}
