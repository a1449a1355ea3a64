import * as v from "valibot";
import { DeviceSchema } from "./games.ts";
import { LOCALES } from "./locale.ts";

export const PlayModeSchema = v.picklist(["real", "demo"]);
export type PlayMode = v.InferOutput<typeof PlayModeSchema>;

/** Id of the variant that is to be played: that of the player's currency, or `FUN`'s. */
export const VariantIdSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/, "invalid_format"), v.transform(Number)),
});

export const LaunchSchema = v.object({
  mode: PlayModeSchema,
  device: DeviceSchema,
  locale: v.picklist(LOCALES),
  /** Where the game leads back to: a path of the app. */
  return_url: v.pipe(v.string(), v.maxLength(500), v.startsWith("/")),
});

export const LaunchedSchema = v.object({
  /** Of the frame; good once, and not for long. */
  url: v.string(),
  /** Of play for real; null for a demo, which moves no money. */
  session: v.nullable(v.string()),
  mode: PlayModeSchema,
  currency: v.string(),
});
export type Launched = v.InferOutput<typeof LaunchedSchema>;
