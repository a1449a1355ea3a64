import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { projectQuery, promotionPagesQuery } from "../../api/config.ts";
import { additionalGiftsQuery } from "../../api/content.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { isBlockedRoute } from "../../rules/addresses/blocked-routes.ts";
import { isPromotionOn } from "../../rules/addresses/promotion-pages.ts";
import { cardsFor } from "../../rules/bonuses/gift-display.ts";
import { BannerPicture } from "../../ui/banner-picture.tsx";
import { NavLink } from "../../ui/nav-link.tsx";
import own from "./gifts.module.css";

/** The operator's cards for the player's groups, to pages that exist here. */
export function GiftCards({ groups }: { groups: readonly number[] }) {
  const locale = useLocale();
  const blocked = useQuery(projectQuery).data?.blocked_routes ?? [];
  const pages = useQuery(promotionPagesQuery).data ?? {};
  const cards = cardsFor(useQuery(additionalGiftsQuery(locale)).data ?? [], groups).filter(
    ({ url }) => !isBlockedRoute(url, blocked) && isPromotionOn(url, pages, groups),
  );
  if (cards.length === 0) return null;
  return (
    <div className={own.cards}>
      {cards.map(({ id, title, description, image, url }) => (
        <NavLink key={id} to={url} className={own.card!}>
          <BannerPicture image={image} className={own.cardPicture} />
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          <ChevronRight aria-hidden />
        </NavLink>
      ))}
    </div>
  );
}
