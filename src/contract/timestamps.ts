/** A moment in UTC, to the minute: such texts stand in the order of their times. */
export const MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/;
