import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Gift } from "lucide-react";
import { lazy, Suspense, useId } from "react";
import { projectQuery, promotionPagesQuery } from "../../api/config.ts";
import { bannersQuery } from "../../api/content.ts";
import { useGiftAccess } from "../../api/gifts.ts";
import { usePlayer, useViewer } from "../../api/player.ts";
import type { Banner } from "../../contract/cms.ts";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { hasSession } from "../../lib/session/session.ts";
import { isPromotionOn } from "../../rules/addresses/promotion-pages.ts";
import { bannersFor, fillVariables } from "../../rules/content/banners.ts";
import { BannerPicture } from "../../ui/banner-picture.tsx";
import { EnterLinks } from "../../ui/enter-links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import content from "./content.module.css";
import guestOffers from "./guest-offers.module.css";
import personal from "./personal-promotion.module.css";
import { DEPOSIT_OFFERS, PersonalPromotion } from "./personal-promotion.tsx";
import { PromotionLink } from "./promotion-link.tsx";
import styles from "./promotions.module.css";

const GuestOffers = lazy(() =>
  import("./compose-guest-offers.tsx").then(({ GuestOffers }) => ({ default: GuestOffers })),
);

/** Cards of a list that may be on the first screen: their pictures load immediately. */
const FIRST = 4;

/** A square beside the text on phones, a tall picture behind it elsewhere; decoration. */
const Picture = ({ image, isFirst }: { image: string; isFirst: boolean }) => (
  <picture>
    <source
      media="(min-width:640px)"
      type="image/avif"
      srcSet={`${image}/tall/240.avif 240w,${image}/tall/480.avif 480w`}
      sizes="300px"
    />
    <source
      type="image/avif"
      srcSet={`${image}/square/240.avif 240w,${image}/square/480.avif 480w`}
      sizes="160px"
    />
    <img
      src={`${image}/square/240.webp`}
      width={240}
      height={240}
      alt=""
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
    />
  </picture>
);

interface PromotionListProps {
  banners: Banner[];
  currency: string;
}

/** Keeps the place of a player's promotions, in a session only, until it's known which they are. */
const PersonalSkeleton = () => (
  <section className={`${styles.promoList} ${styles.awaited}`} data-awaited="" aria-hidden>
    <h2>
      <Trans>For you</Trans>
    </h2>
    <div className={personal.cards}>
      <div className={personal.ghost} />
    </div>
  </section>
);

/** Promotions of certain players, first: what they get. */
function PersonalPromotions({ banners, currency }: PromotionListProps) {
  const id = useId();
  if (banners.length === 0) return null;
  return (
    <section className={styles.promoList} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>For you</Trans>
      </h2>
      <div className={personal.cards}>
        {banners.map((banner) => (
          <PersonalPromotion key={banner.id} banner={banner} currency={currency} />
        ))}
      </div>
    </section>
  );
}

/** What explains to everyone what they find here. */
function Explanations({ banners, currency }: PromotionListProps) {
  const id = useId();
  if (banners.length === 0) return null;
  return (
    <section className={styles.promoList} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Good to know</Trans>
      </h2>
      <div className={styles.promos}>
        {banners.map(({ id: bannerId, button, image, title, description, variables }, index) => (
          <PromotionLink key={bannerId} button={button} className={styles.promo}>
            <Picture image={image} isFirst={index < FIRST} />
            <div>
              <h3>{fillVariables(title.text, variables, currency)}</h3>
              <p>{fillVariables(description.text, variables, currency)}</p>
            </div>
          </PromotionLink>
        ))}
      </div>
    </section>
  );
}

/** For guests of markets whose offers aren't public. */
const OffersForPlayers = ({ artVersion }: { artVersion: string | undefined }) => (
  <section className={styles.noOffers} aria-labelledby="offers-for-players">
    {artVersion ? <BannerPicture image={`/art/banners/vip/${artVersion}`} isWide isFirst /> : null}
    <h2 id="offers-for-players">
      <Trans>Log in to see your offers</Trans>
    </h2>
    <p>
      <Trans>Where you live, we show offers after you log in.</Trans>
    </p>
    <div className={styles.noOffersActions}>
      <EnterLinks />
    </div>
  </section>
);

/** Pages of bonuses, which players without access to gifts aren't led to. */
const GIFT_PAGES = [DEPOSIT_OFFERS, "/profile/gifts"];

/** True for promotions of certain players; the others explain what everyone finds here. */
const isPersonal = ({ groupIds, registered }: Banner) => groupIds.length > 0 || registered === true;

export function Promotions() {
  const { t } = useLingui();
  const locale = useLocale();
  const viewer = useViewer();
  const player = usePlayer();
  // A player who can't be loaded becomes a viewer without details.
  const isAwaited = viewer.player === null && player !== null;
  const isHydrated = useHydrated();
  const project = useQuery(projectQuery).data;
  const base = project?.default_currency ?? "EUR";
  const currency = viewer.player?.currency || base;
  const pages = useQuery(promotionPagesQuery).data ?? {};
  const allBanners = useQuery(bannersQuery(locale)).data ?? [];
  const artVersion = allBanners[0]?.image.split("/").at(-1);
  const hasGifts = useGiftAccess() === "open";
  const isOpen = (path: string) =>
    isPromotionOn(path, pages, viewer.player?.groups ?? []) && (hasGifts || !GIFT_PAGES.includes(path));
  const banners = bannersFor(allBanners, "promotions", { viewer, now: null }).filter(({ button }) =>
    isOpen(button?.url ?? "/"),
  );
  return (
    <>
      <PageHead title={t`Promotions`} description={t`What's on at Apogee right now.`} />
      <div className={content.page}>
        <h1>
          <Trans>Promotions</Trans>
        </h1>
      </div>
      {project?.public_offers === false && viewer.player === null ? (
        <OffersForPlayers artVersion={artVersion} />
      ) : null}
      {project?.public_offers && viewer.player === null && !(isHydrated && hasSession()) ? (
        <div className={styles.forGuests}>
          {isHydrated ? (
            <Suspense fallback={<div className={guestOffers.placeholder} aria-hidden />}>
              <GuestOffers artVersion={artVersion} />
            </Suspense>
          ) : (
            <div className={guestOffers.placeholder} aria-hidden />
          )}
        </div>
      ) : null}
      {banners.length === 0 ? (
        <Notice icon={<Gift aria-hidden />} title={<Trans>No promotions right now</Trans>} />
      ) : null}
      {isAwaited ? <PersonalSkeleton /> : null}
      <PersonalPromotions banners={banners.filter(isPersonal)} currency={currency} />
      <Explanations banners={banners.filter((banner) => !isPersonal(banner))} currency={currency} />
    </>
  );
}
