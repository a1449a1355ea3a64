/** The longest that one call between servers may take, milliseconds. */
export const SERVER_CALL_TIMEOUT = 8_000;
