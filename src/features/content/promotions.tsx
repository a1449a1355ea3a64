import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Gift } from "lucide-react";
import { projectQuery, promotionPagesQuery } from "../../api/config.ts";
import { bannersQuery } from "../../api/content.ts";
import { useViewer } from "../../api/player.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { isPromotionOn } from "../../rules/addresses/promotion-pages.ts";
import { bannersFor, fillVariables } from "../../rules/content/banners.ts";
import { BannerPicture } from "../../ui/banner-picture.tsx";
import { NavLink } from "../../ui/nav-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./content.module.css";

export function Promotions() {
  const { t } = useLingui();
  const locale = useLocale();
  const viewer = useViewer();
  const base = useQuery(projectQuery).data?.default_currency ?? "EUR";
  const currency = viewer.player?.currency || base;
  const pages = useQuery(promotionPagesQuery).data ?? {};
  const banners = bannersFor(useQuery(bannersQuery(locale)).data ?? [], "promotions", {
    viewer,
    now: null,
  }).filter(({ button }) => isPromotionOn(button?.url ?? "/", pages, viewer.player?.groups ?? []));
  return (
    <>
      <PageHead title={t`Promotions`} description={t`What's on at Apogee right now.`} />
      <div className={styles.page}>
        <h1>
          <Trans>Promotions</Trans>
        </h1>
      </div>
      {banners.length === 0 ? (
        <Notice icon={<Gift aria-hidden />} title={<Trans>No promotions right now</Trans>} />
      ) : null}
      <div className={styles.cards}>
        {banners.map((banner) => (
          <NavLink
            key={banner.id}
            to={banner.button?.url ?? "/"}
            external={banner.button?.type === "external"}
            className={`${styles.card} ${styles.promo}`}
          >
            <BannerPicture image={banner.image} />
            <h2>{fillVariables(banner.title.text, banner.variables, currency)}</h2>
            <p>{fillVariables(banner.description.text, banner.variables, currency)}</p>
          </NavLink>
        ))}
      </div>
    </>
  );
}
