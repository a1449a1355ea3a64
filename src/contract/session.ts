/** Says to scripts that there is a session, whose own cookie they cannot read. */
export const SIGNED_IN_COOKIE = "signed_in";
