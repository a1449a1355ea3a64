/** Readable mirror of the HTTP-only session cookie: lets scripts detect a session. */
export const SIGNED_IN_COOKIE = "signed_in";
