/** How long before their answers about their funds lapse players are asked to renew them, milliseconds. */
export const WEALTH_NOTICE = 30 * 86_400_000;
