import { createECDH } from "node:crypto";

/** By which push services know who sends: base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Keys, and how a push service reaches whoever runs the site. */
export interface Vapid extends VapidKeys {
  /** `mailto:` or `https:`. */
  subject: string;
}

const CURVE = "prime256v1";
const PRIVATE = 32;

function publicKeyFor(privateKey: Buffer): string {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return pair.getPublicKey().toString("base64url");
}

export function newVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const privateKey = Buffer.alloc(PRIVATE);
  const bytes = pair.getPrivateKey();
  // It is shorter where it begins with zeros.
  bytes.copy(privateKey, PRIVATE - bytes.length);
  return { publicKey: publicKeyFor(privateKey), privateKey: privateKey.toString("base64url") };
}

/** Throws with what is wrong, and never with a key, when they are no keys or do not belong together. */
export function checkVapidKeys({ publicKey, privateKey }: VapidKeys): void {
  const base64url = /^[\w-]+$/;
  const secret = Buffer.from(privateKey, "base64url");
  if (!base64url.test(privateKey) || secret.length !== PRIVATE)
    throw new Error("VAPID_PRIVATE_KEY: must be 32 bytes in base64url without =");
  if (!base64url.test(publicKey) || Buffer.from(publicKey, "base64url").length !== 65)
    throw new Error("VAPID_PUBLIC_KEY: must be a point of 65 bytes in base64url without =");
  let expected: string;
  try {
    expected = publicKeyFor(secret);
  } catch {
    throw new Error("VAPID_PRIVATE_KEY: is no key of the curve P-256");
  }
  if (expected !== publicKey) throw new Error("VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY");
}

/** Throws when a push service would refuse it: Apple answers BadJwtToken to all of localhost. */
export function checkVapidSubject(subject: string): void {
  const url = URL.canParse(subject) ? new URL(subject) : undefined;
  const isMail = url?.protocol === "mailto:" && /^[^@\s]+@[^@\s]+$/.test(url.pathname);
  const isSite = url?.protocol === "https:" && url.hostname !== "localhost";
  if (!isMail && !isSite)
    throw new Error(
      "VAPID_SUBJECT: must be mailto: with an address, or an https: address that is not localhost",
    );
}
