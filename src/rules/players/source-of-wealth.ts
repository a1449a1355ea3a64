/** Lead time of the reminder to renew the questionnaire before it expires, in milliseconds. */
export const WEALTH_REMINDER_LEAD = 30 * 86_400_000;
