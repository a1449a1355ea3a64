import * as v from "valibot";
import { readTexts } from "../../core/texts.ts";
import { MessageTextsSchema } from "../notifications/api.ts";

/** Texts of the notification of a win. */
export const textsOf = readTexts(
  import.meta.dirname,
  v.object({
    jackpot_win: MessageTextsSchema,
  }),
);
