import type { HeaderNotice, UserNotice } from "../../contract/header-notices.ts";
import type { Player } from "../../contract/player.ts";

export const NOTICES: readonly HeaderNotice[] = [
  { id: "confirm_email", icon: "mail", link: { action: "resend_confirmation" } },
  { id: "verify_identity", icon: "shield", link: { action: "open_verification" } },
];

type Known = Pick<Player, "confirmed_at" | "verified">;

const IS_DUE: Readonly<Record<HeaderNotice["id"], (player: Known) => boolean>> = {
  confirm_email: ({ confirmed_at }) => confirmed_at === null,
  // Before the address belongs to somebody there is nobody to verify.
  verify_identity: ({ confirmed_at, verified }) => confirmed_at !== null && !verified,
};

/** What a player is to be told, in its order, without what was sent away; and how the first of it is met. */
export function headerNotices(
  player: Known,
  dismissed: readonly string[],
  seen: readonly string[],
): { notice: HeaderNotice | null; user: UserNotice } {
  const [notice = null, next] = NOTICES.filter(({ id }) => IS_DUE[id](player) && !dismissed.includes(id));
  const status = notice && !seen.includes(notice.id) ? "new" : "other";
  return { notice, user: { status, next: next?.id ?? null } };
}
