import * as v from "valibot";

/** Search of the pages that a guest is sent to: where to go afterwards. */
export const authSearch = v.looseObject({
  redirect: v.optional(v.fallback(v.optional(v.string()), undefined)),
});
