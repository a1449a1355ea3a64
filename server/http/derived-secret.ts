import { hkdfSync } from "node:crypto";

const derive = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)).toString("base64url");

/** Derives a game provider's secret from the server secret, for providers without one of their own. */
export const walletSecret = (secret: string, provider: string): string =>
  derive(secret, `apogee wallet ${provider}`);

/** Derives a payment provider's secret from the server secret, for providers without one of their own. */
export const paymentSecret = (secret: string, provider: string): string =>
  derive(secret, `apogee payments ${provider}`);
