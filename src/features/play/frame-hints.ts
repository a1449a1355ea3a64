import * as v from "valibot";

/** What a frame says of itself: hints, none of which is believed where money is concerned. */
const HintSchema = v.object({
  frame: v.variant("type", [
    v.object({ type: v.literal("ready") }),
    v.object({ type: v.literal("busy"), busy: v.boolean() }),
    v.object({ type: v.literal("exit") }),
    v.object({ type: v.literal("refused"), code: v.pipe(v.string(), v.maxLength(60)) }),
    v.object({ type: v.literal("verify"), round: v.nullable(v.pipe(v.string(), v.uuid())) }),
  ]),
});
export type FrameHint = v.InferOutput<typeof HintSchema>["frame"];

/** Frames have no origin of their own: they are sandboxed. */
const OPAQUE = "null";

/** The hint of a message, or null for one that is not of this frame's or is none. */
export function hintOf(
  event: Pick<MessageEvent<unknown>, "source" | "origin" | "data">,
  frame: Window | null,
): FrameHint | null {
  if (frame === null || event.source !== frame || event.origin !== OPAQUE) return null;
  const read = v.safeParse(HintSchema, event.data);
  return read.success ? read.output.frame : null;
}
