/** Timeout of one call between servers, milliseconds. */
export const SERVER_CALL_TIMEOUT = 8_000;
