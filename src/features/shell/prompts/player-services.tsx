import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { limitRulesQuery } from "../../../api/limits.ts";
import type { Player } from "../../../contract/player.ts";
import { usePlayLock } from "../../../lib/session/play-lock.ts";
import { AfterConsent } from "../../../ui/after-consent.tsx";
import { HeaderNotice } from "./header-notice.tsx";
import { PromoBanner } from "./promo-banner.tsx";

/** Pages without promotions: games, limits and help with gambling. */
const NO_PROMOTIONS = /^\/(?:play|profile\/limits|responsible-gaming)(?:\/|$)/;

/** A promotion, except during a break and on pages without promotions. */
function Promotion({ player }: { player: Player }) {
  const isQuiet = useRouterState({ select: ({ location }) => NO_PROMOTIONS.test(location.pathname) });
  const isOnBreak = usePlayLock(player.id).length > 0;
  const rules = useQuery(limitRulesQuery).data;
  const mayShow = !isQuiet && !isOnBreak && rules?.excluded_until === null;
  return mayShow ? <PromoBanner /> : null;
}

/** Reminders and promotions to the player. */
export function PlayerServices({ player }: { player: Player }) {
  return (
    <>
      <AfterConsent>
        <HeaderNotice player={player} />
      </AfterConsent>
      <Promotion player={player} />
    </>
  );
}
