import * as v from "valibot";

/** Messages of a game frame: hints, never trusted for money. */
const HintSchema = v.object({
  frame: v.variant("type", [
    v.object({ type: v.literal("ready") }),
    v.object({ type: v.literal("busy"), busy: v.boolean() }),
    v.object({ type: v.literal("exit") }),
    v.object({ type: v.literal("sound"), on: v.boolean() }),
    v.object({ type: v.literal("refused"), code: v.pipe(v.string(), v.maxLength(60)) }),
    v.object({ type: v.literal("verify"), round: v.nullable(v.pipe(v.string(), v.uuid())) }),
  ]),
});
export type FrameHint = v.InferOutput<typeof HintSchema>["frame"];

/** Sandboxed frames have an opaque origin. */
const OPAQUE = "null";

/**
 * Parses a message of this frame; null for other sources and invalid messages.
 * @param origin the frame's, if it isn't opaque
 */
export function hintOf(
  event: Pick<MessageEvent<unknown>, "source" | "origin" | "data">,
  frame: Window | null,
  origin = OPAQUE,
): FrameHint | null {
  if (frame === null || event.source !== frame || event.origin !== origin) return null;
  const result = v.safeParse(HintSchema, event.data);
  return result.success ? result.output.frame : null;
}
