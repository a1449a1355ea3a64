import { hkdfSync } from "node:crypto";

/** The secret of a provider that was given none: from the server's own. */
export const derivedSecret = (secret: string, provider: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", `apogee wallet ${provider}`, 32)).toString("base64url");
