import * as v from "valibot";
import { AccountsQuerySchema, AccountsSchema, NewAccountSchema, PlayerStatsSchema } from "../accounts.ts";
import { ActivitySchema, ActivitySignSchema } from "../activity.ts";
import { DoneSchema } from "../auth.ts";
import { FavoriteIdSchema, FavoritesSchema } from "../favorites.ts";
import { JackpotWinClaimSchema, JackpotWinIdSchema, JackpotWinSchema } from "../jackpot.ts";
import { NotificationsSchema, ReadMarksSchema } from "../notifications.ts";
import {
  GroupsChangeSchema,
  LocaleChangeSchema,
  PlayerChangesSchema,
  PlayerSchema,
  PlayerSettingsSchema,
  SubscriptionsSchema,
} from "../player.ts";
import { PushChoicesSchema, PushSettingsSchema, PushSubscriptionSchema } from "../push.ts";
import {
  AccountClosingSchema,
  ClosingSchema,
  PasswordChangeSchema,
  RecoveryCodesSchema,
  SessionIdSchema,
  SessionSchema,
  SignInNoticesSchema,
  SignInsSchema,
  TwoFactorConfirmSchema,
  TwoFactorEndSchema,
  TwoFactorSecretSchema,
  TwoFactorStartSchema,
} from "../security.ts";
import { DOCUMENT_TYPES, DocumentKindSchema, MAX_DOCUMENT, VerificationSchema } from "../verification.ts";
import type { Endpoint } from "./endpoint.ts";

