import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ArtFormat } from "./formats.ts";

/** AVIF is a row of boxes, each opening with its length: a file cut short does not end where its last box does. */
function wholeAvif(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 4, 12) !== "ftypavif") return false;
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}

function wholeWebp(bytes: Buffer): boolean {
  const named = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  return named && bytes.readUInt32LE(4) + 8 === bytes.length;
}

/** The kept picture; undefined when there is none or it is broken. */
export async function readArt(file: string, format: ArtFormat): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(file);
    return (format === "avif" ? wholeAvif(bytes) : wholeWebp(bytes)) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a picture, so that a reader sees all of it or nothing. A disk that refuses costs a render, not an answer. */
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
