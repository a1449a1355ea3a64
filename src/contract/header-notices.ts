/** What a link of a notice does: named here, done by the client, so that a notice stays data. */
export const NOTICE_ACTIONS = ["resend_confirmation", "open_verification"] as const;
export type NoticeAction = (typeof NOTICE_ACTIONS)[number];

/** What stands below the head of a player's pages until it is done or sent away. */
export interface HeaderNotice {
  id: "confirm_email" | "verify_identity";
  icon: "mail" | "shield";
  link: { action: NoticeAction };
}

/** Of the notice that is shown: whether this player meets it for the first time, and which one waits behind it. */
export interface UserNotice {
  status: "new" | "other";
  next: HeaderNotice["id"] | null;
}
