import * as v from "valibot";
import { readTexts } from "../../core/texts.ts";
import { MessageTextsSchema } from "../notifications/api.ts";

/** Texts of notifications about sign-ins. */
export const textsOf = readTexts(
  import.meta.dirname,
  v.object({
    /** After a sign-in with a new device, or after each one if the player wants that. */
    sign_in: MessageTextsSchema,
  }),
);
