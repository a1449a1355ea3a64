/**
 * Where the provider's page leads back to: the payment has no id yet when it is asked for, so that its address says the
 * wish. Whoever opens it sees the payment's true state, in the app or in another browser.
 */
export const returnPath = (key: string): string => `/profile/payments/key/${key}`;
