/**
 * Return path of the provider's page. The payment has no id yet when it is requested, so the path contains
 * the key; it shows the payment's true state in any browser.
 */
export const returnPath = (key: string): string => `/profile/payments/key/${key}`;
