import { lazy, type ReactNode, Suspense } from "react";
import type { Banner } from "../../contract/cms.ts";
import { fillVariables } from "../../rules/content/banners.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./personal-promotion.module.css";
import { PromotionLink } from "./promotion-link.tsx";

const PlayerOffers = lazy(() =>
  import("./compose-player-offers.tsx").then(({ PlayerOffers }) => ({ default: PlayerOffers })),
);

const PlayerLevel = lazy(() =>
  import("./compose-player-level.tsx").then(({ PlayerLevel }) => ({ default: PlayerLevel })),
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

interface CardProps extends PersonalPromotionProps {
  children: ReactNode;
}

/** The button as a picture where the whole card is the link. */
function Action({ banner: { button, variables }, currency }: PersonalPromotionProps) {
  if (!button?.name) return null;
  const look = button.url === DEPOSIT_OFFERS ? "primary" : "ghost";
  return (
    <span className={`${styles.action} ${buttonClass({ look })}`}>
      {fillVariables(button.name, variables, currency)}
    </span>
  );
}

const Title = ({ banner: { title, variables }, currency }: PersonalPromotionProps) => (
  <h3>{fillVariables(title.text, variables, currency)}</h3>
);

/** A card that is a link. */
function LinkCard({ banner, currency, children }: CardProps) {
  return (
    <PromotionLink button={banner.button} className={styles.card}>
      <Picture image={banner.image} />
      <div className={styles.text}>
        <Title banner={banner} currency={currency} />
        {children}
      </div>
      <Action banner={banner} currency={currency} />
    </PromotionLink>
  );
}

/** The card of deposit bonuses: each offer has a button of its own; without offers, the card is a link. */
function OffersCard({ banner, currency }: PersonalPromotionProps) {
  const { button, description, variables } = banner;
  const pending = (
    <LinkCard banner={banner} currency={currency}>
      <span className={styles.placeholder} data-placeholder="" aria-hidden />
    </LinkCard>
  );
  const renderCard = (offers: ReactNode, hasMore: boolean) => (
    <div className={styles.card}>
      <Picture image={banner.image} />
      <div className={styles.text}>
        <Title banner={banner} currency={currency} />
        {offers}
      </div>
      {hasMore && button?.name ? (
        <PromotionLink button={button} className={`${styles.action} ${buttonClass()}`}>
          {fillVariables(button.name, variables, currency)}
        </PromotionLink>
      ) : null}
    </div>
  );
  return (
    <Suspense fallback={pending}>
      <PlayerOffers currency={currency} card={renderCard} pending={pending}>
        <LinkCard banner={banner} currency={currency}>
          <p>{fillVariables(description.text, variables, currency)}</p>
        </LinkCard>
      </PlayerOffers>
    </Suspense>
  );
}

/** A promotion of certain players: what they get is the headline, below the promotion's title. */
export function PersonalPromotion({ banner, currency }: PersonalPromotionProps) {
  const { description, button, variables } = banner;
  const about = <p>{fillVariables(description.text, variables, currency)}</p>;
  return (
    <div className={styles.cell}>
      {button?.url === DEPOSIT_OFFERS ? (
        <OffersCard banner={banner} currency={currency} />
      ) : (
        <LinkCard banner={banner} currency={currency}>
          {button?.url === LEVEL ? (
            <Suspense fallback={<span className={styles.placeholder} data-placeholder="" aria-hidden />}>
              <PlayerLevel>{about}</PlayerLevel>
            </Suspense>
          ) : (
            about
          )}
        </LinkCard>
      )}
    </div>
  );
}
