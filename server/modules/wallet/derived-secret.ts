import { hkdfSync } from "node:crypto";

/** Derives a provider's secret from the server secret, for providers without one of their own. */
export const derivedSecret = (secret: string, provider: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", `apogee wallet ${provider}`, 32)).toString("base64url");
