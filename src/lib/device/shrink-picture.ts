/** Longest side of a picture that is sent, px. */
export const MAX_SIDE = 2_000;
const QUALITY = 0.85;

/** The largest size of the same shape whose sides are at most `max`; never larger than it was. */
export function fitWithin({ width, height }: { width: number; height: number }, max: number) {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function draw(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), fitWithin(bitmap, MAX_SIDE));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // What is transparent would be black in a JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}

/**
 * A picture as a JPEG of at most `MAX_SIDE`, so that a weak network can carry it. As it was: what is small enough and of
 * one of `types`, what is no picture, and what this browser cannot read.
 */
export async function shrinkPicture(
  file: Blob,
  { types, maxBytes }: { types: readonly string[]; maxBytes: number },
): Promise<Blob> {
  // Some phones give files without a type.
  if (file.type !== "" && !file.type.startsWith("image/")) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  try {
    const isSmall = Math.max(bitmap.width, bitmap.height) <= MAX_SIDE && file.size <= maxBytes;
    if (isSmall && types.includes(file.type)) return file;
    return (await draw(bitmap)) ?? file;
  } finally {
    bitmap.close();
  }
}
