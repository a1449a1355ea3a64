import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { DoneSchema, type Endpoint } from "./endpoint.ts";
import { DeviceSchema } from "./games.ts";
import { LOCALES } from "./locale.ts";
import type { Rejection } from "./rejection.ts";

export const PlayModeSchema = v.picklist(["real", "demo"]);
export type PlayMode = v.InferOutput<typeof PlayModeSchema>;

/** Id of the variant to play: that of the player's currency, or of `FUN`. */
export const VariantIdSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/, "invalid_format"), v.transform(Number)),
});

export const LaunchSchema = v.object({
  mode: PlayModeSchema,
  device: DeviceSchema,
  locale: v.picklist(LOCALES),
  /** Path of the app that the game returns to. */
  return_url: v.pipe(v.string(), v.maxLength(500), v.startsWith("/")),
  /** Ends the game played elsewhere, where only one may be played at a time. */
  replace: v.optional(v.boolean(), false),
  /** This tab's game client session before a reload, which the launch replaces. */
  replaces_session: v.optional(v.pipe(v.string(), v.uuid("unknown"))),
});

/**
 * Conversion for a crypto account that plays in fiat: minor units of the account's currency per million of
 * the played currency's; fixed while the game is open.
 */
export const ConversionSchema = v.object({
  /** Currency of play. */
  played: v.string(),
  rate: AmountSchema,
});
export type Conversion = v.InferOutput<typeof ConversionSchema>;

export const LaunchedSchema = v.object({
  /** Address of the frame; valid once, for a short time. */
  url: v.string(),
  /** Session of a real-money launch; null for a demo. */
  session: v.nullable(v.string()),
  mode: PlayModeSchema,
  /** Currency of the account, or `FUN`. */
  currency: v.string(),
  /** Null if the game is played in the account's currency. */
  conversion: v.nullable(ConversionSchema),
});
export type Launched = v.InferOutput<typeof LaunchedSchema>;

export const GameSessionIdSchema = v.object({ session: v.pipe(v.string(), v.uuid("unknown")) });

/** Rejections of a launch; the game page has a message for each. */
export const launchRejections = {
  too_young: { status: 403, next: "choose_other", endedBy: "unknown" },
  fields_missing: { status: 409, next: "complete", endedBy: "player" },
  player_excluded: { status: 403, next: "wait", endedBy: "time" },
  limit_reached: { status: 403, next: "wait", endedBy: "time" },
  currency_not_supported: { status: 409, next: "choose_other", endedBy: "never" },
  no_demo_mode: { status: 409, next: "choose_other", endedBy: "never" },
  already_playing: { status: 409, next: "end_other", endedBy: "player" },
} as const satisfies Record<string, Rejection>;
export type LaunchCode = keyof typeof launchRejections;

export const launchEndpoints = {
  "POST /api/games/:id/launch": {
    summary: "Launch a game: returns the address of its frame with a single-use token",
    params: VariantIdSchema,
    body: LaunchSchema,
    rejections: [
      "unauthorized",
      "restricted_country",
      "too_young",
      "player_excluded",
      "limit_reached",
      "currency_not_supported",
      "fields_missing",
      "no_demo_mode",
      "already_playing",
    ],
    response: LaunchedSchema,
  },
  "DELETE /api/games/sessions/:session": {
    session: true,
    summary: "End a real-money game session: later bets are rejected",
    params: GameSessionIdSchema,
    response: DoneSchema,
  },
} as const satisfies Record<string, Endpoint>;
