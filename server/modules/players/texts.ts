import * as v from "valibot";
import { readTexts } from "../../core/texts.ts";
import { MessageTextsSchema } from "../notifications/api.ts";

/** Texts of notifications about the account. */
export const textsOf = readTexts(
  import.meta.dirname,
  v.object({
    /** When the source-of-wealth answers expire soon. */
    source_of_wealth: MessageTextsSchema,
  }),
);
