import type { HeaderNotice, UserNotice } from "../../contract/header-notices.ts";
import type { Player } from "../../contract/player.ts";

export const NOTICES: readonly HeaderNotice[] = [
  { id: "confirm_email", icon: "mail", link: { action: "resend_confirmation" } },
  { id: "verify_identity", icon: "shield", link: { action: "open_verification" } },
];

type PlayerStatus = Pick<Player, "confirmed_at" | "verified" | "verification_before_withdrawal">;

const IS_DUE: Readonly<Record<HeaderNotice["id"], (player: PlayerStatus) => boolean>> = {
  confirm_email: ({ confirmed_at }) => confirmed_at === null,
  // Verification requires a confirmed email address.
  verify_identity: ({ confirmed_at, verified, verification_before_withdrawal }) =>
    confirmed_at !== null && !verified && verification_before_withdrawal,
};

/** The first due notice of a player that was not dismissed, and how it is shown. */
export function headerNotices(
  player: PlayerStatus,
  dismissed: readonly string[],
  seenIds: readonly string[],
): { notice: HeaderNotice | null; user: UserNotice } {
  const [notice = null, next] = NOTICES.filter(({ id }) => IS_DUE[id](player) && !dismissed.includes(id));
  const status = notice && !seenIds.includes(notice.id) ? "new" : "other";
  return { notice, user: { status, next: next?.id ?? null } };
}
