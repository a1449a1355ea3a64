import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { Gift } from "lucide-react";
import { useEffect, useState } from "react";
import { projectQuery, promotionPagesQuery } from "../../../api/config.ts";
import { bannersQuery } from "../../../api/content.ts";
import { useViewer } from "../../../api/player.ts";
import { useLocale } from "../../../lib/i18n/use-locale.ts";
import { PRIVATE_PREFIX } from "../../../lib/session/session.ts";
import { local } from "../../../lib/storage/storage.ts";
import { now } from "../../../lib/time/time.ts";
import { isPromotionOn } from "../../../rules/addresses/promotion-pages.ts";
import { bannersFor, fillVariables } from "../../../rules/content/banners.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { NavLink } from "../../../ui/nav-link.tsx";
import { NoticeLine, PromptNotice } from "../../../ui/stacked-notice.tsx";

/** Time of dismissal, milliseconds since the epoch. */
const CLOSED_AT = `${PRIVATE_PREFIX}promo-closed-at`;
/** Duration of a dismissal, in milliseconds. */
export const DISMISS_TIME = 120_000;

/** Remaining time of the dismissal in milliseconds; 0 if the clock was set back. */
function remainingTime(): number {
  const remaining = Number(local.read(CLOSED_AT)) + DISMISS_TIME - now();
  return remaining > 0 && remaining <= DISMISS_TIME ? remaining : 0;
}

function useDismissal() {
  const [remaining, setRemaining] = useState(remainingTime);
  useEffect(() => {
    if (remaining === 0) return;
    const timer = setTimeout(() => setRemaining(remainingTime()), remaining);
    return () => clearTimeout(timer);
  }, [remaining]);
  const close = () => {
    local.write(CLOSED_AT, String(now()));
    setRemaining(DISMISS_TIME);
  };
  return [remaining > 0, close] as const;
}

/** First `promo-bar` banner for this player; can be dismissed for two minutes. */
export function PromoBanner() {
  const locale = useLocale();
  const viewer = useViewer();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [isDismissed, close] = useDismissal();
  const base = useQuery(projectQuery).data?.default_currency ?? "EUR";
  const banners = useQuery(bannersQuery(locale)).data;
  const pages = useQuery(promotionPagesQuery).data;
  if (isDismissed || !banners || !pages) return null;
  const banner = bannersFor(banners, "promo-bar", { viewer, now: now() }).find(({ button }) =>
    isPromotionOn(button?.url ?? "/", pages, viewer.player?.groups ?? []),
  );
  // Nothing leads to the page that is already open.
  if (!banner || banner.button?.url === path) return null;
  const fill = (text: string) => fillVariables(text, banner.variables, viewer.player?.currency || base);
  const title = fill(banner.title.text);
  return (
    <PromptNotice prompt="promotion" label={title} name="promotion">
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
    </PromptNotice>
  );
}
