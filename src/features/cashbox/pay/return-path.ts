/**
 * Path that the provider's page returns to. The payment has no id yet when it is requested, so the path contains
 * the idempotency key. Its page shows the payment's actual state, in any browser.
 */
export const returnPath = (key: string): string => `/profile/payments/key/${key}`;
