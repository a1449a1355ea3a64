import * as v from "valibot";
import { readTexts } from "../../core/texts.ts";
import { MessageTextsSchema } from "../notifications/api.ts";

/** Texts of notifications, by a payment's end. */
export const textsOf = readTexts(
  import.meta.dirname,
  v.object({
    deposit_succeeded: MessageTextsSchema,
    deposit_failed: MessageTextsSchema,
    deposit_reversed: MessageTextsSchema,
    cashout_succeeded: MessageTextsSchema,
    cashout_returned: MessageTextsSchema,
  }),
);
