import { useRouterState } from "@tanstack/react-router";
import type { Player } from "../../../contract/player.ts";
import { useCurrentPopup } from "../../../lib/page/current-popup.ts";
import { useOpenPopup } from "../../../lib/page/use-open-popup.ts";
import { PromoCode } from "./promo-code.tsx";

/** Applies a link's bonus code once the player is on the main page without unfinished work. */
export function PromoCodeService({ player }: { player: Player }) {
  const open = useOpenPopup();
  const popup = useCurrentPopup()?.name;
  const isMain = useRouterState({ select: (state) => state.location.pathname === "/" });
  const canPrompt = isMain && popup === undefined && player.auth_fields_missed.length === 0;
  return <PromoCode player={player} canPrompt={canPrompt} onReady={() => open("deposit")} />;
}
