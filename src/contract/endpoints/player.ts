import * as v from "valibot";
import { AccountsQuerySchema, AccountsSchema, NewAccountSchema, PlayerStatsSchema } from "../accounts.ts";
import { ActivityReportSchema, ActivitySchema } from "../activity.ts";
import { DoneSchema } from "../auth.ts";
import { FavoriteIdSchema, FavoritesSchema } from "../favorites.ts";
import { JackpotWinClaimSchema, JackpotWinIdSchema, JackpotWinSchema } from "../jackpot.ts";
import { MarkReadSchema, NotificationsSchema } from "../notifications.ts";
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
  AccountClosureSchema,
  CloseAccountSchema,
  PasswordChangeSchema,
  RecoveryCodesSchema,
  SessionIdSchema,
  SessionSchema,
  SignInAlertsSchema,
  SignInsSchema,
  TwoFactorConfirmSchema,
  TwoFactorEndSchema,
  TwoFactorSecretSchema,
  TwoFactorStartSchema,
} from "../security.ts";
import { DOCUMENT_TYPES, DocumentKindSchema, MAX_DOCUMENT, VerificationSchema } from "../verification.ts";
import type { Endpoint } from "./endpoint.ts";

/** The signed-in player's data. */
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
    summary: "Set the player's locale",
    body: LocaleChangeSchema,
    response: PlayerSchema,
  },
  "GET /api/player/settings": {
    session: true,
    summary: "The player's realtime and inactivity settings",
    response: PlayerSettingsSchema,
  },
  "GET /api/player/activity": {
    session: true,
    summary: "Times of the inactivity prompt and of the end of the session",
    response: ActivitySchema,
  },
  "POST /api/player/activity": {
    session: true,
    summary: "Report activity, or the answer to the inactivity prompt",
    body: ActivityReportSchema,
    response: ActivitySchema,
  },
  "GET /api/player/stats": {
    session: true,
    summary: "Lifetime totals by account",
    response: PlayerStatsSchema,
  },
  "POST /api/player/groups": {
    session: true,
    summary: "Join open groups",
    body: GroupsChangeSchema,
    response: PlayerSchema,
  },
  "GET /api/subscriptions": {
    session: true,
    summary: "The player's marketing subscriptions",
    response: SubscriptionsSchema,
  },
  "PUT /api/subscriptions": {
    session: true,
    summary: "Change the marketing subscriptions",
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
    summary: "Open an account in a currency, or switch to it",
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
    summary: "Add a game to the favourites, by the id of a variant",
    params: FavoriteIdSchema,
    response: DoneSchema,
  },
  "DELETE /api/player/favorite_games/:id": {
    session: true,
    summary: "Remove a game from the favourites, by the id of a variant",
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
    summary: "Create an authenticator secret, not active yet",
    body: TwoFactorStartSchema,
    rejections: ["too_many_requests"],
    response: TwoFactorSecretSchema,
  },
  "PUT /api/player/two_factor": {
    session: true,
    summary: "Activate the secret with one of its codes",
    body: TwoFactorConfirmSchema,
    rejections: ["too_many_requests"],
    response: RecoveryCodesSchema,
  },
  "DELETE /api/player/two_factor": {
    session: true,
    summary: "Turn off two-factor authentication",
    body: TwoFactorEndSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "GET /api/player/sign_ins": {
    session: true,
    summary: "Time and device of the previous sign-in, and whether sign-in alerts are on",
    response: SignInsSchema,
  },
  "PUT /api/player/sign_ins": {
    session: true,
    summary: "Turn sign-in alerts on or off",
    body: SignInAlertsSchema,
    response: SignInsSchema,
  },
  "GET /api/player/account_closure": {
    session: true,
    summary: "How the player proves ownership when closing the account",
    response: AccountClosureSchema,
  },
  "POST /api/player/account_closure/link": {
    session: true,
    summary: "Email the link that closes the account, to a player without password",
    rejections: ["validation_failed", "too_many_requests"],
    response: DoneSchema,
  },
  "POST /api/player/account_closure": {
    session: true,
    summary: "Close the account on all devices immediately, until support reopens it",
    body: CloseAccountSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "GET /api/player/sessions": {
    session: true,
    summary: "The player's sessions",
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
    summary: "The player's verification status",
    response: VerificationSchema,
  },
  "POST /api/player/verification/:kind": {
    session: true,
    summary: "Upload a document of a kind",
    params: DocumentKindSchema,
    binary: { types: DOCUMENT_TYPES, max: MAX_DOCUMENT },
    rejections: ["too_many_requests"],
    response: VerificationSchema,
  },
  "GET /api/player/notifications": {
    session: true,
    summary: "The player's unexpired notifications, newest first",
    response: NotificationsSchema,
  },
  "POST /api/player/notifications/read": {
    session: true,
    summary: "Mark notifications as read, on all devices",
    body: MarkReadSchema,
    response: NotificationsSchema,
  },
  "GET /api/player/jackpot_wins": {
    session: true,
    summary: "The player's jackpot wins that were not shown yet, oldest first",
    response: v.array(JackpotWinSchema),
  },
  "POST /api/player/jackpot_wins/:id/claim": {
    session: true,
    summary: "Claim showing a win; only the first caller succeeds",
    params: JackpotWinIdSchema,
    response: JackpotWinClaimSchema,
  },
  "GET /api/player/push": {
    session: true,
    summary: "Push topics, times and the VAPID key",
    response: PushSettingsSchema,
  },
  "PUT /api/player/push": {
    session: true,
    summary: "Change push topics and times",
    body: PushChoicesSchema,
    rejections: ["too_many_requests"],
    response: PushSettingsSchema,
  },
  "PUT /api/player/push/subscription": {
    session: true,
    summary: "Subscribe this session's browser to push; ends with the session",
    body: PushSubscriptionSchema,
    rejections: ["too_many_requests"],
    response: DoneSchema,
  },
  "DELETE /api/player/push/subscription": {
    session: true,
    summary: "Unsubscribe this session's browser from push",
    response: DoneSchema,
  },
} as const satisfies Record<string, Endpoint>;
