import type { DocumentType } from "../../../src/contract/verification.ts";

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Detects a file's type by its first bytes; null if it isn't accepted. */
export function fileType(bytes: Uint8Array): DocumentType | null {
  const head = Buffer.from(bytes.subarray(0, 16));
  const startsWith = (prefix: Buffer) => head.subarray(0, prefix.length).equals(prefix);
  const text = head.toString("latin1");
  if (startsWith(JPEG)) return "image/jpeg";
  if (startsWith(PNG)) return "image/png";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "image/webp";
  return text.startsWith("%PDF-") ? "application/pdf" : null;
}
