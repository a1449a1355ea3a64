import { lazy, Suspense } from "react";
import type { Banner } from "../../contract/cms.ts";
import { fillVariables } from "../../rules/content/banners.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./personal-promotion.module.css";
import { PromotionLink } from "./promotion-link.tsx";

const PlayerOffers = lazy(() =>
  import("./compose-player-offers.tsx").then(({ PlayerOffers }) => ({ default: PlayerOffers })),
);

const PlayerLevel = lazy(() =>
  import("./player-level.tsx").then(({ PlayerLevel }) => ({ default: PlayerLevel })),
);

/** Where the promotion of the offers for the next deposit leads. */
export const DEPOSIT_OFFERS = "/deposit-bonus";
/** Where the promotion of the VIP club leads. */
const LEVEL = "/profile/level";

/** Decoration above the text. */
const Picture = ({ image }: { image: string }) => (
  <picture>
    <source
      type="image/avif"
      srcSet={[480, 800, 1200].map((width) => `${image}/wide/${width}.avif ${width}w`).join(",")}
      sizes="(min-width:640px) 600px,max(420px,100vw)"
    />
    <img src={`${image}/wide/480.webp`} width={1200} height={480} alt="" decoding="async" />
  </picture>
);

interface PersonalPromotionProps {
  banner: Banner;
  currency: string;
}

/** A promotion of certain players: what they get is the headline, below the promotion's title. */
export function PersonalPromotion({ banner, currency }: PersonalPromotionProps) {
  const { image, title, description, button, variables } = banner;
  const about = <p>{fillVariables(description.text, variables, currency)}</p>;
  return (
    <div className={styles.cell}>
      <PromotionLink button={button} className={styles.card}>
        <Picture image={image} />
        <div className={styles.text}>
          <h3>{fillVariables(title.text, variables, currency)}</h3>
          {button?.url === DEPOSIT_OFFERS ? (
            <Suspense fallback={<span className={styles.placeholder} aria-hidden />}>
              <PlayerOffers currency={currency}>{about}</PlayerOffers>
            </Suspense>
          ) : button?.url === LEVEL ? (
            <Suspense fallback={<span className={styles.placeholder} aria-hidden />}>
              <PlayerLevel>{about}</PlayerLevel>
            </Suspense>
          ) : (
            about
          )}
        </div>
        {button?.name ? (
          <span
            className={`${styles.action} ${buttonClass({ look: button.url === DEPOSIT_OFFERS ? "primary" : "ghost" })}`}
          >
            {fillVariables(button.name, variables, currency)}
          </span>
        ) : null}
      </PromotionLink>
    </div>
  );
}
