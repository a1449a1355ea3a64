import * as v from "valibot";
import { readTexts } from "../../core/texts.ts";
import { MessageTextsSchema } from "../notifications/api.ts";

/** Texts of notifications, by an award's state. */
export const textsOf = readTexts(
  import.meta.dirname,
  v.object({
    issued: MessageTextsSchema,
    held: MessageTextsSchema,
  }),
);
