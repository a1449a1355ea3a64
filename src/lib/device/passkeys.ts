/** True if the browser can use passkeys. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && "credentials" in navigator;
