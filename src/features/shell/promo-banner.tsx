import { useQuery } from "@tanstack/react-query";
import { Gift } from "lucide-react";
import { useEffect, useState } from "react";
import { projectQuery, promotionPagesQuery } from "../../api/config.ts";
import { bannersQuery } from "../../api/content.ts";
import { useViewer } from "../../api/player.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { PRIVATE_PREFIX } from "../../lib/session/session.ts";
import { local } from "../../lib/storage/storage.ts";
import { now } from "../../lib/time/time.ts";
import { isPromotionOn } from "../../rules/addresses/promotion-pages.ts";
import { bannersFor, fillVariables } from "../../rules/content/banners.ts";
import { buttonClass } from "../../ui/button.tsx";
import { NavLink } from "../../ui/nav-link.tsx";
import { FootNotice, NoticeLine } from "../../ui/stacked-notice.tsx";

/** When the player closed it, milliseconds since the epoch. */
const CLOSED_AT = `${PRIVATE_PREFIX}promo-closed-at`;
/** How long it stays away after that, milliseconds. */
export const AWAY = 120_000;

/** Milliseconds until it may come back. A clock that was set back counts as no time at all. */
function timeAway(): number {
  const left = Number(local.read(CLOSED_AT)) + AWAY - now();
  return left > 0 && left <= AWAY ? left : 0;
}

function useAway() {
  const [left, setLeft] = useState(timeAway);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(timeAway()), left);
    return () => clearTimeout(timer);
  }, [left]);
  const close = () => {
    local.write(CLOSED_AT, String(now()));
    setLeft(AWAY);
  };
  return [left > 0, close] as const;
}

/** The first banner of the category `promo-bar` for this player; it can be closed for two minutes. */
export function PromoBanner() {
  const locale = useLocale();
  const viewer = useViewer();
  const [isAway, close] = useAway();
  const base = useQuery(projectQuery).data?.default_currency ?? "EUR";
  const banners = useQuery(bannersQuery(locale)).data;
  const pages = useQuery(promotionPagesQuery).data;
  if (isAway || !banners || !pages) return null;
  const banner = bannersFor(banners, "promo-bar", { viewer, now: now() }).find(({ button }) =>
    isPromotionOn(button?.url ?? "/", pages, viewer.player?.groups ?? []),
  );
  if (!banner) return null;
  const fill = (text: string) => fillVariables(text, banner.variables, viewer.player?.currency || base);
  const title = fill(banner.title.text);
  return (
    <FootNotice asker="promotion" label={title} name="promotion">
      <NoticeLine icon={<Gift aria-hidden />} onClose={close}>
        <span>{title}</span>
        {banner.button ? (
          <NavLink
            to={banner.button.url}
            external={banner.button.type === "external"}
            className={buttonClass({ size: "small" })}
            onClick={close}
          >
            {fill(banner.button.name)}
          </NavLink>
        ) : null}
      </NoticeLine>
    </FootNotice>
  );
}
