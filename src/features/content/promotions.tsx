import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Gift } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { projectQuery, promotionPagesQuery } from "../../api/config.ts";
import { bannersQuery } from "../../api/content.ts";
import { useGiftAccess } from "../../api/gifts.ts";
import { useViewer } from "../../api/player.ts";
import type { Banner } from "../../contract/cms.ts";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { popupOfPath } from "../../lib/page/popups.ts";
import { hasSession } from "../../lib/session/session.ts";
import { isPromotionOn } from "../../rules/addresses/promotion-pages.ts";
import { bannersFor, fillVariables } from "../../rules/content/banners.ts";
import { BannerPicture } from "../../ui/banner-picture.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EnterLinks } from "../../ui/enter-links.tsx";
import { NavLink } from "../../ui/nav-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./content.module.css";
import guestOffers from "./guest-offers.module.css";

const GuestOffers = lazy(() =>
  import("./compose-guest-offers.tsx").then(({ GuestOffers }) => ({ default: GuestOffers })),
);

const PlayerOffers = lazy(() =>
  import("./compose-player-offers.tsx").then(({ PlayerOffers }) => ({ default: PlayerOffers })),
);

/** Where the promotion of the offers for the next deposit leads. */
const DEPOSIT_OFFERS = "/deposit-bonus";

/** Cards of a list that may be on the first screen: their pictures load immediately. */
const FIRST = 4;

/** A square beside the text on phones and wide cards, a tall picture behind it elsewhere; decoration. */
const Picture = ({ image, isWide, isFirst }: { image: string; isWide?: boolean; isFirst: boolean }) => (
  <picture>
    {isWide ? null : (
      <source
        media="(min-width:640px)"
        type="image/avif"
        srcSet={`${image}/tall/240.avif 240w,${image}/tall/480.avif 480w`}
        sizes="300px"
      />
    )}
    <source
      type="image/avif"
      srcSet={`${image}/square/240.avif 240w,${image}/square/480.avif 480w`}
      sizes={isWide ? "(min-width:640px) 240px,120px" : "120px"}
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

/** A popup opens over the page; other targets replace it. */
function CardLink({ button, children }: Pick<Banner, "button"> & { children: ReactNode }) {
  const { url = "/", type } = button ?? {};
  const popup = popupOfPath(url);
  if (popup)
    return (
      <PopupLink popup={popup} className={styles.promo}>
        {children}
      </PopupLink>
    );
  return (
    <NavLink to={url} external={type === "external"} className={styles.promo}>
      {children}
    </NavLink>
  );
}

interface PromotionListProps {
  title: ReactNode;
  /** Cards as wide as their row, for few promotions; otherwise tall ones side by side. */
  isWide?: boolean;
  banners: Banner[];
  currency: string;
}

function PromotionList({ title, isWide, banners, currency }: PromotionListProps) {
  const id = useId();
  if (banners.length === 0) return null;
  return (
    <section className={styles.promoList} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={`${styles.promos} ${isWide ? "" : styles.tall}`}>
        {banners.map((banner, index) => (
          <CardLink key={banner.id} button={banner.button}>
            <Picture image={banner.image} isWide={isWide} isFirst={index < FIRST} />
            <div>
              <h3>{fillVariables(banner.title.text, banner.variables, currency)}</h3>
              <p>{fillVariables(banner.description.text, banner.variables, currency)}</p>
              {isWide && banner.button?.url === DEPOSIT_OFFERS ? (
                <Suspense>
                  <PlayerOffers currency={currency} />
                </Suspense>
              ) : null}
            </div>
            {isWide && banner.button?.name ? (
              <span className={`${styles.promoAction} ${buttonClass({ size: "small" })}`}>
                {fillVariables(banner.button.name, banner.variables, currency)}
              </span>
            ) : null}
          </CardLink>
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
      <div className={styles.page}>
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
      <PromotionList
        title={<Trans>For you</Trans>}
        isWide
        banners={banners.filter(isPersonal)}
        currency={currency}
      />
      <PromotionList
        title={<Trans>Good to know</Trans>}
        banners={banners.filter((banner) => !isPersonal(banner))}
        currency={currency}
      />
    </>
  );
}
