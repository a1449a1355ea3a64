import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ArtFormat } from "./formats.ts";

/** An AVIF file is a sequence of boxes that begin with their length; a truncated file ends in the middle of a box. */
function isWholeAvif(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 4, 12) !== "ftypavif") return false;
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}

function isWholeWebp(bytes: Buffer): boolean {
  const hasWebpHeader =
    bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  return hasWebpHeader && bytes.readUInt32LE(4) + 8 === bytes.length;
}

/** Reads a cached picture; undefined if it's missing or broken. */
export async function readArt(file: string, format: ArtFormat): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(file);
    return (format === "avif" ? isWholeAvif(bytes) : isWholeWebp(bytes)) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a picture atomically. A failed write only costs another render. */
export async function writeArt(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}