/** The signed-in player's own. */
export const playerEndpoints = {
  "GET /api/player": { session: true, summary: "The signed-in player", response: PlayerSchema },
  "PATCH /api/player": {
    session: true,
    summary: "Change the player's data",
    body: PlayerChangesSchema,
    rejections: ["restricted_country"],
    response: PlayerSchema,
  },
  "PATCH /api/player/update_locale": {
    session: true,
    summary: "Keep the player's locale",
    body: LocaleChangeSchema,
    response: PlayerSchema,
  },
  "GET /api/player/settings": {
    session: true,
    summary: "The player's connections",
    response: PlayerSettingsSchema,
  },
  "GET /api/player/activity": {
    session: true,
    summary:
      "When the player is asked whether they are still there, and when the session ends without a sign",
    response: ActivitySchema,
  },
  "POST /api/player/activity": {
    session: true,
    summary: "The player is there: a sign of theirs, or their answer to the question",
    body: ActivitySignSchema,
    response: ActivitySchema,
  },
  "GET /api/player/stats": { session: true, summary: "Sums of each account", response: PlayerStatsSchema },
  "POST /api/player/groups": {
    session: true,
    summary: "Join groups that anybody may join",
    body: GroupsChangeSchema,
    response: PlayerSchema,
  },
  "GET /api/subscriptions": {
    session: true,
    summary: "What the player wants to be sent",
    response: SubscriptionsSchema,
  },
  "PUT /api/subscriptions": {
    session: true,
    summary: "Choose what to be sent",
    body: SubscriptionsSchema,
    response: SubscriptionsSchema,
  },
  "GET /api/player/accounts": {
    session: true,
    summary: "The player's accounts; flat with `compatibility`",
    query: AccountsQuerySchema,
    response: AccountsSchema,
  },
  "POST /api/player/accounts": {
    session: true,
    summary: "Open an account in a currency, or play with it",
    body: NewAccountSchema,
    response: AccountsSchema,
  },
  "GET /api/player/favorite_games": {
    session: true,
    summary: "The player's favourites, newest first: variant ids (`accept-client: v1`) or games (`v2`)",
    rejections: ["not_acceptable"],
    response: FavoritesSchema,
  },
  "PUT /api/player/favorite_games/:id": {
    session: true,
    summary: "Put a game among the favourites, by the id of a variant",
    params: FavoriteIdSchema,
    response: DoneSchema,
  },
  "DELETE /api/player/favorite_games/:id": {
    session: true,
    summary: "Take a game out of the favourites, by the id of a variant",
    params: FavoriteIdSchema,
    response: DoneSchema,
  },
  "PUT /api/player/password": {
    session: true,
    summary: "Change the password; ends all other sessions",
    body: PasswordChangeSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "POST /api/player/two_factor": {
    session: true,
    summary: "A new secret for an authenticator, not in force yet",
    body: TwoFactorStartSchema,
    rejections: ["too_many_requests"],
    response: TwoFactorSecretSchema,
  },
  "PUT /api/player/two_factor": {
    session: true,
    summary: "Put the secret in force with a code of it",
    body: TwoFactorConfirmSchema,
    rejections: ["too_many_requests"],
    response: RecoveryCodesSchema,
  },
  "DELETE /api/player/two_factor": {
    session: true,
    summary: "Do without a second factor",
    body: TwoFactorEndSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "GET /api/player/sign_ins": {
    session: true,
    summary:
      "When and with what the player signed in before this time, and whether they are told of each sign-in",
    response: SignInsSchema,
  },
  "PUT /api/player/sign_ins": {
    session: true,
    summary: "Choose whether to be told of each sign-in",
    body: SignInNoticesSchema,
    response: SignInsSchema,
  },
  "GET /api/player/closing": {
    session: true,
    summary: "What shows that it is the player who closes the account",
    response: ClosingSchema,
  },
  "POST /api/player/closing/link": {
    session: true,
    summary: "Mail the link that closes the account, to a player without password",
    rejections: ["validation_failed", "too_many_requests"],
    response: DoneSchema,
  },
  "POST /api/player/closing": {
    session: true,
    summary: "Close the account: at once, on all devices, until support opens it again",
    body: AccountClosingSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "GET /api/player/sessions": {
    session: true,
    summary: "Where the player is signed in",
    response: v.array(SessionSchema),
  },
  "DELETE /api/player/sessions": { session: true, summary: "End all other sessions", response: DoneSchema },
  "DELETE /api/player/sessions/:id": {
    session: true,
    summary: "End one session",
    params: SessionIdSchema,
    response: DoneSchema,
  },
  "GET /api/player/verification": {
    session: true,
    summary: "How far the player has come in showing who they are",
    response: VerificationSchema,
  },
  "POST /api/player/verification/:kind": {
    session: true,
    summary: "Send a document of a kind, as the file that it is",
    params: DocumentKindSchema,
    binary: { types: DOCUMENT_TYPES, max: MAX_DOCUMENT },
    rejections: ["too_many_requests"],
    response: VerificationSchema,
  },
  "GET /api/player/notifications": {
    session: true,
    summary: "The player's notifications that have not expired, newest first",
    response: NotificationsSchema,
  },
  "POST /api/player/notifications/read": {
    session: true,
    summary: "Mark notifications as read, on all devices",
    body: ReadMarksSchema,
    response: NotificationsSchema,
  },
  "GET /api/player/jackpot_wins": {
    session: true,
    summary: "Jackpots that the player has won and not been shown yet, oldest first",
    response: v.array(JackpotWinSchema),
  },
  "POST /api/player/jackpot_wins/:id/claim": {
    session: true,
    summary: "Take it upon oneself to show a win: the first asker is told so, all others are not",
    params: JackpotWinIdSchema,
    response: JackpotWinClaimSchema,
  },
  "GET /api/player/push": {
    session: true,
    summary: "What the player is pushed, when, and the key to subscribe with",
    response: PushSettingsSchema,
  },
  "PUT /api/player/push": {
    session: true,
    summary: "Choose what to be pushed, and when",
    body: PushChoicesSchema,
    rejections: ["too_many_requests"],
    response: PushSettingsSchema,
  },
  "PUT /api/player/push/subscription": {
    session: true,
    summary: "Push to this session's browser; ends with the session",
    body: PushSubscriptionSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "DELETE /api/player/push/subscription": {
    session: true,
    summary: "Do not push to this session's browser any more",
    response: DoneSchema,
  },
} as const satisfies Record<string, Endpoint>;
