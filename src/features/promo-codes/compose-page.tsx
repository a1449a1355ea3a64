import { useGiftAccess } from "../../api/gifts.ts";
import type { Player } from "../../contract/player.ts";
import { usePlayLock } from "../../lib/session/play-lock.ts";
import { GiftsLocked, GiftsOff, GiftsRestricted } from "../gifts/gift-notices.tsx";
import { HoldNote } from "../gifts/held-gifts.tsx";
import { PromoCodeForm } from "./promo-code-form.tsx";

/** The form for codes, as far as the player, a break and the licence allow. */
export function PromoCodePage({ player }: { player: Player }) {
  const access = useGiftAccess();
  const breakRequests = usePlayLock(player.id);
  if (access === "restricted") return <GiftsRestricted />;
  if (access === "locked") return <GiftsLocked breakRequests={breakRequests} />;
  if (access === "off") return <GiftsOff />;
  return <PromoCodeForm renderHold={(reason) => <HoldNote reason={reason} />} />;
}
