import { createECDH } from "node:crypto";

/** VAPID keys, base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** VAPID keys and the operator's contact. */
export interface Vapid extends VapidKeys {
  /** `mailto:` or `https:`. */
  subject: string;
}

const CURVE = "prime256v1";
const PRIVATE_KEY_LENGTH = 32;

function publicKeyFor(privateKey: Buffer): string {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return pair.getPublicKey().toString("base64url");
}

export function newVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const privateKey = Buffer.alloc(PRIVATE_KEY_LENGTH);
  const bytes = pair.getPrivateKey();
  // Leading zeros are omitted by Node.
  bytes.copy(privateKey, PRIVATE_KEY_LENGTH - bytes.length);
  return { publicKey: publicKeyFor(privateKey), privateKey: privateKey.toString("base64url") };
}

const BASE64URL = /^[\w-]+$/;

/** True for a private key of the curve: 32 bytes in unpadded base64url. */
export function isVapidPrivateKey(text: string): boolean {
  const bytes = Buffer.from(text, "base64url");
  if (!BASE64URL.test(text) || bytes.length !== PRIVATE_KEY_LENGTH) return false;
  try {
    publicKeyFor(bytes);
    return true;
  } catch {
    return false;
  }
}

/** True for an uncompressed point: 65 bytes in unpadded base64url. */
export const isVapidPublicKey = (text: string): boolean =>
  BASE64URL.test(text) && Buffer.from(text, "base64url").length === 65;

export const isVapidKeyPair = ({ publicKey, privateKey }: VapidKeys): boolean =>
  isVapidPrivateKey(privateKey) && publicKeyFor(Buffer.from(privateKey, "base64url")) === publicKey;

/** True for subjects that push services accept: Apple rejects localhost with BadJwtToken. */
export function isVapidSubject(subject: string): boolean {
  const url = URL.canParse(subject) ? new URL(subject) : undefined;
  const isMail = url?.protocol === "mailto:" && /^[^@\s]+@[^@\s]+$/.test(url.pathname);
  const isSite = url?.protocol === "https:" && url.hostname !== "localhost";
  return isMail || isSite;
}
