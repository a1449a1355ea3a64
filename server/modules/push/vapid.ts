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

const BASE64URL = /^[\w-]+$/;

/** A private key of the curve: 32 bytes in base64url without padding. */
export function isVapidPrivateKey(text: string): boolean {
  const bytes = Buffer.from(text, "base64url");
  if (!BASE64URL.test(text) || bytes.length !== PRIVATE) return false;
  try {
    publicKeyFor(bytes);
    return true;
  } catch {
    return false;
  }
}

/** An uncompressed point: 65 bytes in base64url without padding. */
export const isVapidPublicKey = (text: string): boolean =>
  BASE64URL.test(text) && Buffer.from(text, "base64url").length === 65;

export const isVapidKeyPair = ({ publicKey, privateKey }: VapidKeys): boolean =>
  isVapidPrivateKey(privateKey) && publicKeyFor(Buffer.from(privateKey, "base64url")) === publicKey;

/** Push services reject other subjects: Apple answers BadJwtToken to all of localhost. */
export function isVapidSubject(subject: string): boolean {
  const url = URL.canParse(subject) ? new URL(subject) : undefined;
  const isMail = url?.protocol === "mailto:" && /^[^@\s]+@[^@\s]+$/.test(url.pathname);
  const isSite = url?.protocol === "https:" && url.hostname !== "localhost";
  return isMail || isSite;
}
