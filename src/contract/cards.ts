import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

const digits = (count: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^\\d{${count}}$`), "invalid_format"));

/** Non-sensitive card data: never the number, and never together with a name. */
export const CardCheckSchema = v.object({
  card_expiry_month: v.pipe(v.number(), v.integer(), v.minValue(1, "too_small"), v.maxValue(12, "too_big")),
  /** Four digits. */
  card_expiry_year: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(2000, "too_small"),
    v.maxValue(2100, "too_big"),
  ),
  first_six: digits(6),
  last_four: digits(4),
});
export type CardCheck = v.InferOutput<typeof CardCheckSchema>;
/** `review`: accepted, but flagged for staff. */
export const CardCheckedSchema = v.object({ result: v.picklist(["accepted", "review", "rejected"]) });

/** Message from the provider's frame to the page. */
export const CardFrameMessageSchema = v.variant("type", [
  /** Height in CSS pixels. */
  v.object({ type: v.literal("card_frame_height"), height: v.number() }),
  v.object({ type: v.literal("card_frame_ready") }),
  v.object({ type: v.literal("card_frame_invalid") }),
  v.object({
    type: v.literal("card_frame_token"),
    token: v.pipe(v.string(), v.maxLength(200)),
    ...CardCheckSchema.entries,
  }),
]);
export type CardFrameMessage = v.InferOutput<typeof CardFrameMessageSchema>;
/** Message from the page to the frame: its language and colours, or the request to submit the card. */
export const CardFrameRequestSchema = v.variant("type", [
  v.object({
    type: v.literal("card_frame_setup"),
    locale: v.string(),
    theme: v.string(),
    /** Values of the page's design tokens, by custom property. */
    look: v.optional(v.record(v.string(), v.string())),
  }),
  v.object({ type: v.literal("card_frame_check") }),
  v.object({ type: v.literal("card_frame_tokenise") }),
]);

export const cardsEndpoints = {
  "POST /api/users/transaction": {
    session: true,
    summary: "Screen a card for fraud by its non-sensitive data",
    body: CardCheckSchema,
    rejections: ["too_many_requests"],
    response: CardCheckedSchema,
  },
} as const satisfies Record<string, Endpoint>;
