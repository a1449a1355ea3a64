import * as v from "valibot";
import { readTexts } from "../../core/texts.ts";
import { MessageTextsSchema } from "../notifications/api.ts";

/** Default texts of staff's notifications, by type. */
export const textsOf = readTexts(
  import.meta.dirname,
  v.object({
    bonuses_changes: MessageTextsSchema,
    freespins_changes: MessageTextsSchema,
  }),
);
