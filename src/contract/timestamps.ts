/** A UTC time to the minute; sorts lexically. */
export const MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/;
