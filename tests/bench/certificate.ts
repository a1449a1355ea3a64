import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** The host of all measurements; it exists only in the bench's browser. */
export const HOST = "apogee.test";

interface Certificate {
  key: string;
  cert: string;
  /** Digest of the public key, which Chromium is configured to trust. */
  fingerprint: string;
}

const DAY = 86_400_000;

/** A DER length in its shortest form; browsers reject any other. */
function lengthOf({ length }: Uint8Array): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

/** An element of DER, the encoding of certificates: a tag, a length, the content. */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content)]), content]);
}

const sequence = (...items: Uint8Array[]) => der(0x30, ...items);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
const time = (at: number) => {
  const digits = new Date(at).toISOString().replace(/\D/g, "");
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
};

const ECDSA_SHA256 = sequence(objectId("2a8648ce3d040302"));
const COMMON_NAME = objectId("550403");
const ALTERNATIVE_NAMES = objectId("551d11");
/** The explicit tags 0 and 3 of a certificate: its version (3, encoded as 2) and its extensions. */
const VERSION = der(0xa0, der(0x02, Buffer.from([2])));
const extensions = (...items: Uint8Array[]) => der(0xa3, sequence(...items));

function unsigned(publicKey: Uint8Array): Buffer {
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(HOST)))));
  const hosts = sequence(ALTERNATIVE_NAMES, der(0x04, sequence(der(0x82, Buffer.from(HOST)))));
  // A serial number is positive: its first bit is 0.
  const serial = der(0x02, Buffer.from([1]), randomBytes(8));
  const validity = sequence(time(Date.now() - DAY), time(Date.now() + 30 * DAY));
  return sequence(VERSION, serial, ECDSA_SHA256, name, validity, name, publicKey, extensions(hosts));
}

function signed(content: Buffer, key: KeyObject): Buffer {
  return sequence(content, ECDSA_SHA256, bits(sign("sha256", content, key)));
}

/**
 * A self-signed certificate. The browser trusts its key, so service workers and the cache work,
 * which they don't when certificate errors are ignored.
 */
function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const info = publicKey.export({ type: "spki", format: "der" });
  const base64 = signed(unsigned(info), privateKey).toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash("sha256").update(info).digest("base64"),
  };
}

export const CERTIFICATE = makeCertificate();
