/** Actions of a notice's link; the client implements them, so that a notice stays data. */
export const NOTICE_ACTIONS = ["resend_confirmation", "open_verification"] as const;
export type NoticeAction = (typeof NOTICE_ACTIONS)[number];

/** A reminder to a player, until it is resolved or dismissed. */
export interface HeaderNotice {
  id: "confirm_email" | "verify_identity";
  icon: "mail" | "shield";
  link: { action: NoticeAction };
}

/** Status of a notice: `new` the first time that the player sees it. `next`: id of the following notice. */
export interface UserNotice {
  status: "new" | "other";
  next: HeaderNotice["id"] | null;
}
