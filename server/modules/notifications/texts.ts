import * as v from "valibot";
import { PUSH_TOPICS } from "../../../src/contract/push.ts";
import { readTexts } from "../../core/texts.ts";

/** Texts of notifications that don't depend on what they report. */
export const textsOf = readTexts(
  import.meta.dirname,
  v.object({
    /** Label of the button if the sender gave only a path. */
    open: v.string(),
    /** Neutral texts for lock screens, in place of texts that may not appear there. */
    pushed: v.object(v.entriesFromList(PUSH_TOPICS, v.object({ title: v.string(), text: v.string() }))),
  }),
);
