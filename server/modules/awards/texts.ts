import * as v from "valibot";
import { readTexts } from "../../core/texts.ts";
import { MessageTextsSchema } from "../notifications/api.ts";

/** Texts of notifications, by an award's state; with the parts' names, of an entitlement with several. */
export const textsOf = readTexts(
  import.meta.dirname,
  v.object({
    issued: MessageTextsSchema,
    held: MessageTextsSchema,
    /** `{gifts}` lists the names. */
    together: v.object({ issued: MessageTextsSchema, held: MessageTextsSchema }),
    names: v.object({ bonus: v.string(), freespins: v.string(), cash: v.string(), points: v.string() }),
  }),
);
