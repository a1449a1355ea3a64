import * as v from "valibot";
import { RegistrationSchema } from "./auth.ts";

/** An external identity provider (OAuth). */
export const AuthProviderSchema = v.object({
  /** Sign-in starts with a navigation to `/api/auth_providers/{name}/start?redirect={path}`. */
  name: v.string(),
  /** Display name. */
  title: v.string(),
});

/** Registration data that is still missing besides email and password: the player's `auth_fields_missed`. */
export const DetailsSchema = v.object({
  user: v.partial(
    v.pick(RegistrationSchema.entries.user, ["country", "currency", "date_of_birth", "terms_acceptance"]),
  ),
});
export type Details = v.InferOutput<typeof DetailsSchema>["user"];
