import * as v from "valibot";
import { RegistrationSchema } from "./auth.ts";

/** Somebody else whose word is taken for who somebody is. */
export const AuthProviderSchema = v.object({
  /** Signing in begins at `/api/auth_providers/{name}/start?redirect={path}`, which is no call but an address to go to. */
  name: v.string(),
  /** As players know it. */
  title: v.string(),
});

/** What a registration needs beside address and password: those of the player's `auth_fields_missed`. */
export const DetailsSchema = v.object({
  user: v.partial(
    v.pick(RegistrationSchema.entries.user, ["country", "currency", "date_of_birth", "terms_acceptance"]),
  ),
});
export type Details = v.InferOutput<typeof DetailsSchema>["user"];
