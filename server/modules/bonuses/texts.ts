import * as v from "valibot";
import { readTexts } from "../../core/texts.ts";
import { MessageTextsSchema } from "../notifications/api.ts";

/** Texts of notifications about a bonus. */
export const textsOf = readTexts(
  import.meta.dirname,
  v.object({
    finished: MessageTextsSchema,
    ended: MessageTextsSchema,
    /** A day before its end. */
    ending: MessageTextsSchema,
  }),
);
